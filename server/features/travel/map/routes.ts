import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { idOrSlug } from '../../../fields';
import { sheetAt } from '../../../geography/sheets';
import { sheetShape } from '../../../geography/sheets/shape';
import { readContext } from '../../../kernel/context';
import { findContent } from '../../../kernel/detail';
import { findOrMoved, movedSchema } from '../../../kernel/found';
import { city } from '../../../kinds/city/kind';
import { langId } from '../../../language';
import { dataOf, referenceSchema } from '../../../platform/responses';
import { cityPoints } from './points';

const mapSchema = z
  .object({
    city: referenceSchema.extend({
      city_code: z.string(),
      lat: z.number().nullable(),
      lon: z.number().nullable(),
    }),
    points: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(['resource', 'thing_to_do', 'event']),
        resource_type: z.number().int().nullable().meta({ description: 'Of kind resource: 3188 … 3191' }),
        slug: z.string(),
        title: z.string(),
        lat: z.number(),
        lon: z.number(),
        image: z.string().nullable(),
        path: z.string().meta({ description: 'Page on the site, below the language' }),
      }),
    ),
  })
  .meta({ id: 'CityMap' });

/** Changes with the code only: the same for everybody, and for long. */
const sheetSchema = sheetShape.extend({ id: z.string() }).nullable().meta({ id: 'MapSheet' });

/** Maps of cities. */
export const mapRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/map/:slug',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Maps'],
        summary: 'Points of a city: places, things to do, and events that are on today',
        params: z.object({ slug: idOrSlug }),
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: dataOf(mapSchema), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/map', async () => {
        const { id, title, slug, city_code, lat, lon } = await findContent(
          city,
          context,
          request.params.slug,
        );
        const points = await cityPoints(context, id);
        return { data: { city: { id, title, slug, city_code, lat, lon }, points } };
      });
    },
  );

  app.get(
    '/map/sheets/at',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Maps'],
        summary:
          'The drawn sheet that a place lies on: water, walls, streets as a sketch; null where there is none',
        querystring: z.strictObject({
          lat: z.coerce.number().min(-90).max(90),
          lon: z.coerce.number().min(-180).max(180),
        }),
        response: { 200: z.object({ data: sheetSchema }) },
      },
    },
    async ({ query }) => {
      const found = sheetAt(query);
      return { data: found && { id: found.id, ...found.sheet } };
    },
  );
};
