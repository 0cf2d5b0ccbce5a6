import Fastify from 'fastify';
import type { Redis } from 'ioredis';
import { afterAll, expect, it } from 'vitest';
import type { SharedCounts } from '../../web/http/common-counts';
import { guardPagePosts } from '../../web/http/page-posts';
import { postsPerMinute } from '../../web/http/page-posts/limits';

type Counted = (error: Error | null, result: [count: number, milliseconds: number] | null) => void;

/** What the library asks of Redis, answered from memory. */
const inMemory = (isAway: () => boolean) => {
  const counts = new Map<string, number>();
  const rateLimit = (key: string, window: number, ...rest: unknown[]) => {
    const done = rest.at(-1) as Counted;
    if (isAway()) return done(new Error('It does not answer.'), null);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    done(null, [count, window]);
  };
  return { rateLimit, rateLimitRead: rateLimit } as unknown as Redis;
};

const site = async (counts: SharedCounts) => {
  const app = Fastify();
  await app.register(async (scope) => {
    await guardPagePosts(scope, { publicUrl: 'https://visit.example', sessionOf: async () => null, counts });
    scope.all('*', async () => 'taken');
  });
  const post = () =>
    app.inject({
      method: 'POST',
      url: '/en/contact',
      headers: { origin: 'https://visit.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    });
  afterAll(() => app.close());
  return async () => (await post()).statusCode;
};

it('two web processes count the forms of a network together, and let them pass while Redis is away', async () => {
  let isAway = false;
  const counts: SharedCounts = { redis: inMemory(() => isAway), skipOnError: true };
  const [one, other] = await Promise.all([site(counts), site(counts)]);
  for (let posted = 0; posted < postsPerMinute; posted += 2) {
    expect(await one()).toBe(200);
    expect(await other()).toBe(200);
  }
  expect([await one(), await other()]).toEqual([429, 429]);
  isAway = true;
  expect([await one(), await other()]).toEqual([200, 200]);
});
