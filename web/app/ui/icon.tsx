import { cx } from './cx';
import { iconShapes } from './icon-shapes';

export type IconName = keyof typeof iconShapes;

/** A line drawing beside a word, or inside a button that has a name of its own; never the only carrier of meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx('icon size-[1.25em] shrink-0', className)}>
      {iconShapes[name]}
    </svg>
  );
}
