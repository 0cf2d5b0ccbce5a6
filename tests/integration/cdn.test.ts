import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cdnPurges, cities, regions } from '../../db/schema';
import { noteForCdn, tellDue } from '../../server/platform/cdn/tell';
import { contentFactory } from '../factories/content';
import { partnerServer, saysJson, saysNothing } from '../factories/partner-server';
import { testApp } from '../factories/test-app';

const cdn = await partnerServer();
const app = await testApp({
  CDN_KIND: 'varnish',
  CDN_PURGE_URL: cdn.url,
  INTERNAL_TOKEN: 'a-token-between-processes',
});
const { create, update } = await contentFactory(app);
const region = await create('region', { title: 'North' });

/** Tags that the CDN has taken, and when. */
const purged: Array<{ tag: string; at: number }> = [];
const taking: Parameters<typeof cdn.answers>[0] = (request, response) => {
  for (const tag of String(request.headers['xkey-purge']).split(' ')) purged.push({ tag, at: Date.now() });
  response.end('{}');
};
const waiting = () =>
  app.db
    .select()
    .from(cdnPurges)
    .where(sql`not is_told`)
    .then((rows) => rows.map(({ tag }) => tag));
const change = (title: string) =>
  update('region', region.id, { lang_id: 'en', title }).then(({ status, text }) =>
    expect(status, text).toBe(200),
  );

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect((app.server.address() as AddressInfo).port).toBeGreaterThan(0);
  cdn.answers(taking);
  await vi.waitFor(async () => {
    const { rows } = await app.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and application_name = 'visit-vietnam-changes'
        and query like 'select%'`,
    );
    expect(rows).toHaveLength(1);
    expect((await app.db.execute(sql`select 1 from cdn`)).rows).toHaveLength(1);
  }, 10_000);
});
beforeEach(() => {
  cdn.answers(taking);
  purged.length = 0;
});

it('purges what a change was about within a second, and once more after pages that were under way', async () => {
  const begun = Date.now();
  await change('The north');
  await vi.waitFor(() => expect(purged.map(({ tag }) => tag)).toContain('region'), 3_000);
  expect((purged.find(({ tag }) => tag === 'region')?.at ?? 0) - begun).toBeLessThan(1_000);
  await vi.waitFor(() => expect(purged.filter(({ tag }) => tag === 'region')).toHaveLength(2), 16_000);
  await vi.waitFor(async () => expect(await app.db.$count(cdnPurges)).toBe(0), 3_000);
}, 25_000);

it('notes nothing of what was not committed, and one purge for many changes of a transaction', async () => {
  await app.db
    .transaction(async (tx) => {
      await tx.execute(sql`update region set sort = sort`);
      tx.rollback();
    })
    .catch(() => {});
  expect(await waiting()).toEqual([]);
  cdn.answers(saysJson({}, 500));
  await app.db.transaction(async (tx) => {
    for (let time = 0; time < 5; time += 1) await tx.execute(sql`update region set sort = sort`);
    await tx.execute(sql`update theme set sort = sort`);
  });
  expect((await waiting()).sort()).toEqual(['region', 'theme']);
});

it('holds up no save while the CDN hangs, and tells it when it is back', async () => {
  cdn.answers(saysNothing);
  const times: number[] = [];
  for (let time = 0; time < 10; time += 1) {
    const begun = performance.now();
    await change(`North ${time}`);
    times.push(performance.now() - begun);
  }
  expect(Math.max(...times)).toBeLessThan(2_000);
  expect(await waiting()).toContain('region');
  cdn.answers(taking);
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 40_000);
  expect(purged.map(({ tag }) => tag)).toContain('region');
}, 60_000);

it('purges a record whose time has come, of which the database says nothing', async () => {
  app.changes.emit('due', 'tour', Date.now());
  await vi.waitFor(() => expect(purged.map(({ tag }) => tag)).toContain('tour'), 6_000);
});

it('purges a picture that is taken away', async () => {
  await app.db.execute(sql`insert into media (file, mime, bytes, width, height, blur)
    values ('0f343b0931126a20f133d67c2b018a3b.jpg', 'image/jpeg', 1, 1, 1, '')`);
  await app.db.execute(sql`delete from media where file like '0f343b09%'`);
  const tag = 'picture-0f343b0931126a20f133d67c2b018a3b';
  await vi.waitFor(() => expect(purged.map((one) => one.tag)).toContain(tag), 6_000);
});

it('is given up after a day, and no two processes tell the same', async () => {
  await app.close();
  const other = await testApp();
  await noteForCdn(other.db, true);
  await other.db.insert(regions).values({ status: 1 });
  await other.db
    .insert(cities)
    .values({ status: 1, city_code: 'HUI', region_id: sql`(select min(id) from region)` as never });
  const told: string[][] = [];
  const purge = async (tags: readonly string[]) => {
    told.push([...tags]);
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const onGivenUp = vi.fn();
  await Promise.all([1, 2, 3].map(() => tellDue({ db: other.db, purge, onGivenUp })));
  expect(told.flat().sort()).toEqual(['city', 'region']);
  await other.db.update(cdnPurges).set({
    next_attempt_at: sql`now()`,
    created_at: sql`case tag when 'city' then now() - interval '25 hours' else now() end`,
  });
  const refuse = () => Promise.reject(new Error('not now'));
  await expect(tellDue({ db: other.db, purge: refuse, onGivenUp })).rejects.toThrow('not now');
  expect(onGivenUp.mock.calls).toEqual([[['city']]]);
  const left = await other.db.select().from(cdnPurges);
  expect(left.map(({ tag, next_attempt_at }) => [tag, next_attempt_at > new Date()])).toEqual([
    ['region', true],
  ]);
  // Without a CDN nothing is noted, and what was is gone.
  await noteForCdn(other.db, false);
  await other.db.update(regions).set({ sort: 2 });
  expect(await other.db.$count(cdnPurges)).toBe(0);
});
