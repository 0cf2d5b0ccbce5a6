import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type ItemName, itemCalls, itemFactory } from '../factories/items';
import { statementCounter } from '../factories/statements';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create } = await itemFactory(app);
const counted = statementCounter();
const bulk = (name: ItemName, action: string, ids: readonly number[]) =>
  call('post', `${itemCalls[name].base}/bulk`, { action, ids });

it.each(['gallery', 'faq'] as const)('%s: many take as few statements as two', async (name) => {
  const ids: number[] = [];
  for (let made = 0; made < 20; made += 1) ids.push((await create(name)).id);
  const thereAndBack = async (some: readonly number[]) => {
    for (const action of ['hide', 'publish'])
      expect((await bulk(name, action, some)).body.data.changed).toEqual(some);
  };
  // Their first change also keeps the state before it.
  await thereAndBack(ids);
  const few = await counted(() => thereAndBack(ids.slice(0, 2)));
  const many = await counted(() => thereAndBack(ids));
  expect(many.statements).toBe(few.statements);
});

it('each of many is written down as if it were alone', async () => {
  const ids: number[] = [];
  for (let made = 0; made < 120; made += 1) ids.push((await create('gallery', { title: `No. ${made}` })).id);
  for (const action of ['hide', 'publish', 'delete'])
    expect((await bulk('gallery', action, ids)).status).toBe(200);
  const { rows } = await app.db.execute(sql`
    select action, count(*)::int as all, count(distinct title)::int as titles,
      array_agg(distinct before ->> 'version') as before, array_agg(distinct after ->> 'version') as after
    from audit_entry where entity = 'gallery' and record_id = any(${sql.param(ids)}::int[])
      and action <> 'create' group by action, after ->> 'version' order by min(id)`);
  expect(rows).toEqual([
    { action: 'publish', all: 120, titles: 120, before: ['1'], after: ['2'] },
    { action: 'publish', all: 120, titles: 120, before: ['2'], after: ['3'] },
    { action: 'delete', all: 120, titles: 120, before: ['3'], after: [null] },
  ]);
});
