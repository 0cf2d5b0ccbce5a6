import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { ApiError, invalidField } from '../../../errors';
import { idOrSlug, requiredText } from '../../../fields';
import { readContext } from '../../../kernel/context';
import type { ReadContext } from '../../../kernel/entity';
import { findOrMoved, movedSchema } from '../../../kernel/found';
import { langId } from '../../../language';
import { dataOf } from '../../../platform/responses';
import { type VisitorPlace, visitorPlaces } from '../visitor-place';
import { addressPlace, namedPlace, nearestPlace, placeCalled, type WeatherPlace } from './places';
import { weatherReader } from './read';
import { weatherSchema } from './shapes';

const tags = ['Weather'];
const language = langId.optional();
const date = z.iso
  .date({ error: 'bad_date' })
  .optional()
  .meta({ description: 'One day, at most 7 days from today; without it today and the 7 days ahead' });

interface Where {
  lat?: number | undefined;
  lon?: number | undefined;
  address?: string | undefined;
}

/** The place that a question names, if it does. @throws ApiError */
const placeAsked = (context: ReadContext, { lat, lon, address }: Where): Promise<WeatherPlace> | null => {
  if (address !== undefined) return addressPlace(context, address);
  if (lat !== undefined && lon !== undefined) return nearestPlace(context, { lat, lon });
  if (lat !== undefined || lon !== undefined)
    throw invalidField(lat === undefined ? 'lat' : 'lon', 'coordinates_together');
  return null;
};

/** The place where the network says that the visitor is. @throws ApiError */
const placeOfVisitor = (context: ReadContext, found: VisitorPlace | null): Promise<WeatherPlace> => {
  if (!found) throw new ApiError('not_found', { message: 'weather_ip_unavailable' });
  return 'point' in found ? nearestPlace(context, found.point) : placeCalled(context, found.city);
};

/** Browsers and caches may keep an answer for some minutes: forecasts are made by the hour. */
const cacheAWhile = (reply: FastifyReply) => {
  // What a preview link shows, or where a visitor is, is stored nowhere.
  if (reply.hasHeader('cache-control')) return;
  reply.headers({ 'cache-control': 'public, max-age=300', vary: 'accept-language, accept-encoding' });
};

/** The weather in a city: the forecast, or what is usual where none can be had. */
export const weatherRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const read = weatherReader(app);
  const visitorPlace = await visitorPlaces(app);

  app.get(
    '/weather/:city',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Weather in a city, now and for 7 days, or of one day up to 7 days back',
        params: z.object({
          city: idOrSlug.meta({ description: 'id (digits alone), slug or city code', example: 'HUE' }),
        }),
        querystring: z.object({ lang_id: language, date }),
        response: { 200: dataOf(weatherSchema), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/weather', async () => {
        const place = await namedPlace(context, request.params.city);
        const data = await read(context, place, request.query.date);
        cacheAWhile(reply);
        return { data };
      });
    },
  );

  app.get(
    '/weather',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary:
          'Weather in the city nearest to a position, in the one that an address names, or else where the visitor’s network is',
        querystring: z.object({
          lang_id: language,
          lat: z.coerce.number().min(-90).max(90).optional(),
          lon: z.coerce.number().min(-180).max(180).optional(),
          address: requiredText(200).optional().meta({ example: '12 Phan Bội Châu, Hội An' }),
          date,
        }),
        response: { 200: dataOf(weatherSchema) },
      },
    },
    async (request, reply) => {
      const { lang_id, date: day, ...where } = request.query;
      const context = readContext(app, request, lang_id);
      const asked = placeAsked(context, where);
      // Another visitor is somewhere else.
      if (!asked) reply.header('cache-control', 'private, no-store');
      const place = await (asked ?? placeOfVisitor(context, visitorPlace(request)));
      const data = await read(context, place, day);
      cacheAWhile(reply);
      return { data };
    },
  );
};
