import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { type ContentName, contentFactory, contentPaths } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create } = await contentFactory(app);
const bulk = (name: ContentName, action: string, ids: number[], by = call) =>
  by('post', `${contentPaths[name].base}/bulk`).send({ action, ids });

it.each(Object.keys(contentPaths) as ContentName[])(
  'many of %s change at once and back again, order and all',
  async (name) => {
    const { list } = contentPaths[name];
    const records = [await create(name), await create(name, { status: 0 }), await create(name)];
    const ids = records.map(({ id }) => id);
    const rows = async () => {
      const { body } = await call('get', `${list}?admin=1&per_page=10000&lang_id=en`);
      return body.data
        .filter(({ id }: { id: number }) => ids.includes(id))
        .map(({ id, status }: { id: number; status: number }) => `${id} ${status}`);
    };
    const before = await rows();
    const hidden = (await bulk(name, 'hide', ids)).body.data.changed;
    expect(hidden).toEqual([ids[0], ids[2]].sort((a = 0, b = 0) => a - b));
    expect((await bulk(name, 'publish', hidden)).body.data.changed).toEqual(hidden);
    expect(await rows()).toEqual(before);

    expect((await bulk(name, 'delete', ids)).body.data.changed).toHaveLength(3);
    expect(await rows()).toEqual([]);
    expect((await bulk(name, 'restore', ids)).body.data.changed).toHaveLength(3);
    await bulk(name, 'publish', hidden);
    expect(await rows()).toEqual(before);
  },
);

it('all change or none, and only for who may', async () => {
  const { id } = await create('region');
  const unknown = await bulk('region', 'hide', [id, 999_999]);
  expect([unknown.status, unknown.body.errors]).toEqual([404, { ids: ['There are no records 999999.'] }]);
  expect((await call('get', `/region/${id}?admin=1&lang_id=en`)).body.data.status).toBe(1);
  const city = await create('city');
  const needed = Number(city.region_id ?? (city.region as { id: number }).id);
  expect((await bulk('region', 'delete', [id, needed])).status).toBe(409);
  expect((await call('get', `/region/${id}?admin=1&lang_id=en`)).status).toBe(200);
  const translator = as(app, (await signedInAs(app, 'translator')).token);
  for (const action of ['publish', 'hide', 'delete', 'restore'])
    expect((await bulk('region', action, [id], translator)).status).toBe(403);
  expect((await bulk('region', 'explode', [id])).status).toBe(422);
});

it('more than are written together are each written down, in order, and known to the search as they then are', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`
    with added as (insert into blog (status, sort, category_id, author)
      select 1, 0, ${(await create('blog_category')).id}::int, 'Many' from generate_series(1, 230) returning id)
    insert into blog_translation (record_id, lang_id, slug, title, description, content)
    select id, 'en', 'many-' || id, 'Lanternfish ' || id, '', '<p>Words of it</p>' from added returning record_id as id`);
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  const given = [...ids].reverse();
  const documents = async () => {
    const { rows: counted } = await app.db.execute<{ shown: number; all: number }>(sql`
      select count(*) filter (where is_shown)::int as shown, count(*)::int as all from search_document
      where entity = 'blog' and folded_title like 'lanternfish%'`);
    return counted[0];
  };
  expect((await bulk('blog', 'hide', given)).body.data.changed).toEqual(ids);
  expect(await documents()).toEqual({ shown: 0, all: 230 });
  expect((await bulk('blog', 'publish', given)).body.data.changed).toEqual(ids);
  expect(await documents()).toEqual({ shown: 230, all: 230 });
  expect((await bulk('blog', 'delete', given)).body.data.changed).toEqual(ids);
  expect((await bulk('blog', 'restore', given)).body.data.changed).toEqual(ids);
  expect(await documents()).toEqual({ shown: 0, all: 230 });

  const { rows: audit } = await app.db.execute(sql`
    select action, array_agg(record_id order by id) as ids, count(distinct title)::int as titles,
      array_agg(distinct (before ->> 'version') || ' ' || (before ->> 'status')) as before,
      array_agg(distinct (after ->> 'version') || ' ' || (after ->> 'status')) as after
    from audit_entry where entity = 'blog' and record_id = any(${sql.param(ids)}::int[]) group by action order by min(id)`);
  expect(audit).toMatchObject([
    { action: 'publish', titles: 230 },
    { action: 'delete', ids, titles: 230, before: ['3 1'], after: [null] },
    { action: 'restore', ids, titles: 230, before: [null], after: ['5 0'] },
  ]);
  const { rows: states } = await app.db.execute(sql`
    select record_id as id, json_agg((snapshot ->> 'version') || ' ' || (snapshot ->> 'status') order by version) as states
    from revision where entity = 'blog' and record_id = any(${sql.param(ids)}::int[]) group by record_id order by record_id`);
  expect(states).toEqual(ids.map((id) => ({ id, states: ['1 1', '2 0', '3 1', '5 0'] })));
});
