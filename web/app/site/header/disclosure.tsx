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
      <summary className="flex items-center justify-between gap-1 rounded-input whitespace-nowrap hover:bg-jade-wash group-open:bg-jade-wash max-lg:py-3 max-lg:font-display max-lg:text-lg max-lg:group-open:bg-transparent lg:px-2 lg:py-2.5 lg:text-sm lg:font-semibold">
        {label}
        <Icon
          name="chevron-down"
          className="text-muted lg:hidden transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="max-lg:pt-1 max-lg:pb-5 lg:absolute lg:inset-x-(--gutter) lg:top-full lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:border lg:border-t-0 lg:border-line lg:bg-surface lg:p-8 lg:shadow-lift">
        {children}
      </div>
    </details>
  );
}
