import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { thingToDoCategories } from '../../../../db/schema';
import type { App } from '../../../app-type';
import { idOrSlug, ids, integerQuery } from '../../../fields';
import { languageOf, readContext, writeContext } from '../../../kernel/context';
import { findContent } from '../../../kernel/detail';
import { findOrMoved, movedSchema } from '../../../kernel/found';
import { listContent } from '../../../kernel/list';
import { checkPerPage, listQuerySchema, oneQuery } from '../../../kernel/read-schemas';
import { contentRoutes } from '../../../kernel/routes';
import { langId } from '../../../language';
import { message } from '../../../platform/messages';
import { dataOf, listOf, messageOnly } from '../../../platform/responses';
import { removeCategories } from '../bulk-delete';
import { editorThingCategory, thingCategoryRow } from '../shapes';
import { thingToDoCategory } from './kind';

const tag = 'Categories of things to do';
const base = '/thingtodo-categories';

const filters = {
  is_active: integerQuery
    .max(1)
    .default(-1)
    .meta({ description: '-1 = all, 0, 1; visitors see live ones only' }),
};

/** Categories of things to do: reads for visitors, the writes that all content has, and deleting many at once. */
export const thingToDoCategoryRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    base,
    {
      config: { access: 'public', adminRead: 'thing_to_do_category.read' },
      schema: {
        tags: [tag],
        summary: 'Categories in their order',
        querystring: listQuerySchema(filters),
        response: { 200: listOf(thingCategoryRow) },
      },
    },
    async (request) => {
      const { is_active, ...query } = request.query;
      checkPerPage(request, query.per_page);
      return listContent(thingToDoCategory, readContext(app, request, query.lang_id), {
        ...query,
        where: [is_active < 0 ? undefined : eq(thingToDoCategories.is_active, is_active)],
      });
    },
  );

  app.get(
    `${base}/:id`,
    {
      config: { access: 'public', adminRead: 'thing_to_do_category.read' },
      schema: {
        tags: [tag],
        summary: 'One category',
        params: z.object({ id: idOrSlug }),
        querystring: oneQuery,
        response: { 200: dataOf(editorThingCategory.partial({ seo: true })), 301: movedSchema },
      },
    },
    async (request, reply) =>
      findOrMoved(reply, base, async () => ({
        data: await findContent(
          thingToDoCategory,
          readContext(app, request, request.query.lang_id),
          request.params.id,
        ),
      })),
  );

  app.post(
    `${base}/bulk-delete`,
    {
      config: { access: 'thing_to_do_category.delete' },
      schema: {
        tags: [tag],
        summary: 'Move categories to the bin, all or none; 409 names those in use',
        body: z.strictObject({ ids, lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { ids: unwanted, lang_id } = request.body;
      await app.db.transaction((tx) => removeCategories(writeContext(tx, request, lang_id), unwanted));
      return { message: message(languageOf(request, lang_id), 'deleted') };
    },
  );

  contentRoutes(app, thingToDoCategory, {
    base,
    tag,
    updateMethods: ['POST'],
    detail: editorThingCategory,
  });
};
