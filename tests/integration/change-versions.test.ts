import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { regions } from '../../db/schema';
import { createApp } from '../../server/app';
import { followChanges } from '../../web/http/changes';
import { testApp } from '../factories/test-app';

const internalToken = 'a-token-between-processes';

/** What a web process is told by an API process of its own. */
const follow = async (app: Awaited<ReturnType<typeof testApp>>) => {
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const { port } = app.server.address() as AddressInfo;
  const changes = followChanges({ apiUrl: `http://127.0.0.1:${port}`, internalToken }, () => {});
  afterAll(changes.close);
  return (...tags: string[]) => changes.versions()(tags);
};

const first = await testApp({ INTERNAL_TOKEN: internalToken });
const begin = async () => {
  const app = await createApp(first.env);
  afterAll(() => app.close());
  await app.ready();
  return app;
};
const second = await begin();
const [one, other] = [await follow(first), await follow(second)];

/** Waits until both name the same, and something else than before. */
const bothSayElse = async (before: string | null, ...tags: string[]) => {
  await vi.waitFor(() => {
    expect(one(...tags)).not.toBe(before);
    expect(one(...tags)).not.toBeNull();
    expect(other(...tags)).toBe(one(...tags));
  }, 8_000);
  return one(...tags);
};

/** Waits until both have said the same for a while: each of them joins once more when it begins to look at times. */
const settled = () =>
  vi.waitFor(async () => {
    const before = one('faq');
    await sleep(500);
    expect(before).not.toBeNull();
    expect([one('faq'), other('faq')]).toEqual([before, before]);
  }, 8_000);

it('two processes that were told the same name it alike, and a change otherwise', async () => {
  await settled();
  const begun = one('region', 'city');
  const unchanged = one('faq');
  await first.db.insert(regions).values([{ status: 1 }, { status: 1 }]);
  const once = await bothSayElse(begun, 'region', 'city');
  await second.db.execute(sql`update region set sort = sort`);
  const twice = await bothSayElse(once, 'region', 'city');
  expect(new Set([begun, once, twice]).size).toBe(3);
  expect(one('faq')).toBe(unchanged);
});

it('a record whose time has come is named alike by both, each of which knows of it by itself', async () => {
  const begun = one('region');
  await first.db.insert(regions).values({ status: 1, published_at: sql`now() + interval '1.5 seconds'` });
  const before = await bothSayElse(begun, 'region');
  const after = await bothSayElse(before, 'region');
  expect(after).toContain('@');
});

it('one that begins to listen knows what the others say', async () => {
  const before = one('region');
  const third = await follow(await begin());
  await bothSayElse(before, 'region');
  await vi.waitFor(() => expect(third('region')).toBe(one('region')), 5_000);
});

it('one that has missed something says nothing until all begin anew', async () => {
  const before = one('region');
  await first.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'visit-vietnam-changes' and datname = current_database()`,
  );
  await bothSayElse(before, 'region');
});
