import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { changingContent } from '../factories/changing-content';
import { contentPaths } from '../factories/content';
import { operationsOf } from '../factories/openapi';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { records, changes, blogId } = await changingContent(app);

const shelves = Object.values(contentPaths).map(({ list }) => list);
const lists = operationsOf(app).filter(
  ({ access, method, path }) =>
    access === 'public' &&
    method === 'GET' &&
    !path.includes('{') &&
    path !== '/tour/cart' &&
    shelves.some((shelf) => `${path}/`.startsWith(`${shelf}/`)),
);

/** Every list of kinds, and of each kind one record's page, by id, which stays. */
const questions = [
  ...lists.map(({ path }) => `${path}?lang_id=en`),
  ...[...records].map(([name, { id }]) => `${contentPaths[name].detail(String(id))}?lang_id=en`),
  ...(['city', 'blog'] as const).map(
    (name) => `${contentPaths[name].detail(String(records.get(name)?.id))}?lang_id=vi`,
  ),
];

const ask = (path: string) => supertest(app.server).get(path).set('x-request-id', 'asked-by-a-test');

const answers = async () => {
  const found: Record<string, { status: number; told: boolean; [part: string]: unknown }> = {};
  for (let first = 0; first < questions.length; first += 8) {
    const got = await Promise.all(questions.slice(first, first + 8).map(ask));
    got.forEach(({ status, body, headers }, index) => {
      const { 'cache-tag': tags, 'cache-control': control, 'content-type': type, etag } = headers;
      const told = headers['surrogate-control'] === undefined;
      found[questions[first + index] ?? ''] = { status, body, told, tags, control, type, etag };
    });
  }
  await app.answersCached();
  return found;
};

/** As if the line on which changes are told had been lost for a moment. */
const forget = () => app.changes.emit('lost');

beforeAll(() => vi.waitFor(() => expect(app.changeLog.isListening()).toBe(true), 5000));

/** What is answered now must be what is answered by the tables alone. */
const expectTrue = async () => {
  const kept = await answers();
  forget();
  const made = await answers();
  expect(kept).toEqual(made);
  return made;
};

describe('answers that are cached', () => {
  it('are all sent without a look at the database', async () => {
    // What rests on orders is told to nobody, and not kept.
    const made = Object.entries(await answers()).filter(([, { status, told }]) => status === 200 && told);
    expect(made.length).toBeGreaterThan(30);
    const database = vi.spyOn(app.db.$client, 'query');
    for (const [path, { etag }] of made) {
      const again = await ask(path);
      expect(again.headers.etag).toBe(etag);
      expect(database, path).not.toHaveBeenCalled();
    }
    database.mockRestore();
  });

  it.each(Object.entries(changes))('are those of the tables after %s', async (_what, change) => {
    const before = await expectTrue();
    await change();
    expect(await expectTrue()).not.toEqual(before);
  });

  it('appear and disappear by themselves at the second', async () => {
    const page = `${contentPaths.blog.detail(String(blogId))}?lang_id=en`;
    await app.db.execute(sql`update blog set hidden_at = now() + interval '1 second' where id = ${blogId}`);
    expect((await ask(page)).status).toBe(200);
    await app.answersCached();
    await app.db.execute(sql`select pg_sleep_until(hidden_at) from blog where id = ${blogId}`);
    expect((await ask(page)).status).toBe(404);
  });
});
