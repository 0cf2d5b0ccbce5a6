import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { readContext } from '../../../kernel/context';
import { langId } from '../../../language';
import { dataOf } from '../../../platform/responses';
import { limitPlans } from '../limits';
import { plan, shownPlan } from '../plan-shapes';
import { packTrip } from './pack-trip';

const packed = z
  .object({
    plan: shownPlan,
    paths: z.array(z.string()).meta({ description: 'Pages of the site to keep', example: ['/en/city/hue'] }),
    pictures: z.array(z.string()).meta({ description: 'Pictures to keep, in a small size' }),
    emergency: z.array(
      z.object({ key: z.string(), label: z.string(), value: z.string(), checked_on: z.string() }),
    ),
    phrases: z.array(
      z.object({
        topic: z.enum(['greeting', 'way', 'food', 'shopping', 'stay', 'help', 'number']),
        vi: z.string(),
        en: z.string(),
        say: z.string().meta({ description: 'Roughly, for readers of English' }),
      }),
    ),
    cities: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        path: z.string().meta({ description: 'Below the language' }),
        province: z.string(),
        lat: z.number(),
        lon: z.number(),
        weather: z.array(
          z.object({ month: z.int(), min_c: z.number(), max_c: z.number(), rain_mm: z.number() }),
        ),
      }),
    ),
  })
  .meta({ id: 'TripPack' });

/** What a browser keeps of a journey for when there is no connection. */
export const packRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.post(
    '/planner/pack',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Planner'],
        summary: 'All that a journey needs without a connection',
        description: 'The plan, pages and pictures to keep, emergency numbers, phrases, and its cities.',
        body: z.strictObject({ lang_id: langId.optional(), plan }),
        response: { 200: dataOf(packed) },
      },
    },
    async (request) => {
      await limitPlans(app, request);
      return { data: await packTrip(readContext(app, request, request.body.lang_id), request.body.plan) };
    },
  );
};
