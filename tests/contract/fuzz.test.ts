import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { entities, kinds } from '../../server/kinds';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { hostileRequest } from '../factories/hostile';
import { type Operation, operationsOf } from '../factories/openapi';
import { testApp } from '../factories/test-app';

/** The same requests at every run, unless a seed is given: `FUZZ_SEED=7 FUZZ_RUNS=500 npm run test:vitest -- fuzz`. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_012);
const numRuns = Number(process.env.FUZZ_RUNS ?? 15);

const app = await testApp({ TRUST_PROXY: 'true' });
const { create } = await contentFactory(app);
for (const { name } of entities) {
  await create(name);
  await create(name);
}

/** Calls that end the session which the fuzzing goes on with. */
const endsSession = new Set(['GET /logout', 'POST /profile/password']);
const { token } = await signedInAs(app);

const counts = new Map<number, number>();
process.stdout.write(`fuzzing with FUZZ_SEED=${seed}\n`);
afterAll(() => {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const parts = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(`${total} hostile requests: ${parts.join(', ')}\n`);
});

/** Words of the inside: a stack, a statement, a file. */
const inside =
  /\n\s+at |node_modules|\.ts:\d|Failed query|\bselect .+ from |insert into|PostgresError|syntax error/;

const attack = (operation: Operation, bearer: string | undefined) =>
  fc.asyncProperty(hostileRequest(operation), async ({ url, headers, contentType, payload }) => {
    const answer = await app.inject({
      method: operation.method,
      url,
      headers: {
        ...headers,
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(payload === undefined ? {} : { 'content-type': contentType }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    counts.set(answer.statusCode, (counts.get(answer.statusCode) ?? 0) + 1);
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    if (answer.statusCode < 400) return;
    expect(JSON.parse(answer.body)).toMatchObject({
      message: expect.any(String),
      code: expect.stringMatching(/^[a-z_]+$/),
      request_id: expect.stringMatching(/^[\w-]{8,64}$/),
    });
    expect(answer.body).not.toMatch(inside);
  });

const operations = operationsOf(app).map((operation) => ({
  name: `${operation.method} ${operation.path}`,
  operation,
}));

describe('no request makes the API fail', () => {
  it('knows the calls', () => expect(operations.length).toBeGreaterThan(50));

  it.each(operations)('$name as anybody', async ({ operation }) => {
    // What takes a session is refused before anything of it is read.
    const runs = operation.access === 'public' ? numRuns : Math.ceil(numRuns / 5);
    await fc.assert(attack(operation, undefined), { seed, numRuns: runs });
  });

  it.each(operations.filter(({ name }) => !endsSession.has(name)))(
    '$name as an admin',
    async ({ operation }) => {
      await fc.assert(attack(operation, token), { seed, numRuns });
    },
  );

  it('left audit entries of known kinds only', async () => {
    const { rows } = await app.db.execute<{ entity: string }>(sql`select distinct entity from audit_entry`);
    const names = kinds.map(({ name }) => name);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.map(({ entity }) => entity).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('left the session of the admin alone, so that the calls were made as one', async () => {
    const answer = await app.inject({ url: '/check-login', headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode).toBe(200);
  });
});
