import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { requiredText } from '../../fields';
import { readContext } from '../../kernel/context';
import { langId, languageCodes } from '../../language';
import { afterStart } from '../../platform/after-start';
import { limitAttempts } from '../../platform/limits/attempts';
import { partiesOf } from '../../platform/limits/network-parties';
import { createSharedLane } from '../../platform/limits/shared-lane';
import { errorSchema } from '../../platform/responses';
import { customerOf } from '../../platform/sessions/visitor';
import { formatDate } from '../../time';
import { answersOf, passagesOf, toldPlacesOf } from '../search/answers/shared';
import { readPlannerCities } from './candidates/cities';
import { answerTo, modelOf } from './converse/answer';
import { measureChat } from './converse/measure';
import { tellingOf } from './gazetteer/told-places';
import { plan } from './plan-shapes';
import { chatCounters } from './planning-limits';
import { chatEvent } from './stream/events';
import { sendEvents } from './stream/send';

/**
 * Answers at a time. A language model's is waited for; the built-in planner's takes the processor that readers need too.
 */
const lanes = {
  model: { size: { running: 16, mostWaiting: 16, longestWait: 8_000 }, share: { running: 4, waiting: 4 } },
  builtIn: { size: { running: 2, mostWaiting: 24, longestWait: 8_000 }, share: { running: 1, waiting: 6 } },
};

/** A whole answer, however it is made. */
const deadlineMilliseconds = 45_000;

/** Letters of a visitor's message. */
const longestMessage = 2000;
/** An answer comes back with the next message: a plan of thirty days, or all that a town has, is much longer. */
const longestAnswer = 20_000;

const chatBody = z.strictObject({
  lang_id: langId,
  messages: z
    .array(
      z.discriminatedUnion('role', [
        z.strictObject({ role: z.literal('user'), content: requiredText(longestMessage) }),
        z.strictObject({ role: z.literal('assistant'), content: requiredText(longestAnswer) }),
      ]),
    )
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
  const { find } = answersOf(app);
  const { known } = passagesOf(app);
  const toldPlaces = toldPlacesOf(app);
  const { size, share } = model ? lanes.model : lanes.builtIn;
  const lane = createSharedLane(size);
  // Otherwise the first question after a start would wait until all texts have been taken apart.
  afterStart(app, 'the reading of texts', async () => {
    for (const language of languageCodes) await known(language);
  });

  app.post(
    '/planner/chat',
    {
      config: { access: 'public', lane: 'open' },
      bodyLimit: 256 * 1024,
      schema: {
        tags: ['Planner'],
        summary: 'Plan in a conversation; the answer is an event stream',
        description:
          'Each `data:` is JSON with a `type`: `status`, `text` (`delta`; records as `[[kind:id]]`, pages of the site as `[title](/path)` below the language), `records`, `plan`, `suggestions`, `questions`, `error`, and `done` at the end.',
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
      const leave = await lane.enter({ parties: partiesOf(request.ip, share) });
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(deadlineMilliseconds)]);
      try {
        const context = { ...readContext(app, request, lang_id), find, known };
        const cities = tellingOf(await readPlannerCities(context), await toldPlaces.known());
        const conversation = { messages, plan, cities, today: formatDate(new Date()) };
        const events = measure(answerTo(context, conversation, { model, signal, log: request.log }));
        reply.hijack();
        await sendEvents(reply.raw, events, gone.signal, { 'x-request-id': request.id });
      } finally {
        leave();
      }
    },
  );
};
