import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon';
import { useClosingDetails } from './use-closing-details';

/** One entry of the main navigation with a wide panel below it; opens without JavaScript too. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  const details = useClosingDetails();
  return (
    <details ref={details} name="main-navigation" className="group">
      <summary className="flex items-center gap-1 rounded-input px-3 py-2.5 hover:bg-jade-wash group-open:bg-jade-wash">
        {label}
        <Icon name="chevron-down" className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="absolute inset-x-(--gutter) top-full max-h-[calc(100dvh-5rem)] overflow-y-auto border border-t-0 border-line bg-surface p-8 shadow-lift">
        {children}
      </div>
    </details>
  );
}
