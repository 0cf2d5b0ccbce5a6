import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { ApiError } from '../../errors';
import { requiredText } from '../../fields';
import { readContext } from '../../kernel/context';
import { langId } from '../../language';
import { limitAttempts } from '../../platform/limits/attempts';
import { errorSchema } from '../../platform/responses';
import { customerOf } from '../../platform/sessions/visitor';
import { formatDate } from '../../time';
import { answersOf } from '../search/answers/shared';
import { readPlannerCities } from './candidates/cities';
import { answerTo, modelOf } from './converse/answer';
import { measureChat } from './converse/measure';
import { plan } from './plan-shapes';
import { chatCounters } from './planning-limits';
import { chatEvent } from './stream/events';
import { sendEvents } from './stream/send';

/** More answers than this at a time are too many for one process. */
const mostAtOnce = 16;

/** A whole answer, however it is made. */
const deadlineMilliseconds = 45_000;

const chatBody = z.strictObject({
  lang_id: langId,
  messages: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: requiredText(2000) }))
    .min(1)
    .max(30)
    .refine((messages) => messages.at(-1)?.role === 'user', { params: { key: 'not_an_option' } })
    .meta({ description: 'The conversation so far; the last message is the visitor’s' }),
  plan: plan.nullable().meta({ description: 'The plan as it stands' }),
});

/** A conversation about a plan, as an event stream. */
export const chatRoute = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const model = modelOf(app);
  const measure = measureChat(app);
  const finder = answersOf(app);
  let running = 0;

  app.post(
    '/planner/chat',
    {
      config: { access: 'public', lane: 'open' },
      bodyLimit: 256 * 1024,
      schema: {
        tags: ['Planner'],
        summary: 'Plan in a conversation; the answer is an event stream',
        description:
          'Each `data:` is JSON with a `type`: `status`, `text` (`delta`; records as `[[kind:id]]`), `records`, `plan`, `suggestions`, `questions`, `error`, and `done` at the end.',
        body: chatBody,
        response: {
          200: { description: 'Events', content: { 'text/event-stream': { schema: chatEvent } } },
          429: errorSchema,
          503: errorSchema,
        },
      },
    },
    async (request, reply) => {
      const { lang_id, messages, plan } = request.body;
      const customerId = await customerOf(app, request);
      await limitAttempts(app.db, chatCounters(request.ip, customerId));
      if (running >= mostAtOnce) throw new ApiError('unavailable', { retryAfter: 5 });
      running += 1;
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(deadlineMilliseconds)]);
      try {
        const context = { ...readContext(app, request, lang_id), find: finder.find };
        const cities = await readPlannerCities(context);
        const conversation = { messages, plan, cities, today: formatDate(new Date()) };
        const events = measure(answerTo(context, conversation, { model, signal, log: request.log }));
        reply.hijack();
        await sendEvents(reply.raw, events, gone.signal, { 'x-request-id': request.id });
      } finally {
        running -= 1;
      }
    },
  );
};
