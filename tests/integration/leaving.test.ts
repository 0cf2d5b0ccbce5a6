import { eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import {
  contactMessages,
  customers,
  orderLines,
  orders,
  outbox,
  payments,
  tourDepartures,
} from '../../db/schema';
import { forgetDeparted } from '../../server/features/customers/forget-departed';
import { job } from '../../server/features/sales/order/record';
import { lockOrder, receivePayment } from '../../server/features/sales/order/transitions';
import { hashPassword } from '../../server/platform/sessions/passwords';
import { ahead, bookingFactory, newAddress } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';

const app = await testApp({ TRUST_PROXY: 'true', PAYMENT_TEST_GATEWAY: '1' });
const { create } = await contentFactory(app);
const { departureOf, order } = bookingFactory(app, create);
const tour = await create('tour', { title: 'Gardens of Huế' });
const password = 'seven lanterns by the river';

let day = 20;

/** A customer with an order of two seats; paid, if wanted. */
const booked = async ({ isPaid = true } = {}) => {
  const { customer, token } = await signedInCustomer(app);
  await app.db
    .update(customers)
    .set({ password_hash: await hashPassword(password) })
    .where(eq(customers.id, customer.id));
  day += 1;
  const departure_id = await departureOf(tour.id, { date: ahead(day) });
  const cart = [{ type: 1, id: tour.id, departure_id, adults: 2, children: 0 }];
  const contact = { full_name: 'Trần Minh Anh', email: customer.email, phone: '+84 912 345 678' };
  const placed = await order(cart, { token, contact });
  expect(placed.status, placed.text).toBe(201);
  const { code, access_key: key } = placed.body.data as { code: string; access_key: string };
  if (isPaid)
    await app.db.transaction(async (tx) =>
      receivePayment(tx, job('test'), await lockOrder(tx, code), app.env),
    );
  const as = (method: 'get' | 'delete', path: string) =>
    supertest(app.server)
      [method](path)
      .set('authorization', `Bearer ${token}`)
      .set('accept-language', 'en')
      .set('x-forwarded-for', newAddress());
  const leave = (more: object = {}) => as('delete', '/me').send({ password, ...more });
  return { customer, code, key, departure_id, as, leave };
};

const orderOf = async (code: string) => {
  const [row] = await app.db.select().from(orders).where(eq(orders.code, code));
  if (!row) throw new Error('There is no such order.');
  return row;
};

/** The letter that says good-bye. */
const farewellTo = async (email: string) => {
  const letters = await app.db.select().from(outbox).where(eq(outbox.recipient, email));
  return letters.find(({ template }) => template.startsWith('customer_deleted'));
};

/** As a guest who has the link of the letter. */
const asGuest = (code: string, shown: object) =>
  supertest(app.server).get(`/orders/${code}`).query(shown).set('x-forwarded-for', newAddress());

/** The trip is over. */
const pass = async (code: string) => {
  const { id } = await orderOf(code);
  await app.db
    .update(orderLines)
    .set({ date: ahead(-90) })
    .where(eq(orderLines.order_id, id));
};

describe('whoever leaves with a paid booking ahead', () => {
  it('is told which, and loses nothing before saying what becomes of it', async () => {
    const { customer, code, as, leave } = await booked();
    const known = await as('get', '/me/bookings-ahead');
    expect(known.body.data).toEqual([
      expect.objectContaining({ code, status: 'paid', first_date: ahead(day) }),
    ]);
    const asked = await leave();
    expect([asked.status, asked.body.data[0].code]).toEqual([409, code]);
    expect((await as('get', '/me')).body.data.email).toBe(customer.email);
  });

  it('keeps it by the link of the letter, until it is over', async () => {
    const { customer, code, key, leave } = await booked();
    expect((await leave({ bookings: 'keep' })).status).toBe(200);
    const [row] = await app.db.select().from(customers).where(eq(customers.id, customer.id));
    expect([row?.email, row?.full_name, row?.deleted_at !== null]).toEqual(['', '', true]);
    for (const shown of [{ key }, { email: customer.email }]) {
      const { body } = await asGuest(code, shown);
      expect([body.data.status, body.data.tickets.length]).toEqual(['paid', 2]);
    }
    expect(await farewellTo(customer.email)).toMatchObject({
      template: 'customer_deleted_kept',
      variables: {
        booking: expect.stringContaining(`${code} · Gardens of Huế`),
        link: `${app.env.PUBLIC_URL}/en/listticket`,
      },
    });
    await forgetDeparted(app.db);
    expect((await orderOf(code)).contact_email).toBe(customer.email);
    await pass(code);
    await forgetDeparted(app.db);
    expect(await orderOf(code)).toMatchObject({
      contact_email: '',
      contact_name: '',
      contact_phone: '',
      status: 'paid',
    });
    expect((await asGuest(code, { email: customer.email })).status).toBe(404);
  });

  it('can have staff cancel it; the request goes once it is answered', async () => {
    const { customer, code, leave } = await booked();
    expect((await leave({ bookings: 'cancel' })).status).toBe(200);
    const own = eq(contactMessages.customer_id, customer.id);
    const [request] = await app.db.select().from(contactMessages).where(own);
    expect(request).toMatchObject({ status: 'new', email: customer.email });
    expect(request?.message).toContain(code);
    expect(await farewellTo(customer.email)).toMatchObject({
      template: 'customer_deleted_cancel',
      variables: { booking: expect.stringContaining(code) },
    });
    await forgetDeparted(app.db);
    expect(await app.db.$count(contactMessages, own)).toBe(1);
    await app.db.update(contactMessages).set({ status: 'answered' }).where(own);
    await forgetDeparted(app.db);
    expect(await app.db.$count(contactMessages, own)).toBe(0);
  });
});

it('what waits for a payment is released, and its seats are free at once', async () => {
  const { customer, code, departure_id, leave } = await booked({ isPaid: false });
  expect((await leave()).status).toBe(200);
  expect((await farewellTo(customer.email))?.template).toBe('customer_deleted');
  expect(await orderOf(code)).toMatchObject({ status: 'cancelled', contact_email: '' });
  const [departure] = await app.db.select().from(tourDepartures).where(eq(tourDepartures.id, departure_id));
  expect(departure?.seats_held).toBe(0);
});

it('a payment that may still come keeps its buyer within reach', async () => {
  const { customer, code, leave } = await booked({ isPaid: false });
  const { id, total } = await orderOf(code);
  await app.db
    .insert(payments)
    .values({ order_id: id, provider: 'test', provider_ref: `late-${id}`, amount: total });
  expect((await leave()).status).toBe(200);
  expect((await orderOf(code)).contact_email).toBe(customer.email);
  await app.db
    .update(payments)
    .set({ created_at: sql`now() - interval '4 days'` })
    .where(eq(payments.order_id, id));
  await forgetDeparted(app.db);
  expect((await orderOf(code)).contact_email).toBe('');
});

it('a booking that is over holds nobody; its books stay for ten years after their year, and then go', async () => {
  const { code, leave } = await booked();
  await pass(code);
  expect((await leave()).status).toBe(200);
  const kept = await orderOf(code);
  expect(kept).toMatchObject({ contact_name: '', total: 4_000_000, status: 'paid' });
  const age = (years: number) => {
    const then = sql`date_trunc('year', now()) - make_interval(years => ${years}) + interval '40 days'`;
    return app.db.update(orders).set({ created_at: then, paid_at: then }).where(eq(orders.id, kept.id));
  };
  await age(10);
  await forgetDeparted(app.db);
  expect((await orderOf(code)).id).toBe(kept.id);
  await age(11);
  await forgetDeparted(app.db);
  expect(await app.db.$count(orders, eq(orders.id, kept.id))).toBe(0);
  expect(await app.db.$count(orderLines, eq(orderLines.order_id, kept.id))).toBe(0);
});
