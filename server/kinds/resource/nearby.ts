import { between, eq, ne, sql } from 'drizzle-orm';
import { resources } from '../../../db/schema';
import { distanceKm, earthRadiusKm, type Point, radians } from '../../distance';
import type { ReadContext } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { resource } from './kind';

const shown = 8;
const withinKm = 20;

const kmPerDegree = (Math.PI * earthRadiusKm) / 180;

/** The same distance from a point to a stored place. */
const storedDistanceKm = ({ lat, lon }: Point) => sql`2 * ${earthRadiusKm}::float8 * asin(least(1, sqrt(
  sin(radians(${resources.lat}::float8 - ${lat}::float8) / 2) ^ 2
  + cos(radians(${lat}::float8)) * cos(radians(${resources.lat}::float8))
    * sin(radians(${resources.lon}::float8 - ${lon}::float8) / 2) ^ 2)))`;

/**
 * Other places that exist within 20 km, nearest first, at most 8. The index finds those in a box around the point; only their
 * distances are worked out.
 */
export const nearbyPlaces = async (
  context: ReadContext,
  self: { id: number; lat: number | null; lon: number | null },
) => {
  const { id, lat, lon } = self;
  if (lat === null || lon === null) return [];
  const point = { lat, lon };
  const high = withinKm / kmPerDegree;
  const wide = Math.min(180, high / Math.max(Math.cos(radians(lat)), 1e-6));
  const distance = storedDistanceKm(point);
  const rows = await listRows(resource, context, {
    per_page: shown,
    where: [
      between(resources.lat, lat - high, lat + high),
      between(resources.lon, lon - wide, lon + wide),
      sql`${distance} <= ${withinKm}::float8`,
      ne(resources.id, id),
      eq(resources.is_sample, false),
    ],
    orderBy: [distance],
  });
  return rows.map((row) => ({
    ...row,
    distance_km: Math.round(10 * distanceKm(point, { lat: row.lat ?? lat, lon: row.lon ?? lon })) / 10,
  }));
};
