import { z } from 'zod';
import type { App } from '../../app-type';
import { id, idParam, integerQuery, text } from '../../fields';
import { inView, rowsOrCards, viewQuery } from '../../kernel/cards';
import { readContext } from '../../kernel/context';
import { findContent } from '../../kernel/detail';
import { facetCounts, facetFields } from '../../kernel/facets';
import { checkPerPage, listQuerySchema } from '../../kernel/read-schemas';
import { langId } from '../../language';
import { filterBody } from '../../platform/empty-values';
import { dataOf, listOf } from '../../platform/responses';
import { thingFacets } from './facets';
import { thingToDo } from './kind';
import { listThings, popularThings, relatedThings } from './lists';
import { thingRow } from './shapes';

export const tag = 'Things to do';

const allOrId = integerQuery.min(0).optional().meta({ description: '0 = all' });
const filters = { city_id: allOrId, category_id: allOrId, tag: text(60).optional() };

/** Lists of things to do. */
export const thingListRoutes = (app: App) => {
  app.get(
    '/things-to-do',
    {
      config: { access: 'public', adminRead: 'thing_to_do.read' },
      schema: {
        tags: [tag],
        summary: 'Things to do in their order',
        querystring: listQuerySchema({ ...filters, ...facetFields(thingFacets.names) }),
        response: { 200: listOf(thingRow).extend({ facets: facetCounts }) },
      },
    },
    async (request) => {
      checkPerPage(request, request.query.per_page);
      return listThings(readContext(app, request, request.query.lang_id), request.query);
    },
  );

  app.get(
    '/things-to-do/admin',
    {
      config: { access: 'thing_to_do.read' },
      schema: {
        tags: [tag],
        summary: 'Things to do in their order, hidden ones too',
        querystring: listQuerySchema(filters),
        response: { 200: listOf(thingRow) },
      },
    },
    async (request) => listThings(readContext(app, request, request.query.lang_id), request.query),
  );

  app.get(
    '/things-to-do/popular',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'The best rated things to do, then those that most people rated',
        querystring: z.object({
          limit: z.coerce.number().int().min(1).max(100).default(5),
          city_id: allOrId,
          lang_id: langId.optional(),
          ...viewQuery,
        }),
        response: { 200: dataOf(rowsOrCards(thingRow)) },
      },
    },
    async (request) => {
      const { lang_id, view, ...query } = request.query;
      return { data: inView(view, await popularThings(readContext(app, request, lang_id), query)) };
    },
  );

  app.post(
    '/things-to-do/listincity',
    {
      config: { access: 'public', readOnly: true },
      schema: {
        tags: [tag],
        summary: 'Things to do in a city',
        body: filterBody(
          z.strictObject({
            city_id: id,
            lang_id: langId.optional(),
            page: z.int().min(1).max(1_000_000).default(1),
            per_page: z.int().min(1).max(100).default(10),
          }),
        ),
        response: { 200: listOf(thingRow) },
      },
    },
    async (request) => listThings(readContext(app, request, request.body.lang_id), request.body),
  );

  app.get(
    '/things-to-do/related/:id',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Things to do that go with one',
        params: z.object({ id: idParam }),
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: dataOf(z.array(thingRow)) },
      },
    },
    async (request) => {
      const context = readContext(app, request, request.query.lang_id);
      return {
        data: await relatedThings(context, await findContent(thingToDo, context, request.params.id)),
      };
    },
  );
};
