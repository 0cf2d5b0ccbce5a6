import { z } from 'zod';
import type { App } from '../../app-type';
import { flagQuery, idOrSlug, integerQuery, listQuery } from '../../fields';
import { readContext } from '../../kernel/context';
import { facetCounts, facetFields } from '../../kernel/facets';
import { findOrMoved, movedSchema } from '../../kernel/found';
import { checkPerPage } from '../../kernel/read-schemas';
import { langId } from '../../language';
import { accommodation, entertainment, hotelTypes, restaurant, touristSpot } from '../../place-kinds';
import { dataOf, listOf } from '../../platform/responses';
import { attractionFacets, hotelFacets, restaurantFacets } from './facets';
import { findPlace } from './find-place';
import { listAttractions, listHotels, listRestaurants } from './lists';
import { placePage } from './parts';
import { hotelRow, property, resourceDetail, resourceRow, restaurantRow } from './shapes';
import { typeFilter, vrFilter } from './type-filter';

const { admin: _admin, ...pageQuery } = listQuery;
const optionalLanguage = z.object({ lang_id: langId.optional() });
const byId = z.object({ id: idOrSlug });
const bySlug = z.object({ slug: idOrSlug });

const attractions = { kinds: [touristSpot, entertainment], notFound: 'attraction_not_found' } as const;
const hotels = { kinds: [accommodation], notFound: 'hotel_not_found' } as const;
const restaurants = { kinds: [restaurant], notFound: 'restaurant_not_found' } as const;

const cityFilter = integerQuery.default(0).meta({ description: '0 = all' });

const hotelTypeFilter = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().filter((code) => code !== ''))
  .pipe(z.array(z.enum(hotelTypes)).max(20));

/** Attractions, hotels and restaurants, as visitors look for them. */
export const kindRoutes = (app: App) => {
  app.get(
    '/attraction',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Attractions'],
        summary: 'Places of all kinds, with how many there are of each kind',
        querystring: z.object({
          ...pageQuery,
          resource_type: typeFilter,
          vr: vrFilter,
          city_id: cityFilter,
          ...facetFields(attractionFacets.names),
        }),
        response: {
          200: z.object({
            potentials: z.array(resourceRow),
            total_record: z.number().int(),
            total_page: z.number().int(),
            list_property: z.array(property(z.number().int())),
            facets: facetCounts,
          }),
        },
      },
    },
    async (request) => {
      const { page, per_page, lang_id, ...filters } = request.query;
      checkPerPage(request, per_page);
      return listAttractions(readContext(app, request, lang_id), filters, { page, per_page });
    },
  );

  app.get(
    '/attraction/:slug',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Attractions'],
        summary: 'One tourist spot or place of entertainment with all that its page shows',
        params: bySlug,
        querystring: optionalLanguage,
        response: { 200: dataOf(resourceDetail), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/attraction', async () => ({
        data: await placePage(context, request.params.slug, attractions),
      }));
    },
  );

  app.get(
    '/attraction/:id/themes',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Attractions'],
        summary: 'Themes that a tourist spot or place of entertainment stands under',
        params: byId,
        querystring: optionalLanguage,
        response: { 200: dataOf(resourceRow.shape.themes), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/attraction', async () => ({
        data: (await findPlace(context, request.params.id, attractions)).themes,
      }));
    },
  );

  app.get(
    '/hotel',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Hotels'],
        summary: 'Accommodation, with how much there is of each type',
        querystring: z.object({
          ...pageQuery,
          city_id: cityFilter,
          'hotel_types[]': hotelTypeFilter.optional(),
          is_historic: flagQuery.optional(),
          ...facetFields(hotelFacets.names),
        }),
        response: {
          200: listOf(hotelRow).extend({ list_property: z.array(property(z.string())), facets: facetCounts }),
        },
      },
    },
    async (request) => {
      const { page, per_page, lang_id, 'hotel_types[]': hotel_types = [], ...filters } = request.query;
      checkPerPage(request, per_page);
      const context = readContext(app, request, lang_id);
      return listHotels(context, { ...filters, hotel_types }, { page, per_page });
    },
  );

  app.get(
    '/hotel/:slug',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Hotels'],
        summary: 'One accommodation with its rooms and all that its page shows',
        params: bySlug,
        querystring: optionalLanguage,
        response: { 200: dataOf(resourceDetail), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/hotel', async () => ({
        data: await placePage(context, request.params.slug, hotels),
      }));
    },
  );

  app.get(
    '/restaurant',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Restaurants'],
        summary: 'Places to eat in their order',
        querystring: z.object({
          ...pageQuery,
          city_id: cityFilter,
          city_code: z.string().trim().max(8).optional().meta({ example: 'HAN' }),
          ...facetFields(restaurantFacets.names),
        }),
        response: { 200: listOf(restaurantRow).extend({ facets: facetCounts }) },
      },
    },
    async (request) => {
      const { page, per_page, lang_id, ...filters } = request.query;
      checkPerPage(request, per_page);
      const context = readContext(app, request, lang_id);
      return listRestaurants(context, filters, { page, per_page });
    },
  );

  app.get(
    '/restaurant/:id',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Restaurants'],
        summary: 'One place to eat, by id or slug, with all that its page shows',
        params: byId,
        querystring: optionalLanguage,
        response: { 200: dataOf(resourceDetail), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/restaurant', async () => ({
        data: await placePage(context, request.params.id, restaurants),
      }));
    },
  );
};
