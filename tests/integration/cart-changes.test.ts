import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { ahead, bookingFactory, cookiesOf } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create } = await contentFactory(app);
const { departureOf, hotelRoom, order } = bookingFactory(app, create);

const cookieOf = (lines: unknown) => `cart=${encodeURIComponent(JSON.stringify(lines))}`;

const read = (cookie: string, query = '') =>
  supertest(app.server).get(`/tour/cart${query}`).set('cookie', cookie).set('accept-language', 'en');

const change = (method: 'post' | 'put' | 'delete', path: string, cookie = '') =>
  supertest(app.server)[method](path).set('accept-language', 'en').set('cookie', cookie);

/** The cookie that an answer sets, as a browser would send it back. */
const kept = (answer: supertest.Response) => String(answer.headers['set-cookie']?.[0]).split(';')[0] ?? '';

const linesIn = (cookie: string): object[] =>
  JSON.parse(decodeURIComponent(cookie.replace('__Host-cart=', '')));

describe('changing the cart', () => {
  it('adds, joins, changes and removes entries in a cookie that the page can read', async () => {
    const tour = await create('tour');
    const departure_id = await departureOf(tour.id);
    const later = await departureOf(tour.id, { date: ahead(27), price: 1_000_000 });
    const { roomId } = await hotelRoom();
    const added = await change('post', '/cart/items').send({ type: 1, id: tour.id, departure_id, adults: 2 });
    expect(added.status, added.text).toBe(201);
    expect(added.body.data).toMatchObject({ count: 1, total: 4_000_000 });
    const header = String(added.headers['set-cookie']?.[0]);
    expect(header).toMatch(/Path=\/;?.*SameSite=Lax/i);
    expect(header).not.toMatch(/HttpOnly/i);
    expect(linesIn(kept(added))).toEqual([{ type: 1, id: tour.id, departure_id, adults: 2, children: 0 }]);

    const sameByDate = { type: 1, id: tour.id, date: ahead(20), adults: 1, children: 1 };
    const joined = await change('post', '/cart/items', kept(added)).send(sameByDate);
    expect(joined.body.data.cart).toEqual([expect.objectContaining({ adults: 3, children: 1, quantity: 4 })]);
    const room = { type: 2, id: roomId, date: ahead(5), nights: 1, adults: 2 };
    const both = await change('post', '/cart/items', kept(joined)).send(room);
    expect(both.body.data).toMatchObject({ count: 2, total: 8_900_000 });

    const key = `t${tour.id}-${departure_id}`;
    const moved = await change('put', `/cart/items/${key}`, kept(both)).send({ date: ahead(27), adults: 1 });
    expect(moved.status, moved.text).toBe(200);
    expect(moved.body.data.cart[0]).toMatchObject({
      key: `t${tour.id}-${later}`,
      departure_id: later,
      adults: 1,
      children: 1,
      amount: 2_000_000,
    });
    expect((await read(kept(moved))).body).toEqual(moved.body.data);
    const removed = await change('delete', `/cart/items/t${tour.id}-${later}?lang_id=vi`, kept(moved));
    expect(removed.body).toMatchObject({ message: 'Đã cập nhật giỏ hàng.', data: { count: 1 } });
    expect(linesIn(kept(removed))).toEqual([{ ...room, children: 0 }]);
    expect((await change('delete', `/cart/items/${key}`, kept(removed))).status).toBe(404);
    expect((await change('put', '/cart/items/nothing', 'cart=%zz').send({ adults: 1 })).status).toBe(404);
  });

  it('takes what an order was for again, once, from whoever may see the order', async () => {
    const tour = await create('tour');
    const departure_id = await departureOf(tour.id);
    const { roomId } = await hotelRoom();
    const lines = [
      { type: 1, id: tour.id, departure_id, adults: 2, children: 1 },
      { type: 2, id: roomId, date: ahead(5), nights: 2, adults: 2, children: 0 },
    ];
    const made = await order(lines);
    const { code } = made.body.data;
    const again = await change('post', '/cart/orders', cookiesOf(made)).send({ order: code });
    expect(again.status, again.text).toBe(201);
    expect(linesIn(kept(again))).toEqual(lines);
    expect(again.body.data).toMatchObject({ count: 2, total: made.body.data.total });
    const others = cookieOf([{ type: 1, id: tour.id, departure_id, adults: 1, children: 0 }]);
    const beside = await change('post', '/cart/orders', `${cookiesOf(made)}; ${others}`).send({
      order: code,
    });
    expect(linesIn(kept(beside))).toEqual([{ ...lines[0], adults: 1, children: 0 }, lines[1]]);
    const stranger = await change('post', '/cart/orders').send({ order: code });
    expect([stranger.status, stranger.headers['set-cookie']]).toEqual([404, undefined]);
  });

  it('refuses what cannot be booked, naming the field, and leaves the cookie alone', async () => {
    const tour = await create('tour');
    const hidden = await create('tour', { status: 0 });
    const departure_id = await departureOf(tour.id, { seats: 3 });
    const { roomId } = await hotelRoom();
    const wanted = { type: 1, id: tour.id, departure_id, adults: 2 };
    const night = { type: 2, id: roomId, date: ahead(5), nights: 1, adults: 1 };
    for (const [body, field] of [
      [{ ...wanted, adults: 4 }, 'departure_id'],
      [{ ...wanted, departure_id: 2_000_000_000 }, 'departure_id'],
      [{ ...wanted, departure_id: undefined }, 'departure_id'],
      [{ ...wanted, id: hidden.id }, 'id'],
      [{ ...wanted, id: 2_000_000_000 }, 'id'],
      [{ ...wanted, price: 1 }, 'price'],
      [{ ...wanted, type: 3 }, 'type'],
      [{ ...wanted, adults: 51 }, 'adults'],
      [{ ...night, adults: 7 }, 'date'],
      [{ ...night, date: ahead(-1) }, 'date'],
      [{ ...night, date: undefined }, 'date'],
      [{ ...night, nights: undefined }, 'nights'],
      [{ ...night, nights: 61 }, 'nights'],
    ] as const) {
      const answer = await change('post', '/cart/items').send(body);
      expect([answer.status, Object.keys(answer.body.errors ?? {})], JSON.stringify(body)).toEqual([
        422,
        [field],
      ]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    const cart = kept(await change('post', '/cart/items').send(wanted));
    expect((await change('post', '/cart/items', cart).send(wanted)).body.errors).toHaveProperty(
      'departure_id',
    );
    const key = `t${tour.id}-${departure_id}`;
    expect((await change('put', `/cart/items/${key}`, cart).send({ children: 2 })).status).toBe(422);
    expect((await change('put', `/cart/items/${key}`, cart).send({ type: 2 })).status).toBe(422);
  });

  it('takes nothing from forms of other sites', async () => {
    const send = (headers: Record<string, string>) =>
      supertest(app.server)
        .post('/cart/items')
        .set(headers)
        .send({ type: 1, id: 1, date: ahead(5), adults: 1 });
    expect((await send({ origin: 'https://evil.example' })).body.code).toBe('foreign_origin');
    expect((await send({ 'sec-fetch-site': 'cross-site' })).body.code).toBe('foreign_origin');
    expect((await send({})).body.code).toBe('invalid');
  });

  it('holds twenty entries that fit into a cookie, and not one more', async () => {
    const { roomId } = await hotelRoom({ quantity: 50 });
    const night = (day: number) => ({ type: 2, id: roomId, date: ahead(day), nights: 1, adults: 1 });
    let cookie = '';
    for (let day = 1; day <= 20; day += 1)
      cookie = kept(await change('post', '/cart/items', cookie).send(night(day)));
    expect(linesIn(cookie)).toHaveLength(20);
    expect(cookie.length).toBeLessThan(3600);
    const full = await change('post', '/cart/items', cookie).send(night(21));
    expect(full.body.errors).toEqual({ id: ['The cart holds at most 20 entries.'] });
    const elsewhere = await call('post', '/cart/items').send(night(1));
    expect(elsewhere.status).toBe(201);
  });
});
