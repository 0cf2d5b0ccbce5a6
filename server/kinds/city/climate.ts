import { asc, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { climateNormals } from '../../../db/schema';
import type { ReadContext } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { referenceSchema } from '../../platform/responses';
import { city } from './kind';
import { climateRow } from './shapes';

export const climateSchema = z.array(
  referenceSchema.extend({
    region: referenceSchema.nullable(),
    best_months: z.array(z.number().int()),
    weather_normals: z.array(climateRow).meta({ description: 'Twelve months, from January' }),
  }),
);

/** The usual year of every live city that has one, in the order of the cities. */
export const climateOfCities = async (context: ReadContext): Promise<z.output<typeof climateSchema>> => {
  const rows = await listRows(city, context, { per_page: 10_000 });
  const ids = rows.map(({ id }) => id);
  const normals =
    ids.length === 0
      ? []
      : await context.db
          .select()
          .from(climateNormals)
          .where(inArray(climateNormals.city_id, ids))
          .orderBy(asc(climateNormals.month));
  return rows
    .map(({ id, title, slug, region, best_months }) => ({
      id,
      title,
      slug,
      region,
      best_months,
      weather_normals: normals
        .filter(({ city_id }) => city_id === id)
        .map(({ month, min_c, max_c, rain_mm }) => ({ month, min_c, max_c, rain_mm })),
    }))
    .filter(({ weather_normals }) => weather_normals.length > 0);
};
