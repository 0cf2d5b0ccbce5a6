import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { events } from '../../../db/schema';
import type { App } from '../../app-type';
import { calendarYears } from '../../calendar/lunar/index';
import { invalidField } from '../../errors';
import { eventTypes } from '../../event-types';
import { id, idOrSlug, listQuery, slug, status } from '../../fields';
import { inView, rowsOrCards, viewQuery } from '../../kernel/cards';
import { languageOf, readContext, writeContext } from '../../kernel/context';
import { findContent } from '../../kernel/detail';
import { facetCounts, facetFields } from '../../kernel/facets';
import { findOrMoved, movedSchema } from '../../kernel/found';
import { listContent } from '../../kernel/list';
import { checkPerPage, listQuerySchema, oneQuery } from '../../kernel/read-schemas';
import { contentRoutes } from '../../kernel/routes';
import { findSeo } from '../../kernel/seo';
import { langId } from '../../language';
import { message } from '../../platform/messages';
import { dataOf, listOf, writtenOf } from '../../platform/responses';
import { formatDate } from '../../time';
import { calendarRoute } from './calendar-route';
import { inPeriod, periods } from './dates';
import { eventFacets } from './facets';
import { event } from './kind';
import { eventPageOf, facetedEvents, ongoingAndUpcoming, relatedEvents } from './lists';
import { eventMonth } from './month';
import { editedEvent, pictureQuery, presentEvent, sizeQuery } from './present';
import { editorEvent, eventDetail, eventMonth as eventMonthSchema, eventPage, eventRow } from './shapes';
import { setActive } from './status';
import { timesToCome } from './times';

const tag = 'Events';
const mostShown = 100;
const optionalLanguage = { lang_id: langId.optional() };

const { admin: _admin, ...pageQuery } = listQuery;

const filters = {
  city_id: z.coerce.number().int().min(0).max(2_147_483_647).optional().meta({ description: '0 = all' }),
  event_type: z.enum(eventTypes).optional(),
};

const filtered = ({
  city_id,
  event_type,
}: {
  city_id?: number | undefined;
  event_type?: string | undefined;
}) => [
  city_id ? eq(events.city_id, city_id) : undefined,
  event_type ? eq(events.type, event_type) : undefined,
];

const isMonth = (month: string): boolean => {
  const year = Number(month.slice(0, 4));
  return year >= calendarYears.first && year <= calendarYears.last;
};

const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .refine(isMonth, { params: { key: 'bad_format' } })
  .optional()
  .meta({ description: 'yyyy-MM; this month if not given', example: '2027-02' });

const startOrRule = z.object({
  start_date: z.unknown().optional(),
  rule: z.unknown().optional(),
  known_dates: z.unknown().optional(),
});

/** Events: reads for visitors, and the writes that all content has. */
export const eventRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  // What both create and update take can't say that a new event needs a date unless a rule tells it.
  app.addHook('preHandler', async (request) => {
    if (request.method !== 'POST' || request.routeOptions.url !== '/event') return;
    const { start_date, rule, known_dates } = startOrRule.parse(request.body);
    if (!start_date && !rule && !known_dates) throw invalidField('start_date', 'required');
  });

  app.get(
    '/event',
    {
      config: { access: 'public', adminRead: 'event.read' },
      schema: {
        tags: [tag],
        summary: "Events in the editors' order",
        querystring: listQuerySchema({ ...filters, ...sizeQuery }),
        response: { 200: listOf(eventRow) },
      },
    },
    async (request) => {
      const { query } = request;
      checkPerPage(request, query.per_page);
      const size = pictureQuery(query);
      const list = await listContent(event, readContext(app, request, query.lang_id), {
        ...query,
        where: filtered(query),
      });
      return { ...list, data: list.data.map((row) => presentEvent(row, size)) };
    },
  );

  app.get(
    '/event/list-ongoing-and-upcomming',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Events that are on, then those to come by their start',
        querystring: z.object({
          ...optionalLanguage,
          ...sizeQuery,
          limit: z.coerce.number().int().min(1).max(mostShown).default(mostShown),
          ...viewQuery,
        }),
        response: { 200: z.object({ events: rowsOrCards(eventRow) }) },
      },
    },
    async (request) => {
      const { lang_id, limit, view, ...size } = request.query;
      const context = readContext(app, request, lang_id);
      return { events: inView(view, await ongoingAndUpcoming(context, limit, pictureQuery(size))) };
    },
  );

  app.get(
    '/event/list-approved',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Live events by date',
        querystring: z.object({
          ...pageQuery,
          ...filters,
          ...sizeQuery,
          ...facetFields(eventFacets.names),
          type: z.enum(periods).default('all').meta({ description: "By today's date in Vietnam" }),
        }),
        response: { 200: eventPage.extend({ facets: facetCounts }) },
      },
    },
    async (request) => {
      const { query } = request;
      checkPerPage(request, query.per_page);
      const where = [inPeriod[query.type], ...filtered(query)];
      const context = readContext(app, request, query.lang_id);
      return facetedEvents(context, { ...query, where }, pictureQuery(query));
    },
  );

  app.get(
    '/event/list-with-status',
    {
      config: { access: 'event.read' },
      schema: {
        tags: [tag],
        summary: 'All events with their status, for editors',
        querystring: z.object({
          ...pageQuery,
          ...filters,
          ...sizeQuery,
          is_active: z.enum(['0', '1']).optional(),
        }),
        response: { 200: eventPage },
      },
    },
    async (request) => {
      const { is_active, ...query } = request.query;
      const where = [
        is_active === undefined ? undefined : eq(events.is_active, Number(is_active)),
        ...filtered(query),
      ];
      const context = readContext(app, request, query.lang_id);
      return eventPageOf(context, { ...query, where }, pictureQuery(query));
    },
  );

  app.get(
    '/event/calendar',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'A month with the lunar date of each day, and what takes place in it',
        querystring: z.object({ month, ...optionalLanguage, ...sizeQuery }),
        response: { 200: dataOf(eventMonthSchema) },
      },
    },
    async (request) => {
      const { month: asked = formatDate(new Date()).slice(0, 7), lang_id, ...size } = request.query;
      return { data: await eventMonth(readContext(app, request, lang_id), asked, pictureQuery(size)) };
    },
  );

  app.get(
    '/event/:id',
    {
      config: { access: 'public', adminRead: 'event.read' },
      schema: {
        tags: [tag],
        summary: 'One event with its next times and what else is on; with admin=1 as it is edited',
        params: z.object({ id: idOrSlug }),
        querystring: oneQuery.extend(sizeQuery),
        response: { 200: eventDetail, 301: movedSchema },
      },
    },
    async (request, reply) => {
      const size = pictureQuery(request.query);
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/event', async () => {
        const row = await findContent(event, context, request.params.id);
        const [related, times] = await Promise.all([
          relatedEvents(context, row, size),
          timesToCome(app.db, row.id),
        ]);
        if (!context.includeHidden) return { event: presentEvent(row, size), times, related };
        const seo = await findSeo(app.db, event.moduleId, row.id, context.language);
        return { event: { ...editedEvent(row), seo }, times, related };
      });
    },
  );

  app.post(
    '/event/update-status',
    {
      config: { access: 'event.publish' },
      schema: {
        tags: [tag],
        summary: 'Show or hide an event',
        body: z.strictObject({
          event_id: id,
          slug: slug.meta({ description: 'Of the event, in either language' }),
          is_active: status,
          ...optionalLanguage,
        }),
        response: {
          200: writtenOf(
            z.object({
              id: z.number().int(),
              event_id: z.number().int(),
              slug: z.string(),
              status: z.number().int(),
              is_active: z.number().int(),
            }),
          ),
        },
      },
    },
    async (request) => {
      const { lang_id, ...given } = request.body;
      const data = await app.db.transaction((tx) => setActive(writeContext(tx, request, lang_id), given));
      return { message: message(languageOf(request, lang_id), 'status_changed'), data };
    },
  );

  calendarRoute(app);

  contentRoutes(app, event, {
    base: '/event',
    tag,
    updateMethods: ['PUT'],
    detail: editorEvent,
    present: (row) => editedEvent(row as typeof row & Parameters<typeof editedEvent>[0]),
  });
};
