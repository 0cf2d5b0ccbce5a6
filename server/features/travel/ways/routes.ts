import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { ApiError } from '../../../errors';
import { network, type Place, prepareNetwork, townAt, waysBetween } from '../../../geography/network';
import { travelModes } from '../../../geography/travel-modes';
import { readContext } from '../../../kernel/context';
import { findContent, Moved } from '../../../kernel/detail';
import type { ReadContext } from '../../../kernel/entity';
import { city } from '../../../kinds/city/kind';
import { type Language, langId } from '../../../language';
import { afterStart } from '../../../platform/after-start';
import { courseBy } from '../../planner/travel/course';
import { transferBetween } from '../../planner/travel/transfer';
import { coursesSchema, type WaysAnswer, waysFromSchema, waysSchema } from './shapes';
import { told } from './tell';

interface End {
  place: Place;
  shown: WaysAnswer['from'];
}

const position = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/;

/** The country with its seas: ways to anywhere else are nobody's business here. */
const isInReach = (lat: number, lon: number): boolean => lat >= 7 && lat <= 24 && lon >= 101 && lon <= 115;

/** The place that somebody names. @throws ApiError for one that there isn't */
const endOf = async (context: ReadContext, text: string): Promise<End> => {
  const [, lat, lon] = (position.exec(text) ?? []).map(Number);
  if (lat !== undefined && lon !== undefined) {
    if (!isInReach(lat, lon)) throw new ApiError('not_found');
    return { place: { lat, lon }, shown: { name: null, lat, lon } };
  }
  if (/^\d{1,9}$/.test(text)) {
    const found = await findContent(city, context, text);
    if (found.lat === null || found.lon === null) throw new ApiError('not_found');
    const point = { lat: found.lat, lon: found.lon };
    return { place: point, shown: { name: found.title, ...point } };
  }
  const node = network().nodes.get(text);
  if (!node) throw new ApiError('not_found');
  const name = context.language === 'vi' ? node.name : node.en;
  return { place: text, shown: { name, lat: node.lat, lon: node.lon } };
};

const place = z.string().trim().min(1).max(60).meta({
  description:
    'Id of a destination (digits), a place of the network (`ha-noi`), or a position (`21.03,105.85`)',
  example: 'ha-noi',
});

const mostOrigins = 8;

/** Positions have commas in them. */
const origins = z
  .string()
  .trim()
  .max(500)
  .transform((value) => value.split(';').map((one) => one.trim()))
  .pipe(z.array(place).min(1).max(mostOrigins))
  .meta({
    description: `Up to ${mostOrigins} of what \`from\` of \`/ways\` takes, separated by semicolons`,
    example: 'ha-noi;da-nang;ho-chi-minh-city',
  });

const mostStops = 30;

/** Positions have commas in them. */
const stops = z
  .string()
  .trim()
  .max(1000)
  .transform((value) =>
    value.split(';').map((one) => {
      const [, lat = Number.NaN, lon = Number.NaN] = (position.exec(one.trim()) ?? []).map(Number);
      return { lat, lon };
    }),
  )
  .pipe(
    z
      .array(z.object({ lat: z.number().min(7).max(24), lon: z.number().min(101).max(115) }))
      .min(2)
      .max(mostStops),
  )
  .meta({
    description: `2 to ${mostStops} positions in the order of travel, separated by semicolons`,
    example: '21.03,105.85;16.46,107.59',
  });

/** One for each way, empty where nothing is said. */
const modes = z
  .string()
  .trim()
  .max(300)
  .transform((value) => value.split(';').map((one) => one.trim() || null))
  .pipe(z.array(z.enum(travelModes).nullable()).max(mostStops - 1))
  .meta({
    description:
      'How one goes from each to the next, separated by semicolons; as most people would where one is empty or left out',
    example: 'train;',
  });

const shared = {
  to: place,
  month: z.coerce.number().int().min(1).max(12).optional(),
  lang_id: langId.optional(),
};

/** Without those in a town that is there before or is where one wants to go, and those that there aren't. */
const eachTownOnce = (starts: readonly (End | null)[], end: End): End[] => {
  const seen = new Set([townAt(end.place)]);
  return starts.flatMap((start) => {
    if (!start) return [];
    const town = townAt(start.place);
    if (town !== null && seen.has(town)) return [];
    seen.add(town);
    return [start];
  });
};

const answerOf = (language: Language, start: End, end: End, month: number | undefined): WaysAnswer => ({
  from: start.shown,
  to: end.shown,
  ways: waysBetween(start.place, end.place, month === undefined ? {} : { month }).map((way) =>
    told(language, way, end.shown.name),
  ),
});

/** What a preview link shows is stored nowhere; the rest changes when the product does, or a title. */
const mayBeCached = (reply: FastifyReply) => {
  if (!reply.hasHeader('cache-control'))
    reply.headers({ 'cache-control': 'public, max-age=300', vary: 'accept-language, accept-encoding' });
};

/** The place that somebody names, or null for one that there isn't. */
const endOrNull = async (context: ReadContext, text: string): Promise<End | null> => {
  try {
    return await endOf(context, text);
  } catch (error) {
    if (error instanceof Moved || (error instanceof ApiError && error.code === 'not_found')) return null;
    throw error;
  }
};

/** How one gets from place to place. */
export const wayRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  afterStart(app, 'the network of ways', prepareNetwork);

  app.get(
    '/ways',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Ways'],
        summary: 'The ways between two places, door to door, the fastest first',
        description:
          'Each way is the best by its means. Times are usual ones, prices rough; where they come from, when that was looked at and how sure it is comes with each.',
        querystring: z.object({
          from: place,
          ...shared,
        }),
        response: { 200: waysSchema },
      },
    },
    async (request, reply) => {
      const { from, to, month, lang_id } = request.query;
      const context = readContext(app, request, lang_id);
      const [start, end] = await Promise.all([endOf(context, from), endOf(context, to)]);
      mayBeCached(reply);
      return { data: answerOf(context.language, start, end, month) };
    },
  );

  app.get(
    '/ways/from-several',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Ways'],
        summary: 'The ways to one place from several',
        description:
          'As `/ways`, for each origin in turn. Origins in the same town are answered once, those in the town of the destination and those that there are not not at all.',
        querystring: z.object({ from: origins, ...shared }),
        response: { 200: waysFromSchema },
      },
    },
    async (request, reply) => {
      const { from, to, month, lang_id } = request.query;
      const context = readContext(app, request, lang_id);
      const [end, ...starts] = await Promise.all([
        endOf(context, to),
        ...from.map((text) => endOrNull(context, text)),
      ]);
      mayBeCached(reply);
      return {
        data: eachTownOnce(starts, end).map((start) => answerOf(context.language, start, end, month)),
      };
    },
  );

  app.get(
    '/ways/courses',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Ways'],
        summary: 'The usual journeys through some places, as lines for a map',
        querystring: z.object({ through: stops, by: modes.optional() }),
        response: { 200: coursesSchema },
      },
    },
    async (request, reply) => {
      const { through: places, by = [] } = request.query;
      mayBeCached(reply);
      return {
        data: places.slice(1).map((to, index) => {
          const from = places[index] ?? to;
          const mode = by[index] ?? transferBetween(from, to).mode;
          return { mode, course: courseBy(from, to, mode) };
        }),
      };
    },
  );
};
