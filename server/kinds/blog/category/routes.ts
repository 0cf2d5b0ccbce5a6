import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { idOrSlug } from '../../../fields';
import { readContext } from '../../../kernel/context';
import { findContent } from '../../../kernel/detail';
import { findOrMoved, movedSchema } from '../../../kernel/found';
import { listContent } from '../../../kernel/list';
import { checkPerPage, detailShape, listQuerySchema, oneQuery } from '../../../kernel/read-schemas';
import { contentRoutes } from '../../../kernel/routes';
import { contentRowShape, dataOf, listOf } from '../../../platform/responses';
import { blogCategory } from './kind';

const tag = 'Blog categories';

const categoryRow = z
  .object({ ...contentRowShape, blog_count: z.number().int() })
  .omit({
    image: true,
    image_alt: true,
    image_blur: true,
  })
  .meta({ id: 'BlogCategoryRow' });
const editorCategory = categoryRow.extend(detailShape).meta({ id: 'EditorBlogCategory' });

/** Categories carry no picture. */
const withoutImage = <Row extends { image: unknown; image_alt: unknown; image_blur: unknown }>({
  image: _image,
  image_alt: _alt,
  image_blur: _blur,
  ...row
}: Row) => row;

/** Blog categories: reads for visitors, and the writes that all content has. */
export const blogCategoryRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/blog-categories',
    {
      config: { access: 'public', adminRead: 'blog_category.read' },
      schema: {
        tags: [tag],
        summary: 'Categories in their order',
        querystring: listQuerySchema({}),
        response: { 200: listOf(categoryRow) },
      },
    },
    async (request) => {
      checkPerPage(request, request.query.per_page);
      const list = await listContent(
        blogCategory,
        readContext(app, request, request.query.lang_id),
        request.query,
      );
      return { ...list, data: list.data.map(withoutImage) };
    },
  );

  app.get(
    '/blog-categories/:id',
    {
      config: { access: 'public', adminRead: 'blog_category.read' },
      schema: {
        tags: [tag],
        summary: 'One category',
        params: z.object({ id: idOrSlug }),
        querystring: oneQuery,
        response: { 200: dataOf(editorCategory.partial({ seo: true })), 301: movedSchema },
      },
    },
    async (request, reply) =>
      findOrMoved(reply, '/blog-categories', async () => ({
        data: withoutImage(
          await findContent(
            blogCategory,
            readContext(app, request, request.query.lang_id),
            request.params.id,
          ),
        ),
      })),
  );

  contentRoutes(app, blogCategory, {
    base: '/blog-categories',
    tag,
    updateMethods: ['POST'],
    detail: editorCategory,
    present: withoutImage,
  });
};
