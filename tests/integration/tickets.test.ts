import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tickets } from '../../db/schema';
import { readTicket, signedTicket } from '../../server/features/sales/ticket/sign';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { ahead, bookingFactory } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';

const app = await testApp({ TRUST_PROXY: 'true' });
const { create } = await contentFactory(app);
const { departureOf, order } = bookingFactory(app, create);
const sales = await signedInAs(app, 'sales');
const call = as(app, sales.token);
const buyer = await signedInCustomer(app);
const free = await create('tour', { title: 'Old quarter walk' });

/** A paid order: one that costs nothing is paid when it is made. */
const paid = async (date: string, seats = 1) => {
  const departure_id = await departureOf(free.id, { date, price: 0, seats: 30 });
  // A group is booked by somebody with an account.
  const given = seats > 8 ? { token: buyer.token } : {};
  const { body } = await order([{ type: 1, id: free.id, departure_id, adults: seats, children: 0 }], given);
  expect(body.data.status, JSON.stringify(body)).toBe('paid');
  return body.data;
};

const checkIn = (code: string, more: object = {}) =>
  call('post', '/tickets/check-in').send({ code, ...more });

describe('at the door', () => {
  it('lets a ticket in once, whether it is scanned or typed', async () => {
    const { tickets: made } = await paid(ahead(0), 12);
    const [scanned, typed, ...others] = made;
    const answer = await checkIn(scanned.qr);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({
      status: 'used',
      title: 'Old quarter walk',
      number: 1,
      of: 12,
      checked_in_by: 'Lê Thu Hà',
    });
    const again = await checkIn(scanned.code);
    expect([again.status, again.body.code, again.body.data.checked_in_at]).toEqual([
      409,
      'ticket_used',
      answer.body.data.checked_in_at,
    ]);
    expect((await checkIn(typed.code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 8 }, () => checkIn(others[0].qr)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect((await call('post', '/tickets/undo-check-in').send({ code: typed.code })).body.data.status).toBe(
      'valid',
    );
    expect((await checkIn(typed.code)).status).toBe(200);
  });

  it('asks before it takes a ticket of another day, and takes none that is void', async () => {
    const { tickets: made } = await paid(ahead(3));
    const early = await checkIn(made[0].qr);
    expect([early.status, early.body.code, early.body.data.date]).toEqual([409, 'wrong_day', ahead(3)]);
    expect((await checkIn(made[0].qr, { any_day: true })).status).toBe(200);
    const other = await paid(ahead(1));
    await app.db
      .update(tickets)
      .set({ voided_at: sql`now()` })
      .where(eq(tickets.code, other.tickets[0].code));
    expect((await checkIn(other.tickets[0].qr, { any_day: true })).body.code).toBe('ticket_void');
  });

  it('knows forged tickets, other codes and who may not stand there', async () => {
    const { tickets: made, code } = await paid(ahead(2));
    const [{ qr }] = made;
    for (const given of [
      signedTicket('another secret', made[0].code),
      `${qr}x`,
      qr.replace('VVT1', 'VVT2'),
      'TK-22222-22222',
      'https://elsewhere.example/ticket',
      code,
    ])
      expect((await checkIn(given)).status, given).toBe(404);
    expect((await checkIn('')).status).toBe(422);
    const editor = await signedInAs(app, 'editor');
    expect((await as(app, editor.token)('post', '/tickets/check-in').send({ code: qr })).status).toBe(403);
  });
});

describe('what a QR code says', () => {
  it('can be read back with the secret that signed it, and with no other', () => {
    const text = signedTicket('one secret', 'TK-7KQ2M-9XWBC');
    expect(readTicket('one secret', ` ${text}\n`)).toBe('TK-7KQ2M-9XWBC');
    expect(readTicket('another secret', text)).toBeNull();
    expect(readTicket('any', 'tk 7kq2m 9xwbc')).toBe('TK-7KQ2M-9XWBC');
    expect(readTicket('any', 'TK-0000O-IIIII')).toBeNull();
  });
});
