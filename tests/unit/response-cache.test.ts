import { beforeEach, expect, test } from 'vitest';
import { pageDeadline } from '../../web/http/page-deadline';
import { createResponseCache } from '../../web/http/response-cache';
import { changeLog } from '../factories/change-log';

let log: ReturnType<typeof changeLog>;
let clock: number;
let asked: number;
let headers: Record<string, string>;
let status: number;
/** Settles what is asked for; null settles it at once. */
let gate: Promise<void> | null;

const change = (tag: string) => log.change(tag);

const cacheOf = (most = 100_000) => {
  const cache = createResponseCache({ most, changes: log.changes, now: () => clock });
  return {
    give: (key: string, asking: typeof ask, waiting: Partial<Parameters<typeof cache.give>[2]> = {}) =>
      cache.give(key, asking, { deadline: new AbortController().signal, ...waiting }),
  };
};
const ask = async () => {
  asked += 1;
  const answer = { data: { of: asked }, response: new Response(null, { status, headers }) };
  await gate;
  return answer;
};
const dataOf = async (answer: ReturnType<typeof ask>) => (await answer).data.of;

beforeEach(() => {
  [log, clock, asked, status, gate] = [changeLog(), 1_000_000, 0, 200, null];
  headers = {
    'cache-tag': 'city,media',
    'cache-control': 'public, no-cache',
    'content-type': 'application/json',
  };
});

test('an answer is asked for once, also by many at once, and nobody may change it', async () => {
  const cache = cacheOf();
  const all = await Promise.all(Array.from({ length: 20 }, () => dataOf(cache.give('/cities', ask))));
  expect(new Set(all)).toEqual(new Set([1]));
  const again = await cache.give('/cities', ask);
  expect(again.response.headers.get('cache-tag')).toBe('city,media');
  expect(() => {
    again.data.of = 5;
  }).toThrow(TypeError);
  expect(await dataOf(cache.give('/cities?page=2', ask))).toBe(2);
  expect(asked).toBe(2);
});

test('it is over when one of its tables changes, and after a while', async () => {
  const cache = cacheOf();
  await cache.give('/cities', ask);
  change('blog');
  expect(await dataOf(cache.give('/cities', ask))).toBe(1);
  change('media');
  expect(await dataOf(cache.give('/cities', ask))).toBe(2);
  clock += 15_000;
  expect(await dataOf(cache.give('/cities', ask))).toBe(3);
});

test('a change while it is asked for gives it to nobody who comes afterwards', async () => {
  const cache = cacheOf();
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const first = dataOf(cache.give('/cities', ask));
  change('city');
  const second = dataOf(cache.give('/cities', ask));
  open();
  expect([await first, await second]).toEqual([1, 2]);
  expect(await dataOf(cache.give('/cities', ask))).toBe(3);
});

test('that something is not there is known until it may be', async () => {
  status = 404;
  const cache = cacheOf();
  await cache.give('/city/hue', ask);
  expect((await cache.give('/city/hue', ask)).response.status).toBe(404);
  expect(asked).toBe(1);
  status = 200;
  change('city');
  expect((await cache.give('/city/hue', ask)).response.status).toBe(200);
});

test.each([
  ['of one visitor', 200, { 'cache-control': 'private, no-store' }],
  ['made from what changes untold', 200, { 'surrogate-control': 'no-store' }],
  ['without tags', 200, { 'cache-tag': '' }],
  ['that leads on', 301, {}],
  ['that failed', 503, {}],
])('an answer %s is cached for nobody', async (_what, given, more) => {
  status = given;
  headers = Object.fromEntries(Object.entries({ ...headers, ...more }).filter(([, value]) => value !== ''));
  const cache = cacheOf();
  const answers = await Promise.all([cache.give('/me', ask), cache.give('/me', ask)]);
  expect(answers.map(({ response }) => response.status)).toEqual([given, given]);
  await cache.give('/me', ask);
  expect(asked).toBe(3);
});

test('while the API fails the last answer stands in where that is allowed, for a day, and says its age', async () => {
  const cache = cacheOf();
  const ages: number[] = [];
  const give = (asking = ask) => cache.give('/cities', asking, { onStale: (age) => ages.push(age) });
  await give();
  change('city');
  clock += 3_600_000;
  status = 503;
  expect(await dataOf(give())).toBe(1);
  expect(await dataOf(give(() => Promise.reject(new Error('gone'))))).toBe(1);
  expect(ages).toEqual([3600, 3600]);
  expect((await cache.give('/cities', ask)).response.status).toBe(503);
  clock += 86_400_000;
  expect((await give()).response.status).toBe(503);
  status = 200;
  expect((await give()).response.status).toBe(200);
  expect(ages).toHaveLength(2);
});

test('who fails leaves nothing behind, and no more is held than may be', async () => {
  const cache = cacheOf(2_000);
  await expect(cache.give('/cities', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await dataOf(cache.give('/cities', ask))).toBe(1);
  for (let page = 0; page < 10; page += 1) await cache.give(`/cities?page=${page}`, ask);
  expect(await dataOf(cache.give('/cities', ask))).toBe(12);
});

test('a page waits until its deadline, and whoever has more time gets the answer', async () => {
  const cache = cacheOf();
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const hurried = new AbortController();
  const first = cache.give('/cities', ask, { deadline: hurried.signal });
  const second = dataOf(cache.give('/cities', ask));
  hurried.abort(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  open();
  expect(await second).toBe(1);
  expect(asked).toBe(1);
});

test('at the deadline the last good answer stands in', async () => {
  const cache = cacheOf();
  await cache.give('/cities', ask);
  change('city');
  gate = new Promise(() => {});
  const ages: number[] = [];
  const waiting = { deadline: AbortSignal.abort(), onStale: (age: number) => ages.push(age) };
  expect(await dataOf(cache.give('/cities', ask, waiting))).toBe(1);
  expect(ages).toEqual([0]);
});

test('the reads of a page have one deadline, which begins with the first', async () => {
  const deadline = pageDeadline(1);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const signal = deadline();
  expect(signal.aborted).toBe(false);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(deadline()).toBe(signal);
});
