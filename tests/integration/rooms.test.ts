import { and, eq } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { auditEntries, revisions, roomNights, rooms } from '../../db/schema';
import { formatDate } from '../../server/time';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');
const inDays = (days: number) => formatDate(new Date(Date.now() + days * 86_400_000));

const addRoom = async (hotelId: number, given: Record<string, unknown> = {}) => {
  const body = { lang_id: 'en', title: 'River room', price: 2_000_000, capacity: 2, quantity: 4, ...given };
  const answer = await call('post', `/resources/${hotelId}/rooms`).send(body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data as { id: number; version: number; status: number };
};

describe('rooms', () => {
  const hotel = () => create('resource', { resource_type: 3191 });

  it('stand on the page of their hotel as far as they are live and in its language', async () => {
    const place = await hotel();
    const room = await addRoom(place.id, { description: 'Windows to the river.' });
    await addRoom(place.id, { status: 0 });
    const other = await hotel();
    const foreign = await addRoom(other.id);
    expect((await get(`/hotel/${place.slug}`)).body.data.rooms).toEqual([
      {
        id: room.id,
        title: 'River room',
        description: 'Windows to the river.',
        image: null,
        image_alt: 'River room',
        image_blur: null,
        price: 2_000_000,
        capacity: 2,
      },
    ]);
    const base = `/resources/${place.id}/rooms`;
    expect((await get(base)).body.total).toBe(1);
    expect((await call('get', `${base}?admin=1`)).body.total).toBe(2);
    for (const [method, path, body] of [
      ['get', `${base}/${foreign.id}`, undefined],
      ['put', `${base}/${foreign.id}`, { lang_id: 'en', price: 1 }],
      ['delete', `${base}/${foreign.id}`, undefined],
      ['put', `${base}/status/${foreign.id}`, undefined],
      ['get', `${base}/${foreign.id}/revisions`, undefined],
      ['post', `${base}/${foreign.id}/restore`, undefined],
    ] as const)
      expect((await call(method, path).send(body)).body.message, path).toBe('Room not found');
    expect((await call('post', `${base}/sort`).send({ ids: [room.id, foreign.id] })).status).toBe(422);
    const spot = await create('resource');
    const refused = await call('post', `/resources/${spot.id}/rooms`).send({
      lang_id: 'en',
      title: 'Tent',
      price: 1,
      capacity: 1,
      quantity: 1,
    });
    expect(refused.body).toMatchObject({ code: 'not_found', message: 'Hotel not found' });
    await call('delete', `/resources/${place.id}`);
    expect((await get(base)).status).toBe(404);
  });

  it('change many at once, all or none, and only those of their hotel', async () => {
    const place = await hotel();
    const [first, second] = [await addRoom(place.id), await addRoom(place.id, { status: 0 })];
    const foreign = await addRoom((await hotel()).id);
    const base = `/resources/${place.id}/rooms`;
    const bulk = (action: string, ids: number[]) => call('post', `${base}/bulk`).send({ action, ids });
    const states = async () =>
      (await call('get', `${base}?admin=1`)).body.data.map(
        ({ id, status }: { id: number; status: number }) => `${id} ${status}`,
      );
    const before = [`${first.id} 1`, `${second.id} 0`];

    expect((await bulk('hide', [first.id, foreign.id])).body.message).toBe('Room not found');
    expect(await states()).toEqual(before);
    expect((await bulk('publish', [first.id, second.id])).body.data.changed).toEqual([second.id]);
    expect((await bulk('hide', [second.id])).body.data.changed).toEqual([second.id]);

    const night = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await app.db.insert(roomNights).values({ room_id: second.id, night, quantity: 4, sold: 1, held: 0 });
    const refused = await bulk('delete', [first.id, second.id]);
    expect(refused.body).toMatchObject({ code: 'in_use', data: { rooms_taken: 1 } });
    expect(await states()).toEqual(before);
    await app.db.delete(roomNights).where(eq(roomNights.room_id, second.id));
    expect((await bulk('delete', [first.id, second.id])).status).toBe(200);
    expect(await states()).toEqual([]);
    expect((await bulk('restore', [first.id, second.id])).body.data.changed).toHaveLength(2);
    expect(await states()).toEqual([`${first.id} 0`, `${second.id} 0`]);
    const { token } = await signedInAs(app, 'translator');
    const denied = await supertest(app.server)
      .post(`${base}/bulk`)
      .set('authorization', `Bearer ${token}`)
      .send({ action: 'publish', ids: [first.id] });
    expect(denied.status).toBe(403);
  });

  it('cannot fall below what is booked, and keep the nights ahead in step', async () => {
    const place = await hotel();
    const room = await addRoom(place.id, { quantity: 4 });
    const base = `/resources/${place.id}/rooms`;
    const nights = [inDays(-2), inDays(1), inDays(2)];
    await app.db
      .insert(roomNights)
      .values(nights.map((night, index) => ({ room_id: room.id, night, quantity: 4, sold: index, held: 1 })));
    const put = (body: object) => call('put', `${base}/${room.id}`).send({ lang_id: 'en', ...body });
    const refused = await put({ quantity: 2 });
    expect(refused.body.errors).toEqual({ quantity: ['This must be at least 3.'] });
    expect((await put({ quantity: 3, version: room.version })).status).toBe(200);
    const kept = await app.db
      .select({ quantity: roomNights.quantity })
      .from(roomNights)
      .where(eq(roomNights.room_id, room.id))
      .orderBy(roomNights.night);
    expect(kept.map(({ quantity }) => quantity)).toEqual([4, 3, 3]);
    const stale = await put({ price: 1, version: room.version });
    expect(stale.body).toMatchObject({ code: 'version_conflict', data: { version: 2, price: 2_000_000 } });

    for (const path of [`${base}/${room.id}`, `/resources/${place.id}`]) {
      expect((await call('delete', path)).body, path).toMatchObject({ code: 'in_use' });
    }
    const [row] = await app.db.select().from(rooms).where(eq(rooms.id, room.id));
    expect(row?.deleted_at).toBeNull();
    await app.db.update(roomNights).set({ sold: 0, held: 0 }).where(eq(roomNights.room_id, room.id));
    expect((await call('delete', `${base}/${room.id}`)).status).toBe(200);
    expect(
      await app.db.$count(
        auditEntries,
        and(eq(auditEntries.entity, 'room'), eq(auditEntries.record_id, room.id)),
      ),
    ).toBe(3);
    expect(
      await app.db.$count(revisions, and(eq(revisions.entity, 'room'), eq(revisions.record_id, room.id))),
    ).toBe(2);
  });

  it('are the work of those who hold the rights on places', async () => {
    const place = await hotel();
    const room = await addRoom(place.id);
    const base = `/resources/${place.id}/rooms`;
    const { token } = await signedInAs(app, 'sales');
    const as = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
      supertest(app.server)
        [method](path)
        .set({ authorization: `Bearer ${token}`, 'if-match': '*' })
        .send(body);
    expect((await as('put', `${base}/${room.id}`, { lang_id: 'en', price: 5 })).status).toBe(200);
    expect((await as('get', `${base}/${room.id}`)).status).toBe(200);
    expect((await as('delete', `${base}/${room.id}`)).status).toBe(403);
    expect((await as('put', `${base}/status/${room.id}`)).status).toBe(403);
    expect((await as('post', `${base}/sort`, { ids: [room.id] })).status).toBe(403);
    expect((await supertest(app.server).put(`${base}/${room.id}`).send({ lang_id: 'en' })).status).toBe(401);
  });
});
