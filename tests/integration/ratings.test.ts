import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempts, blogs, ratings, reviews } from '../../db/schema';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create } = await contentFactory(app);
const place = await create('resource');
const story = await create('blog');

type Method = 'get' | 'post' | 'put' | 'delete';
const as = (token: string) => (method: Method, path: string) =>
  supertest(app.server)[method](path).set('authorization', `Bearer ${token}`).set('accept-language', 'en');

beforeEach(async () => {
  await app.db.delete(attempts);
  await app.db.delete(reviews);
});

describe('ratings', () => {
  it('add up when fifty customers rate at the same moment, each once', async () => {
    const raters = await Promise.all(Array.from({ length: 50 }, () => signedInCustomer(app)));
    const answers = await Promise.all(
      raters.map(({ token }, index) =>
        as(token)('post', `/blogs/${story.id}/rate`).send({ score: (index % 5) + 1 }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    const [row] = await app.db.select().from(blogs).where(eq(blogs.id, story.id));
    expect([row?.rating_sum, row?.rating_count]).toEqual([150, 50]);
    const first = as(raters[0]?.token ?? '');
    const again = await Promise.all(
      [1, 2].map(() => first('post', `/blogs/${story.id}/rate`).send({ score: 5 })),
    );
    expect(again.map(({ body }) => body.code)).toEqual(['already_rated', 'already_rated']);
    expect(await app.db.$count(ratings, eq(ratings.record_id, story.id))).toBe(50);
    expect((await first('get', `/me/opinion?entity_type=7&entity_id=${story.id}`)).body.data.score).toBe(1);
  });
});

describe('saved records', () => {
  it('are kept for each customer, merged, and offered for rating until rated', async () => {
    const one = as((await signedInCustomer(app)).token);
    const other = as((await signedInCustomer(app)).token);
    const save = (items: object[]) => one('post', '/saved').send({ items });
    const saved = async () =>
      (await one('get', '/saved')).body.data.map(({ kind, id }: { kind: string; id: number }) => [kind, id]);
    expect((await save([{ kind: 'blog', id: story.id }])).status).toBe(200);
    await save([
      { kind: 'resource', id: place.id },
      { kind: 'blog', id: story.id },
      { kind: 'blog', id: 2_000_000 },
    ]);
    expect(await saved()).toEqual([
      ['resource', place.id],
      ['blog', story.id],
    ]);
    expect((await save([{ kind: 'admin', id: 1 }])).status).toBe(422);
    expect((await other('get', '/saved')).body.data).toEqual([]);
    await other('delete', `/saved?kind=blog&id=${story.id}`);
    expect(await saved()).toHaveLength(2);

    const unrated = async () =>
      (await one('get', '/me/unrated')).body.data.map(({ kind }: { kind: string }) => kind);
    expect(await unrated()).toEqual(['resource', 'blog']);
    await one('post', `/blogs/${story.id}/rate`).send({ score: 4 });
    expect(await unrated()).toEqual(['resource']);
    await one('delete', `/saved?kind=resource&id=${place.id}`);
    expect(await saved()).toEqual([['blog', story.id]]);
  });
});
