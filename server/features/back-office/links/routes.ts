import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { linkProblems } from '../../../../db/schema';
import type { App } from '../../../app-type';
import { ApiError } from '../../../errors';
import { idParam, listQuery, text } from '../../../fields';
import { languageOf } from '../../../kernel/context';
import { langId } from '../../../language';
import { runEvery } from '../../../platform/jobs/every';
import { claimRun, finishRun, requestRun, runState, runStates } from '../../../platform/jobs/runs';
import { type MessageKey, message } from '../../../platform/messages';
import { dataOf, listOf, messageOnly, writtenOf } from '../../../platform/responses';
import { checkLinks, type LinkCheck, recheckRecord } from './check';
import { listProblems } from './list';
import { translateLinks } from './translate';

const jobName = 'link_check';
const everyHours = 24;
/** How soon a process looks whether somebody wants a run. */
const lookSeconds = 30;

const problem = z.object({
  id: z.number().int(),
  entity: z.string(),
  record_id: z.number().int(),
  lang_id: z.string().meta({ description: 'Empty where all languages share the link' }),
  title: z.string(),
  kind: z.number().int().nullable().meta({ description: 'Kind of place' }),
  field: z.string(),
  url: z.string(),
  reason: z.enum(['missing', 'hidden', 'unreachable', 'refused']),
  status_code: z.number().int().nullable(),
  found_at: z.string(),
  checked_at: z.string(),
});

/** Links that lead nowhere: looked for once a day and when somebody asks for it. */
export const linkRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const tags = ['Links'];
  const check: LinkCheck = {
    db: app.db,
    publicUrl: app.env.PUBLIC_URL,
    external: app.env.CHECK_EXTERNAL_LINKS,
  };
  const say = (request: FastifyRequest, key: MessageKey) => message(languageOf(request, undefined), key);
  const lookNow = runEvery(app, {
    name: 'checking links',
    seconds: lookSeconds,
    run: async () => {
      if (await claimRun(app.db, jobName, everyHours))
        await finishRun(app.db, jobName, () => checkLinks(check));
    },
  });

  app.get(
    '/links',
    {
      config: { access: 'link.read' },
      schema: {
        tags,
        summary: 'Links that lead nowhere, by record',
        querystring: z.object({
          page: listQuery.page,
          per_page: z.coerce.number().int().min(1).max(100).default(25),
          entity: text(60).optional(),
          lang_id: langId.optional(),
        }),
        response: { 200: listOf(problem) },
      },
    },
    (request) => listProblems(app.db, languageOf(request, request.query.lang_id), request.query),
  );

  app.get(
    '/links/check',
    {
      config: { access: 'link.read' },
      schema: {
        tags,
        summary: 'Whether links are being looked through, and what the last look brought',
        response: {
          200: dataOf(
            z
              .object({
                state: z.enum(runStates),
                started_at: z.string().nullable(),
                finished_at: z.string().nullable(),
                summary: z.record(z.string(), z.number()).meta({ example: { links: 1200, broken: 3 } }),
              })
              .meta({ id: 'LinkCheck' }),
          ),
        },
      },
    },
    async () => ({ data: await runState(app.db, jobName) }),
  );

  app.post(
    '/links/check',
    {
      config: { access: 'link.update' },
      schema: {
        tags,
        summary: 'Look through all links soon',
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      await requestRun(app.db, jobName);
      lookNow();
      return { message: say(request, 'updated') };
    },
  );

  app.post(
    '/links/translate',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Where links lead in another language, for a text that is copied into it',
        body: z.strictObject({ links: z.array(text(1000)).max(200), lang_id: langId }),
        response: {
          200: dataOf(
            z.array(
              z
                .object({
                  link: z.string().meta({ example: '/vi/city/ha-noi' }),
                  to: z.string().nullable().meta({
                    description: 'null: the language has no such page',
                    example: '/en/city/ha-noi',
                  }),
                })
                .meta({ id: 'TranslatedLink' }),
            ),
          ),
        },
      },
    },
    async (request) => ({
      data: await translateLinks(check, request.body.links, request.body.lang_id),
    }),
  );

  app.post(
    '/links/:id/recheck',
    {
      config: { access: 'link.update' },
      schema: {
        tags,
        summary: 'Look at one record again, as after it was mended',
        params: z.object({ id: idParam }),
        response: { 200: writtenOf(z.object({ is_broken: z.boolean() })) },
      },
    },
    async (request) => {
      const where = eq(linkProblems.id, request.params.id);
      const [found] = await app.db.select().from(linkProblems).where(where);
      if (!found) throw new ApiError('not_found');
      await recheckRecord(check, found);
      const is_broken = (await app.db.$count(linkProblems, where)) > 0;
      return { message: say(request, 'updated'), data: { is_broken } };
    },
  );
};
