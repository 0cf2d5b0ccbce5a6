import type { ReactElement } from 'react';
import { cx } from '~/ui/cx';
import type { WeatherKind } from './weather-kind';

const sun = (
  <g className="stroke-turmeric">
    <circle cx="24" cy="24" r="8" className="fill-turmeric" stroke="none" />
    <path d="M24 7v4m0 26v4M7 24h4m26 0h4M12 12l2.800 2.800m18.400 18.400L36 36M36 12l-2.800 2.800M14.800 33.200 12 36" />
  </g>
);

const smallSun = (
  <g className="stroke-turmeric">
    <circle cx="31" cy="16" r="6" className="fill-turmeric" stroke="none" />
    <path d="M31 4v2.500M43 16h-2.500M39.500 7.500l-1.800 1.800M22.500 7.500l1.800 1.800M39.500 24.500l-1.800-1.800" />
  </g>
);

/** Filled with the ground, so that the sun stands behind it. */
const cloud = (
  <path
    d="M14 34a7 7 0 0 1-.6-14A9.500 9.500 0 0 1 31.600 18.500 7.800 7.800 0 0 1 34 34Z"
    className="fill-paper stroke-ink"
  />
);

const raised = <g transform="translate(0 -5)">{cloud}</g>;

const drops = (path: string) => <path d={path} className="falling stroke-river" />;

/** Drawings on a 48 × 48 grid in the inks of the site. */
const drawings: Record<WeatherKind, ReactElement> = {
  clear: sun,
  fair: (
    <>
      {smallSun}
      {cloud}
    </>
  ),
  cloudy: (
    <>
      <path d="M24 12a7 7 0 0 1 12.800 3.500A6 6 0 0 1 39 27" className="stroke-muted" />
      {cloud}
    </>
  ),
  fog: (
    <>
      {raised}
      <path d="M9 35h22m5 0h3M14 41h3m5 0h17" className="stroke-muted" />
    </>
  ),
  drizzle: (
    <>
      {raised}
      {drops('M17 35v2m7-1v2m7-3v2')}
    </>
  ),
  rain: (
    <>
      {raised}
      {drops('m17 34-2 6m10-6-2 6m10-6-2 6')}
    </>
  ),
  downpour: (
    <>
      {raised}
      {drops('m14 34-3.500 9m9.500-9-3.500 9m9.500-9-3.500 9m9.500-9-3.500 9')}
    </>
  ),
  snow: (
    <>
      {raised}
      {drops(
        'M16 35v5m-2.200-1.200 4.400-2.600m-4.400 0 4.400 2.600M30 35v5m-2.200-1.200 4.400-2.600m-4.400 0 4.400 2.600M23 40v4m-1.700-1 3.400-2m-3.400 0 3.400 2',
      )}
    </>
  ),
  thunder: (
    <>
      {raised}
      <path d="m25 30-5 7h6l-4 7" className="stroke-lacquer" />
      {drops('m15 34-2 5m20-5-2 5')}
    </>
  ),
};

/** The weather as a drawing, beside words that say the same. */
export function WeatherIcon({ kind, className }: { kind: WeatherKind; className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={cx('shrink-0', className)}
    >
      {drawings[kind]}
    </svg>
  );
}
