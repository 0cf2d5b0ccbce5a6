import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asLongRunning } from '../../db/long-running';
import { databaseError } from '../../server/platform/plugins/database-errors';
import { breakableProduct, eventually, noTraces, within } from '../factories/breakable-product';
import { filledPath, operationsOf } from '../factories/openapi';

const { app, database, hold, waiting, traces, call, create, update } = await breakableProduct();

describe('a database that is slow', () => {
  it('ends a statement after its time, as unavailable, and the connection goes on', async () => {
    const { rows } = await app.db.execute(
      sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
    );
    expect(rows).toEqual([{ statement: '4500ms', lock: '3s' }]);
    const slow = app.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 50`);
      await tx.execute(sql`select pg_sleep(20)`);
    });
    const error = await within(
      2000,
      slow.catch((thrown: Error) => thrown),
    );
    expect(databaseError(error as Error)).toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
    expect((await call('get', '/region')).status).toBe(200);
  });

  it('answers everybody although one locked record has taken every connection', async () => {
    const region = await create('region');
    const letGo = await hold(region.id);
    const writes = Array.from({ length: 14 }, () =>
      update('region', region.id, { lang_id: 'en', title: 'Waits for a lock' }).then((answer) => answer),
    );
    await eventually(async () => ((await waiting()).length >= 6 ? true : undefined));
    const readers = Array.from({ length: 20 }, () => call('get', '/region?lang_id=en'));
    const read = await Promise.all(readers);
    expect(read.map(({ status }) => status)).toEqual(Array(20).fill(200));
    // No writer has been answered: what was read was read beside them.
    expect(await waiting()).not.toEqual([]);
    const answers = await within(14_000, Promise.all(writes));
    for (const { status, headers } of answers) {
      // Too many wait in front of some to get as far as the row.
      expect([409, 503]).toContain(status);
      expect(headers['retry-after']).toBeDefined();
    }
    expect(answers.map(({ status }) => status)).toContain(409);
    await letGo();
    expect(await traces('Waits for a lock')).toEqual(noTraces);
  });

  it('gives 503 before the client gives up when nothing answers', async () => {
    const answer = await within(2000, call('get', '/never'));
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toMatchObject({ code: 'unavailable', request_id: expect.any(String) });
  });
});

/** What some calls have to be asked to get as far as the database. */
const needed = new Map([
  ['/weather', '/weather?lat=21&lon=105.8'],
  ['/planner/suggest', '/planner/suggest?city_id=1'],
  ['/visa/check', '/visa/check?nationality=FR'],
  ['/currency', '/currency'],
  ['/ways', '/ways?from=1&to=2'],
  ['/when-to-go/month', '/when-to-go/month?month=1'],
  ['/ways/from-several', '/ways/from-several?from=1;3&to=2'],
]);

describe('a database that hangs', () => {
  it('gives 503 within seconds to who waits and to who comes, and serves again when it goes on', async () => {
    const region = await create('region');
    database.hang();
    const asked = () => [
      ...Array.from({ length: 12 }, () => call('get', '/region?lang_id=en').then(({ status }) => status)),
      update('region', region.id, { lang_id: 'en', title: 'Never heard' }).then(({ status }) => status),
    ];
    for (let round = 0; round < 2; round += 1) {
      expect(await within(15_000, Promise.all(asked()))).toEqual(Array(13).fill(503));
    }
    database.goOn();
    const back = await eventually(async () =>
      (await call('get', '/region?lang_id=en')).status === 200 ? true : undefined,
    );
    expect(back).toBe(true);
    expect(await traces('Never heard')).toEqual(noTraces);
    expect((await update('region', region.id, { lang_id: 'en', title: 'Heard' })).status).toBe(200);
  });

  it('leaves work that takes its time alone', async () => {
    const { rows } = await asLongRunning(() => app.db.execute(sql`show statement_timeout`));
    expect(rows).toEqual([{ statement_timeout: '1min' }]);
  });
});

describe('a database that stops', () => {
  const reads = operationsOf(app)
    // Without a cookie the cart and one's orders are empty, and unknown texts are nowhere: no database is asked. Nor is
    // it for the account of somebody who has not signed in, for what is no message of a provider, for the built-in
    // timetable, for hotels of a partner, for maps that ship with the code, or for a key of the configuration.
    .filter(
      ({ method, path, access }) =>
        method === 'GET' &&
        access !== 'customer' &&
        !/health|version|changes|logout|docs|base-map|map\/sheets|push\/key|ways\/courses|cart|locales|orders$|orders\/\{code|payments|flights|external|trips|^\/media\/(previews\/)?\{/.test(
          path,
        ),
    )
    .map((operation) => filledPath(operation));

  it('gives 503 with Retry-After on every read, stays alive, and comes back by itself', async () => {
    expect(reads.length).toBeGreaterThan(20);
    await database.stop();
    for (let round = 0; round < 3; round += 1) {
      const answers = await within(
        6000,
        Promise.all(
          reads.map((path) => {
            const entity = path === '/reviews' ? 2 : 1;
            const more = 'email=a@example.com&type=1&token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
            const type = /booking|customers|waiting|user\//.test(path) ? `&${more}` : '';
            const asked = needed.get(path);
            return call(
              'get',
              asked ?? `${path}?keyword=a&path=/en/a&url=/en&entity_type=${entity}&entity_id=1${type}`,
            );
          }),
        ),
      );
      const others = answers.flatMap(({ status }, index) =>
        status === 503 ? [] : [`${reads[index]} ${status}`],
      );
      expect(others).toEqual([]);
      for (const { headers, body } of answers) {
        expect(headers['retry-after']).toBe('5');
        expect(body.code).toBe('unavailable');
      }
      expect((await call('get', '/health/live')).status).toBe(200);
      const ready = await within(6000, call('get', '/health/ready'));
      expect(ready.status).toBe(503);
      expect(ready.headers['retry-after']).toBe('5');
    }
    await database.start();
    const back = await eventually(async () => {
      const answer = await call('get', '/health/ready');
      return answer.status === 200 ? answer : undefined;
    });
    expect(back.status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('get', '/region?lang_id=en')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await create('region')).toMatchObject({ version: 1 });
  });
});
