import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../db/client';
import { currentPosition } from '../../db/replicas/position';
import { readingFromReplicas } from '../../db/replicas/reading';
import { createApp } from '../../server/app';
import { loadEnv } from '../../server/env';
import { within } from '../factories/breakable-product';
import { contentFactory } from '../factories/content';
import { replicatedDatabase } from '../factories/replicated-database';

const { primary, replica } = await replicatedDatabase('replica');
const app = await createApp(
  loadEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: replica.url,
    INTERNAL_TOKEN: 'a-token-between-processes',
  }),
);
afterAll(() => app.close());

const whereIsIt = sql`select pg_is_in_recovery() as elsewhere, count(*) from region`;
app.get('/where', { config: { access: 'public' }, schema: { hide: true } }, async () => {
  const { rows } = await app.db.execute<{ elsewhere: boolean }>(whereIsIt);
  return rows[0]?.elsewhere ? 'replica' : 'home';
});
await app.ready();
const { create, update } = await contentFactory(app);

/** Speaks with the replica past the product. */
const { db: beside, close } = createDatabase(replica.direct(), { max: 1 });
afterAll(close);
const replaying = (does: boolean) =>
  beside.execute(does ? sql`select pg_wal_replay_resume()` : sql`select pg_wal_replay_pause()`);

/** Where a visitor's read is answered. */
const answeredBy = async (headers: Record<string, string> = {}): Promise<string> => {
  const answer = await supertest(app.server).get('/where').set(headers);
  expect(answer.status).toBe(200);
  return answer.text;
};

const answeredByReplica = () =>
  vi.waitFor(async () => expect(await answeredBy()).toBe('replica'), { timeout: 15_000, interval: 50 });

let asked = 0;

/** How many regions a list finds that has not been asked for before, so that it lies in no cache. */
const found = async (title: string, headers: Record<string, string> = {}) => {
  asked += 1;
  const answer = await supertest(app.server)
    .get(`/region?lang_id=en&keyword=${encodeURIComponent(title)}&x=${asked}`)
    .set(headers);
  expect(answer.status).toBe(200);
  return (answer.body.data as unknown[]).length;
};

describe('a replica that keeps up', () => {
  it('answers what visitors read of content, and nothing else', async () => {
    await create('region', { title: 'Miền Trung' });
    await answeredByReplica();
    expect(await found('Miền Trung')).toBe(1);
    expect(app.replicas?.all[0]?.counts.answered).toBeGreaterThan(1);

    const ask = (from: string) => app.db.execute(sql.raw(`select pg_is_in_recovery() as elsewhere ${from}`));
    const elsewhere = async (from: string) => {
      const { rows } = await readingFromReplicas(0n, async () => ask(from));
      return rows[0]?.elsewhere;
    };
    expect(await elsewhere('from region')).toBe(true);
    expect(await elsewhere('from region left join rating on true')).toBe(false);
    expect(await elsewhere('from region for update')).toBe(false);
    expect(await elsewhere(', pg_advisory_xact_lock(region.id) from region')).toBe(false);
    // Whoever asks outside of a public request is answered at home.
    expect((await ask('from region')).rows[0]?.elsewhere).toBe(false);
  });

  it('is not asked by who wants the primary to answer', async () => {
    expect(await answeredBy({ 'x-read-after': 'home' })).toBe('home');
    expect(await answeredBy({ 'x-read-after': '1,home' })).toBe('home');
    expect(await answeredBy({ 'x-read-after': '1' })).toBe('replica');
  });
});

describe('a replica that lags', () => {
  it('answers nobody who has seen more, and everybody again when it has caught up', async () => {
    await answeredByReplica();
    await replaying(false);
    try {
      const region = await create('region', { title: 'Tây Nguyên' });
      // One's own write, at once and without a cookie.
      expect(await found('Tây Nguyên')).toBe(1);
      const told = await update('region', region.id, { lang_id: 'en', title: 'Cao Nguyên' });
      expect(told.headers['x-read-after']).toMatch(/^\d+$/);
      expect(told.headers['set-cookie']).toEqual([
        expect.stringMatching(/^read_after=\d+; .*HttpOnly; SameSite=Lax/),
      ]);
      for (let round = 0; round < 20; round += 1) expect(await found('Cao Nguyên')).toBe(1);
      expect(app.replicas?.all[0]?.isAway).toBe(false);
      expect(await answeredBy()).toBe('home');
    } finally {
      await replaying(true);
    }
    await answeredByReplica();
    expect(await found('Cao Nguyên')).toBe(1);
  });

  it('is passed over for who has seen the write of another process', async () => {
    await answeredByReplica();
    await replaying(false);
    try {
      // Nothing of this is told: only whoever was told the position knows of it.
      await app.db.execute(sql`select pg_logical_emit_message(true, 'test', 'something')`);
      const { rows } = await app.db.$client.query<{ position: string }>(currentPosition);
      const position = rows[0]?.position ?? '';
      expect(await answeredBy()).toBe('replica');
      expect(await answeredBy({ 'x-read-after': `1,${position}` })).toBe('home');
      expect(await answeredBy({ cookie: `read_after=${position}` })).toBe('home');
    } finally {
      await replaying(true);
    }
  });

  it('shows a change that another process made only once it has it', async () => {
    await answeredByReplica();
    const other = createDatabase(primary.url, { max: 1 });
    await replaying(false);
    try {
      await other.db.execute(
        sql`update region_translation set title = 'Duyên hải' where title = 'Cao Nguyên'`,
      );
      await vi.waitFor(async () => expect(await answeredBy()).toBe('home'), 5_000);
      expect(await found('Duyên hải')).toBe(1);
    } finally {
      await replaying(true);
      await other.close();
    }
    await answeredByReplica();
    expect(await found('Duyên hải')).toBe(1);
  });
});

it('tells web processes from where on a change is seen', async () => {
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const { port } = app.server.address() as AddressInfo;
  const asking = request({
    host: '127.0.0.1',
    port,
    path: '/changes',
    headers: { accept: 'text/event-stream', authorization: 'Bearer a-token-between-processes' },
  }).end();
  const [stream] = (await once(asking, 'response')) as [IncomingMessage];
  const { rows } = await app.db.$client.query<{ position: string }>(currentPosition);
  await create('region');
  let said = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await vi.waitFor(() => expect(said).toMatch(/^data: .*region/m), 2000);
  asking.destroy();
  const [, position = '0'] = /^id: (\d+)\ndata: [^\n]*region/m.exec(said) ?? [];
  expect(BigInt(position)).toBeGreaterThan(BigInt(rows[0]?.position ?? 0));
});

describe('a replica that is lost', () => {
  /** Many at once, all of which have to be answered in time. */
  const allAnsweredAtHome = async () => {
    const answers = await within(4_000, Promise.all(Array.from({ length: 30 }, () => answeredBy())));
    expect(answers).toEqual(Array(30).fill('home'));
  };

  it('costs nobody an error while it hangs, and is read again when it goes on', async () => {
    await answeredByReplica();
    replica.hang();
    try {
      await allAnsweredAtHome();
      expect(app.replicas?.all[0]?.isAway).toBe(true);
      expect(await found('Duyên hải')).toBe(1);
    } finally {
      replica.goOn();
    }
    await answeredByReplica();
  });

  it('costs nobody an error while it is down, and is read again when it is back', async () => {
    await replica.stop();
    await allAnsweredAtHome();
    await create('region', { title: 'Đông Bắc' });
    await replica.start();
    await answeredByReplica();
    expect(await found('Đông Bắc')).toBe(1);
  });
});

describe('a primary that is lost', () => {
  it('leaves reads to the replica, and everything comes back with it', async () => {
    await answeredByReplica();
    await primary.stop();
    expect(await found('Đông Bắc')).toBe(1);
    const refused = await supertest(app.server)
      .get('/region?lang_id=en&keyword=a')
      .set('x-read-after', 'home');
    expect(refused.status).toBe(503);
    await primary.start();
    await create('region', { title: 'Tây Bắc' });
    expect(await found('Tây Bắc')).toBe(1);
    await answeredByReplica();
    expect(await found('Tây Bắc')).toBe(1);
  });
});
