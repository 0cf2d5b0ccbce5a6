import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPageCache } from '../../web/http/page-cache/cache';
import { bodyFor } from '../../web/http/page-cache/page';
import { type SharedPagesOptions, sharePages } from '../../web/http/page-cache/shared';
import { changeLog } from '../factories/change-log';

type Redis = SharedPagesOptions['redis'];

/** Redis in memory, which can be hung. */
const inMemory = () => {
  const held = new Map<string, Buffer>();
  const asked: string[] = [];
  let isHung = false;
  const answer = async <Value>(command: string, value: () => Value): Promise<Value> => {
    asked.push(command);
    if (isHung) await sleep(300, undefined, { ref: false });
    if (isHung) throw new Error('Command timed out');
    return value();
  };
  const redis = {
    status: 'ready',
    getBuffer: (key: string) => answer('get', () => held.get(key) ?? null),
    set: (key: string, value: Buffer) => answer('set', () => held.set(key, value) && 'OK'),
    ping: () => answer('ping', () => 'PONG'),
  };
  return {
    redis: redis as unknown as Redis,
    held,
    asked,
    hang(is: boolean) {
      isHung = is;
    },
  };
};

let shop: ReturnType<typeof inMemory>;
let clock: number;

beforeEach(() => {
  [shop, clock] = [inMemory(), 1_000_000];
});

/** A web process that shares its pages. */
const site = (name: string, options: Partial<SharedPagesOptions> = {}) => {
  const log = changeLog(() => clock);
  let rendered = 0;
  let during = () => {};
  const cache = createPageCache({
    most: 1_000_000,
    changes: log.changes,
    now: () => clock,
    headersFor: () => ({ 'content-security-policy': `made by ${name}` }),
    render: async () => {
      rendered += 1;
      during();
      return {
        response: new Response(`<p>${name} ${rendered}</p>`, { headers: { 'content-type': 'text/html' } }),
        tags: new Set(['city', 'blog']),
        isWhole: true,
      };
    },
    shared: sharePages({
      redis: shop.redis,
      changes: log.changes,
      edition: 'one',
      secret: 'a-secret-of-the-installation',
      now: () => clock,
      ...options,
    }),
  });
  return {
    ...log,
    rendered: () => rendered,
    during(what: () => void) {
      during = what;
    },
    async ask() {
      const { page, isCached } = await cache.give('/en');
      const [body, packed] = await Promise.all([bodyFor(page).body, bodyFor(page, 'br').body]);
      expect(packed.length).toBeGreaterThan(0);
      return { text: body.toString(), isCached, headers: page.headers, at: page.at };
    },
  };
};

const offered = () => vi.waitFor(() => expect(shop.held.size).toBe(1));

test('a page that another process has made is taken, as old as it is', async () => {
  const [one, other] = [site('one'), site('other')];
  expect(await one.ask()).toMatchObject({ text: '<p>one 1</p>', isCached: false });
  await offered();
  clock += 50_000;
  const taken = await other.ask();
  expect(taken).toMatchObject({ text: '<p>one 1</p>', isCached: true, at: 1_000_000 });
  expect(taken.headers).toMatchObject({ 'content-security-policy': 'made by one', vary: 'accept-encoding' });
  expect(other.rendered()).toBe(0);
  // It is in its own memory now, and touched by what it hears from here on.
  await other.ask();
  expect(shop.asked.filter((command) => command === 'get')).toHaveLength(2);
  other.change('city');
  await other.ask();
  await vi.waitFor(() => expect(other.rendered()).toBe(1));
});

test('none older than a minute is taken', async () => {
  const [one, other] = [site('one'), site('other')];
  await one.ask();
  await offered();
  clock += 60_000;
  expect(await other.ask()).toMatchObject({ text: '<p>other 1</p>', isCached: false });
});

test('none of before a change is taken, whoever hears of it first', async () => {
  const [one, other, third] = [site('one'), site('other'), site('third')];
  await one.ask();
  await offered();
  other.change('blog');
  expect(await other.ask()).toMatchObject({ text: '<p>other 1</p>' });
  // It was made within the second after, and stays with its maker: what is there is of before.
  expect(await third.ask()).toMatchObject({ text: '<p>one 1</p>' });
  one.change('blog');
  third.change('blog');
  clock += 2_000;
  // Each of them makes it anew, and finds then what the first has made.
  await third.ask();
  await vi.waitFor(() => expect(third.rendered()).toBe(1));
  await sleep(5);
  await one.ask();
  await vi.waitFor(async () => expect((await one.ask()).text).toBe('<p>third 1</p>'));
});

test('a page during whose making something changed, or was not heard any more, stays with its maker', async () => {
  const one = site('one');
  one.during(() => one.change('city'));
  await one.ask();
  const deaf = site('deaf');
  deaf.during(deaf.goDeaf);
  await deaf.ask();
  await sleep(20);
  expect(shop.held.size).toBe(0);
  expect(await site('other').ask()).toMatchObject({ text: '<p>other 1</p>' });
});

test.each([
  ['another build', { edition: 'two' }],
  ['another installation', { secret: 'a-secret-of-somebody-else' }],
])('nothing of %s is taken', async (_, options) => {
  await site('one').ask();
  await offered();
  expect(await site('other', options).ask()).toMatchObject({ text: '<p>other 1</p>' });
});

test('nothing that was altered is taken, or lies under another address', async () => {
  await site('one').ask();
  await offered();
  const [[key, packed] = ['', Buffer.alloc(0)]] = [...shop.held];
  for (const wrong of [
    Buffer.alloc(0),
    packed.subarray(0, 40),
    packed.subarray(0, -1),
    Buffer.concat([packed.subarray(0, -1), Buffer.from('x')]),
  ]) {
    shop.held.set(key, wrong);
    expect(await site('other').ask()).toMatchObject({ text: '<p>other 1</p>' });
    await vi.waitFor(() => expect(shop.held.get(key)).not.toBe(wrong));
  }
  shop.held.set(key.replace('/en', '/vi'), packed);
  shop.held.delete(key);
  const elsewhere = sharePages({
    redis: shop.redis,
    changes: changeLog().changes,
    edition: 'one',
    secret: 'a-secret-of-the-installation',
    now: () => clock,
  });
  expect(await elsewhere.take('/vi')).toBeNull();
});

test('a Redis that hangs costs one look, and nothing until it answers again', async () => {
  const one = site('one');
  shop.hang(true);
  const begun = performance.now();
  expect(await one.ask()).toMatchObject({ text: '<p>one 1</p>' });
  expect(performance.now() - begun).toBeLessThan(250);
  expect(shop.asked).toEqual(['get']);
  for (let time = 0; time < 20; time += 1) {
    clock += 700_000;
    await one.ask();
  }
  expect(shop.asked.filter((command) => command === 'get')).toHaveLength(1);
  shop.hang(false);
  await vi.waitFor(async () => {
    clock += 700_000;
    await one.ask();
    expect(shop.held.size).toBe(1);
  }, 5_000);
});

test('a Redis that is away is not asked', async () => {
  const away = { ...shop.redis, status: 'reconnecting' } as Redis;
  expect(await site('one', { redis: away }).ask()).toMatchObject({ text: '<p>one 1</p>' });
  await sleep(10);
  expect(shop.asked).toEqual([]);
});
