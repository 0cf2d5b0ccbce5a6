import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { listQuery } from '../../../fields';
import { langId } from '../../../language';
import { listOf } from '../../../platform/responses';
import { readSitemap } from './read';

const entry = z
  .object({
    path: z.string().meta({ description: 'With the language', example: '/vi/city/ha-noi' }),
    lang_id: z.string(),
    lastmod: z.string().nullable().meta({ description: 'yyyy-MM-dd HH:mm:ss in Vietnam time' }),
    alternates: z.record(z.string(), z.string()).meta({ description: 'Paths of the page by language' }),
  })
  .meta({ id: 'SitemapEntry' });

/** `GET /sitemap`: what the site's sitemap files are made of. */
export const sitemapRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/sitemap',
    {
      config: { access: 'public' },
      schema: {
        tags: ['SEO'],
        summary: 'Every page that search engines may list, in all languages',
        querystring: z.object({
          page: listQuery.page,
          per_page: z.coerce.number().int().min(1).max(10_000).default(10_000),
          lang_id: langId.optional().meta({ description: 'Of the messages; pages come in all languages' }),
        }),
        response: { 200: listOf(entry) },
      },
    },
    (request) => readSitemap(app.db, request.query),
  );
};
