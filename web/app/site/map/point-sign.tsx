import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { lookOf } from './point-kinds';

interface PointSignProps {
  kind: string;
  /** Stands in place of the drawing, for stops of a route. */
  number?: number;
  className?: string;
}

/** The sign of a kind of place: its shape and colour with its drawing on it. */
export function PointSign({ kind, number, className }: PointSignProps) {
  const { icon, shape, fill, ink } = lookOf(kind);
  return (
    <span
      aria-hidden="true"
      className={cx('relative inline-grid size-9 shrink-0 place-items-center', className)}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true" focusable="false" className="absolute inset-0 size-full">
        <path d={shape} strokeWidth="2" className={cx('stroke-surface', fill)} />
      </svg>
      <span className={cx('relative grid place-items-center text-[0.875em] font-semibold', ink)}>
        {number ?? <Icon name={icon} />}
      </span>
    </span>
  );
}
