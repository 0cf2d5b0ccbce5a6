import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../db/client';
import { breakableProduct, eventually, noTraces, pause, within } from '../factories/breakable-product';

const { database, outside, hold, waiting, traces, call, create, update } = await breakableProduct();

describe('a connection that ends in the middle of a write', () => {
  it('gives 503 at once, leaves nothing half-written, and the next call works', async () => {
    const region = await create('region');
    const letGo = await hold(region.id);
    const write = within(4000, update('region', region.id, { lang_id: 'en', title: 'Half a write' }));
    const answered = write.then((answer) => answer);
    const pid = await eventually(async () => (await waiting())[0]);
    await outside`select pg_terminate_backend(${pid})`;
    const answer = await answered;
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    await letGo();
    expect(await traces('Half a write')).toEqual(noTraces);
    const next = await update('region', region.id, { lang_id: 'en', title: 'A whole write' });
    expect(next.status).toBe(200);
    expect(next.body.data.version).toBe(region.version + 1);
  });

  it('never leaves a record without its history when connections keep ending', async () => {
    let killing = true;
    const killer = (async () => {
      while (killing) {
        await outside`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'visit-vietnam-api' order by random() limit 1`;
        await pause(15);
      }
    })();
    const titles = Array.from({ length: 80 }, (_, index) => `Stormy region ${index} of many`);
    const answers = await within(
      25_000,
      Promise.all(titles.map((title) => call('post', '/region').send({ lang_id: 'en', title }))),
    );
    killing = false;
    await killer;
    const statuses = answers.map(({ status }) => status);
    expect(new Set([201, 503, ...statuses])).toEqual(new Set([201, 503]));
    expect(statuses).toContain(503);
    for (const [index, title] of titles.entries()) {
      const found = await traces(title);
      const whole = { records: 1, revisions: 1, audits: 1 };
      // A connection may end after the commit and before the answer: then all of it is there although the call failed.
      if (statuses[index] === 201) expect(found).toEqual(whole);
      else expect([noTraces, whole]).toContainEqual(found);
    }
    expect((await call('get', '/region?lang_id=en')).status).toBe(200);
  });
});

describe('the driver, while its connections are ended at random', () => {
  const { db, close } = createDatabase(database.url, { max: 5, applicationName: 'storm' });
  afterAll(close);
  beforeAll(() => outside`create table written (owner int, step int, xid xid8 default pg_current_xact_id())`);

  it('settles every transaction and lets none write in another', async () => {
    const steps = [1, 2, 3, 4, 5];
    let unsettled = 0;
    const run = async (owner: number) => {
      unsettled += 1;
      try {
        return await db.transaction(async (tx) => {
          for (const step of steps) {
            await tx.execute(sql`insert into written (owner, step) values (${owner}, ${step})`);
            await tx.execute(sql`select pg_sleep(0.002)`);
          }
          return true;
        });
      } catch {
        return false;
      } finally {
        unsettled -= 1;
      }
    };
    const killer = (async () => {
      for (let ended = 0; ended < 15; ) {
        const gone = await outside`
          select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'storm' order by random() limit 1`;
        ended += gone.length;
        await pause(20);
      }
    })();
    const all = Promise.all(Array.from({ length: 150 }, (_, owner) => run(owner)));
    const results = await Promise.race([all, pause(25_000).then(() => null)]);
    await killer;
    expect(unsettled).toBe(0);
    expect(results).toContain(true);
    expect(results).toContain(false);

    const rows = await outside<{ owner: number; steps: number[]; transactions: number }[]>`
      select owner, array_agg(step order by step) as steps, count(distinct xid)::int as transactions from written group by owner`;
    for (const row of rows) expect(row).toEqual({ owner: row.owner, steps, transactions: 1 });
    const kept = new Set(rows.map(({ owner }) => owner));
    for (const [owner, succeeded] of (results ?? []).entries()) if (succeeded) expect(kept).toContain(owner);
    const [shared] = await outside`
      select count(*)::int as count from (select xid from written group by xid having count(distinct owner) > 1) x`;
    expect(shared).toEqual({ count: 0 });
    const after = await Promise.all(Array.from({ length: 20 }, () => db.execute(sql`select 1 as one`)));
    expect(after.map(({ rows: [row] }) => row)).toEqual(Array(20).fill({ one: 1 }));
  });
});
