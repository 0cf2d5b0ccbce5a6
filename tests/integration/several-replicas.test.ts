import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDatabase } from '../../db/client';
import { createApp } from '../../server/app';
import { loadEnv } from '../../server/env';
import { contentFactory } from '../factories/content';
import { replicatedDatabase } from '../factories/replicated-database';

const servers = await replicatedDatabase('near', 'far');
const { primary, near, far } = servers;
const app = await createApp(
  loadEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: `${near.url},${far.url}`,
  }),
);
afterAll(() => app.close());

const nameOfPort = (port: number) =>
  Object.entries(servers).find(([, { direct }]) => Number(new URL(direct()).port) === port)?.[0];
const whoAnswers = sql`select inet_server_port() as port, count(*) from region`;
app.get('/who', { config: { access: 'public' }, schema: { hide: true } }, async () => {
  const { rows } = await app.db.execute<{ port: number }>(whoAnswers);
  return nameOfPort(rows[0]?.port ?? 0);
});
await app.ready();
const { create, update } = await contentFactory(app);

/** Speaks with one of them past the product. */
const { db: besideFar, close } = createDatabase(far.direct(), { max: 1 });
afterAll(close);
const farReplays = (does: boolean) =>
  besideFar.execute(does ? sql`select pg_wal_replay_resume()` : sql`select pg_wal_replay_pause()`);

const answer = async (path: string) => {
  const { status, text } = await supertest(app.server).get(path);
  expect(status, text).toBe(200);
  return text;
};

/** Whom as many visitors are answered by, one after another. */
const answeredBy = async (count: number): Promise<Set<string>> => {
  const names = new Set<string>();
  for (let round = 0; round < count; round += 1) names.add(await answer('/who'));
  return names;
};

const onlyAnsweredBy = (...wanted: string[]) =>
  vi.waitFor(async () => expect(await answeredBy(20)).toEqual(new Set(wanted)), {
    timeout: 15_000,
    interval: 50,
  });

let asked = 0;

/** Reads without a pause until it is told to end; gives how often, once nobody was refused. */
const visitors = (title: () => string) => {
  let isOpen = true;
  const counts = { answered: 0, old: 0 };
  const one = async () => {
    while (isOpen) {
      const wanted = title();
      asked += 1;
      const text = await answer(`/region?lang_id=en&keyword=${encodeURIComponent(wanted)}&x=${asked}`);
      counts.answered += 1;
      if ((JSON.parse(text).data as unknown[]).length === 0) counts.old += 1;
      await sleep(5);
    }
  };
  const all = Promise.all([one(), one(), one()]);
  return {
    leave: async () => {
      isOpen = false;
      await all;
      return counts;
    },
  };
};

let region = 0;
beforeAll(async () => {
  region = (await create('region', { title: 'Miền Trung' })).id;
});

it('are asked in turn', async () => {
  await onlyAnsweredBy('near', 'far');
});

it('answer what they have: the others do for the one that lags', async () => {
  await farReplays(false);
  try {
    await update('region', region, { lang_id: 'en', title: 'Duyên hải' });
    await onlyAnsweredBy('near');
    expect(app.replicas?.all.map(({ isAway }) => isAway)).toEqual([false, false]);
  } finally {
    await farReplays(true);
  }
  await onlyAnsweredBy('near', 'far');
});

it('cost nobody an error or a change, with one that lags and the other killed among visitors', async () => {
  let title = 'Duyên hải';
  const present = visitors(() => title);
  const change = async (to: string) => {
    await update('region', region, { lang_id: 'en', title: to });
    title = to;
  };
  await farReplays(false);
  try {
    await change('Duyên hải miền Trung');
    await onlyAnsweredBy('near');
    await near.kill();
    await onlyAnsweredBy('primary');
    await change('Duyên hải miền Trung mới');
  } finally {
    await farReplays(true);
  }
  await onlyAnsweredBy('far');
  await near.start();
  await onlyAnsweredBy('near', 'far');
  const { answered, old } = await present.leave();
  expect(answered).toBeGreaterThan(50);
  expect(old).toBe(0);
});
