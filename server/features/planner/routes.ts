import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { idParam } from '../../fields';
import { readContext } from '../../kernel/context';
import { langId } from '../../language';
import { limitAttempts } from '../../platform/limits/attempts';
import { dataOf } from '../../platform/responses';
import { readPlannerCities } from './candidates/cities';
import { makePlan } from './make-plan';
import { budgets, interests, needs, paces, plan, planRequest, stopKinds } from './plan-shapes';
import { planCounters } from './planning-limits';
import { suggest } from './suggest';

const tag = 'Planner';

/** A list in one query value, separated by commas. */
const commaList = <S extends z.ZodType<unknown, string>>(entry: S, maximum: number) =>
  z
    .string()
    .max(2000)
    .transform((value) => value.split(',').filter((part) => part !== ''))
    .pipe(z.array(entry).max(maximum));

const stopRef = z
  .string()
  .regex(new RegExp(`^(?:${stopKinds.join('|')}):[1-9]\\d{0,8}$`))
  .transform((value) => {
    const [kind, id] = value.split(':');
    return { kind: kind as (typeof stopKinds)[number], id: Number(id) };
  });

const suggestQuery = z.object({
  lang_id: langId.optional(),
  city_id: idParam,
  kind: z
    .enum([...stopKinds, 'restaurant'])
    .optional()
    .meta({ description: '`resource` is a sight; places to eat are `restaurant`' }),
  interests: commaList(z.enum(interests), interests.length)
    .optional()
    .meta({ description: 'Separated by commas', example: 'food,history' }),
  near_lat: z.coerce.number().min(-90).max(90).optional(),
  near_lon: z.coerce.number().min(-180).max(180).optional(),
  exclude: commaList(stopRef, 400)
    .optional()
    .meta({ description: 'What is in the plan', example: 'resource:12,event:3' }),
  date: z.iso.date().optional().meta({ description: 'Closed places and other days’ events are left out' }),
  limit: z.coerce.number().int().min(1).max(24).default(12),
});

const suggestion = z.object({
  kind: z.enum(stopKinds),
  id: z.int(),
  reason: z.string(),
  title: z.string(),
  path: z.string(),
  image: z.string().nullable(),
  lat: z.number(),
  lon: z.number(),
  minutes: z.int().meta({ description: 'Usual length of a visit' }),
  km: z.number().nullable().meta({ description: 'From the point that was given' }),
});

const options = z.object({
  cities: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      title: z.string(),
      city_code: z.string(),
      best_months: z.array(z.int()),
    }),
  ),
  paces: z.array(z.enum(paces)),
  budgets: z.array(z.enum(budgets)),
  interests: z.array(z.enum(interests)),
  needs: z.array(z.enum(needs)),
});

/** Plans made by the product itself, and what to put into them. */
export const plannerRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.post(
    '/planner/plan',
    {
      config: { access: 'public', lane: 'planner' },
      bodyLimit: 16 * 1024,
      schema: {
        tags: [tag],
        summary: 'A day-by-day plan for a request',
        description: 'The same request gives the same plan as long as the records stay the same.',
        body: z.strictObject({ lang_id: langId, request: planRequest }),
        response: { 200: dataOf(plan) },
      },
    },
    async (request) => {
      await limitAttempts(app.db, planCounters(request.ip));
      const { lang_id, request: wanted } = request.body;
      return { data: await makePlan(readContext(app, request, lang_id), wanted) };
    },
  );

  app.get(
    '/planner/suggest',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Records that fit into a day of a plan, the best first, with reasons',
        querystring: suggestQuery,
        response: { 200: dataOf(z.array(suggestion)) },
      },
    },
    async (request) => {
      const { lang_id, near_lat, near_lon, interests = [], exclude = [], date, ...rest } = request.query;
      const near = near_lat === undefined || near_lon === undefined ? null : { lat: near_lat, lon: near_lon };
      const wanted = { ...rest, interests, exclude, near, date: date ?? null };
      return { data: await suggest(readContext(app, request, lang_id), wanted) };
    },
  );

  app.get(
    '/planner/options',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'What a request for a plan can choose from',
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: dataOf(options) },
      },
    },
    async (request) => {
      const known = await readPlannerCities(readContext(app, request, request.query.lang_id));
      const cities = known.map(({ id, slug, title, code, bestMonths }) => ({
        id,
        slug,
        title,
        city_code: code,
        best_months: bestMonths,
      }));
      return {
        data: {
          cities,
          paces: [...paces],
          budgets: [...budgets],
          interests: [...interests],
          needs: [...needs],
        },
      };
    },
  );
};
