import { eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { blogs } from '../../../db/schema';
import type { App } from '../../app-type';
import { idOrSlug, idParam, text } from '../../fields';
import { inView, rowsOrCards, viewQuery } from '../../kernel/cards';
import { readContext } from '../../kernel/context';
import { findContent } from '../../kernel/detail';
import { findOrMoved, movedSchema } from '../../kernel/found';
import { languageBody } from '../../kernel/items/list-input';
import { answerList, listContent, listRows } from '../../kernel/list';
import { rateRoute } from '../../kernel/rate-route';
import { checkPerPage, listQuerySchema } from '../../kernel/read-schemas';
import { contentRoutes } from '../../kernel/routes';
import { findSeo } from '../../kernel/seo';
import { hasTag } from '../../kernel/tags';
import { langId } from '../../language';
import { dataOf, listOf } from '../../platform/responses';
import { withContents } from './contents';
import { blog, relatedIds } from './kind';
import { placesOf } from './places';
import { neighbours, relatedBlogs } from './related';
import { blogDetail, blogRow, editorBlog, shortRow } from './shapes';

const tag = 'Blogs';
const homeLimit = 6;

/** Categories that the product knows by number: stories, and posts about us. */
const storiesCategory = 7;
const aboutCategory = 9;

const newestFirst = [sql`${blogs.published_at} desc nulls last`];
const optionalLanguage = z.object({ lang_id: langId.optional() });
const byId = z.object({ id: idParam });

const filters = {
  category_id: z.coerce.number().int().min(0).max(2_147_483_647).optional().meta({ description: '0 = all' }),
  city_id: z.coerce.number().int().min(0).max(2_147_483_647).optional().meta({ description: '0 = all' }),
  tag: text(60).optional(),
};

/** Fields of an article that need a query of their own, for editors. */
const editorExtras = async (app: App, recordId: number) => {
  const [row] = await app.db.select({ related_ids: relatedIds(recordId) }).from(sql`(select 1) as one`);
  return { related_ids: row?.related_ids ?? [] };
};

/** Articles: reads for visitors, and the writes that all content has. */
export const blogRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/blogs',
    {
      config: { access: 'public', adminRead: 'blog.read' },
      schema: {
        tags: [tag],
        summary: 'Articles in their order',
        querystring: listQuerySchema({ ...filters, ...viewQuery }),
        response: { 200: listOf(blogRow).extend({ data: rowsOrCards(blogRow) }) },
      },
    },
    async (request) => {
      const { category_id, city_id, tag: wantedTag, view, ...query } = request.query;
      checkPerPage(request, query.per_page);
      const context = readContext(app, request, query.lang_id);
      const where = [
        category_id ? eq(blogs.category_id, category_id) : undefined,
        city_id ? eq(blogs.city_id, city_id) : undefined,
        wantedTag ? hasTag(blog, context.language, wantedTag) : undefined,
      ];
      if (view !== 'card') return answerList(blog, context, { ...query, where });
      const list = await listContent(blog, context, { ...query, where });
      return { ...list, data: inView(view, list.data) };
    },
  );

  app.get(
    '/blogs/list',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'All live articles as short rows',
        querystring: z.object({
          category_id: filters.category_id,
          limit: z.coerce.number().int().min(1).max(10_000).optional(),
          per_page: z.coerce.number().int().min(1).max(10_000).default(10_000),
          lang_id: langId.optional(),
        }),
        response: { 200: dataOf(z.array(shortRow)) },
      },
    },
    async (request) => {
      const { category_id, limit, per_page, lang_id } = request.query;
      const rows = await listRows(blog, readContext(app, request, lang_id), {
        per_page: limit ?? per_page,
        where: [category_id ? eq(blogs.category_id, category_id) : undefined],
        orderBy: newestFirst,
      });
      const data = rows.map(({ id, slug, title, image, category_id, published_at }) => ({
        id,
        slug,
        title,
        image,
        category_id,
        published_at,
      }));
      return { data };
    },
  );

  app.get(
    '/blogs/list-in-home',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Up to 6 articles, stories first',
        querystring: optionalLanguage.extend(viewQuery),
        response: { 200: dataOf(rowsOrCards(blogRow)) },
      },
    },
    async (request) => {
      const context = readContext(app, request, request.query.lang_id);
      const newest = (where: SQL, per_page: number) =>
        listRows(blog, context, { per_page, where: [where], orderBy: newestFirst });
      // Two walks along an index: one order by whether it is a story would sort all articles there are.
      const stories = await newest(eq(blogs.category_id, storiesCategory), homeLimit);
      const missing = homeLimit - stories.length;
      const others =
        missing > 0
          ? await newest(sql`${blogs.category_id} is distinct from ${storiesCategory}`, missing)
          : [];
      return { data: inView(request.query.view, [...stories, ...others]) };
    },
  );

  app.post(
    '/blogs/about/website/list',
    {
      config: { access: 'public', readOnly: true },
      schema: {
        tags: [tag],
        summary: 'Articles about us',
        body: languageBody,
        response: { 200: dataOf(z.array(blogRow)) },
      },
    },
    async (request) => {
      const rows = await listRows(blog, readContext(app, request, request.body?.lang_id), {
        per_page: 100,
        where: [eq(blogs.category_id, aboutCategory)],
      });
      return { data: rows };
    },
  );

  app.get(
    '/blogs/detail/:slug',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'One article with related and neighbouring ones',
        params: z.object({ slug: idOrSlug }),
        querystring: optionalLanguage,
        response: { 200: dataOf(blogDetail), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/blogs/detail', async () => {
        const row = await findContent(blog, context, request.params.slug);
        const [related, around, places] = await Promise.all([
          relatedBlogs(context, row),
          neighbours(context, row),
          placesOf(context, row.content),
        ]);
        return { data: { ...row, ...withContents(row.content), places, related, ...around } };
      });
    },
  );

  app.get(
    '/blogs/related/:id',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Related articles, chosen ones first',
        params: byId,
        querystring: optionalLanguage,
        response: { 200: dataOf(z.array(blogRow)) },
      },
    },
    async (request) => {
      const context = readContext(app, request, request.query.lang_id);
      return { data: await relatedBlogs(context, await findContent(blog, context, request.params.id)) };
    },
  );

  app.get(
    '/blogs/:id',
    {
      config: { access: 'blog.read' },
      schema: {
        tags: [tag],
        summary: 'One article with all fields to edit',
        params: byId,
        querystring: z.object({ lang_id: langId.optional(), admin: z.enum(['0', '1']).optional() }),
        response: { 200: dataOf(editorBlog) },
      },
    },
    async (request) => {
      const context = readContext(app, request, request.query.lang_id);
      const row = await findContent(blog, context, request.params.id);
      const seo = await findSeo(app.db, blog.moduleId, row.id, context.language);
      return { data: { ...row, seo, ...(await editorExtras(app, row.id)) } };
    },
  );

  rateRoute(app, blog, { base: '/blogs', tag });

  contentRoutes(app, blog, {
    base: '/blogs',
    tag,
    updateMethods: ['POST'],
    detail: editorBlog,
    enrich: (_app, _request, row) => editorExtras(app, row.id),
  });
};
