import postgres from 'postgres';
import { afterAll, expect } from 'vitest';
import { createApp } from '../../server/app';
import { loadEnv } from '../../server/env';
import { breakableDatabase } from './breakable-database';
import { contentFactory } from './content';

/** What is promised, which has to come within so many milliseconds. */
export const within = async <T>(milliseconds: number, promise: PromiseLike<T>): Promise<T> => {
  const started = Date.now();
  const answer = await promise;
  expect(Date.now() - started).toBeLessThan(milliseconds);
  return answer;
};

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Looks until there is something to see; four seconds at most. */
export const eventually = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await pause(20);
  }
  throw new Error('It did not happen.');
};

export const noTraces = { records: 0, revisions: 0, audits: 0 };

/** An API whose database can be stopped, hung and looked at from outside; it ends with the test file. */
export async function breakableProduct() {
  const database = await breakableDatabase();
  const app = await createApp(loadEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: database.url }));
  afterAll(() => app.close());
  app.get('/never', { config: { access: 'public' }, handlerTimeout: 100 }, () => new Promise(() => {}));
  await app.ready();
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const { call, create, update } = await contentFactory(app);

  /** Sees and ends the API's connections from outside. */
  const outside = postgres(database.url, { max: 2, onnotice: () => {}, idle_timeout: 1 });
  afterAll(() => outside.end({ timeout: 1 }));

  /** Holds the row of a region until it is let go. */
  const hold = async (id: number) => {
    let letGo = () => {};
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let held = () => {};
    const holding = new Promise<void>((resolve) => {
      held = resolve;
    });
    const done = outside.begin(async (tx) => {
      await tx`select 1 from region where id = ${id} for update`;
      held();
      await released;
    });
    await holding;
    return async () => {
      letGo();
      await done;
    };
  };

  const waiting = async () => {
    const rows = await outside<{ pid: number }[]>`
      select pid from pg_stat_activity where application_name = 'visit-vietnam-api' and wait_event_type = 'Lock'`;
    return rows.map(({ pid }) => pid);
  };

  /** What there is of a record, in all the tables that one write fills. */
  const traces = async (title: string) => {
    const [row] = await outside<{ records: number; revisions: number; audits: number }[]>`
      select (select count(*)::int from region_translation where title = ${title}) as records,
        (select count(*)::int from revision where snapshot::text like ${`%"${title}"%`}) as revisions,
        (select count(*)::int from audit_entry where title = ${title}) as audits`;
    return row;
  };

  return { app, database, outside, hold, waiting, traces, call, create, update };
}
