import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Queryable } from '../../../db/client';
import { searchLogs } from '../../../db/schema';
import type { App } from '../../app-type';
import { listQuery, requiredText } from '../../fields';
import { languageOf } from '../../kernel/context';
import { type Language, langId, languageCodes } from '../../language';
import { message } from '../../platform/messages';
import { offsetOf, pageOf } from '../../platform/paging';
import { listOf, messageOnly } from '../../platform/responses';
import { formatDateTime } from '../../time';
import { searchDays } from '../back-office/work-items';
import { proposalFor, proposalKinds } from './proposals';

const row = z.object({
  query: z.string().meta({ description: 'Folded, as all spellings of it count as one', example: 'pho co' }),
  lang_id: z.enum(languageCodes),
  count: z
    .number()
    .int()
    .meta({ description: `How often within ${searchDays} days` }),
  last_at: z.string(),
  proposal: z
    .object({
      kind: z.enum(proposalKinds),
      entity: z.string().nullable(),
      record_id: z.number().int().nullable(),
      title: z.string().nullable(),
    })
    .meta({
      description:
        'What could be done: another name for a record, a translation of what the other language has, an answer to a question, a page of a place that exists, or a text',
    }),
});

const recent = sql`results_count = 0 and created_at > now() - make_interval(days => ${searchDays})`;

/** What visitors looked for and nothing was found, the most wanted first. */
const listEmptySearches = async (db: Queryable, request: { page: number; per_page: number }) => {
  const { rows } = await db.execute<{
    total: number;
    data: Array<{ query: string; lang_id: Language; count: number; last_at: string }>;
  }>(sql`
    with wanted as (
      select query, lang_id, count(*)::int as count, max(created_at) as last_at
      from ${searchLogs} where ${recent} group by lang_id, query)
    select (select count(*)::int from wanted) as total, coalesce((select json_agg(best) from (
      select * from wanted order by count desc, last_at desc, query
      limit ${request.per_page} offset ${offsetOf(request)}) best), '[]') as data`);
  const found = rows[0]?.data ?? [];
  const data = await Promise.all(
    found.map(async ({ last_at, ...one }) => ({
      ...one,
      last_at: formatDateTime(new Date(last_at)),
      proposal: await proposalFor(db, one),
    })),
  );
  return pageOf(data, rows[0]?.total ?? 0, request);
};

/** Searches that find nothing: what visitors miss, for editors to read and tick off. */
export const emptySearchRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const { page } = listQuery;

  app.get(
    '/search/empty',
    {
      config: { access: 'seo.read' },
      schema: {
        tags: ['Search'],
        summary: 'Searches that found nothing, the most wanted first',
        querystring: z.object({ page, per_page: z.coerce.number().int().min(1).max(100).default(25) }),
        response: { 200: listOf(row) },
      },
    },
    (request) => listEmptySearches(app.db, request.query),
  );

  app.post(
    '/search/empty/done',
    {
      config: { access: 'seo.update' },
      schema: {
        tags: ['Search'],
        summary: 'Tick a search off: it is seen to, or not worth it',
        description: 'It comes back when visitors look for it again and still find nothing.',
        body: z.strictObject({ query: requiredText(200), lang_id: langId }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { query, lang_id } = request.body;
      await app.db
        .delete(searchLogs)
        .where(
          and(eq(searchLogs.query, query), eq(searchLogs.lang_id, lang_id), eq(searchLogs.results_count, 0)),
        );
      return { message: message(languageOf(request, undefined), 'updated') };
    },
  );
};
