import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { idOrSlug } from '../../../fields';
import { readContext } from '../../../kernel/context';
import { findContent } from '../../../kernel/detail';
import { findOrMoved, movedSchema } from '../../../kernel/found';
import { answerList } from '../../../kernel/list';
import { checkPerPage, listQuerySchema, oneQuery } from '../../../kernel/read-schemas';
import { contentRoutes } from '../../../kernel/routes';
import { dataOf, listOf } from '../../../platform/responses';
import { editorTravelStyle, travelStyleRow } from '../shapes';
import { travelStyle } from './kind';

const tag = 'Travel styles';

/** Travel styles, by which tours are filtered: reads for visitors, and the writes that all content has. */
export const travelStyleRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/travel-styles',
    {
      config: { access: 'public', adminRead: 'travel_style.read' },
      schema: {
        tags: [tag],
        summary: 'Travel styles in their order',
        querystring: listQuerySchema({}),
        response: { 200: listOf(travelStyleRow) },
      },
    },
    async (request) => {
      checkPerPage(request, request.query.per_page);
      return answerList(travelStyle, readContext(app, request, request.query.lang_id), request.query);
    },
  );

  app.get(
    '/travel-styles/:id',
    {
      config: { access: 'public', adminRead: 'travel_style.read' },
      schema: {
        tags: [tag],
        summary: 'One travel style',
        params: z.object({ id: idOrSlug }),
        querystring: oneQuery,
        response: { 200: dataOf(editorTravelStyle.partial({ seo: true })), 301: movedSchema },
      },
    },
    async (request, reply) =>
      findOrMoved(reply, '/travel-styles', async () => ({
        data: await findContent(
          travelStyle,
          readContext(app, request, request.query.lang_id),
          request.params.id,
        ),
      })),
  );

  contentRoutes(app, travelStyle, {
    base: '/travel-styles',
    tag,
    updateMethods: ['PUT'],
    detail: editorTravelStyle,
  });
};
