import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon';
import { useClosingDetails } from './use-closing-details';

/**
 * One entry of the main navigation with its panel: across the page below the header on wide screens, unfolded in the
 * list on small ones. Opens without JavaScript too.
 */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  const details = useClosingDetails();
  return (
    <details ref={details} name="main-navigation" className="group max-lg:border-b max-lg:border-line">
      <summary className="menu-fold">
        {label}
        <Icon
          name="chevron-down"
          className="text-muted lg:hidden transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  );
}
