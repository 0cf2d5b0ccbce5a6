import { eq, isNull, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { faqs } from '../../../db/schema';
import type { App } from '../../app-type';
import { idParam } from '../../fields';
import { readContext } from '../../kernel/context';
import { itemRows, listItems } from '../../kernel/items/list';
import { removeOneRoute, restoreRoute } from '../../kernel/items/remove-routes';
import { itemRoutes } from '../../kernel/items/routes';
import { editorFaqRow, faqRow } from '../../kernel/items/shapes';
import { checkPerPage, listQuerySchema } from '../../kernel/read-schemas';
import { liveReference } from '../../kernel/reference';
import { type Language, langId } from '../../language';
import { dataOf, listOf } from '../../platform/responses';
import { city } from '../city/kind';
import { faq, faqEntityTypes } from './kind';
import { aboutEntity } from './read';

const tag = 'FAQs';

const entityType = z.coerce
  .number()
  .pipe(z.literal(Object.values(faqEntityTypes)))
  .meta({ description: 'city 1, about 3, essential 4, safety 5, getting around 6', example: 5 });

const filters = {
  entity_type: entityType.optional(),
  entity_id: idParam.optional(),
  is_active: z.coerce.number().int().min(-1).max(1).default(-1).meta({ description: '-1 = all, 0, 1' }),
};

/** Questions about a city that visitors may not see are not to be seen either. */
const ownerIsLive = (language: Language) =>
  or(
    sql`${faqs.entity_type} <> ${faqEntityTypes.city}`,
    isNull(faqs.entity_id),
    sql`${liveReference(city, sql`${faqs.entity_id}`, language)} is not null`,
  );

/** Questions and answers: lists for visitors and editors, and the writes that all items have. */
export const faqRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const routes = {
    base: '/faq',
    tag,
    row: editorFaqRow,
    create: '/faq',
    update: { methods: ['POST'], url: '/faq/:id' },
    status: { method: 'PUT', url: '/faq/status/:id' },
  } as const;

  app.get(
    '/faq',
    {
      config: { access: 'public', adminRead: 'faq.read' },
      schema: {
        tags: [tag],
        summary: 'Questions in their order',
        querystring: listQuerySchema(filters),
        response: { 200: listOf(faqRow) },
      },
    },
    async (request) => {
      const { entity_type, entity_id, is_active, ...query } = request.query;
      checkPerPage(request, query.per_page);
      const context = readContext(app, request, query.lang_id);
      const where = [
        entity_type ? eq(faqs.entity_type, entity_type) : undefined,
        entity_id ? eq(faqs.entity_id, entity_id) : undefined,
        is_active >= 0 ? eq(faqs.is_active, is_active) : undefined,
        context.includeHidden ? undefined : ownerIsLive(context.language),
      ];
      return listItems(faq, context, { ...query, where });
    },
  );

  app.get(
    '/faq/list',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'All live questions, or those about a page or record and about all of its type',
        querystring: z.object({
          entity_type: filters.entity_type,
          entity_id: filters.entity_id,
          lang_id: langId.optional(),
        }),
        response: { 200: dataOf(z.array(faqRow)) },
      },
    },
    async (request) => {
      const { entity_type, entity_id, lang_id } = request.query;
      const context = readContext(app, request, lang_id);
      const where = [aboutEntity(entity_type ?? null, entity_id ?? null), ownerIsLive(context.language)];
      return { data: await itemRows(faq, context, { where }) };
    },
  );

  itemRoutes(app, faq, routes);
  removeOneRoute(app, faq, routes);
  restoreRoute(app, faq, routes);
};
