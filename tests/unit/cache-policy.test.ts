import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { surrogateHeaders } from '../../server/platform/cdn/kinds';
import { addCachePolicy } from '../../web/http/cache-policy';

const tags = Object.fromEntries(surrogateHeaders.map((name) => [name, 'blog']));
const told = (headers: Record<string, unknown>) =>
  [headers['cache-control'], surrogateHeaders.filter((name) => headers[name] !== undefined).length] as const;

const answered = async (headers: Record<string, string>, status = 200) => {
  const app = Fastify();
  addCachePolicy(app);
  app.get('/', async (_request, reply) =>
    reply
      .status(status)
      .headers({ ...tags, ...headers })
      .send('page'),
  );
  const answer = await app.inject('/');
  await app.close();
  return told(answer.headers);
};

it.each([
  ['an account’s page', { 'cache-control': 'private, max-age=60' }, 200],
  ['what says nothing of itself', {}, 200],
  ['an error', {}, 503],
  ['a redirect to who signs in', { location: '/en/login' }, 302],
  ['what sets a cookie', { 'cache-control': 'public, max-age=60', 'set-cookie': 'session=1' }, 200],
] as const)(
  'no cache on the way may keep %s, and none is told what it was made of',
  async (_, headers, status) => {
    expect(await answered(headers as Record<string, string>, status)).toEqual(['private, no-store', 0]);
  },
);

it('what is public stays as it is', async () => {
  const policy = 'public, max-age=31536000, immutable';
  expect(await answered({ 'cache-control': policy })).toEqual([policy, surrogateHeaders.length]);
});
