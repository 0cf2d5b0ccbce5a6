import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { durationField, filterField } from '../../booking-fields';
import { keyword } from '../../fields';
import { inView, rowsOrCards, viewQuery } from '../../kernel/cards';
import { readContext } from '../../kernel/context';
import { languageBody } from '../../kernel/items/list-input';
import { checkPerPage, listQuerySchema } from '../../kernel/read-schemas';
import { langId } from '../../language';
import { filterBody } from '../../platform/empty-values';
import { dataOf, listOf } from '../../platform/responses';
import { departurePoints, listTours, type TourFilters, travelStyles, trendingTours } from './lists';
import { departurePoint, tourRow, travelStyleRow } from './shapes';

export const tag = 'Tours';

const trendingShown = 8;
const filters = { duration: durationField, departure_point: filterField, travel_style: filterField };

const listBody = z
  .strictObject({
    keyword: keyword.nullable(),
    page: z.int().min(1).max(1_000_000).default(1),
    per_page: z.union([z.int().min(1).max(100), z.literal(10_000)]).default(10),
    ...filters,
    lang_id: langId.optional(),
    admin: z.literal([0, 1]).optional().meta({ description: '1 with an admin token: hidden tours too' }),
  })
  .nullish();

const toursOf = (
  app: App,
  request: FastifyRequest,
  { lang_id, ...wanted }: TourFilters & { lang_id?: 'en' | 'vi' | undefined },
) => {
  checkPerPage(request, wanted.per_page);
  return listTours(readContext(app, request, lang_id), wanted);
};

/** Lists of tours, and what they can be filtered by. */
export const tourListRoutes = (app: App) => {
  app.get(
    '/tour',
    {
      config: { access: 'public', adminRead: 'tour.read' },
      schema: {
        tags: [tag],
        summary: 'Tours in their order, in the form that all lists have',
        querystring: listQuerySchema(filters),
        response: { 200: listOf(tourRow) },
      },
    },
    (request) => toursOf(app, request, request.query),
  );

  app.post(
    '/tour/list-tour',
    {
      config: { access: 'public', readOnly: true, adminRead: 'tour.read' },
      schema: {
        tags: [tag],
        summary: 'Tours in their order',
        body: filterBody(listBody),
        response: {
          200: z.object({
            itineraries: z.array(tourRow),
            total_page: z.number().int(),
            total_record: z.number().int(),
          }),
        },
      },
    },
    async (request) => {
      const { admin: _admin, ...wanted } = request.body ?? listBody.unwrap().unwrap().parse({});
      const { data, last_page, total } = await toursOf(app, request, {
        ...wanted,
        keyword: wanted.keyword ?? undefined,
      });
      return { itineraries: data, total_page: last_page, total_record: total };
    },
  );

  app.get(
    '/tour/list-trending',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Tours booked most in the last 90 days, then the best rated',
        querystring: z.object({
          limit: z.coerce.number().int().min(1).max(50).default(trendingShown),
          lang_id: langId.optional(),
          ...viewQuery,
        }),
        response: { 200: dataOf(rowsOrCards(tourRow)) },
      },
    },
    async (request) => {
      const { limit, lang_id, view } = request.query;
      return { data: inView(view, await trendingTours(readContext(app, request, lang_id), limit)) };
    },
  );

  app.post(
    '/tour/list-departure',
    {
      config: { access: 'public', readOnly: true },
      schema: {
        tags: [tag],
        summary: 'Cities from which tours leave, with their number',
        body: languageBody,
        response: { 200: dataOf(z.array(departurePoint)) },
      },
    },
    async (request) => ({ data: await departurePoints(readContext(app, request, request.body?.lang_id)) }),
  );

  app.post(
    '/tour/list-travelstyle',
    {
      config: { access: 'public', readOnly: true },
      schema: {
        tags: [tag],
        summary: 'Travel styles in their order, with their number of tours',
        body: languageBody,
        response: { 200: dataOf(z.array(travelStyleRow)) },
      },
    },
    async (request) => ({ data: await travelStyles(readContext(app, request, request.body?.lang_id)) }),
  );
};
