import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { alerts } from '../../../db/schema';
import { alertKinds, alertSeverities } from '../../alert-words';
import type { App } from '../../app-type';
import { dateTime, idOrSlug, idParam } from '../../fields';
import { readContext } from '../../kernel/context';
import { findContent } from '../../kernel/detail';
import { findOrMoved, movedSchema } from '../../kernel/found';
import { answerList } from '../../kernel/list';
import { checkPerPage, detailShape, listQuerySchema, oneQuery } from '../../kernel/read-schemas';
import { contentRoutes } from '../../kernel/routes';
import { isItsTime } from '../../kernel/selection';
import { contentRowShape, dataOf, listOf, referenceSchema } from '../../platform/responses';
import { parseDateTime } from '../../time';
import { concerns } from './area';
import { alert } from './kind';

const base = '/alerts';
const tag = 'Alerts';

const alertRow = z
  .object({
    ...contentRowShape,
    kind: z.enum(alertKinds),
    severity: z.enum(alertSeverities),
    starts_at: z
      .string()
      .nullable()
      .meta({ description: 'In force from then on; null: since it was posted' }),
    ends_at: z.string().nullable().meta({ description: 'In force until then; null: until further notice' }),
    is_nationwide: z.boolean(),
    provinces: z.array(z.string()),
    cities: z.array(referenceSchema).meta({ description: 'Destinations that it names' }),
    concerned_city_ids: z.array(z.int()).meta({
      description:
        'Destinations that it names, and those in its provinces; empty for the whole country alone',
    }),
    source: z.string().meta({ description: 'Who says so' }),
    source_url: z.string().nullable(),
  })
  .meta({ id: 'AlertRow' });
const editorAlert = alertRow
  .extend({ ...detailShape, city_ids: z.array(z.int()) })
  .meta({ id: 'EditorAlert' });

const states = {
  now: isItsTime(alerts),
  coming: sql`${alerts.published_at} > now()`,
  over: sql`${alerts.hidden_at} <= now()`,
} satisfies Record<string, SQL>;

const filters = {
  city_id: idParam.optional().meta({ description: 'Only what concerns this destination' }),
  at: dateTime.optional().meta({ description: 'Only what is in force then too, as far as is known now' }),
  kind: z.enum(alertKinds).optional(),
  severity: z.enum(alertSeverities).optional(),
  state: z
    .enum(['now', 'coming', 'over'])
    .optional()
    .meta({ description: 'For editors; visitors get nothing but what is in force now' }),
};

const inForceAt = (at: string): SQL =>
  isItsTime(alerts, sql`${parseDateTime(at).toISOString()}::timestamptz`);

/** The gravest first; of the same, the newest. */
const gravest = [
  sql`array_position(array['danger', 'warning', 'notice'], ${alerts.severity})`,
  sql`coalesce(${alerts.published_at}, ${alerts.created_at}) desc`,
];

/** Alerts: what is in force for visitors, all for editors, and the writes that all content has. */
export const alertRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    base,
    {
      config: { access: 'public', adminRead: 'alert.read' },
      schema: {
        tags: [tag],
        summary: 'Alerts that are in force: for visitors the gravest first, for editors in their order',
        querystring: listQuerySchema(filters),
        response: { 200: listOf(alertRow) },
      },
    },
    async (request) => {
      const { city_id, at, kind, severity, state, ...query } = request.query;
      checkPerPage(request, query.per_page);
      const where = [
        city_id === undefined ? undefined : concerns(city_id),
        at === undefined ? undefined : inForceAt(at),
        kind && sql`${alerts.kind} = ${kind}`,
        severity && sql`${alerts.severity} = ${severity}`,
        state && states[state],
      ];
      const context = readContext(app, request, query.lang_id);
      return answerList(alert, context, {
        ...query,
        where,
        ...(context.includeHidden ? {} : { orderBy: gravest }),
      });
    },
  );

  app.get(
    `${base}/:id`,
    {
      config: { access: 'public', adminRead: 'alert.read' },
      schema: {
        tags: [tag],
        summary: 'One alert',
        params: z.object({ id: idOrSlug }),
        querystring: oneQuery,
        response: { 200: dataOf(editorAlert.partial({ seo: true })), 301: movedSchema },
      },
    },
    async (request, reply) =>
      findOrMoved(reply, base, async () => ({
        data: await findContent(alert, readContext(app, request, request.query.lang_id), request.params.id),
      })),
  );

  contentRoutes(app, alert, { base, tag, updateMethods: ['PUT'], detail: editorAlert });
};
