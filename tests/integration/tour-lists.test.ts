import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { cities, roles, tours } from '../../db/schema';
import { signedInAs } from '../factories/admin';
import { ahead } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';
import { tourFactory } from '../factories/tours';

const app = await testApp();
const { call, create } = await contentFactory(app);
const { addDeparture, book } = tourFactory(app, create);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');
const post = (path: string, body: object = {}) =>
  supertest(app.server).post(path).set('accept-language', 'en').send(body);

const ids = (rows: { id: number }[]) => rows.map((row) => row.id);

describe('the list of tours', () => {
  it('has the shape and the filters of the specification', async () => {
    const hue = await create('city', { title: 'Huế' });
    const hidden = await create('city', { status: 0 });
    const style = await create('travel_style', { title: 'Family' });
    const short = await create('tour', {
      title: 'Two days of gardens',
      duration_days: 2,
      duration_nights: 1,
      departure_point_id: hue.id,
      travel_style_id: style.id,
      city_ids: [hidden.id, hue.id],
    });
    const long = await create('tour', { title: 'From end to end', duration_days: 12, duration_nights: 11 });
    const unseen = await create('tour', {
      title: 'Not yet',
      status: 0,
      duration_days: 2,
      duration_nights: 1,
    });
    for (const days of [-1, 9, 3, 40, 20]) await addDeparture(short.id, { date: ahead(days) });
    await addDeparture(short.id, { date: ahead(5), is_open: false });
    await addDeparture(short.id, { date: ahead(6), seats: 4, seats_held: 1, seats_sold: 3 });

    const { body } = await post('/tour/list-tour', { duration: '1-3', departure_point: hue.id });
    expect(body).toMatchObject({ total_page: 1, total_record: 1 });
    expect(body.itineraries).toEqual([
      expect.objectContaining({
        id: short.id,
        duration_days: 2,
        duration_nights: 1,
        duration: '2 days 1 night',
        price: 4_900_000,
        departure_point: { id: hue.id, title: 'Huế', slug: hue.slug },
        travel_style: { id: style.id, title: 'Family', slug: style.slug },
        cities: [{ id: hue.id, title: 'Huế', slug: hue.slug }],
        next_departures: [ahead(3), ahead(9), ahead(20)],
        rating_score: null,
      }),
    ]);
    const found = async (filter: object) => ids((await post('/tour/list-tour', filter)).body.itineraries);
    expect(await found({ duration: 12 })).toEqual([long.id]);
    expect(await found({ duration: '12', keyword: 'END to' })).toEqual([long.id]);
    expect(await found({ duration: '8-' })).toEqual([long.id]);
    expect(await found({ duration: '4-7' })).toEqual([]);
    expect(await found({ departure_point: hue.slug, travel_style: style.slug })).toEqual([short.id]);
    expect(await found({ travel_style: 'nowhere' })).toEqual([]);
    expect(ids((await get('/tour?duration=1-3&departure_point=0')).body.data)).toEqual([short.id]);
    expect(await found({ duration: '', departure_point: 0, travel_style: null })).toEqual([
      short.id,
      long.id,
    ]);
    expect((await supertest(app.server).post('/tour/list-tour')).body.total_record).toBe(2);
    expect((await post('/tour/list-tour', { per_page: 1, page: 2 })).body).toMatchObject({
      itineraries: [{ id: long.id }],
      total_page: 2,
    });
    for (const [given, field] of [
      [{ duration: '3-1' }, 'duration'],
      [{ duration: 'abc' }, 'duration'],
      [{ duration: 61 }, 'duration'],
      [{ departure_point: "x' or 1=1" }, 'departure_point'],
      [{ per_page: 10_000 }, 'per_page'],
      [{ page: 0 }, 'page'],
      [{ lang_id: 'fr' }, 'lang_id'],
      [{ order: 'price' }, 'order'],
    ] as const) {
      const answer = await post('/tour/list-tour', given);
      expect([answer.status, Object.keys(answer.body.errors ?? {})], field).toEqual([422, [field]]);
    }

    expect((await post('/tour/list-tour', { admin: 1 })).status).toBe(401);
    const { token } = await signedInCustomer(app);
    const asCustomer = post('/tour/list-tour', { admin: 1 }).set('authorization', `Bearer ${token}`);
    expect((await asCustomer).status).toBe(401);
    const asEditor = await call('post', '/tour/list-tour').send({
      admin: 1,
      per_page: 10_000,
      lang_id: 'en',
    });
    expect(ids(asEditor.body.itineraries)).toEqual([short.id, long.id, unseen.id]);
    expect(asEditor.body.itineraries[0].translations).toEqual({ en: true, vi: false });
    const unasked = await call('post', '/tour/list-tour').send({ lang_id: 'en' });
    expect(ids(unasked.body.itineraries)).toEqual([short.id, long.id]);
  });

  it('shows hidden tours only to roles that may read tours', async () => {
    await app.db.insert(roles).values({ code: 'stranger', name: 'Stranger' });
    const { token } = await signedInAs(app, 'stranger');
    const asked = (path: string) => post(path, { admin: 1 }).set('authorization', `Bearer ${token}`);
    expect((await asked('/tour/list-tour')).status).toBe(403);
  });

  it('tells where tours leave from and in what style, counting live ones only', async () => {
    const point = await create('city', { title: 'Cần Thơ' });
    const style = await create('travel_style');
    const given = { departure_point_id: point.id, travel_style_id: style.id };
    await create('tour', given);
    await create('tour', { ...given, status: 0 });
    await create('tour', { ...given, hidden_at: '2020-01-01 00:00:00' });
    const points = (await post('/tour/list-departure')).body.data;
    expect(points).toContainEqual({
      id: point.id,
      title: 'Cần Thơ',
      slug: point.slug,
      image: null,
      tour_count: 1,
    });
    const styles = (await post('/tour/list-travelstyle', { lang_id: 'en' })).body.data;
    expect(styles).toContainEqual(expect.objectContaining({ id: style.id, tour_count: 1 }));
    expect((await post('/tour/list-departure', { lang_id: 'vi' })).body.data).toEqual([]);
    await app.db.update(cities).set({ status: 0 }).where(eq(cities.id, point.id));
    expect(ids((await post('/tour/list-departure')).body.data)).not.toContain(point.id);
    expect((await call('delete', `/travel-styles/${style.id}`)).body).toMatchObject({
      code: 'in_use',
      data: { tour_count: 3 },
    });
  });

  it('trends by paid bookings of 90 days, then by rating', async () => {
    const [first, second, third] = [await create('tour'), await create('tour'), await create('tour')];
    const booked = await addDeparture(third.id);
    await book(booked.id, 'paid');
    await book(booked.id, 'paid');
    const old = await addDeparture(first.id);
    for (let made = 0; made < 3; made += 1) await book(old.id, 'paid', 91);
    for (let made = 0; made < 3; made += 1) await book(old.id, 'pending');
    await app.db.update(tours).set({ rating_sum: 10, rating_count: 2 }).where(eq(tours.id, second.id));
    const trending = ids((await get('/tour/list-trending?limit=50')).body.data);
    expect(trending.slice(0, 2)).toEqual([third.id, second.id]);
    expect(trending).toContain(first.id);
    expect((await get('/tour/list-trending?lang_id=vi')).body.data).toEqual([]);
    expect((await get('/tour/list-trending?limit=1')).body.data).toHaveLength(1);
  });

  it('is put in order by tour_ids', async () => {
    const [a, b, c] = [await create('tour'), await create('tour'), await create('tour')];
    const sort = (body: object) => call('post', '/tour/sort').send(body);
    expect((await sort({ tour_ids: [c.id, a.id, b.id] })).status).toBe(200);
    const { body } = await call('get', '/tour?admin=1&per_page=10000&lang_id=en');
    const order = ids(body.data).filter((id) => [a.id, b.id, c.id].includes(id));
    expect(order).toEqual([c.id, a.id, b.id]);
    for (const wrong of [{ tour_ids: [a.id, a.id] }, { tour_ids: [a.id, 2_000_000_000] }]) {
      const answer = await sort(wrong);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['tour_ids']]);
    }
    expect((await sort({ tour_ids: [a.id], ids: [b.id] })).status).toBe(422);
    expect((await sort({})).status).toBe(422);
    expect((await post('/tour/sort', { tour_ids: [a.id] })).status).toBe(401);
    const documented = app.swagger().paths?.['/tour/sort']?.post as { requestBody?: unknown };
    expect(JSON.stringify(documented.requestBody)).toContain('tour_ids');
  });
});
