import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app';
import { readContext } from '../../content/context';
import { requiredText } from '../../fields';
import { langId } from '../../language';
import { dataOf } from '../../responses';
import { highlight } from './highlight';
import { type Hit, search, searchable } from './search';

const tag = 'Search';

const hit = z
  .object({
    type: z.string(),
    id: z.number().int(),
    slug: z.string(),
    path: z.string().meta({ description: 'Page on the site, below the language' }),
    title: z.string(),
    description: z.string(),
    image: z.string().nullable(),
    image_alt: z.string(),
    image_blur: z.string().nullable(),
    highlight: z
      .object({ title: z.string(), description: z.string() })
      .meta({ description: 'Safe HTML with <mark>' }),
  })
  .meta({ id: 'SearchHit' });

const present = (row: Hit, keyword: string): z.output<typeof hit> => ({
  type: row.type,
  id: row.id,
  slug: row.slug,
  path: searchable.find((entity) => entity.name === row.type)?.page?.(row.slug) ?? '',
  title: row.title,
  description: row.description,
  image: row.image,
  image_alt: row.image_alt,
  image_blur: row.image_blur,
  highlight: { title: highlight(row.title, keyword), description: highlight(row.description, keyword) },
});

const types = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat())
  .pipe(z.array(z.enum(searchable.map((entity) => entity.name))).max(20));

const suggestions = 8;

/** Search over all public content. */
export const searchRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/search',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Records that match, best first, with the number of each kind',
        querystring: z.object({
          keyword: requiredText(200),
          'types[]': types.optional(),
          page: z.coerce.number().int().min(1).max(1000).default(1),
          per_page: z.coerce.number().int().min(1).max(100).default(10),
          lang_id: langId.optional(),
        }),
        response: {
          200: z.object({
            data: z.array(hit),
            facets: z.array(z.object({ type: z.string(), count: z.number().int() })),
            total: z.number().int(),
            page: z.number().int(),
            per_page: z.number().int(),
            last_page: z.number().int(),
          }),
        },
      },
    },
    async (request) => {
      const { keyword, page, per_page, lang_id } = request.query;
      const found = await search(readContext(app, request, lang_id), {
        keyword,
        types: request.query['types[]'] ?? [],
        page,
        per_page,
      });
      return {
        data: found.data.map((row) => present(row, keyword)),
        facets: searchable.map(({ name }) => ({ type: name, count: found.facets[name] ?? 0 })),
        total: found.total,
        page,
        per_page,
        last_page: Math.max(1, Math.ceil(found.total / per_page)),
      };
    },
  );

  app.get(
    '/search/suggest',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'The best few matches, for search as you type',
        querystring: z.object({ keyword: requiredText(200), lang_id: langId.optional() }),
        response: { 200: dataOf(z.array(hit)) },
      },
    },
    async (request) => {
      const { keyword, lang_id } = request.query;
      const found = await search(readContext(app, request, lang_id), {
        keyword,
        types: [],
        page: 1,
        per_page: suggestions,
      });
      return { data: found.data.map((row) => present(row, keyword)) };
    },
  );
};
