import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cities } from '../../../../db/schema';
import type { App } from '../../../app-type';
import { ApiError, invalidField } from '../../../errors';
import { idParam, text } from '../../../fields';
import { languageOf } from '../../../kernel/context';
import { languageBody } from '../../../kernel/items/list-input';
import { type Language, langId } from '../../../language';
import { definePartner, PartnerError } from '../../../platform/partners';
import { dataOf, listOf } from '../../../platform/responses';
import { type HotelFeed, partnerFeed, sampleFeed } from './feed';
import { externalHotel, externalHotelDetail, type FeedHotel, partnerHotelId } from './shapes';

const tag = 'Hotels';
const perPage = 12;

const feedOf = (app: FastifyInstance): HotelFeed => {
  const baseUrl = app.env.HOTEL_PARTNER_URL;
  // Who waits holds a place that others need.
  return baseUrl
    ? partnerFeed(definePartner(app, { name: 'hotels', baseUrl, timeoutMs: 2_500, breaker: { atOnce: 8 } }))
    : sampleFeed();
};

const present = (hotel: FeedHotel, language: Language, is_sample: boolean) => ({
  id: hotel.id,
  title: hotel.name[language],
  description: hotel.summary?.[language] ?? '',
  address: hotel.address ?? '',
  star_rating: hotel.stars ?? null,
  price_from: hotel.price_from ?? null,
  currency: hotel.currency,
  url: hotel.url ?? null,
  is_sample,
});

/** A partner that fails is our trouble, not the reader's. @throws ApiError unavailable */
const unlessIll = async <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (error instanceof PartnerError) throw new ApiError('unavailable', { retryAfter: 30 });
    throw error;
  });

/** Hotels from a partner's feed, beside our own. */
export const partnerHotelRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const feed = feedOf(app);

  const codeOf = async (cityId: number): Promise<string> => {
    const [city] = await app.db.select({ code: cities.city_code }).from(cities).where(eq(cities.id, cityId));
    if (!city) throw invalidField('city_id', 'unknown_record');
    return city.code;
  };

  app.get(
    '/hotel/external/hotels',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Hotels from a partner’s feed',
        querystring: z.strictObject({
          city_id: idParam.optional(),
          keyword: text(100).default(''),
          page: z.coerce.number().int().min(1).max(1000).default(1),
          lang_id: langId.optional(),
        }),
        response: { 200: listOf(externalHotel) },
      },
    },
    async (request) => {
      const { city_id, keyword, page, lang_id } = request.query;
      const language = languageOf(request, lang_id);
      const city_code = city_id === undefined ? null : await codeOf(city_id);
      const { hotels, total } = await unlessIll(
        feed.list({ city_code, keyword, page, per_page: perPage, language }),
      );
      return {
        // A partner that sends hotels of another city, or too many, is not believed.
        data: hotels
          .filter((hotel) => city_code === null || hotel.city_code === city_code)
          .slice(0, perPage)
          .map((hotel) => present(hotel, language, feed.isSample)),
        total,
        page,
        per_page: perPage,
        last_page: Math.max(1, Math.ceil(total / perPage)),
      };
    },
  );

  app.post(
    '/hotel/external/hotel/:id',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'One hotel from a partner’s feed, with its rooms',
        params: z.object({ id: partnerHotelId }),
        body: languageBody,
        response: { 200: dataOf(externalHotelDetail) },
      },
    },
    async (request) => {
      const language = languageOf(request, request.body?.lang_id);
      const hotel = await unlessIll(feed.find(request.params.id, language));
      if (!hotel) throw new ApiError('not_found', { message: 'hotel_not_found' });
      return {
        data: {
          ...present(hotel, language, feed.isSample),
          rooms: hotel.rooms.map(({ name, price, sleeps }) => ({
            title: name[language],
            price: price ?? null,
            capacity: sleeps ?? null,
          })),
        },
      };
    },
  );
};
