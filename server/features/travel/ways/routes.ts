import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { ApiError } from '../../../errors';
import { network, type Place, waysBetween } from '../../../geography/network';
import { readContext } from '../../../kernel/context';
import { findContent } from '../../../kernel/detail';
import type { ReadContext } from '../../../kernel/entity';
import { city } from '../../../kinds/city/kind';
import { langId } from '../../../language';
import { type WaysAnswer, waysSchema } from './shapes';
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

/** How one gets from place to place. */
export const wayRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  // Read before the first who asks has to wait for it.
  app.addHook('onListen', async () => {
    network();
  });

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
          to: place,
          month: z.coerce.number().int().min(1).max(12).optional(),
          lang_id: langId.optional(),
        }),
        response: { 200: waysSchema },
      },
    },
    async (request, reply) => {
      const { from, to, month, lang_id } = request.query;
      const context = readContext(app, request, lang_id);
      const [start, end] = await Promise.all([endOf(context, from), endOf(context, to)]);
      const ways = waysBetween(start.place, end.place, month === undefined ? {} : { month });
      // What a preview link shows is kept nowhere; the rest changes when the product does, or a title.
      if (!reply.hasHeader('cache-control'))
        reply.headers({ 'cache-control': 'public, max-age=300', vary: 'accept-language, accept-encoding' });
      return {
        data: {
          from: start.shown,
          to: end.shown,
          ways: ways.map((way) => told(context.language, way, end.shown.name)),
        },
      };
    },
  );
};
