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
