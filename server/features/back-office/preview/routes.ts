import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Queryable } from '../../../../db/client';
import { requireRight } from '../../../access';
import type { App } from '../../../app-type';
import { ApiError, invalidField } from '../../../errors';
import { id } from '../../../fields';
import { recordNotFound } from '../../../kernel/entity';
import { createPreviewTokens, previewHours } from '../../../kernel/preview';
import { type Language, langId } from '../../../language';
import { dataOf } from '../../../platform/responses';
import { formatDateTime } from '../../../time';
import { searchable } from '../../search/hits';

type Paged = (typeof searchable)[number];

/** The page of a record, whether or not visitors see it. @throws ApiError not_found, or invalid without a translation */
const pageOf = async (db: Queryable, entity: Paged, recordId: number, language: Language) => {
  const { record, translation, pageKind } = entity;
  const [row] = await db
    .select({ slug: translation.slug, kind: sql<number | null>`${pageKind?.column ?? sql`null::int`}` })
    .from(record)
    .leftJoin(translation, and(eq(translation.record_id, record.id), eq(translation.lang_id, language)))
    .where(and(eq(record.id, recordId), isNull(record.deleted_at)));
  if (!row) throw recordNotFound(entity);
  const path = row.slug && entity.page?.(row.slug, row.kind ?? undefined);
  if (!path) throw invalidField('lang_id', 'required');
  return `/${language}${path}`;
};

/** Links to pages of records that visitors don't see yet. */
export const previewRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const tokens = createPreviewTokens(app.env.SESSION_SECRET);

  app.post(
    '/preview-links',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['Previews'],
        summary: `A link that shows one record as its page will be, for ${previewHours} hours`,
        description:
          'Needs the read right of the entity. Whoever has the link sees the page; it is kept nowhere and search engines leave it out.',
        body: z.strictObject({ entity: z.enum(searchable.map(({ name }) => name)), id, lang_id: langId }),
        response: {
          200: dataOf(
            z.object({
              path: z.string().meta({ example: '/vi/blogs/ca-phe?preview=blog.7.vi.1790000000~…' }),
              expires_at: z.string(),
            }),
          ),
        },
      },
    },
    async (request) => {
      const { entity: name, id: recordId, lang_id: language } = request.body;
      requireRight(request.actor, `${name}.read`);
      const entity = searchable.find((one) => one.name === name);
      if (!entity) throw new ApiError('not_found');
      const page = await pageOf(app.db, entity, recordId, language);
      const expires_at = new Date(Date.now() + previewHours * 3600 * 1000);
      const token = tokens.make({ entity: name, id: recordId, language, expires_at });
      return { data: { path: `${page}?preview=${token}`, expires_at: formatDateTime(expires_at) } };
    },
  );
};
