import { Children, type ReactNode } from 'react';
import { cx } from '~/ui/cx';

/** Sizes of the picture that leads a grid. */
export const leadSizes = '(min-width: 64rem) 51rem, 92vw';

interface LeadGridProps {
  label?: string;
  /** The first card takes the room of four. */
  withLead: boolean;
  children: ReactNode;
}

/** Cards in up to three columns, led by a large one. */
export function LeadGrid({ label, withLead, children }: LeadGridProps) {
  return (
    <ul aria-label={label} className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {Children.map(children, (child, index) => (
        <li className={cx(withLead && index === 0 && 'sm:col-span-2 lg:row-span-2')}>{child}</li>
      ))}
    </ul>
  );
}
