import { APICallError, type LanguageModel, stepCountIs, streamText } from 'ai';
import { type Partner, PartnerError } from '../../../platform/partners';
import type { Context, Conversation } from '../converse/situation';
import type { ChatEvent } from '../stream/events';
import { createGuard } from './guard';
import { instructions, planForModel } from './instructions';
import { createKnown } from './known';
import { toolsFor } from './tools';
import { prepareWorkspace, type Workspace } from './workspace';

export interface Assistant {
  openModel(): Promise<LanguageModel>;
  partner: Partner;
}

/** Rounds of tool calls and answers. */
const mostSteps = 6;
const mostTokens = 1200;
/** So long a model may say nothing at all. */
const silenceMs = 12_000;

/** What the provider says becomes our own failure, without its words: they may hold anything. */
const asPartnerError = (name: string, error: unknown): unknown => {
  if (!APICallError.isInstance(error)) return error;
  const wait = Number(error.responseHeaders?.['retry-after']);
  const retryAfter = Number.isFinite(wait) && wait > 0 ? wait : undefined;
  return error.statusCode === undefined
    ? new PartnerError(name, 'refused')
    : new PartnerError(name, 'bad_status', {
        status: error.statusCode,
        ...(retryAfter ? { retryAfter } : {}),
      });
};

/** A line of events from one who makes them to one who takes them. */
const createLine = () => {
  const waiting: ChatEvent[] = [];
  let wake: () => void = () => undefined;
  return {
    put(event: ChatEvent) {
      waiting.push(event);
      wake();
    },
    wake: () => wake(),
    take: () => waiting.shift(),
    wait: () => new Promise<void>((resolve) => (wake = resolve)),
  };
};

/** A long answer of before is told to the model by its beginning. */
const mostTold = 2000;

const promptOf = ({ messages, plan, cities }: Conversation): string =>
  [
    `Cities: ${cities.map(({ id, title }) => `[[city:${id}]] ${title}`).join(', ')}`,
    plan ? `The plan as it stands: ${planForModel(plan)}` : 'There is no plan yet.',
    'The conversation, as JSON:',
    JSON.stringify(messages.map((message) => ({ ...message, content: message.content.slice(0, mostTold) }))),
  ].join('\n');

/**
 * Asks the model, and lets out what the guard lets pass. Returns whether that was an answer: not when the model fails,
 * is silent, or says nothing that may be said; then the built-in planner answers.
 */
export async function* askModel(
  { openModel, partner }: Assistant,
  context: Context,
  conversation: Conversation,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, boolean, void> {
  const line = createLine();
  const known = createKnown();
  const guard = createGuard(known);
  const workspace: Workspace = {
    context,
    conversation,
    known,
    plan: conversation.plan,
    onPlan: (plan) => line.put({ type: 'plan', plan }),
  };
  let hasPlan = false;
  const say = (delta: string) => {
    if (delta.trim() !== '') line.put({ type: 'text', delta });
  };

  const listen = async (late: AbortSignal) => {
    const silent = new AbortController();
    let timer = setTimeout(() => silent.abort(), silenceMs);
    try {
      await prepareWorkspace(workspace);
      const stream = streamText({
        model: await openModel(),
        system: instructions(context.language, conversation.today),
        prompt: promptOf(conversation),
        tools: toolsFor(workspace),
        stopWhen: stepCountIs(mostSteps),
        maxOutputTokens: mostTokens,
        maxRetries: 0,
        abortSignal: AbortSignal.any([late, silent.signal]),
        onError: () => undefined,
      });
      for await (const part of stream.fullStream) {
        clearTimeout(timer);
        timer = setTimeout(() => silent.abort(), silenceMs);
        if (part.type === 'text-delta') say(guard.push(part.text));
        else if (part.type === 'text-end') say(guard.end());
        else if (part.type === 'error') throw asPartnerError(partner.name, part.error);
        else if (part.type === 'abort') throw new PartnerError(partner.name, 'timeout');
        else if (part.type === 'finish' && part.finishReason === 'error')
          throw new PartnerError(partner.name, 'bad_answer');
      }
      say(guard.end());
    } catch (error) {
      throw asPartnerError(partner.name, error);
    } finally {
      clearTimeout(timer);
    }
  };

  let isOver = false;
  let isAnswered = false;
  const work = partner
    .run(listen, signal)
    .then(
      () => {
        isAnswered = guard.counts.kept > 0 && guard.counts.kept >= guard.counts.dropped;
      },
      () => undefined,
    )
    .finally(() => {
      isOver = true;
      line.wake();
    });
  for (;;) {
    const event = line.take();
    if (event) {
      hasPlan ||= event.type === 'plan';
      yield event;
    } else if (isOver) break;
    else await line.wait();
  }
  await work;
  return isAnswered || (hasPlan && guard.counts.dropped === 0);
}
