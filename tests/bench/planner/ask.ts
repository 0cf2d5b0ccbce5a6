import { type IncomingMessage, request } from 'node:http';
import type { Plan } from '../../../server/features/planner/plan-shapes';
import { type ChatEvent, tokens } from '../../../server/features/planner/stream/events';
import type { Case } from './cases';
import type { Answered } from './judge';

interface Timed extends Answered {
  firstWordsMs: number;
  wholeMs: number;
}

interface Turn {
  language: string;
  messages: Array<{ role: 'user' | 'assistant'; content: string }>;
  plan: Plan | null;
}

/** Sends JSON from one of the machine's own addresses, so that forty visitors are not one to the limits. */
const post = (url: string, localAddress: string, body: object): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    request(url, { method: 'POST', headers, localAddress }, (answer) => {
      if (answer.statusCode === 200) resolve(answer);
      else reject(new Error(`${url} answered ${answer.statusCode}.`));
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });

/** Asks over HTTP, and takes the times at which something came. */
const askOnce = async (apiUrl: string, from: string, { language, messages, plan }: Turn): Promise<Timed> => {
  const began = performance.now();
  const answer = await post(`${apiUrl}/planner/chat`, from, { lang_id: language, messages, plan });
  const given: Timed = {
    text: '',
    plan,
    before: plan,
    questions: [],
    isDone: false,
    unnamed: [],
    firstWordsMs: 0,
    wholeMs: 0,
  };
  const named = new Set<string>();
  let held = '';
  const decoder = new TextDecoder();
  const take = (event: ChatEvent) => {
    if (event.type === 'text') {
      given.firstWordsMs ||= performance.now() - began;
      given.text += event.delta;
    } else if (event.type === 'plan') given.plan = event.plan;
    else if (event.type === 'questions') given.questions = event.items;
    else if (event.type === 'done') given.isDone = true;
    else if (event.type === 'records') for (const { kind, id } of event.items) named.add(`${kind}:${id}`);
  };
  for await (const part of answer) {
    held += decoder.decode(part as Uint8Array, { stream: true });
    const frames = held.split('\n\n');
    held = frames.pop() ?? '';
    for (const frame of frames) if (frame.startsWith('data: ')) take(JSON.parse(frame.slice(6)) as ChatEvent);
  }
  given.wholeMs = performance.now() - began;
  given.unnamed = [...given.text.matchAll(tokens)]
    .map(([, kind, id]) => `${kind}:${id}`)
    .filter((key) => !named.has(key));
  return given;
};

/** Has a whole conversation; the judgement is about its last answer. */
export const converse = async (
  apiUrl: string,
  { language, turns }: Case,
  from: string,
): Promise<{ last: Timed; all: Timed[] }> => {
  const messages: Turn['messages'] = [];
  const all: Timed[] = [];
  let plan: Plan | null = null;
  for (const content of turns) {
    messages.push({ role: 'user', content });
    const given: Timed = await askOnce(apiUrl, from, { language, messages, plan });
    all.push(given);
    plan = given.plan;
    messages.push({ role: 'assistant', content: given.text.slice(0, 2000).trim() || '…' });
  }
  const last = all.at(-1);
  if (!last) throw new Error('A conversation without a word.');
  return { last, all };
};
