import { describe, expect, it } from 'vitest';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create } = await contentFactory(app);

const write = async (rows: string[][]) => {
  const answer = await call('post', '/import/blog').send({
    lang_id: 'en',
    dry_run: false,
    csv: rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'),
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data as { import_id: string; changes: { id: number; action: string }[] };
};
const undo = (import_id: string) => call('post', '/import/blog/undo').send({ import_id });
const read = async (id: number) => (await call('get', `/blogs/${id}?admin=1&lang_id=en`)).body.data;

describe('an import is taken back as a whole', () => {
  it('what it made goes to the bin, what it changed or hid says again what it said, the rest is as it was', async () => {
    const category = String((await create('blog_category')).id);
    const first = await create('blog', { title: 'First', category_id: Number(category) });
    const other = await create('blog', { title: 'Other', category_id: Number(category) });
    const { import_id, changes } = await write([
      ['id', 'title', 'category_id', 'status'],
      [String(first.id), 'First, changed', category, '0'],
      ['', 'Brand new', category, '0'],
    ]);
    expect(await read(first.id)).toMatchObject({ title: 'First, changed', status: 0 });
    const made = changes.find(({ action }) => action === 'create')?.id ?? 0;
    const untouched = await read(other.id);

    const done = await undo(import_id);
    expect(done.status, done.text).toBe(200);
    expect(done.body.data).toEqual({ removed: 1, reverted: 1, left: [] });
    expect(await read(first.id)).toMatchObject({ title: 'First', status: 1 });
    expect((await call('get', `/blogs/${made}?admin=1&lang_id=en`)).status).toBe(404);
    expect(await read(other.id)).toEqual(untouched);

    // Nothing is taken back twice.
    const again = await undo(import_id);
    expect(again.body.data).toMatchObject({ removed: 0, reverted: 0 });
  });

  it('what somebody changed or deleted since stays, and is named', async () => {
    const category = String((await create('blog_category')).id);
    const [kept, gone, plain] = await Promise.all(
      ['Kept', 'Gone', 'Plain'].map((title) => create('blog', { title, category_id: Number(category) })),
    );
    if (!kept || !gone || !plain) throw new Error('three stories are needed');
    const { import_id } = await write([
      ['id', 'title'],
      [String(kept.id), 'Kept, imported'],
      [String(gone.id), 'Gone, imported'],
      [String(plain.id), 'Plain, imported'],
    ]);
    await call('post', `/blogs/${kept.id}`).send({ lang_id: 'en', description: 'By hand' });
    await call('delete', `/blogs/${gone.id}`);
    const { body } = await undo(import_id);
    expect(body.data).toMatchObject({ removed: 0, reverted: 1 });
    expect(body.data.left).toEqual(
      expect.arrayContaining([
        { id: kept.id, title: 'Kept, imported', reason: 'changed', message: null },
        { id: gone.id, title: 'Gone, imported', reason: 'deleted', message: null },
      ]),
    );
    expect(await read(kept.id)).toMatchObject({ title: 'Kept, imported', description: 'By hand' });
    expect(await read(plain.id)).toMatchObject({ title: 'Plain' });
  });

  it('what is no import is not found', async () => {
    expect((await undo('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});
