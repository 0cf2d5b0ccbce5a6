import { cx } from './cx';
import type { IconName } from './icon-names';
import drawings from './icons.svg?url';

export type { IconName } from './icon-names';

/**
 * A line drawing beside a word, or inside a button that has a name of its own; never the only carrier of meaning. All are
 * in one file, on a 24 × 24 grid with strokes of 1.75 in the colour of the text, which scripts need not know.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx('icon size-[1.25em] shrink-0', className)}>
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
