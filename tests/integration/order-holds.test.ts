import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, orders, tourDepartures } from '../../db/schema';
import { expireOrders } from '../../server/features/sales/order/transitions';
import { ahead, bookingFactory, newAddress, nextDay, stay, stockOf } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';

const app = await testApp({ TRUST_PROXY: 'true' });
const { create } = await contentFactory(app);
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

describe('placing an order', () => {
  it('gives the last seat to exactly one of twenty who want it at the same moment', async () => {
    const departure_id = await departureOf(tour.id, { date: nextDay(), seats: 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => order([seats(departure_id)])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.code).filter(Boolean))).toEqual(new Set(['not_bookable']));
    expect(await readDeparture(departure_id)).toEqual({ held: 1, sold: 0, left: 0 });
  });

  it('sells no night of a room twice, however the stays overlap', async () => {
    const { roomId } = await hotelRoom({ quantity: 2 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        order([stay(roomId, { date: ahead(10 + (index % 3)), nights: 3, adults: 1 })]),
      ),
    );
    const won = answers.filter(({ status }) => status === 201).length;
    expect(won).toBeGreaterThanOrEqual(2);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const nights = await readNights(roomId);
    expect(Math.max(...nights.map(([, held]) => Number(held)))).toBe(2);
    expect(nights.reduce((sum, [, held]) => sum + Number(held), 0)).toBe(won * 3);
  });

  it('holds no more for one buyer than is fair to the others, whoever the e-mail belongs to', async () => {
    const departure_id = await departureOf(tour.id, { date: nextDay(), seats: 40 });
    const email = 'collector@visit.example';
    const given = { contact: { ...contact, email } };
    const from = newAddress();
    const statuses: number[] = [];
    for (let made = 0; made < 6; made += 1)
      statuses.push((await order([seats(departure_id)], { ...given, from })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    // What somebody else has ordered with that e-mail does not count against its owner.
    expect((await order([seats(departure_id)], given)).status).toBe(201);

    const group = [seats(departure_id, 9)];
    const refused = await order(group);
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('sign in')]);
    const { token } = await signedInCustomer(app);
    expect((await order(group, { token })).status).toBe(201);
  });

  it('leaves most of a departure to those who say who they are, and a refused order holds nothing', async () => {
    const departure_id = await departureOf(tour.id, { date: nextDay(), seats: 20 });
    const taken = await Promise.all(Array.from({ length: 20 }, () => order([seats(departure_id, 2)])));
    const statuses = taken.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(429)]);
    expect(await readDeparture(departure_id)).toEqual({ held: 10, sold: 0, left: 10 });
    const { token } = await signedInCustomer(app);
    expect((await order([seats(departure_id, 6)], { token })).status).toBe(201);
  });

  it('lets guests hold half of a small departure together, from however many networks, and a couple the smallest', async () => {
    for (const [size, most] of [
      [12, 6],
      [10, 5],
      [8, 4],
      [3, 2],
      [2, 2],
    ] as const) {
      const departure_id = await departureOf(tour.id, { date: nextDay(), seats: size });
      for (let guest = 0; guest < size; guest += 1) await order([seats(departure_id)]);
      expect((await readDeparture(departure_id)).held, `of ${size}`).toBe(most);
      if (size !== 8) continue;
      const { token } = await signedInCustomer(app);
      expect((await order([seats(departure_id, 4)], { token })).status).toBe(201);
    }
  });

  it('lets guests hold half of the rooms of a night together, and nobody a season of them', async () => {
    const { roomId } = await hotelRoom({ quantity: 5 });
    const couple = (given: object) => order([stay(roomId, { adults: 2, ...given })]);
    const taken = await Promise.all(
      Array.from({ length: 8 }, (_, index) => couple({ date: ahead(30 + (index % 2)), nights: 4 })),
    );
    expect(taken.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(6).fill(429)]);
    expect(Math.max(...(await readNights(roomId)).map(([, held]) => Number(held)))).toBe(2);
    const { token } = await signedInCustomer(app);
    expect((await order([stay(roomId, { date: ahead(31), adults: 6 })], { token })).status).toBe(201);

    expect((await couple({ date: ahead(60), nights: 31 })).status).toBe(422);
    expect((await couple({ date: ahead(560), nights: 2 })).body.code).toBe('not_bookable');
    const many = [0, 1, 2, 3].map((part) =>
      stay(roomId, { date: ahead(100 + part * 10), nights: 10, adults: 1 }),
    );
    expect((await order(many)).status).toBe(429);
    const from = newAddress();
    const months = [];
    for (const start of [100, 140, 180])
      months.push(
        (await order([stay(roomId, { date: ahead(start), nights: 30, adults: 1 })], { from })).status,
      );
    expect(months).toEqual([201, 201, 429]);
  });

  it('lets an account hold a whole departure once, and half of it after it kept the seats in vain', async () => {
    const departure_id = await departureOf(tour.id, { date: nextDay(), seats: 8 });
    const { token } = await signedInCustomer(app);
    const take = (count: number, from = newAddress()) => order([seats(departure_id, count)], { token, from });
    const giveUp = async ({ body }: { body: { data: { code: string } } }) =>
      app.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.code, body.data.code));
    const freeAll = () =>
      app.db.update(tourDepartures).set({ seats_held: 0 }).where(eq(tourDepartures.id, departure_id));

    // A family that mends its order at once is not held back.
    for (let time = 0; time < 3; time += 1) {
      const made = await take(8);
      expect(made.status).toBe(201);
      await giveUp(made);
      await freeAll();
    }
    const again = await take(8);
    expect([again.status, again.body.data]).toEqual([429, { most: 4 }]);
    expect((await take(4)).status).toBe(201);
  });

  it('holds places for less long where few are left', async () => {
    const departure_id = await departureOf(tour.id, { date: nextDay(), seats: 10, seats_sold: 6 });
    const left = async () => (await order([seats(departure_id, 1)])).body.data.seconds_left;
    expect(await left()).toBeGreaterThan(14 * 60);
    expect(await left()).toBeLessThanOrEqual(15 * 60);
    expect(await left()).toBeLessThanOrEqual(8 * 60);
  });
});

describe('what becomes of an order', () => {
  it('frees the seats of orders that were not paid in time, by any number of workers', async () => {
    const { roomId } = await hotelRoom();
    const departure_id = await departureOf(tour.id, { date: nextDay(), seats: 8 });
    const late = [
      (await order([seats(departure_id, 2), stay(roomId)])).body.data.code,
      (await order([seats(departure_id, 1)])).body.data.code,
    ];
    const inTime = (await order([seats(departure_id, 1)])).body.data.code;
    for (const code of late)
      await app.db
        .update(orders)
        .set({ hold_expires_at: sql`now() - interval '1 second'` })
        .where(eq(orders.code, code));
    const counts = await Promise.all([expireOrders(app.db), expireOrders(app.db), expireOrders(app.db)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await readDeparture(departure_id)).toEqual({ held: 1, sold: 0, left: 7 });
    expect((await readNights(roomId)).every(([, held]) => held === 0)).toBe(true);
    const states = await app.db.select({ code: orders.code, status: orders.status }).from(orders);
    const stateOf = (code: string) => states.find((row) => row.code === code)?.status;
    expect([...late, inTime].map(stateOf)).toEqual(['expired', 'expired', 'pending']);
    const trail = await app.db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'order'), eq(auditEntries.title, late[0])))
      .orderBy(auditEntries.id);
    expect(trail.map(({ after }) => after?.status)).toEqual(['pending', 'expired']);
  });
});
