import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dateTime, idParam, listQuery, text } from '../../fields';
import { languageCodes } from '../../language';
import { signedInAdmin } from '../../platform/admins/signed-in';
import { dataOf, listOf } from '../../platform/responses';
import { parseDateTime } from '../../time';
import { findChange, listChanges } from './audit';
import { readDashboard } from './dashboard';

const entry = z.object({
  id: z.number().int(),
  admin: z.object({ id: z.number().int(), full_name: z.string() }).nullable(),
  action: z.string(),
  entity: z.string(),
  record_id: z.number().int().nullable(),
  lang_id: z.string().nullable(),
  title: z.string(),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  request_id: z.string().nullable(),
  created_at: z.string(),
});

const snapshot = z.record(z.string(), z.unknown()).nullable();

const contentCount = z.object({
  entity: z.string(),
  total: z.number().int(),
  shown: z.number().int(),
  hidden: z.number().int(),
  translations: z.object({ en: z.number().int(), vi: z.number().int() }),
});

const isDate = (value: string) => value.length === 10;
const withTime = (value: string) => (isDate(value) ? `${value} 00:00:00` : value);

const dashboardShape = z.object({
  work: z
    .array(z.object({ name: z.string(), count: z.number().int() }))
    .meta({ description: 'Kinds of work of which there is some, up to 1000 of each' }),
  entities: z.array(contentCount),
  missing: z
    .array(
      z.object({
        entity: z.string(),
        id: z.number().int(),
        title: z.string(),
        lang_id: z.enum(languageCodes),
      }),
    )
    .meta({ description: 'Records that lack a language, a few of each entity' }),
  latest: z.array(entry),
  most_rated: z
    .array(
      z.object({
        entity: z.string(),
        id: z.number().int(),
        title: z.string(),
        rating_score: z.number(),
        rating_count: z.number().int(),
      }),
    )
    .meta({ description: 'What customers rated most often' }),
});

/** A date means the whole day. Both ends are included: what is asked for is all before the instant after the end. */
const moment = z
  .string()
  .refine((value) => /^[12]/.test(value) && dateTime.safeParse(withTime(value)).success, {
    params: { key: 'bad_date' },
  })
  .meta({ description: 'yyyy-MM-dd, or yyyy-MM-dd HH:mm:ss, in Vietnam time', example: '2026-10-12' });
const startOf = (value: string) => parseDateTime(withTime(value));
const endOf = (value: string) =>
  new Date(startOf(value).getTime() + (isDate(value) ? 24 * 3600 * 1000 : 1000));

const auditQuery = z.object({
  page: listQuery.page,
  per_page: z.coerce.number().int().min(1).max(100).default(10),
  keyword: listQuery.keyword,
  lang_id: listQuery.lang_id,
  entity: text(60).optional(),
  record_id: idParam.optional(),
  admin_id: idParam.optional(),
  action: text(60).optional(),
  from: moment.optional(),
  to: moment.optional(),
});

/** The start page of the back office, and who changed what. */
export const auditRoutes = async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/dashboard',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['Dashboard'],
        summary: 'What waits to be done, content by entity, status and language, latest changes, most rated',
        description: 'Only what the role may read, and only work that it may do.',
        response: { 200: dataOf(dashboardShape) },
      },
    },
    async (request) => ({ data: await readDashboard(app.db, signedInAdmin(request)) }),
  );

  app.get(
    '/audit',
    {
      config: { access: 'audit.read' },
      schema: {
        tags: ['Audit'],
        summary: 'Who changed what, when',
        description: 'The newest first. Only changes of what the role may read, and own ones.',
        querystring: auditQuery,
        response: { 200: listOf(entry) },
      },
    },
    (request) => {
      const { from, to, ...query } = request.query;
      return listChanges(app.db, signedInAdmin(request), {
        ...query,
        from: from === undefined ? undefined : startOf(from),
        before: to === undefined ? undefined : endOf(to),
      });
    },
  );

  app.get(
    '/audit/:id',
    {
      config: { access: 'audit.read' },
      schema: {
        tags: ['Audit'],
        summary: 'One change, with the record before and after',
        params: z.object({ id: idParam }),
        response: { 200: dataOf(entry.extend({ before: snapshot, after: snapshot })) },
      },
    },
    async (request) => ({ data: await findChange(app.db, signedInAdmin(request), request.params.id) }),
  );
};
