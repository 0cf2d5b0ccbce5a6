import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { idOrSlug, integerQuery } from '../../../fields';
import { readContext } from '../../../kernel/context';
import { findOrMoved, movedSchema } from '../../../kernel/found';
import { answerList } from '../../../kernel/list';
import { checkPerPage, listQuerySchema, oneQuery } from '../../../kernel/read-schemas';
import { contentRoutes } from '../../../kernel/routes';
import { findSeo } from '../../../kernel/seo';
import { langId } from '../../../language';
import { dataOf, listOf } from '../../../platform/responses';
import { findType } from '../overview';
import { possibleParents } from '../possible-parents';
import { editorType, typeDetail, typeRow } from '../shapes';
import { experienceType } from './kind';
import { tag, typePageRoutes } from './page-routes';

const base = '/experience-type';

/** Types of experiences, a tree: reads for visitors, and the writes that all content has. */
export const experienceTypeRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  typePageRoutes(app);

  app.get(
    base,
    {
      config: { access: 'public', adminRead: 'experience_type.read' },
      schema: {
        tags: [tag],
        summary: 'Types in their order, of all levels',
        querystring: listQuerySchema({}),
        response: { 200: listOf(typeRow) },
      },
    },
    async (request) => {
      checkPerPage(request, request.query.per_page);
      return answerList(experienceType, readContext(app, request, request.query.lang_id), request.query);
    },
  );

  app.get(
    `${base}/parent-experience-types`,
    {
      config: { access: 'experience_type.read' },
      schema: {
        tags: [tag],
        summary: 'Types that can be the parent of one: all but itself and those below it',
        querystring: z.object({
          id: integerQuery.min(0).default(0).meta({ description: '0 = a new type' }),
          lang_id: langId.optional(),
        }),
        response: { 200: dataOf(z.array(z.object({ id: z.number().int(), title: z.string() }))) },
      },
    },
    async (request) => ({
      data: await possibleParents(readContext(app, request, request.query.lang_id), request.query.id),
    }),
  );

  app.get(
    `${base}/:id`,
    {
      config: { access: 'public', adminRead: 'experience_type.read' },
      schema: {
        tags: [tag],
        summary: 'One type',
        params: z.object({ id: idOrSlug }),
        querystring: oneQuery,
        response: { 200: dataOf(typeDetail), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, base, async () => {
        const row = await findType(context, request.params.id);
        const seo = context.includeHidden
          ? { seo: await findSeo(app.db, experienceType.moduleId, row.id, context.language) }
          : {};
        return { data: { ...row, ...seo } };
      });
    },
  );

  contentRoutes(app, experienceType, {
    base,
    tag,
    updateMethods: ['PUT', 'POST'],
    detail: editorType,
  });
};
