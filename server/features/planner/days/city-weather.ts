import { pictureOf } from '../../../geography/seasons/month-picture';
import type { PlannerCity } from '../candidates/cities';

/** Who asks for it dry. */
export const wantsDry =
  /(?<!\p{L})(?:dry(?:est)?|no rain|without rain|(?:doesn'?t|does not|won'?t|not) rain\w*|least rain|rain[- ]?free|sunny|sunshine|kho rao|it mua|khong mua|tranh mua|trong mua kho|dang mua kho|co nang|nang dep|nang rao)(?!\p{L})/u;
/** What each 100 mm of rain in the month cost who asked for it dry, and who comes for the sea, in points. */
const costOf100mm = { dry: 3, sea: 0.8, other: 0 } as const;

/** What a month is worth by itself: one that is recommended, one that isn't, and one of storms or floods. */
const monthPoints = { good: 0.8, mixed: -0.4, poor: -1.6 } as const;
const stormPoints = -1;

/** What the month speaks for a town, or against it, in points. @param isFor what people come for that rain takes away
 * @param driest rain in the driest town that could be meant, mm */
export const seasonPoints = (
  city: PlannerCity,
  month: number | null,
  isFor: keyof typeof costOf100mm,
  driest = 0,
): number => {
  const picture = month === null ? null : pictureOf(city, month);
  if (!picture) return 0;
  const storms = picture.causes.includes('storms') ? stormPoints : 0;
  const more = Math.max(0, picture.normal.rain_mm - driest);
  const rain = (costOf100mm[isFor] * more) / 100;
  return monthPoints[picture.quality] + storms - rain;
};

/** What people do at the sea, as wishes call it. */
export const seaside: ReadonlySet<string> = new Set(['beach', 'quiet_sea', 'islands', 'snorkel', 'surf']);

const rainless = 1000;

/** So much rain there is in the month in the driest of these towns, mm. */
export const driestOf = (cities: readonly PlannerCity[], month: number | null): number =>
  Math.min(
    ...cities.flatMap(({ normals }) => normals.find((normal) => normal.month === month)?.rain_mm ?? []),
    rainless,
  );
