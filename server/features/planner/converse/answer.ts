import type { FastifyBaseLogger } from 'fastify';
import type { App } from '../../../app-type';
import { defineAssistant } from '../model/assistant';
import type { Assistant } from '../model/run';
import type { ChatEvent } from '../stream/events';
import { withNames } from '../stream/naming';
import { inPieces } from '../stream/pieces';
import { phrasesIn } from '../words/phrases-in';
import { builtIn } from './built-in';
import type { Context, Conversation } from './situation';

/** The language model of this app; `null` when none is set up. */
export const modelOf = (app: App): Assistant | null => defineAssistant(app);

interface Means {
  model: Assistant | null;
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

const fromBuiltIn = (context: Context, conversation: Conversation) =>
  inPieces(withNames(context, builtIn(context, conversation)));

/**
 * The whole answer to a conversation: from the model where there is one, from the built-in planner where there is none
 * or where it fails, which is said. The last event tells which of them it was; without it the answer was cut off.
 */
export async function* answerTo(
  context: Context,
  conversation: Conversation,
  { model, signal, log }: Means,
): AsyncGenerator<ChatEvent, void, void> {
  const say = phrasesIn(context.language);
  let hasFailed = false;
  try {
    if (model) {
      yield { type: 'status', text: say.status.asking };
      const { askModel } = await import('../model/run');
      const isAnswered = yield* withNames(context, askModel(model, context, conversation, signal));
      if (isAnswered) return yield { type: 'done', source: 'model', fallback: false };
      signal.throwIfAborted();
      hasFailed = true;
      yield { type: 'text', delta: `${say.fallback}\n\n` };
    }
    for await (const event of fromBuiltIn(context, conversation)) {
      signal.throwIfAborted();
      yield event;
    }
    yield { type: 'done', source: 'built_in', fallback: hasFailed };
  } catch (error) {
    const isLate = signal.aborted;
    if (!isLate) log.error({ err: error }, 'an answer of the planner failed');
    yield { type: 'error', message: isLate ? say.cutShort : say.failed };
  }
}
