import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { resources, roomNights } from '../../db/schema';
import { ahead, bookingFactory } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { statementCounter } from '../factories/statements';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create, update } = await contentFactory(app);
const { departureOf, hotelRoom } = bookingFactory(app, create);

const statementsOf = statementCounter();

const cookieOf = (lines: unknown) => `cart=${encodeURIComponent(JSON.stringify(lines))}`;

const read = (cookie: string, query = '') =>
  supertest(app.server).get(`/tour/cart${query}`).set('cookie', cookie).set('accept-language', 'en');

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
