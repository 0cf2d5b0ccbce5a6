import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { idOrSlug, idParam } from '../../fields';
import { readContext } from '../../kernel/context';
import { findContent } from '../../kernel/detail';
import { findOrMoved, movedSchema } from '../../kernel/found';
import { rateRoute } from '../../kernel/rate-route';
import { contentRoutes } from '../../kernel/routes';
import { findSeo } from '../../kernel/seo';
import { langId } from '../../language';
import { dataOf } from '../../platform/responses';
import { thingToDo } from './kind';
import { tag, thingListRoutes } from './list-routes';
import { thingPage } from './lists';
import { editorThing, thingDetail } from './shapes';

const base = '/things-to-do';
const optionalLanguage = z.object({ lang_id: langId.optional() });

/** Things to do: reads for visitors, ratings of customers, and the writes that all content has. */
export const thingToDoRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  thingListRoutes(app);

  app.get(
    `${base}/detail/:slug`,
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'One thing to do with related ones and pictures of its city',
        params: z.object({ slug: idOrSlug }),
        querystring: optionalLanguage,
        response: { 200: dataOf(thingDetail), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, `${base}/detail`, async () => ({
        data: await thingPage(context, request.params.slug),
      }));
    },
  );

  app.get(
    `${base}/:id`,
    {
      config: { access: 'thing_to_do.read' },
      schema: {
        tags: [tag],
        summary: 'One thing to do with all fields to edit',
        params: z.object({ id: idParam }),
        querystring: optionalLanguage,
        response: { 200: dataOf(editorThing) },
      },
    },
    async (request) => {
      const context = readContext(app, request, request.query.lang_id);
      const row = await findContent(thingToDo, context, request.params.id);
      const seo = await findSeo(app.db, thingToDo.moduleId, row.id, context.language);
      return { data: { ...row, seo } };
    },
  );

  rateRoute(app, thingToDo, { base, tag });
  contentRoutes(app, thingToDo, { base, tag, updateMethods: ['POST'], detail: editorThing });
};
