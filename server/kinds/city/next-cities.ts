import { ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cities } from '../../../db/schema';
import { radians } from '../../distance';
import { type Way, waysBetween } from '../../geography/network';
import type { ReadContext } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { city } from './kind';

/** The quickest way to a city that somebody goes on to; null where no way is known. */
export const wayOnSchema = z
  .object({
    means: z.enum(['flight', 'train', 'coach', 'boat', 'car']),
    minutes: z.int().meta({ description: 'From door to door, waiting included' }),
  })
  .nullable();

type WayOn = z.output<typeof wayOnSchema>;

const shown = 8;

/** So few are shown at least, however far they are. */
const fewest = 4;

/** Of the nearest as the crow flies, what one gets to soon is looked for. */
const lookedAt = 24;

/** What one is on the way for half a day at most, door to door, minutes. */
const halfDay = 330;

/** Where most people want to go may lie so many times as far. */
const highlightWorth = 2;

interface Self {
  id: number;
  region_id: number;
  lat: number | null;
  lon: number | null;
}

interface Point {
  lat: number;
  lon: number;
}

const quickest = (from: Point, to: Point): WayOn => {
  const isOffered = (way: Way): way is Way & { means: NonNullable<WayOn>['means'] } =>
    way.means !== 'motorbike';
  const [best] = waysBetween(from, to)
    .filter(isOffered)
    .sort((a, b) => a.minutes - b.minutes);
  return best ? { means: best.means, minutes: Math.max(5, Math.round(best.minutes / 5) * 5) } : null;
};

/** The nearest as the crow flies; without a position, those of the same region, then the others in order. */
const candidates = (context: ReadContext, { id, region_id, lat, lon }: Self) => {
  const isHere = lat !== null && lon !== null;
  // Degrees of longitude shrink with the latitude; for an order by nearness that is exact enough.
  const nearness = isHere
    ? [
        sql`(${cities.lat}::float8 - ${lat}::float8) ^ 2 + ((${cities.lon}::float8 - ${lon}::float8) * ${Math.cos(radians(lat))}::float8) ^ 2 nulls last`,
      ]
    : [];
  return listRows(city, context, {
    per_page: isHere ? lookedAt : shown,
    where: [ne(cities.id, id)],
    orderBy: [
      ...nearness,
      sql`(${cities.region_id} = ${region_id}) desc`,
      sql`${cities.is_highlight} desc`,
      sql`${cities.sort}`,
    ],
  });
};

/** Where one might go on to within half a day, by how soon one is there by the network of roads, rails, planes and boats. */
export const nextCities = async (context: ReadContext, self: Self) => {
  const { lat, lon } = self;
  const rows = await candidates(context, self);
  if (lat === null || lon === null) return rows.map((row) => ({ ...row, way: null }));
  const withWays = rows.map((row) => ({
    ...row,
    way: row.lat !== null && row.lon !== null ? quickest({ lat, lon }, { lat: row.lat, lon: row.lon }) : null,
  }));
  const minutesTo = ({ way }: { way: WayOn }) => way?.minutes ?? Number.POSITIVE_INFINITY;
  const soonest = [...withWays].sort((a, b) => minutesTo(a) - minutesTo(b));
  const near = soonest.filter((row, index) => minutesTo(row) <= halfDay || index < fewest);
  const worth = (row: (typeof near)[number]) => minutesTo(row) / (row.is_highlight ? highlightWorth : 1);
  return near
    .sort((a, b) => worth(a) - worth(b))
    .slice(0, shown)
    .sort((a, b) => minutesTo(a) - minutesTo(b));
};
