import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { collections } from '../../../db/schema';
import type { App } from '../../app-type';
import { idOrSlug, idParam } from '../../fields';
import { readContext } from '../../kernel/context';
import { findContent } from '../../kernel/detail';
import { findOrMoved, movedSchema } from '../../kernel/found';
import { answerList } from '../../kernel/list';
import { checkPerPage, listQuerySchema, oneQuery } from '../../kernel/read-schemas';
import { contentRoutes } from '../../kernel/routes';
import { findSeo } from '../../kernel/seo';
import { langId } from '../../language';
import { dataOf, listOf } from '../../platform/responses';
import { rule } from '../../shelf';
import { collectionsBase as base, collection } from './kind';
import { collectionDetail, collectionRow, editorCollection, ruleCounts } from './shapes';
import { countShelves, readShelves } from './shelves';

const tag = 'Collections';

/** Those that were written for readers of this language first, those for readers of another one last. */
const forReaders = (language: string) => [
  sql`case ${collections.written_for} when ${language} then 0 else
    case when ${collections.written_for} is null then 1 else 2 end end`,
  sql`${collections.sort}`,
];

/** Collections: reads for visitors, what a rule finds, and the writes that all content has. */
export const collectionRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    base,
    {
      config: { access: 'public', adminRead: 'collection.read' },
      schema: {
        tags: [tag],
        summary: 'Collections: for visitors those for readers of the language first, else in their order',
        querystring: listQuerySchema({}),
        response: { 200: listOf(collectionRow) },
      },
    },
    async (request) => {
      const { query } = request;
      checkPerPage(request, query.per_page);
      const context = readContext(app, request, query.lang_id);
      return answerList(collection, context, {
        ...query,
        ...(context.includeHidden ? {} : { orderBy: forReaders(context.language) }),
      });
    },
  );

  app.get(
    `${base}/detail/:slug`,
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'One collection with its records as cards, by kind',
        params: z.object({ slug: idOrSlug }),
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: dataOf(collectionDetail), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, `${base}/detail`, async () => {
        const { rule: shelves, ...row } = await findContent(collection, context, request.params.slug);
        return { data: { ...row, shelves: await readShelves(context, shelves) } };
      });
    },
  );

  app.get(
    `${base}/:id`,
    {
      config: { access: 'collection.read' },
      schema: {
        tags: [tag],
        summary: 'One collection with all fields to edit',
        params: z.object({ id: idParam }),
        querystring: oneQuery,
        response: { 200: dataOf(editorCollection) },
      },
    },
    async (request) => {
      const context = readContext(app, request, request.query.lang_id);
      const row = await findContent(collection, context, request.params.id);
      return { data: { ...row, seo: await findSeo(app.db, collection.moduleId, row.id, context.language) } };
    },
  );

  app.post(
    `${base}/found`,
    {
      config: { access: 'collection.read' },
      schema: {
        tags: [tag],
        summary: 'What a rule finds, before it is stored',
        body: z.strictObject({ rule, lang_id: langId.optional() }),
        response: { 200: dataOf(ruleCounts) },
      },
    },
    async (request) => ({
      data: await countShelves(readContext(app, request, request.body.lang_id), request.body.rule),
    }),
  );

  contentRoutes(app, collection, { base, tag, updateMethods: ['PUT'], detail: editorCollection });
};
