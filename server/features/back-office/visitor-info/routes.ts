import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { holds, requireRight } from '../../../access';
import type { App } from '../../../app-type';
import { ApiError } from '../../../errors';
import { id, idParam, listQuery } from '../../../fields';
import { languageOf } from '../../../kernel/context';
import { visitedKinds } from '../../../kernel/visitor-info/issues';
import { accessibility, openingHours } from '../../../kernel/visitor-info/opening-hours';
import { sections, type VisitorInfo, visitorInfo } from '../../../kernel/visitor-info/shape';
import { lockRecord, updateContent } from '../../../kernel/write';
import { langId } from '../../../language';
import { message } from '../../../platform/messages';
import { listOf, messageOnly } from '../../../platform/responses';
import { formatDate } from '../../../time';
import { dismissIssue } from './dismiss';
import { visitedEntities } from './kinds';
import { listIssues } from './list';

const reasons = ['outdated', 'unknown', 'missing', 'contradicts', 'lacks'] as const;
const kind = z.enum(visitedKinds);

const issue = z
  .object({
    id: z.number().int(),
    entity: kind,
    record_id: z.number().int(),
    title: z.string(),
    kind: z.number().int().nullable().meta({ description: 'Kind of place' }),
    section: z.enum(sections).meta({ description: 'Part of what visitors have to know' }),
    reason: z.enum(reasons),
    said: z
      .array(z.object({ lang_id: z.string(), text: z.string() }))
      .meta({ description: 'The sentence that the data contradict or lack, in each language that says it' }),
    due_on: z.string().meta({ description: 'yyyy-MM-dd' }),
    city: z.object({ id: z.number().int(), title: z.string() }).nullable(),
    known: z
      .object({
        opening_hours: openingHours.nullable(),
        duration_minutes: z.number().int().nullable(),
        accessibility: accessibility.nullable(),
        price_from: z.number().int().nullable(),
        visitor_info: visitorInfo,
      })
      .nullable()
      .meta({
        description: 'What the data of the record say of it; what belongs to other sections is left out',
      }),
  })
  .meta({ id: 'VisitorInfoIssue' });

/** What is known for visitors runs out, or is told otherwise by the texts: the editors' queue of it. */
export const visitorInfoRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const tags = ['Visitor information'];

  app.get(
    '/visitor-info/issues',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'What editors have to look at in what visitors have to know, the most urgent first',
        description: 'Only kinds that the role may read.',
        querystring: z.object({
          page: listQuery.page,
          per_page: z.coerce.number().int().min(1).max(100).default(25),
          reason: z.enum(reasons).optional(),
          entity: kind.optional(),
          record_id: idParam.optional().meta({ description: 'Of one record; with `entity`' }),
          city_id: idParam.optional().meta({ description: 'Of records in or around a destination' }),
          lang_id: langId.optional(),
        }),
        response: { 200: listOf(issue) },
      },
    },
    (request) => {
      const { lang_id, ...query } = request.query;
      const kinds = visitedKinds.filter((name) => holds(request.actor, `${name}.read`));
      return listIssues(app.db, kinds, languageOf(request, lang_id), query);
    },
  );

  app.post(
    '/visitor-info/confirm',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Say that a section is still right: it was checked today',
        description: 'Visitors are told at once, so it takes the right to publish the kind.',
        body: z.strictObject({ entity: kind, record_id: id, section: z.enum(sections) }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { entity: name, record_id, section } = request.body;
      requireRight(request.actor, `${name}.publish`);
      const entity = visitedEntities[name];
      const language = languageOf(request, undefined);
      await app.db.transaction(async (tx) => {
        const { version } = await lockRecord(tx, entity, record_id);
        const [row] = await tx.select().from(entity.record).where(eq(entity.record.id, record_id));
        const info: VisitorInfo = visitorInfo.parse(
          (row as { visitor_info?: unknown } | undefined)?.visitor_info,
        );
        const known = info[section];
        if (!known) throw new ApiError('not_found', { message: 'section_not_there' });
        const checked = { ...info, [section]: { ...known, checked_on: formatDate(new Date()) } };
        await updateContent(tx, entity, record_id, {
          actor: request.actor,
          language,
          requestId: request.id,
          input: { version, visitor_info: checked },
        });
      });
      return { message: message(language, 'updated') };
    },
  );

  app.post(
    '/visitor-info/issues/:id/dismiss',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Say that a sentence is right beside the data: it speaks of something else',
        description:
          'It comes back only when it is written otherwise. It takes the right to publish the kind of its record.',
        params: z.object({ id: idParam }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      await dismissIssue(app.db, request.actor, request.params.id);
      return { message: message(languageOf(request, undefined), 'updated') };
    },
  );
};
