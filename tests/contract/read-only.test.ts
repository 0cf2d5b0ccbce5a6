import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entities } from '../../server/kinds';
import { contentFactory } from '../factories/content';
import { fitting } from '../factories/hostile';
import { filledPath, operationsOf } from '../factories/openapi';
import { testApp } from '../factories/test-app';

const writing = await testApp();
const { create } = await contentFactory(writing);
for (const { name } of entities) await create(name);

/** The same database, through connections that may write nothing. */
const address = new URL(writing.env.DATABASE_URL ?? '');
address.searchParams.set('options', '-c default_transaction_read_only=on');
const app = await testApp({ DATABASE_URL: address.href });

it('asks a database in which nothing can be written', async () => {
  await expect(app.db.execute(sql`create table written (id integer)`)).rejects.toMatchObject({
    cause: expect.objectContaining({ code: '25006' }),
  });
});

const readOnly = operationsOf(app).filter(({ isReadOnly }) => isReadOnly);

it('knows such calls', () => expect(readOnly.length).toBeGreaterThan(5));

for (const operation of readOnly) {
  it(`${operation.method} ${operation.path} says that it only reads, and does`, async () => {
    const bodies = fc.sample(operation.body ? fitting(operation.body) : fc.constant({}), {
      numRuns: 20,
      seed: 7,
    });
    const statuses = new Set<number>();
    const url = filledPath(operation);
    // No schema knows which addresses the site has.
    const known = operation.body?.properties?.url ? { url: '/en' } : {};
    for (const body of bodies) {
      const payload = { ...(body as object), ...known };
      const answer = await app.inject({ method: 'POST', url, payload });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      statuses.add(answer.statusCode);
    }
    expect([...statuses]).toContain(200);
  });
}
