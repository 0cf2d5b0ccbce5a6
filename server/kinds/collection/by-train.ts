import { sql } from 'drizzle-orm';
import { cities } from '../../../db/schema';
import { distanceKm } from '../../distance';
import { network } from '../../geography/network';
import type { ReadContext } from '../../kernel/entity';

/** As far from a station one still arrives by train, kilometres as the crow flies. */
const nearStation = 15;

/** Ids of the destinations that have a railway station. One query. */
export const citiesByTrain = async ({ db }: Pick<ReadContext, 'db'>): Promise<number[]> => {
  const stations = [...network().nodes.values()].filter(({ kind }) => kind === 'station');
  const rows = await db
    .select({ id: cities.id, lat: cities.lat, lon: cities.lon })
    .from(cities)
    .where(sql`${cities.lat} is not null and ${cities.lon} is not null and ${cities.deleted_at} is null`);
  return rows
    .filter(({ lat, lon }) =>
      // The list asks for those that have both.
      stations.some((station) => distanceKm(station, { lat: lat ?? 0, lon: lon ?? 0 }) < nearStation),
    )
    .map(({ id }) => id);
};
