import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { attempts, orders, roomNights } from '../../db/schema';
import { ahead, bookingFactory, cookiesOf, newAddress, nextDay, stay, stockOf } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';

const app = await testApp({ TRUST_PROXY: 'true' });
const { create, update } = await contentFactory(app);
const { departureOf, hotelRoom, order, contact } = bookingFactory(app, create);
const { readDeparture, readNights } = stockOf(app);

const tour = await create('tour', { title: 'Gardens of Huế' });

const seats = (departure_id: number, adults = 1, children = 0) => ({
  type: 1,
  id: tour.id,
  departure_id,
  adults,
  children,
});

const get = (path: string, cookie = '', from = newAddress()) =>
  supertest(app.server)
    .get(path)
    .set('accept-language', 'en')
    .set('x-forwarded-for', from)
    .set('cookie', cookie);

const post = (path: string, cookie: string, body: object = {}) =>
  supertest(app.server)
    .post(path)
    .set('accept-language', 'en')
    .set('x-forwarded-for', newAddress())
    .set('cookie', cookie)
    .send(body);

describe('what can be booked', () => {
  it('tells the departures of a tour and the nights of a hotel, with what is left', async () => {
    const departure_id = await departureOf(tour.id, {
      date: nextDay(),
      seats: 6,
      seats_held: 1,
      seats_sold: 2,
    });
    await departureOf(tour.id, { date: nextDay(), is_open: false });
    const { body } = await get(`/booking/${tour.slug}?type=1&lang_id=en`);
    expect(body.bookings).toEqual([
      expect.objectContaining({ type: 1, id: tour.id, departure_id, price: 2_000_000, left: 3 }),
    ]);
    const { hotelId, roomId } = await hotelRoom();
    await app.db
      .insert(roomNights)
      .values({ room_id: roomId, night: ahead(6), quantity: 3, held: 1, sold: 1 });
    const nights = await get(`/booking/${hotelId}?type=2&lang_id=en&from=${ahead(5)}&nights=3`);
    expect(
      nights.body.bookings.map((row: { date: string; left: number; price: number }) => [
        row.date,
        row.left,
        row.price,
      ]),
    ).toEqual([
      [ahead(5), 3, 900_000],
      [ahead(6), 1, 900_000],
      [ahead(7), 3, 900_000],
    ]);
    expect((await get(`/booking/hotel-${hotelId}?type=1`)).status).toBe(404);
    expect((await get(`/booking/${tour.id}?type=3`)).status).toBe(422);
    expect((await get(`/booking/${tour.id}`)).status).toBe(422);
    const past = await get(`/booking/${hotelId}?type=2&lang_id=en&from=2020-01-01&nights=1`);
    expect(past.body.bookings[0].date).toBe(ahead(0));
  });
});

describe('placing an order', () => {
  it('holds seats and rooms, at the prices of the database, and opens for who made it alone', async () => {
    const departure_id = await departureOf(tour.id, { date: nextDay() });
    const { roomId } = await hotelRoom();
    const answer = await order([seats(departure_id, 2, 1), stay(roomId, { adults: 3 })], {
      contact,
      note: 'We come by train.',
    });
    expect(answer.status, answer.text).toBe(201);
    const { data } = answer.body;
    expect(data).toMatchObject({
      status: 'pending',
      needs_refund: false,
      total: 3 * 2_000_000 + 2 * 2 * 900_000,
      currency: 'VND',
      contact,
      note: 'We come by train.',
      tickets: [],
      payments: [],
    });
    expect(data.code).toMatch(/^VN-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(data.seconds_left).toBeGreaterThan(14 * 60);
    expect(data.lines.map((line: object) => line)).toEqual([
      expect.objectContaining({ title: 'Gardens of Huế', quantity: 3, path: `/itineraries/${tour.slug}` }),
      expect.objectContaining({ nights: 2, quantity: 2, end_date: ahead(7) }),
    ]);
    expect(await readDeparture(departure_id)).toEqual({ held: 3, sold: 0, left: 3 });
    expect(await readNights(roomId)).toEqual([
      [ahead(5), 2, 0],
      [ahead(6), 2, 0],
    ]);

    const path = `/orders/${data.code}`;
    expect((await get(path)).status).toBe(404);
    expect((await get(path, cookiesOf(answer))).body.data.code).toBe(data.code);
    expect((await get(path, cookiesOf(answer).replace(/\.[^.]+$/, '.forged'))).status).toBe(404);
    expect((await get(`${path}?email=${contact.email.toUpperCase()}`)).status).toBe(200);
    expect((await get(`${path}?email=other@visit.example`)).status).toBe(404);
    expect(
      (await get(`/orders/${data.code.toLowerCase().replaceAll('-', '')}?key=${data.access_key}`)).status,
    ).toBe(200);
    expect((await get(`${path}?key=${data.access_key.slice(1)}x`)).status).toBe(404);
    expect((await get('/orders', cookiesOf(answer))).body).toMatchObject({
      total: 1,
      data: [{ code: data.code }],
    });
    expect((await get('/orders')).body).toMatchObject({ total: 0, data: [] });
  });

  it('lets nobody guess: wrong addresses are counted for each order and each network', async () => {
    const departure_id = await departureOf(tour.id, { date: nextDay() });
    const { data } = (await order([seats(departure_id)])).body;
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess += 1)
      statuses.push((await get(`/orders/${data.code}?email=guess${guess}@visit.example`)).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
    expect(statuses.at(-1)).toBe(429);
    // Its key is no guess.
    expect((await get(`/orders/${data.code}?key=${data.access_key}`)).status).toBe(200);
    expect((await get(`/orders/${data.code}?key=${'a'.repeat(32)}`)).status).toBe(429);
    await app.db.delete(attempts);
    const from = newAddress();
    const elsewhere: number[] = [];
    for (let guess = 0; guess < 21; guess += 1)
      elsewhere.push(
        (await get(`/orders/VN-2222-222${'23456789ABCDEFGHJKMNP'[guess]}?email=a@visit.example`, '', from))
          .status,
      );
    expect(elsewhere.at(-1)).toBe(429);
  });

  it('belongs to the customer who is signed in, and to no other', async () => {
    const departure_id = await departureOf(tour.id, { date: nextDay() });
    const [own, other] = [await signedInCustomer(app), await signedInCustomer(app)];
    const { code } = (await order([seats(departure_id)], { token: own.token })).body.data;
    const read = (token: string, path = `/orders/${code}`) =>
      get(path).set('authorization', `Bearer ${token}`);
    expect((await read(own.token)).status).toBe(200);
    expect((await read(other.token)).status).toBe(404);
    expect((await read(own.token, '/orders')).body.total).toBe(1);
    expect((await read(other.token, '/orders')).body.total).toBe(0);
  });

  it('takes all lines or none', async () => {
    const departure_id = await departureOf(tour.id, { date: nextDay() });
    const full = await departureOf(tour.id, { date: nextDay(), seats: 1 });
    const answer = await order([seats(departure_id), seats(full, 2)]);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'not_bookable',
      data: { cart: [{ available: true }, { available: false }] },
    });
    expect(await readDeparture(departure_id)).toEqual({ held: 0, sold: 0, left: 6 });
  });

  it('says so when the price is not the one that the buyer saw', async () => {
    const departure_id = await departureOf(tour.id, { date: nextDay() });
    const answer = await order([seats(departure_id)], { total: 1_000 });
    expect([answer.status, answer.body.code, answer.body.data.total]).toEqual([
      409,
      'price_changed',
      2_000_000,
    ]);
    expect(await readDeparture(departure_id)).toEqual({ held: 0, sold: 0, left: 6 });
    expect((await order([seats(departure_id)], { total: 2_000_000 })).status).toBe(201);
  });

  it('makes one order of the same key, also when it comes many times at once', async () => {
    const departure_id = await departureOf(tour.id, { date: nextDay(), seats: 2 });
    const given = { key: randomUUID(), contact };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => order([seats(departure_id, 2)], given)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data.code)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(7);
    expect(await readDeparture(departure_id)).toEqual({ held: 2, sold: 0, left: 0 });
    const other = await order([seats(departure_id, 3)], given);
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['idempotency-key']]);
    const elsewhere = await departureOf(tour.id, { date: nextDay() });
    const stranger = await order([seats(elsewhere, 1)], {
      ...given,
      contact: { ...contact, email: 'x@visit.example' },
    });
    expect(stranger.body.data.code).not.toBe(answers[0]?.body.data.code);
    const without = await supertest(app.server)
      .post('/orders')
      .send({ cart: [seats(departure_id)], contact });
    expect(without.body.errors).toHaveProperty('idempotency-key');
  });

  it('refuses what is no order, naming the field, and a buyer who holds too much', async () => {
    const departure_id = await departureOf(tour.id, { date: nextDay(), seats: 40 });
    for (const [given, field] of [
      [{ contact: { ...contact, full_name: '' } }, 'contact.full_name'],
      [{ contact: { ...contact, full_name: 'Win at https://spam.example' } }, 'contact.full_name'],
      [{ contact: { ...contact, email: 'nobody' } }, 'contact.email'],
      [{ contact: { ...contact, phone: 'call me' } }, 'contact.phone'],
      [{ status: 'paid' }, 'status'],
      [{ total: -1 }, 'total'],
    ] as const) {
      const answer = await order([seats(departure_id)], given);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    }
    expect((await order([])).body.errors).toHaveProperty('cart');
    expect((await order([{ ...seats(departure_id), unit_price: 1 }])).status).toBe(422);
  });
});

describe('what becomes of an order', () => {
  it('frees its seats when it is cancelled, once', async () => {
    const departure_id = await departureOf(tour.id, { date: nextDay() });
    const answer = await order([seats(departure_id, 2)]);
    const path = `/orders/${answer.body.data.code}/cancel`;
    expect((await post(path, '')).status).toBe(404);
    const cancelled = await Promise.all([post(path, cookiesOf(answer)), post(path, cookiesOf(answer))]);
    expect(cancelled.map(({ status }) => status)).toEqual([200, 200]);
    expect(cancelled[0]?.body.data.status).toBe('cancelled');
    expect(await readDeparture(departure_id)).toEqual({ held: 0, sold: 0, left: 6 });
  });

  it('keeps its title and price when the tour changes, and loses the link when the tour is hidden', async () => {
    const other = await create('tour', { title: 'Night market walk' });
    const departure_id = await departureOf(other.id);
    const line = { type: 1, id: other.id, departure_id, adults: 1, children: 0 };
    const answer = await order([line]);
    await update('tour', other.id, { lang_id: 'en', title: 'Another name', status: 0 });
    const { data } = (await get(`/orders/${answer.body.data.code}`, cookiesOf(answer))).body;
    expect(data.lines[0]).toMatchObject({ title: 'Night market walk', path: null });
  });

  it('is refused a step that its state does not lead to, whatever program tries it', async () => {
    const departure_id = await departureOf(tour.id, { date: nextDay() });
    const answer = await order([seats(departure_id)]);
    const { code } = answer.body.data;
    await post(`/orders/${code}/cancel`, cookiesOf(answer));
    await expect(
      app.db.update(orders).set({ status: 'paid', paid_at: new Date() }).where(eq(orders.code, code)),
    ).rejects.toThrow();
  });
});
