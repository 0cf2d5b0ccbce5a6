import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { id, listQuery } from '../../fields';
import { languageOf } from '../../kernel/context';
import { formatDateTime } from '../../time';
import { type MessageKey, message } from '../messages';
import { dataOf, listOf, messageOnly } from '../responses';
import { discardMail, listMail, mailStates, retryMail } from './mail';
import { listRuns } from './runs';

const letter = z.object({
  id: z.number().int(),
  template: z.string(),
  lang_id: z.string(),
  recipient: z.string().meta({ description: 'Shortened', example: 'h…@visit.example' }),
  state: z.enum(mailStates),
  attempts: z.number().int(),
  last_error: z.string().nullable(),
  next_attempt_at: z.string().nullable(),
  created_at: z.string(),
  can_retry: z.boolean().meta({ description: 'False once its values are gone' }),
});

const run = z.object({
  name: z.string(),
  requested_at: z.string().nullable(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  last_error: z.string().nullable(),
  summary: z.record(z.string(), z.number()),
});

const partner = z.object({
  name: z.string(),
  state: z.enum(['closed', 'half-open', 'open']).meta({ description: 'open: not asked for now' }),
  counts: z.record(z.string(), z.number()).meta({ description: 'Calls by how they ended' }),
  last_failure_at: z.string().nullable(),
  last_failure: z.string().nullable(),
});

/** What the product does by itself: letters that go out, and work that repeats. */
export const jobRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const tags = ['Jobs'];
  const some = z.strictObject({ ids: z.array(id).min(1).max(100) });
  const say = (request: FastifyRequest, key: MessageKey) => message(languageOf(request, undefined), key);

  app.get(
    '/jobs/letters',
    {
      config: { access: 'job.read' },
      schema: {
        tags,
        summary: 'Letters in the outbox, the latest first',
        querystring: z.object({
          page: listQuery.page,
          per_page: z.coerce.number().int().min(1).max(100).default(25),
          state: z.enum(mailStates).optional(),
        }),
        response: { 200: listOf(letter) },
      },
    },
    (request) => listMail(app.db, request.query),
  );

  app.get(
    '/jobs/runs',
    {
      config: { access: 'job.read' },
      schema: {
        tags,
        summary: 'The last run of each kind of repeating work',
        response: { 200: dataOf(z.array(run)) },
      },
    },
    async () => ({ data: await listRuns(app.db) }),
  );

  app.get(
    '/jobs/partners',
    {
      config: { access: 'job.read' },
      schema: {
        tags,
        summary: 'Outside services that this process may ask, and how they do since it started',
        response: { 200: dataOf(z.array(partner)) },
      },
    },
    async () => ({
      data: app.partners.all.map(({ state }) => {
        const { last_failure_at, ...rest } = state();
        return { ...rest, last_failure_at: last_failure_at && formatDateTime(last_failure_at) };
      }),
    }),
  );

  app.post(
    '/jobs/letters/retry',
    {
      config: { access: 'job.update' },
      schema: {
        tags,
        summary: 'Try letters again at once, all or none',
        body: some,
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      await app.db.transaction((tx) => retryMail(tx, request.body.ids));
      return { message: say(request, 'updated') };
    },
  );

  app.post(
    '/jobs/letters/discard',
    {
      config: { access: 'job.update' },
      schema: {
        tags,
        summary: 'Give letters up that have not been sent, all or none',
        body: some,
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      await app.db.transaction((tx) => discardMail(tx, request.body.ids));
      return { message: say(request, 'deleted') };
    },
  );
};
