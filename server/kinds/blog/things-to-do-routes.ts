import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { idOrSlug, idParam } from '../../fields';
import { readContext } from '../../kernel/context';
import { findContent } from '../../kernel/detail';
import { findOrMoved, movedSchema } from '../../kernel/found';
import { checkPerPage, listQuerySchema } from '../../kernel/read-schemas';
import { langId } from '../../language';
import { dataOf, listOf } from '../../platform/responses';
import { cityIdOf, listThings, relatedThings, tag, thingDetail, thingPage, thingRow } from '../thing-to-do';
import { thingToDo } from '../thing-to-do/kind';

const optionalLanguage = z.object({ lang_id: langId.optional() });

/** Things to do under the blogs' path, as the specification has them. */
export const blogThingsToDoRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/blogs/thingstodo/list/:city',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Things to do in a city, given by id, slug or code',
        params: z.object({ city: idOrSlug }),
        querystring: listQuerySchema({}),
        response: { 200: listOf(thingRow), 301: movedSchema },
      },
    },
    async (request, reply) => {
      checkPerPage(request, request.query.per_page);
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/blogs/thingstodo/list', async () =>
        listThings(context, { ...request.query, city_id: await cityIdOf(context, request.params.city) }),
      );
    },
  );

  app.get(
    '/blogs/thingstodo/detail/:slug',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'One thing to do',
        params: z.object({ slug: idOrSlug }),
        querystring: optionalLanguage,
        response: { 200: dataOf(thingDetail), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/blogs/thingstodo/detail', async () => ({
        data: await thingPage(context, request.params.slug),
      }));
    },
  );

  app.get(
    '/blogs/thingstodo/related/:id',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Things to do that go with one',
        params: z.object({ id: idParam }),
        querystring: optionalLanguage,
        response: { 200: dataOf(z.array(thingRow)) },
      },
    },
    async (request) => {
      const context = readContext(app, request, request.query.lang_id);
      return { data: await relatedThings(context, await findContent(thingToDo, context, request.params.id)) };
    },
  );
};
