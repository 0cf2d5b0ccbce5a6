import type { ReactElement } from 'react';
import { cx } from '~/ui/cx';
import type { TravelMode } from '../plan';

const shapes: Record<TravelMode, ReactElement> = {
  walk: (
    <path d="M13 4.5v.1M12.5 8 10 12l3 2.500V20m-3-8-1.500 8M12.500 8l2 3H18M12.500 8 9 9.500 8 12.500" />
  ),
  motorbike: (
    <path d="M5.500 18.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Zm13 0a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM8 16h5c0-3.500 1.500-5 3.500-5.500L15 6h-2.500M16.500 10.500 18.500 13.500M4 10.500h5l2 2" />
  ),
  car: (
    <path d="M4 16.500v-4l2-5h12l2 5v4m-16 0h16m-16 0V19h2.500v-2.500m11 0V19H20v-2.500M4.500 12h15M7 14.200h.1m9.800 0h.1" />
  ),
  bus: <path d="M5 17.500V5.500h14v12Zm2 0V20m10-2.500V20M5 12h14M8 14.800h.1m7.800 0h.1M9 8.500h6" />,
  train: (
    <path d="M7 17h10a1.500 1.500 0 0 0 1.500-1.500V7c0-2-2.500-3.500-6.500-3.500S5.500 5 5.500 7v8.500A1.500 1.500 0 0 0 7 17Zm0 0-2 3.500M17 17l2 3.500M5.500 11.500h13M9 14.200h.1m5.800 0h.1" />
  ),
  boat: <path d="M3.500 15h17l-2.500 4.500H6ZM12 15V4l6 8h-6m-1-5.500L6.500 12H11" />,
  flight: (
    <path d="M3.500 13.500 20 7.500c1.500-.5 1.500-2.500-.5-2.500-1 0-2 .500-3 1.500L13 8 6.500 5.500 5 6.500 9.500 10l-3.500 1.500L4 10.500l-1 .800Zm7.500-1.500 1 6 1.500-.700 2-7" />
  ),
};

/** A drawing of a means of travel, beside the words that name it. */
export function ModeSign({ mode, className }: { mode: TravelMode; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={cx('size-5 shrink-0', className)}
    >
      {shapes[mode]}
    </svg>
  );
}
