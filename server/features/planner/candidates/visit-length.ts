import { minutesOf } from '../travel/clock';
import type { Span } from '../travel/opening';

/** How long people stay at a place by what it is; the first that fits. */
const lengths: ReadonlyArray<readonly [minutes: number, signals: string]> = [
  [300, 'national-park cable-car islands snorkelling'],
  [240, 'bay island hiking pilgrimage'],
  [45, 'coffee-shop mountain-pass post-office bridge'],
  [150, 'world-heritage tunnels old-town'],
  [120, 'cave caves royal-tomb palace museum citadel rice-terraces'],
  [90, 'theatre stage-and-music markets waterfall'],
  [60, 'pagoda pagodas temple shrine church cathedral towers sacred-places'],
];

/** Minutes of a visit to a place about which nothing else is said. */
export const visitMinutes = (signals: ReadonlySet<string>, usual: number): number =>
  lengths.find(([, fitting]) => fitting.split(' ').some((signal) => signals.has(signal)))?.[0] ?? usual;

const span = (opens: string, closes: string): Span => ({
  opens: minutesOf(opens),
  closes: minutesOf(closes),
});

const times: ReadonlyArray<readonly [Span, string]> = [
  [span('05:30', '08:30'), 'sunrise markets-at-dawn'],
  [span('18:00', '21:00'), 'theatre water-puppets stage-and-music night-market night-food'],
  [span('16:30', '18:30'), 'sunset'],
  [span('17:00', '21:00'), 'night evening'],
];

/** When a visit begins by what it is, where it matters. */
export const visitTime = (signals: ReadonlySet<string>): Span | null =>
  times.find(([, fitting]) => fitting.split(' ').some((signal) => signals.has(signal)))?.[0] ?? null;
