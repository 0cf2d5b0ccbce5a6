import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { keyword, listQuery, requiredText } from '../../fields';
import { languageOf, readContext } from '../../kernel/context';
import { findOrMoved, movedSchema } from '../../kernel/found';
import { blogRow } from '../../kinds/blog';
import { cityRow } from '../../kinds/city';
import { eventRow } from '../../kinds/event';
import { experienceRow } from '../../kinds/experience';
import { resourceRow } from '../../kinds/resource';
import { thingRow } from '../../kinds/thing-to-do';
import { tourRow } from '../../kinds/tour';
import { langId } from '../../language';
import { listOf } from '../../platform/responses';
import { listAllTags } from './keep';
import { listTags, readTag } from './read';
import { rowsOf } from './rows';

const query = {
  page: listQuery.page,
  per_page: z.coerce.number().int().min(1).max(100).default(10),
  lang_id: langId.optional(),
};

const tagRow = z
  .object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    count: z.number().int().meta({ description: 'Live records that carry it; for editors, all records' }),
  })
  .meta({ id: 'Tag' });

const tagDetail = tagRow
  .extend({
    alternates: z
      .record(z.string(), z.string())
      .meta({ description: 'Slugs by language: its own, and that of the tag which says the same' }),
  })
  .meta({ id: 'TagDetail' });

const taggedRow = z
  .object({
    type: z.string().meta({ description: 'Kind of record', example: 'blog' }),
    id: z.number().int(),
    slug: z.string(),
    path: z.string().meta({ description: 'Page on the site, below the language', example: '/blogs/ca-phe' }),
    title: z.string(),
    description: z.string(),
    image: z.string().nullable(),
    image_alt: z.string(),
    image_blur: z.string().nullable(),
  })
  .meta({ id: 'TaggedRecord' });

const kindCount = z
  .object({ type: z.string(), count: z.number().int() })
  .meta({ id: 'TaggedKind', description: 'How many live records of a kind carry the tag' });

const rowsShape = z
  .object({
    cities: z.array(cityRow),
    blogs: z.array(blogRow),
    events: z.array(eventRow),
    tours: z.array(tourRow),
    experiences: z.array(experienceRow),
    things_to_do: z.array(thingRow),
    resources: z.array(resourceRow),
  })
  .meta({ id: 'TaggedRows', description: 'The same records as the lists of their kinds have them' });

/** Topics: what carries which tag. */
export const tagRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/tags',
    {
      config: { access: 'public', adminRead: 'tag.read' },
      schema: {
        tags: ['Tags'],
        summary: 'Tags that live records carry, the most used first; for editors all of them',
        querystring: z.object({ ...query, keyword, admin: listQuery.admin }),
        response: { 200: listOf(tagRow) },
      },
    },
    (request) => {
      const language = languageOf(request, request.query.lang_id);
      const list = request.actor.kind === 'admin' ? listAllTags : listTags;
      return list(app.db, language, request.query);
    },
  );

  app.get(
    '/tags/:keyword',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Tags'],
        summary: 'A tag and the live records that carry it',
        params: z.object({
          keyword: requiredText(200).meta({ description: 'Name or slug of the tag', example: 'cà phê' }),
        }),
        querystring: z.object({
          ...query,
          type: z
            .string()
            .max(40)
            .optional()
            .meta({ description: 'Records of that kind alone', example: 'blog' }),
        }),
        response: {
          200: listOf(taggedRow).extend({ tag: tagDetail, kinds: z.array(kindCount), rows: rowsShape }),
          301: movedSchema,
        },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/tags', async () => {
        const found = await readTag(app.db, context.language, request.params.keyword, request.query);
        return { ...found, rows: await rowsOf(context, found.data) };
      });
    },
  );
};
