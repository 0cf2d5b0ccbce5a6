import { eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { expect } from 'vitest';
import { orders, outbox, payments, tickets, tourDepartures } from '../../db/schema';
import type { App } from '../../server/app-type';
import { expireOrders } from '../../server/features/sales/order/transitions';
import { type Result, sign } from '../../server/features/sales/payment/test-gateway/message';
import { ahead, bookingFactory, cookiesOf, newAddress } from './booking';
import type { contentFactory } from './content';

/** An API with both ways to pay. */
export const paymentEnv = {
  TRUST_PROXY: 'true',
  VNPAY_TMN_CODE: 'VISIT001',
  VNPAY_SECURE_SECRET: 'a secret of sixteen',
  PAYMENT_TEST_GATEWAY: '1',
};

/** What is read of an order that was paid, with so many tickets. */
export const paidState = (count: number) => ({
  status: 'paid',
  payments: ['succeeded'],
  tickets: count,
  letters: ['order_paid'],
});

/** Orders that are paid, or are not: what is told of them, and what became of them. */
export const paymentFactory = async (
  app: App,
  create: Awaited<ReturnType<typeof contentFactory>>['create'],
) => {
  const { departureOf, hotelRoom, order } = bookingFactory(app, create);
  const tour = await create('tour', { title: 'Gardens of Huế' });

  let day = 20;
  const departure = (given: Partial<typeof tourDepartures.$inferInsert> = {}) => {
    day += 1;
    return departureOf(tour.id, { date: ahead(day), ...given });
  };

  const readDeparture = async (id: number) => {
    const [row] = await app.db.select().from(tourDepartures).where(eq(tourDepartures.id, id));
    return { held: row?.seats_held, sold: row?.seats_sold };
  };

  const send = (method: 'get' | 'post', path: string, cookie = '') =>
    supertest(app.server)
      [method](path)
      .set('accept-language', 'en')
      .set('x-forwarded-for', newAddress())
      .set('cookie', cookie);

  /** An order of so many seats, with an attempt to pay it. */
  const begun = async ({ seats = 2, provider = 'test', departureId = 0 } = {}) => {
    const departure_id = departureId || (await departure());
    const answer = await order([{ type: 1, id: tour.id, departure_id, adults: seats, children: 0 }]);
    expect(answer.status, answer.text).toBe(201);
    const cookie = cookiesOf(answer);
    const { code, total } = answer.body.data;
    const pay = await send('post', `/orders/${code}/pay`, cookie).send({ provider });
    expect(pay.status, pay.text).toBe(200);
    const { reference, redirect_url } = pay.body.data;
    const result: Result = {
      reference,
      amount: total,
      currency: 'VND',
      outcome: 'succeeded',
      transaction: '18203311',
    };
    return { departure_id, code, total, cookie, reference, redirect_url, result };
  };

  const tell = (result: Result, secret = app.env.SESSION_SECRET) =>
    send('post', '/payments/test/callback').send(sign(secret, result));

  const read = async (code: string) => {
    const [row] = await app.db.select().from(orders).where(eq(orders.code, code));
    if (!row) throw new Error(`There is no order ${code}.`);
    const attempts = await app.db
      .select()
      .from(payments)
      .where(eq(payments.order_id, row.id))
      .orderBy(payments.id);
    const { rows } = await app.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${tickets} t join order_line l on l.id = t.order_line_id where l.order_id = ${row.id} and t.voided_at is null`,
    );
    const letters = await app.db
      .select({ template: outbox.template })
      .from(outbox)
      .where(sql`${outbox.variables} ->> 'code' = ${code}`)
      .orderBy(outbox.id);
    return {
      status: row.status,
      payments: attempts.map(({ status }) => status),
      tickets: rows[0]?.count,
      letters: letters.map(({ template }) => template),
    };
  };

  const expire = async (code: string) => {
    await app.db
      .update(orders)
      .set({ hold_expires_at: sql`now() - interval '1 minute'` })
      .where(eq(orders.code, code));
    await expireOrders(app.db);
  };

  return { tour, order, hotelRoom, departureOf, departure, readDeparture, send, begun, tell, read, expire };
};
