import { cx } from './cx';

/** Keeps the room of something that is still streaming in. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-pulse rounded-card bg-line/60', className)} />;
}
