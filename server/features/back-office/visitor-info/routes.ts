import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { holds, requireRight } from '../../../access';
import type { App } from '../../../app-type';
import { id, idParam, listQuery } from '../../../fields';
import { languageOf } from '../../../kernel/context';
import { visitedKinds } from '../../../kernel/visitor-info/issues';
import { accessibility, openingHours } from '../../../kernel/visitor-info/opening-hours';
import { sections, visitorInfo } from '../../../kernel/visitor-info/shape';
import { langId } from '../../../language';
import { message } from '../../../platform/messages';
import { listOf, messageOnly } from '../../../platform/responses';
import { dismissIssue } from './dismiss';
import { visitedEntities } from './kinds';
import { listIssues } from './list';
import { listRecords } from './list-records';
import { noteLookedAt } from './looked-at';

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

const sentence = z.object({ lang_id: z.string(), text: z.string() });

const recordWithIssues = issue
  .pick({ entity: true, record_id: true, title: true, kind: true, city: true })
  .extend({
    issues: z.array(
      issue.extend({
        sentences: z.array(sentence).meta({
          description: 'What the texts of the record say of this section, whether the data agree or not',
        }),
      }),
    ),
  });

const issueQuery = z.object({
  page: listQuery.page,
  per_page: z.coerce.number().int().min(1).max(100).default(25),
  reason: z.enum(reasons).optional(),
  entity: kind.optional(),
  record_id: idParam.optional().meta({ description: 'Of one record; with `entity`' }),
  city_id: idParam.optional().meta({ description: 'Of records in or around a destination' }),
  within_days: z.coerce.number().int().min(0).max(3650).default(0).meta({
    description: 'With what becomes due in so many days; 0 = what is due today',
  }),
  lang_id: langId.optional(),
});

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
        querystring: issueQuery,
        response: { 200: listOf(issue) },
      },
    },
    (request) => {
      const { lang_id, ...query } = request.query;
      const kinds = visitedKinds.filter((name) => holds(request.actor, `${name}.read`));
      return listIssues(app.db, kinds, languageOf(request, lang_id), query);
    },
  );

  app.get(
    '/visitor-info/records',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'The same by record: each with all that is to be looked at and what its texts say of it',
        description: 'Only kinds that the role may read.',
        querystring: issueQuery,
        response: {
          200: listOf(recordWithIssues).extend({
            things: z.number().int().meta({ description: 'How many there are to look at in all records' }),
          }),
        },
      },
    },
    (request) => {
      const { lang_id, ...query } = request.query;
      const kinds = visitedKinds.filter((name) => holds(request.actor, `${name}.read`));
      return listRecords(app.db, kinds, languageOf(request, lang_id), query);
    },
  );

  app.post(
    '/visitor-info/confirm',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Say that a section was looked at today: it is still right, or nobody could say',
        description: 'Visitors are told at once, so it takes the right to publish the kind.',
        body: z.strictObject({
          entity: kind,
          record_id: id,
          section: z.enum(sections),
          answer: z.enum(['right', 'unknown']).default('right').meta({
            description: '`unknown` takes back what the section said, but for its note and who was asked',
          }),
        }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { entity: name, record_id, section, answer } = request.body;
      requireRight(request.actor, `${name}.publish`);
      const entity = visitedEntities[name];
      const language = languageOf(request, undefined);
      await app.db.transaction((tx) =>
        noteLookedAt(tx, { actor: request.actor, language, requestId: request.id }, [section], {
          entity,
          record_id,
          answer,
        }),
      );
      return { message: message(language, 'updated') };
    },
  );

  app.post(
    '/visitor-info/unknown',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary:
          'Say of several sections of a record, as one change, that they were looked into today and nobody could say',
        description: 'Visitors are told at once, so it takes the right to publish the kind.',
        body: z.strictObject({
          entity: kind,
          record_id: id,
          sections: z.array(z.enum(sections)).min(1).max(sections.length),
        }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { entity: name, record_id, sections: asked } = request.body;
      requireRight(request.actor, `${name}.publish`);
      const language = languageOf(request, undefined);
      await app.db.transaction((tx) =>
        noteLookedAt(tx, { actor: request.actor, language, requestId: request.id }, asked, {
          entity: visitedEntities[name],
          record_id,
          answer: 'unknown',
        }),
      );
      return { message: message(language, 'updated') };
    },
  );

  app.post(
    '/visitor-info/issues/:id/dismiss',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary:
          'Say that a sentence speaks of something else, or that a section has nothing to do with the record',
        description:
          'A sentence comes back only when it is written otherwise, a section once something is known of it. It takes the right to publish the kind of its record.',
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
