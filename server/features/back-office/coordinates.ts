import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cities } from '../../../db/schema';
import type { App } from '../../app-type';
import { distanceKm } from '../../distance';
import { idParam } from '../../fields';
import { kmOut, reachFrom } from '../../geography/reach';
import { languageOf } from '../../kernel/context';
import { langId } from '../../language';
import { dataOf } from '../../platform/responses';
import { namesOfRecords } from './record-names';

const kilometres = (km: number): number => Math.round(km * 10) / 10;

/** Whether a point that an editor has entered can be meant. It is a question to the editor; nothing is refused. */
export const coordinateRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/coordinates/check',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['Coordinates'],
        summary: 'Whether a point lies in the country, and within reach of its destination',
        querystring: z.object({
          lat: z.coerce.number().min(-90).max(90),
          lon: z.coerce.number().min(-180).max(180),
          city_id: idParam.optional(),
          lang_id: langId.optional(),
        }),
        response: {
          200: dataOf(
            z.object({
              out_km: z
                .number()
                .meta({ description: 'How far at sea or abroad; 0 for what is in the country' }),
              city: z
                .object({
                  title: z.string(),
                  km: z.number().meta({ description: 'As the crow flies' }),
                  is_far: z.boolean().meta({ description: 'Farther than a round from there reaches' }),
                })
                .nullable(),
            }),
          ),
        },
      },
    },
    async (request) => {
      const { lat, lon, city_id, lang_id } = request.query;
      const point = { lat, lon };
      const [base] = city_id
        ? await app.db
            .select({ lat: cities.lat, lon: cities.lon, province: cities.province })
            .from(cities)
            .where(and(eq(cities.id, city_id), isNull(cities.deleted_at)))
        : [];
      const out_km = kilometres(kmOut(point));
      if (!base || base.lat === null || base.lon === null) return { data: { out_km, city: null } };
      const at = { lat: base.lat, lon: base.lon };
      const km = distanceKm(at, point);
      const listed = [{ entity: 'city', record_id: city_id ?? 0 }];
      const names = await namesOfRecords(app.db, listed, languageOf(request, lang_id));
      const title = names.get(`city ${city_id}`)?.title ?? '';
      return { data: { out_km, city: { title, km: kilometres(km), is_far: km > reachFrom(base, point) } } };
    },
  );
};
