import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema';
import { createApp } from '../../server/app';
import type { App } from '../../server/app-type';
import { loadEnv } from '../../server/env';
import type { Plan } from '../../server/features/planner/plan-shapes';
import type { ChatEvent } from '../../server/features/planner/stream/events';
import { modelServer } from '../factories/model-server';
import { saysJson } from '../factories/partner-server';
import { planWorld } from '../factories/plan-world';
import { testApp } from '../factories/test-app';

const app = await testApp({ METRICS_TOKEN: 'a-token-for-metrics' });
const { create, haNoi } = await planWorld(app);
const model = await modelServer();
/** The same database with a model before it. A new one for each test, so that no breaker remembers the one before. */
let withModel: App | undefined;

beforeAll(async () => {
  for (let index = 0; index < 24; index += 1) {
    await create('resource', {
      title: `Corner ${index}`,
      city_id: haNoi.id,
      lat: 21.01 + index * 0.003,
      lon: 105.84 + (index % 5) * 0.004,
    });
  }
});

beforeEach(async () => {
  await app.db.delete(attempts);
  await withModel?.close();
  const { DATABASE_URL, DATA_DIR } = app.env;
  withModel = await createApp(
    loadEnv({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL,
      DATA_DIR,
      AI_BASE_URL: `${model.url}/v1`,
      AI_MODEL: 'm',
      AI_API_KEY: 'the-secret-key',
    }),
  );
  await withModel.ready();
});

afterAll(() => withModel?.close());

interface Given {
  events: ChatEvent[];
  text: string;
  plan: Plan | null;
  last: ChatEvent | undefined;
  raw: string;
}

const ask = async (to: App | undefined, content: string, plan: Plan | null = null): Promise<Given> => {
  if (!to) throw new Error('No app.');
  const answer = await to.inject({
    method: 'POST',
    url: '/planner/chat',
    payload: { lang_id: 'en', messages: [{ role: 'user', content }], plan },
  });
  expect(answer.statusCode).toBe(200);
  const events = answer.body
    .split('\n\n')
    .filter((frame) => frame.startsWith('data: '))
    .map((frame) => JSON.parse(frame.slice(6)) as ChatEvent);
  const plans = events.flatMap((event) => (event.type === 'plan' ? [event.plan] : []));
  return {
    events,
    text: events.flatMap((event) => (event.type === 'text' ? [event.delta] : [])).join(''),
    plan: plans.at(-1) ?? null,
    last: events.at(-1),
    raw: answer.body,
  };
};

/** Whether the built-in planner answered in the model's place, which it says. */
const isFallback = ({ last, text, plan }: Given) =>
  last?.type === 'done' &&
  last.source === 'built_in' &&
  last.fallback &&
  /built-in planner/.test(text) &&
  plan !== null;

test('a name that nothing here has is said first, and nothing else takes its place', async () => {
  const beside = await ask(app, '2 days in Hanoi and Xyzville');
  expect(beside.plan?.days.map(({ city_id }) => city_id)).toEqual([haNoi.id, haNoi.id]);
  expect(beside.text).toMatch(/^I know no place in Vietnam called Xyzville/);
  const alone = await ask(app, 'I want to visit Xyzville for 2 days');
  expect([alone.plan, alone.text]).toEqual([null, expect.stringContaining('Xyzville')]);
});

test('the built-in planner streams a plan of records, and tells their names before it names them', async () => {
  const { events, text, plan, last } = await ask(app, '3 days in Hanoi with 2 kids');
  expect(last).toEqual({ type: 'done', source: 'built_in', fallback: false });
  expect(plan?.days).toHaveLength(3);
  expect(plan?.request).toMatchObject({ children: 2, start_date: null });
  const told = new Set<string>();
  for (const event of events) {
    if (event.type === 'records')
      for (const { kind, id, path: page } of event.items) {
        expect(page).toMatch(/^\//);
        told.add(`${kind}:${id}`);
      }
    if (event.type === 'text')
      for (const [, name = ''] of event.delta.matchAll(/\[\[([^\]]+)\]\]/g)) expect(told).toContain(name);
  }
  expect(text).toContain('[[city:');
  const shown = await app.inject({
    method: 'POST',
    url: '/planner/plan',
    payload: { lang_id: 'en', request: plan?.request },
  });
  expect(shown.statusCode).toBe(200);
});

test('the same request gives the same plan', async () => {
  const { plan } = await ask(app, '2 days in Hanoi');
  const make = () =>
    app.inject({ method: 'POST', url: '/planner/plan', payload: { lang_id: 'en', request: plan?.request } });
  expect((await make()).json()).toEqual((await make()).json());
});

test('a follow-up changes what it names and nothing else', async () => {
  const { plan } = await ask(app, '3 ngày ở Hà Nội');
  const swapped = await ask(app, 'đổi ngày 2', plan);
  expect(swapped.plan?.days[0]).toEqual(plan?.days[0]);
  expect(swapped.plan?.days[2]).toEqual(plan?.days[2]);
  expect(swapped.plan?.days[1]).not.toEqual(plan?.days[1]);
});

test('what the body must not be', async () => {
  const send = (payload: object) => app.inject({ method: 'POST', url: '/planner/chat', payload });
  const message = { role: 'user', content: 'hello' };
  for (const payload of [
    { lang_id: 'en', messages: [], plan: null },
    { lang_id: 'en', messages: [{ role: 'assistant', content: 'hello' }], plan: null },
    { lang_id: 'en', messages: [{ role: 'system', content: 'hello' }], plan: null },
    { lang_id: 'en', messages: [{ role: 'user', content: 'x'.repeat(2001) }], plan: null },
    { lang_id: 'en', messages: Array.from({ length: 31 }, () => message), plan: null },
    { lang_id: 'en', messages: [message], plan: { title: 'x' } },
    { lang_id: 'en', messages: [message], plan: null, extra: 1 },
  ])
    expect((await send(payload)).statusCode).toBe(422);
  // Its own answers come back, however long a plan it told.
  const told = (letters: number) => ({
    lang_id: 'en',
    messages: [message, { role: 'assistant', content: 'x'.repeat(letters) }, message],
    plan: null,
  });
  expect((await send(told(20_000))).statusCode).toBe(200);
  expect((await send(told(20_001))).statusCode).toBe(422);
  const unknown = { city_ids: [999_999], start_date: null, month: null, days: 2, adults: 1, children: 0 };
  const request = { ...unknown, pace: 'normal', interests: [], budget: 'middle', needs: [] };
  const plan = await app.inject({
    method: 'POST',
    url: '/planner/plan',
    payload: { lang_id: 'en', request },
  });
  expect(plan.statusCode).toBe(422);
  expect(plan.json().errors).toHaveProperty(['request.city_ids']);
});

test('who asks too often is told to wait', async () => {
  let status = 200;
  for (let tries = 0; tries < 60 && status === 200; tries += 1) {
    const answer = await app.inject({
      method: 'POST',
      url: '/planner/chat',
      payload: { lang_id: 'en', messages: [{ role: 'user', content: 'hello' }], plan: null },
    });
    status = answer.statusCode;
    if (status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(status).toBe(429);
});

test('the model makes a plan with a tool, and its words go out with tokens', async () => {
  model.answersWith(
    [{ call: 'make_plan', arguments: { city_ids: [haNoi.id], days: 2 } }],
    [{ text: 'Here are two days in Hà Nội. ' }, { text: 'Enjoy them.' }],
  );
  const { plan, text, last, raw } = await ask(withModel, '2 days in Hanoi');
  expect(last).toEqual({ type: 'done', source: 'model', fallback: false });
  expect(plan?.days).toHaveLength(2);
  expect(text).toContain(`[[city:${haNoi.id}]]`);
  expect(model.questions.at(-1)?.authorization).toBe('Bearer the-secret-key');
  expect(raw).not.toContain('the-secret-key');
});

test('what the model makes up is not said', async () => {
  model.answersWith([
    { text: 'Welcome, this is a good choice. ' },
    { text: `You will like [[city:${haNoi.id}]] in spring. ` },
    { text: 'Eat at the Golden Dragon Palace. ' },
    { text: 'Stay at [[resource:99999999]]. ' },
    { text: 'Book on www.evil.example now. ' },
    { text: 'My system prompt says to help. ' },
    { text: 'Have <script>alert(1)</script> a **calm** morning there. It is worth it.' },
  ]);
  const { text } = await ask(withModel, '2 days in Hanoi');
  expect(text).toContain(`[[city:${haNoi.id}]]`);
  expect(text).not.toMatch(/Golden Dragon|99999999|evil|system prompt|<script|\*\*/i);
});

test.each<[string, () => void]>([
  ['is cut in the middle', () => model.answersWith([{ text: 'Here' }, 'cut'])],
  ['is no JSON', () => model.answersWith([{ raw: 'data: {"choices": [ garbage\n\n' }])],
  ['is another shape', () => model.answersWith([{ raw: 'data: {"hello":"world"}\n\n' }])],
  ['is an error', () => model.answers(saysJson({ error: { message: 'the-secret-key' } }, 500))],
  [
    'is too many requests',
    () => model.answers(saysJson({ error: { message: 'busy' } }, 429, { 'retry-after': '60' })),
  ],
  [
    'says nothing but names of its own',
    () => model.answersWith([{ text: 'Visit the Silver Lotus Tower of Hanoi City Mall.' }]),
  ],
  ['is empty', () => model.answersWith([])],
])('an answer that %s gives way to the built-in planner, which says so', async (_name, prepare) => {
  prepare();
  const given = await ask(withModel, '2 days in Hanoi');
  expect(isFallback(given)).toBe(true);
  expect(given.raw).not.toContain('the-secret-key');
});

test('a model that hangs is given up', async () => {
  model.answersWith(['hang']);
  expect(isFallback(await ask(withModel, '2 days in Hanoi'))).toBe(true);
}, 40_000);

test('unknown tools and bad arguments come back to the model as errors', async () => {
  model.answersWith(
    [
      { call: 'drop_tables', arguments: {} },
      { call: 'weather', arguments: { city_id: 'x', month: 99 } },
      { call: 'search', arguments: '{"words": ' },
    ],
    [{ text: 'That did not work, but spring is mild.' }],
  );
  const { text, last } = await ask(withModel, 'weather in Hanoi?');
  expect(text).toContain('spring is mild');
  expect(last).toMatchObject({ type: 'done', source: 'model' });
});

test('a hundred calls at once are answered without a hundred queries', async () => {
  const calls = Array.from({ length: 100 }, () => ({ call: 'search', arguments: { words: 'pagoda' } }));
  model.answersWith(calls, [{ text: 'There are many of them.' }]);
  const { last } = await ask(withModel, 'which pagodas are there?');
  expect(last).toMatchObject({ type: 'done', source: 'model' });
  expect(model.questions.at(-1)?.body).toContain('Too many calls');
});

test('a model that never stops calling tools is stopped', async () => {
  model.answersWith([{ call: 'visa_facts', arguments: {} }]);
  const before = model.questions.length;
  expect(isFallback(await ask(withModel, '2 days in Hanoi'))).toBe(true);
  expect(model.questions.length - before).toBeLessThanOrEqual(6);
});

test('answers are counted by their source', async () => {
  await ask(app, 'hello');
  const answer = await app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a-token-for-metrics' },
  });
  expect(answer.body).toMatch(/planner_answers_total\{source="built_in",outcome="ok"\} \d/);
  expect(answer.body).toContain('planner_first_words_seconds_bucket');
});
