import { Children, type ReactNode } from 'react';

/** Sizes of a picture in a grid of up to three columns. */
export const gridSizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw';

/** Sizes of a picture in a rail. */
export const railSizes = '(min-width: 64rem) 18rem, 70vw';

/** Cards in one, two or three columns. */
export function CardGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
