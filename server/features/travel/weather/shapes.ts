import { z } from 'zod';
import { referenceSchema } from '../../../platform/responses';

const celsius = z.number().nullable();

export const weatherSchema = z
  .object({
    city: referenceSchema.extend({
      city_code: z.string(),
      distance_km: z.number().nullable().meta({ description: 'From the position that was asked for' }),
    }),
    current: z
      .object({
        temp_c: celsius,
        feels_c: celsius,
        code: z.number().int().nullable().meta({ description: 'WMO code; null for climate normals' }),
        text: z.string(),
        wind_kmh: z.number().nullable(),
        humidity: z.number().nullable().meta({ description: 'Percent' }),
        uv: z.number().nullable(),
      })
      .meta({ description: 'Now; of climate normals the mean of the usual month' }),
    daily: z.array(
      z.object({
        date: z.string(),
        min_c: celsius,
        max_c: celsius,
        code: z.number().int().nullable(),
        text: z.string(),
        rain_mm: z.number().nullable(),
        rain_chance: z.number().nullable().meta({ description: 'Percent' }),
      }),
    ),
    source: z.enum(['open-meteo', 'climate-normals']),
    fetched_at: z.string().nullable().meta({ description: 'Null for climate normals' }),
    is_climate_normal: z
      .boolean()
      .meta({ description: 'The source could not be reached: what is usual, not what is forecast' }),
  })
  .meta({ id: 'Weather' });

export type Weather = z.output<typeof weatherSchema>;

/** The parts of an answer that a source knows; the words for its codes are added in the reader's language. */
export interface Forecast {
  current: Omit<Weather['current'], 'text'>;
  daily: Array<Omit<Weather['daily'][number], 'text'>>;
  fetchedAt: Date;
}
