import { Children, type ReactNode } from 'react';
import { cx } from '~/ui/cx';

/** Sizes of a picture in a grid of up to three columns. */
export const gridSizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw';

/** Sizes of a picture in a rail. */
export const railSizes = '(min-width: 64rem) 18rem, 70vw';

interface CardGridProps {
  label?: string;
  /** On phones the cards stand side by side and are leafed through, where a page has many such lists. */
  slides?: boolean;
  children: ReactNode;
}

/** Cards in one, two or three columns. */
export function CardGrid({ label, slides, children }: CardGridProps) {
  return (
    <ul
      aria-label={label}
      className={cx(
        'gap-x-6 gap-y-10 sm:grid sm:grid-cols-2 lg:grid-cols-3',
        slides
          ? 'max-sm:-mx-(--gutter) max-sm:rail max-sm:scroll-px-(--gutter) max-sm:px-(--gutter)'
          : 'max-sm:grid',
      )}
    >
      {Children.map(children, (child) => (
        <li className={cx(slides && 'max-sm:w-[78vw]')}>{child}</li>
      ))}
    </ul>
  );
}
