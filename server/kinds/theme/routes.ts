import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { idOrSlug } from '../../fields';
import { readContext } from '../../kernel/context';
import { findContent } from '../../kernel/detail';
import { findOrMoved, movedSchema } from '../../kernel/found';
import { answerList } from '../../kernel/list';
import { checkPerPage, detailShape, listQuerySchema, oneQuery } from '../../kernel/read-schemas';
import { contentRoutes } from '../../kernel/routes';
import { contentRowShape, dataOf, listOf } from '../../platform/responses';
import { theme } from './kind';

const base = '/themes';
const tag = 'Themes';

const themeRow = z
  .object({
    ...contentRowShape,
    code: z.string(),
    resource_count: z.number().int().meta({ description: 'Live places under this theme' }),
  })
  .meta({ id: 'ThemeRow' });

const editorTheme = themeRow.extend(detailShape).meta({ id: 'EditorTheme' });
const themeDetail = editorTheme.omit({ seo: true }).meta({ id: 'Theme' });

/** Themes of places: reads for visitors, and the writes that all content has. */
export const themeRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    base,
    {
      config: { access: 'public', adminRead: 'theme.read' },
      schema: {
        tags: [tag],
        summary: 'Themes in their order',
        querystring: listQuerySchema({}),
        response: { 200: listOf(themeRow) },
      },
    },
    async (request) => {
      const { query } = request;
      checkPerPage(request, query.per_page);
      return answerList(theme, readContext(app, request, query.lang_id), query);
    },
  );

  app.get(
    `${base}/:id`,
    {
      config: { access: 'public', adminRead: 'theme.read' },
      schema: {
        tags: [tag],
        summary: 'One theme',
        params: z.object({ id: idOrSlug }),
        querystring: oneQuery,
        response: { 200: dataOf(themeDetail), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, base, async () => ({
        data: await findContent(theme, context, request.params.id),
      }));
    },
  );

  contentRoutes(app, theme, { base, tag, updateMethods: ['PUT'], detail: editorTheme });
};
