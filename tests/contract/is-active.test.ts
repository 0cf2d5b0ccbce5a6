import { describe, expect, it } from 'vitest';
import { entities } from '../../server/kinds';
import { contentFactory, contentPaths } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, input, create, update } = await contentFactory(app);

/** Kinds whose state clients know as `is_active`. */
const kinds = entities.filter(({ input: { record } }) => 'is_active' in record).map(({ name }) => ({ name }));

it('is a name that events and categories of things to do have', () => {
  expect(kinds.map(({ name }) => name).sort()).toEqual(['event', 'thing_to_do_category']);
});

describe.each(kinds)('is_active of $name', ({ name }) => {
  const { base } = contentPaths[name];
  const make = async (given: object) => {
    const { status: _status, ...fields } = await input(name);
    return call('post', base).send({ ...fields, ...given });
  };

  it('makes a record live or hidden, as its status does', async () => {
    const shown = await make({ is_active: 1 });
    expect(shown.body.data).toMatchObject({ is_active: 1, status: 1 });
    expect((await make({ is_active: 0 })).body.data).toMatchObject({ is_active: 0, status: 0 });
    const hidden = await update(name, shown.body.data.id, { lang_id: 'en', is_active: 0 });
    expect(hidden.body.data).toMatchObject({ is_active: 0, status: 0, version: 2 });
    const agreed = await update(name, shown.body.data.id, { lang_id: 'en', is_active: 1, status: 1 });
    expect(agreed.body.data).toMatchObject({ is_active: 1, status: 1 });
  });

  it('is refused where it says something else than the status, and nothing is written', async () => {
    const record = await create(name);
    for (const given of [
      { is_active: 0, status: 1 },
      { is_active: 1, status: 0 },
    ]) {
      const changed = await update(name, record.id, { lang_id: 'en', title: 'Another', ...given });
      expect(changed.status).toBe(422);
      expect(changed.body.errors).toEqual({ is_active: ['This must be the same as the status.'] });
      expect((await make(given)).status).toBe(422);
    }
    const stored = await call('get', `${base}/${record.id}?admin=1&lang_id=en`);
    const { [contentPaths[name].record ?? 'data']: row } = stored.body;
    expect(row).toMatchObject({ title: record.title, version: record.version });
  });
});
