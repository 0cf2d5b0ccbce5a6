import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tablesOf } from '../../db/reads';
import { cities, regions } from '../../db/schema';
import { privateTables, tableNames } from '../../server/platform/changes/tags';
import { addLanguages } from '../factories/content';
import { testApp } from '../factories/test-app';

const internalToken = 'a-token-between-processes';
const app = await testApp({ INTERNAL_TOKEN: internalToken });
await addLanguages(app);

let said = '';
const listening = { destroy: () => {} };

/** Tags that were said since the last look. */
const heard = () => {
  const tags = [...said.matchAll(/^data: (.*)$/gm)].flatMap(([, data]) => data?.split(',') ?? []);
  said = '';
  return tags;
};

beforeAll(async () => {
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const { port } = app.server.address() as AddressInfo;
  await new Promise<void>((resolve) => {
    const asking = request({
      host: '127.0.0.1',
      port,
      path: '/changes',
      headers: { accept: 'text/event-stream', authorization: `Bearer ${internalToken}` },
    });
    asking.once('response', (answer) => {
      answer.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        resolve();
      });
    });
    asking.once('error', () => {}).end();
    listening.destroy = () => asking.destroy();
  });
  await vi.waitFor(async () => {
    const { rows } = await app.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and application_name = 'visit-vietnam-changes'
        and query like 'select%'`,
    );
    expect(rows).toHaveLength(1);
  }, 5000);
});
afterAll(() => listening.destroy());

it('tells of a record that appears, and of one that disappears, when its time has come', async () => {
  const [record] = await app.db
    .insert(regions)
    .values({ status: 1, published_at: sql`now() + interval '2 seconds'` })
    .returning();
  await app.db.insert(cities).values({
    status: 1,
    city_code: 'HUI',
    region_id: record?.id ?? 0,
    hidden_at: sql`now() + interval '3 seconds'`,
  });
  // First the writes themselves are told.
  await vi.waitFor(() => expect(said).toContain('city'), 5000);
  heard();
  const later: string[] = [];
  await vi.waitFor(() => {
    later.push(...heard());
    expect(later).toEqual(['region', 'city']);
  }, 10_000);
  // Both times have passed; nothing more is said of them.
  const { rows } = await app.db.execute<{ over: boolean }>(
    sql`select published_at <= now() as over from region where id = ${record?.id ?? 0}`,
  );
  expect(rows).toEqual([{ over: true }]);
});

it('every table tells of its changes, or is private', async () => {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'changed'`,
  );
  const telling = rows.map(({ name }) => name).sort();
  expect(telling).toEqual(tableNames.filter((name) => !privateTables.has(name)).sort());
});

it('names what a public answer was made from', async () => {
  const answer = await supertest(app.server).get('/city?lang_id=en');
  const tags = answer.headers['cache-tag']?.split(',') ?? [];
  expect(tags).toEqual(expect.arrayContaining(['city', 'region']));
  expect(tags).not.toContain('city_translation');
  expect(tags).not.toContain('admin_session');
  expect(answer.headers).not.toHaveProperty('surrogate-control');
});

it('answers at the same time know only what they read themselves', async () => {
  const paths = ['/city?lang_id=en', '/languages', '/faq?lang_id=en'];
  const alone = await Promise.all(paths.map((path) => supertest(app.server).get(path)));
  const many = await Promise.all(
    Array.from({ length: 60 }, (_, index) => supertest(app.server).get(paths[index % paths.length] ?? '')),
  );
  for (const [index, { headers }] of many.entries()) {
    expect(headers['cache-tag']).toBe(alone[index % paths.length]?.headers['cache-tag']);
  }
});

it('says within a second what was committed, and nothing that was not', async () => {
  heard();
  await app.db.execute(sql`update city set sort = sort`);
  await vi.waitFor(() => expect(heard()).toEqual(['city']), 1000);
  await app.db
    .transaction(async (tx) => {
      await tx.execute(sql`update region set sort = sort`);
      tx.rollback();
    })
    .catch(() => {});
  await app.db.execute(sql`delete from search_log`);
  await app.db.execute(sql`update setting set version = version`);
  await vi.waitFor(() => expect(heard()).toEqual(['setting']), 1000);
});

it('listens again after its connection was cut, and says that something may have been missed', async () => {
  heard();
  await app.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'visit-vietnam-changes' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(heard()).toContain('*'), 3000);
  await vi.waitFor(async () => {
    await app.db.execute(sql`update theme set sort = sort`);
    expect(heard()).toContain('theme');
  }, 3000);
});

it('is not for those who do not know what it is', async () => {
  const answer = await supertest(app.server).get('/changes').set('authorization', `Bearer ${internalToken}`);
  expect(answer.status).toBe(400);
});

it.each([
  '/changes',
  '/changes/',
  '//changes',
  '/%63hanges',
  '/Changes',
  '/changes?x=1',
  '/changes;x=1',
  '/./changes',
  '/api/changes',
])('is not there for visitors, spelt %s', async (path) => {
  for (const authorization of ['', 'Bearer ', 'Bearer undefined', 'Bearer null', `Basic ${internalToken}`]) {
    const answer = await supertest(app.server)
      .get(path)
      .set({ accept: 'text/event-stream', ...(authorization ? { authorization } : {}) });
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 404,
      code: 'route_not_found',
    });
  }
});

it('reads the tables out of a statement', () => {
  expect(
    tablesOf(
      'select 1 from "city" join lateral (select * from region r) x on true left join "faq" f on true',
    ),
  ).toEqual(['city', 'region', 'faq']);
});
