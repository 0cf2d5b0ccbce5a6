import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { resources, roomNights } from '../../db/schema';
import { ahead, bookingFactory, cookiesOf } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { statementCounter } from '../factories/statements';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const { departureOf, hotelRoom, order } = bookingFactory(app, create);

const statementsOf = statementCounter();

const cookieOf = (lines: unknown) => `cart=${encodeURIComponent(JSON.stringify(lines))}`;

const read = (cookie: string, query = '') =>
  supertest(app.server).get(`/tour/cart${query}`).set('cookie', cookie).set('accept-language', 'en');

const change = (method: 'post' | 'put' | 'delete', path: string, cookie = '') =>
  supertest(app.server)[method](path).set('accept-language', 'en').set('cookie', cookie);

/** The cookie that an answer sets, as a browser would send it back. */
const kept = (answer: supertest.Response) => String(answer.headers['set-cookie']?.[0]).split(';')[0] ?? '';

const linesIn = (cookie: string): object[] =>
  JSON.parse(decodeURIComponent(cookie.replace('__Host-cart=', '')));

describe('reading the cart', () => {
  it('prices tours and rooms from the database, whatever the cookie says', async () => {
    const tour = await create('tour', { title: 'Gardens of Huế' });
    const departure_id = await departureOf(tour.id);
    const { roomId, hotelId } = await hotelRoom();
    const cookie = cookieOf([
      { type: 1, id: tour.id, departure_id, adults: 2, children: 1, unit_price: 1, amount: 1 },
      { type: 2, id: roomId, date: ahead(3), nights: 2, adults: 3, children: 0 },
    ]);
    const { body, headers } = await read(cookie);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toEqual({
      cart: [
        {
          key: `t${tour.id}-${departure_id}`,
          type: 1,
          id: tour.id,
          departure_id,
          date: ahead(20),
          nights: null,
          adults: 2,
          children: 1,
          title: 'Gardens of Huế',
          slug: tour.slug,
          image: null,
          unit_price: 2_000_000,
          quantity: 3,
          amount: 6_000_000,
          available: true,
          is_sample: false,
        },
        {
          key: `r${roomId}-${ahead(3)}-2`,
          type: 2,
          id: roomId,
          departure_id: null,
          date: ahead(3),
          nights: 2,
          adults: 3,
          children: 0,
          title: 'River House – Garden room',
          slug: `hotel-${hotelId}`,
          image: null,
          unit_price: 900_000,
          quantity: 2,
          amount: 3_600_000,
          available: true,
          is_sample: false,
        },
      ],
      count: 2,
      total: 9_600_000,
    });
    await update('tour', tour.id, { lang_id: 'vi', title: 'Vườn Huế' });
    const vietnamese = (await read(cookie, '?lang_id=vn')).body;
    expect(vietnamese.cart[0]).toMatchObject({ title: 'Vườn Huế', slug: 'vuon-hue', available: true });
    expect(vietnamese.cart[1]).toMatchObject({ title: '', slug: '', available: false, amount: 0 });
    expect(vietnamese.total).toBe(6_000_000);
  });

  it('keeps what is gone, hidden, over, closed or sold out as not available, at nothing', async () => {
    const tour = await create('tour');
    const hidden = await create('tour', { title: 'Secret', status: 0 });
    const other = await create('tour');
    const { roomId, hotelId } = await hotelRoom();
    await app.db
      .insert(roomNights)
      .values({ room_id: roomId, night: ahead(4), quantity: 3, held: 1, sold: 1 });
    const people = { adults: 2, children: 0 };
    const ofTour = (departure_id: number) => ({ type: 1, id: tour.id, departure_id, ...people });
    const lines = [
      ofTour(await departureOf(tour.id, { seats: 4, seats_held: 1, seats_sold: 2 })),
      ofTour(await departureOf(tour.id, { date: ahead(-1) })),
      ofTour(await departureOf(tour.id, { date: ahead(9), is_open: false })),
      ofTour(await departureOf(other.id)),
      ofTour(2_000_000_000),
      { type: 1, id: tour.id, ...people },
      { type: 1, id: hidden.id, departure_id: await departureOf(hidden.id), ...people },
      { type: 1, id: 2_000_000_000, date: ahead(1), ...people },
      { type: 2, id: roomId, date: ahead(3), nights: 2, adults: 3, children: 0 },
      { type: 2, id: roomId, date: ahead(-1), nights: 1, ...people },
      { type: 2, id: roomId, ...people },
      { type: 2, id: 2_000_000_000, date: ahead(3), nights: 1, ...people },
    ];
    const { body } = await read(cookieOf(lines));
    expect(
      body.cart.map((line: { available: boolean; amount: number }) => [line.available, line.amount]),
    ).toEqual(lines.map(() => [false, 0]));
    expect(body).toMatchObject({ count: lines.length, total: 0 });
    expect(JSON.stringify(body)).not.toContain('Secret');
    const fits = { type: 2, id: roomId, date: ahead(3), nights: 2, ...people };
    expect((await read(cookieOf([fits]))).body.total).toBe(1_800_000);
    await app.db.update(resources).set({ status: 0 }).where(eq(resources.id, hotelId));
    expect((await read(cookieOf([fits]))).body.cart[0]).toMatchObject({ available: false, title: '' });
  });

  it('is empty for a cookie that cannot be read, and never fails', async () => {
    const line = { type: 1, id: 1, departure_id: 1, adults: 1, children: 0 };
    const hostile = [
      '',
      'cart=',
      'cart=%',
      'cart=%zz%E0%A4',
      'cart=null',
      'cart=1e999',
      'cart={}',
      'cart=[',
      `cart=${'['.repeat(4000)}`,
      `cart=${encodeURIComponent('\u0000\u202e')}`,
      cookieOf('text'),
      cookieOf([null]),
      cookieOf([[line]]),
      cookieOf(Array(21).fill(line)),
      cookieOf([{ ...line, type: 3 }]),
      cookieOf([{ ...line, id: '1; drop table tour' }]),
      cookieOf([{ ...line, id: 2 ** 31 }]),
      cookieOf([{ ...line, id: 1.5 }]),
      cookieOf([{ ...line, adults: 0 }]),
      cookieOf([{ ...line, adults: 1e9 }]),
      cookieOf([{ ...line, children: -5 }]),
      cookieOf([{ ...line, departure_id: undefined, date: '2027-02-30' }]),
      cookieOf([{ ...line, departure_id: undefined, date: '0000-01-01' }]),
      cookieOf([{ type: 2, id: 1, date: '2027-01-01', nights: 1e6, adults: 1 }]),
      'cart=%5B%7B%22__proto__%22%3A%7B%22type%22%3A1%7D%7D%5D',
    ];
    for (const cookie of hostile) {
      const answer = await read(cookie);
      expect([answer.status, answer.body], cookie.slice(0, 80)).toEqual([
        200,
        { cart: [], count: 0, total: 0 },
      ]);
    }
    const twice = await read(cookieOf([line, { ...line, adults: 50 }]));
    expect(twice.body.cart).toEqual([expect.objectContaining({ adults: 50, available: false })]);
  });

  it('takes as many queries for twenty lines as for two', async () => {
    const tour = await create('tour');
    const { roomId } = await hotelRoom({ quantity: 30 });
    const lines = [];
    for (let day = 1; day <= 10; day += 1) {
      const departure_id = await departureOf(tour.id, { date: ahead(day) });
      lines.push({ type: 1, id: tour.id, departure_id, adults: 1, children: 0 });
      lines.push({ type: 2, id: roomId, date: ahead(day), nights: 1, adults: 1, children: 0 });
    }
    const counted = async (cookie: string) => {
      const { answer, statements } = await statementsOf(() => read(cookie));
      expect(answer.body.cart.every((line: { available: boolean }) => line.available)).toBe(true);
      return statements;
    };
    const few = await counted(cookieOf(lines.slice(0, 2)));
    expect(await counted(cookieOf(lines))).toBe(few);
    expect(few).toBeLessThanOrEqual(4);
  });
});

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
