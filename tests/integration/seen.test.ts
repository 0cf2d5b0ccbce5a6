import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { auditEntries, tags } from '../../db/schema';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { itemFactory } from '../factories/items';
import { testApp } from '../factories/test-app';

/** Two editors at once, where no version tells what a change is based on: the second hears of the first. */

const app = await testApp();
const { create } = await contentFactory(app);
const items = await itemFactory(app);
const { token } = await signedInAs(app);
const call = (method: 'get' | 'post' | 'put', path: string, language = 'en') =>
  supertest(app.server)
    [method](path)
    .set({ authorization: `Bearer ${token}`, 'accept-language': language });

describe('tags', () => {
  const tag = async (name: string) => {
    await create('blog', { tags: [name] });
    const [row] = await app.db.select().from(tags).where(eq(tags.name, name));
    return { id: row?.id ?? 0, name };
  };
  const nameOf = async (id: number) => (await app.db.select().from(tags).where(eq(tags.id, id)))[0]?.name;

  it('are renamed by the name that was read', async () => {
    const { id } = await tag('Lantern');
    const rename = (body: object) => call('post', '/tags/rename').send({ id, ...body });
    expect((await rename({ name: 'Blind' })).status).toBe(428);
    expect((await rename({ name: 'Lanterns', seen: 'Lantern' })).status).toBe(200);
    const late = await rename({ name: 'Lamps', seen: 'Lantern' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'version_conflict',
      message: 'Somebody else changed this in the meantime. Nothing was saved.',
      data: [{ id, name: 'Lanterns' }],
    });
    expect(await nameOf(id)).toBe('Lanterns');
    expect((await rename({ name: 'Lamps' }).set('if-match', '*')).status).toBe(200);
  });

  it('are merged by the names that were read', async () => {
    const [one, other] = [await tag('River'), await tag('Rivers')];
    const merge = (seen?: object) =>
      call('post', '/tags/merge', 'vi').send({ ids: [one.id], into: other.id, ...(seen ? { seen } : {}) });
    expect((await merge()).status).toBe(428);
    await app.db.update(tags).set({ name: 'River cruise' }).where(eq(tags.id, one.id));
    const late = await merge([one, other]);
    expect(late.body).toMatchObject({
      code: 'version_conflict',
      message: expect.stringContaining('Người khác'),
    });
    expect((await merge([{ ...one, name: 'River cruise' }])).status).toBe(409);
    expect(await nameOf(one.id)).toBe('River cruise');
    expect((await merge([{ ...one, name: 'River cruise' }, other])).status).toBe(200);
  });
});

it('interface texts are written over what was read only', async () => {
  const key = 'pagination.next';
  const path = '/languages/vi/translations';
  const write = (text: string | null, seen?: string | null) =>
    call('put', path).send({
      namespace: 'common',
      texts: { [key]: text },
      ...(seen === undefined ? {} : { seen: { [key]: seen } }),
    });
  const { body } = await call('get', `${path}?namespace=common&keyword=${key}&per_page=100`);
  const { value } = body.data.find((row: { key: string }) => row.key === key);
  expect((await write('Mù')).status).toBe(428);
  expect((await write('Tiếp theo', value)).status).toBe(200);
  const late = await write('Kế tiếp', value);
  expect(late.status).toBe(409);
  expect(late.body.data).toMatchObject([{ key, value: 'Tiếp theo' }]);
  expect((await write('Kế tiếp', 'Tiếp theo')).status).toBe(200);
  expect((await write(null, 'Kế tiếp')).body.data).toMatchObject([{ key, is_overridden: false }]);
});

describe('an order', () => {
  const orders = [
    { name: 'region', path: '/region/sort', make: () => create('region') },
    { name: 'tour', path: '/tour/sort', make: () => create('tour') },
    { name: 'faq', path: '/faq/sort', make: () => items.create('faq') },
  ];
  it.each(orders)('of $name is changed from the one that was read only, if that is said', async (one) => {
    const [a, b, c] = [(await one.make()).id, (await one.make()).id, (await one.make()).id];
    const sort = (ids: number[], seen?: number[]) =>
      call('post', one.path).send({ ids, ...(seen ? { seen } : {}) });
    expect((await sort([c, a, b], [a, b, c])).status).toBe(200);
    const late = await sort([b, a, c], [a, b, c]);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'version_conflict', data: { ids: [c, a, b] } });
    expect((await sort([b, a, c], [c, a, b])).status).toBe(200);
    expect((await sort([a, b, c], [b, a])).status).toBe(422);
    // The call as the specification has it goes on.
    expect((await sort([a, b, c])).status).toBe(200);
    const written = await app.db.$count(auditEntries, eq(auditEntries.action, 'sort'));
    expect(written).toBeGreaterThanOrEqual(3);
  });
});
