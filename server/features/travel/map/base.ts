import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { basemap } from '../../../geography/basemap';
import { dataOf } from '../../../platform/responses';

const names = z.object({ en: z.string(), vi: z.string() });
const rank = z
  .number()
  .int()
  .meta({ description: '1 for what is seen from afar, 3 for what is seen from near' });

const baseSchema = z
  .object({
    shapes: z.array(
      z.object({
        kind: z.enum(['river', 'lake', 'island', 'railway', 'boat', 'cable_car']),
        rank,
        name: names.nullable(),
        lines: z
          .array(z.array(z.array(z.number()).length(2)))
          .meta({ description: 'Longitude and latitude; lines of lakes and islands are rings' }),
      }),
    ),
    signs: z.array(
      z.object({
        kind: z.enum(['peak', 'pass', 'lake', 'airport', 'station']),
        rank,
        name: names,
        lat: z.number(),
        lon: z.number(),
      }),
    ),
  })
  .meta({ id: 'BaseMap' });

/** What maps of the whole country show beside land and coast. */
export const baseMapRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  app.get(
    '/base-map',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Maps'],
        summary: 'Rivers, lakes, islands, railways, boats and signs for maps of the country',
        description:
          'Water and islands are from Natural Earth 1:10 m (public domain); railways run by their stations, drawn coarsely.',
        response: { 200: dataOf(baseSchema) },
      },
    },
    async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'public, max-age=300');
      return { data: basemap() };
    },
  );
};
