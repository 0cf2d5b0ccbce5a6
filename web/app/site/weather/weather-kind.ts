import type { Weather } from '~/api/types';

/** The drawings that there are of the weather. */
export type WeatherKind =
  | 'clear'
  | 'fair'
  | 'cloudy'
  | 'fog'
  | 'drizzle'
  | 'rain'
  | 'downpour'
  | 'snow'
  | 'thunder';

/** Up to which WMO code a drawing serves; codes in between are not in use. */
const lastCodes: ReadonlyArray<[last: number, kind: WeatherKind]> = [
  [0, 'clear'],
  [2, 'fair'],
  [3, 'cloudy'],
  [48, 'fog'],
  [57, 'drizzle'],
  [63, 'rain'],
  [65, 'downpour'],
  [67, 'rain'],
  [77, 'snow'],
  [81, 'rain'],
  [82, 'downpour'],
  [86, 'snow'],
];

/** Millimetres in a usual day, up to which a drawing serves. */
const usualRain: ReadonlyArray<[most: number, kind: WeatherKind]> = [
  [1.6, 'clear'],
  [5, 'fair'],
  [10, 'rain'],
];

/** What to draw for a code; for what is usual, which has none, by its rain. */
export function weatherKind({
  code,
  rain_mm,
}: Pick<Weather['daily'][number], 'code' | 'rain_mm'>): WeatherKind {
  if (code !== null) return lastCodes.find(([last]) => code <= last)?.[1] ?? 'thunder';
  return usualRain.find(([most]) => (rain_mm ?? 0) <= most)?.[1] ?? 'downpour';
}
