import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders, outbox, refunds, settings, tickets, tourDepartures, tours } from '../../db/schema';
import { giveBack } from '../../server/features/sales/payment/give-back';
import { paymentProviders } from '../../server/features/sales/payment/providers';
import { dateInWords } from '../../server/time';
import { signedInAs } from '../factories/admin';
import { ahead } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { paymentEnv, paymentFactory } from '../factories/payment';
import { testApp } from '../factories/test-app';

const app = await testApp(paymentEnv);
const { create } = await contentFactory(app);
const { departure, readDeparture, send, begun, tell, read } = await paymentFactory(app, create);

const rules = [
  { days_before: 10, percent: 100 },
  { days_before: 5, percent: 40 },
];
await app.db.update(tours).set({ booking_terms: { cancellation: rules, start_time: '07:30' } });

/** A paid order of two seats that begins so many days from now. */
const paid = async (days: number) => {
  const departureId = await departure({ date: ahead(days) });
  const order = await begun({ departureId });
  await tell(order.result);
  return order;
};

type Paid = Awaited<ReturnType<typeof paid>>;

const cancel = ({ code, cookie }: Pick<Paid, 'code' | 'cookie'>, refund?: number) =>
  send('post', `/orders/${code}/cancel`, cookie).send(refund === undefined ? {} : { refund });

const orderOf = async ({ code, cookie }: Paid) => (await send('get', `/orders/${code}`, cookie)).body.data;

const asking = () =>
  giveBack({ db: app.db, providers: paymentProviders(app.env), mail: app.env, onFailure: () => {} });

const later = () => app.db.update(refunds).set({ updated_at: sql`now() - interval '5 minutes'` });

const refundsOf = async (code: string) => {
  const [row] = await app.db.select({ id: orders.id }).from(orders).where(eq(orders.code, code));
  return app.db
    .select({ amount: refunds.amount, status: refunds.status })
    .from(refunds)
    .where(eq(refunds.order_id, row?.id ?? 0));
};

describe('a buyer who cancels a paid order', () => {
  it('sees what comes back, by the rules of the day on which it was ordered', async () => {
    const order = await paid(30);
    await app.db.update(tours).set({ booking_terms: { cancellation: [], start_time: '08:00' } });
    const shown = await orderOf(order);
    await app.db.update(tours).set({ booking_terms: { cancellation: rules, start_time: '07:30' } });
    expect(shown.cancelling).toEqual({ obstacle: null, amount: order.total });
    expect(shown.lines[0].details).toMatchObject({
      starts_at: '08:00',
      cancellation: [
        { from: null, until: ahead(20), percent: 100, amount: order.total },
        { from: ahead(21), until: ahead(25), percent: 40, amount: order.total * 0.4 },
        { from: ahead(26), until: ahead(29), percent: 0, amount: 0 },
      ],
    });
  });

  it('is told in the letter with the tickets when it begins and what cancelling gives back', async () => {
    const { code } = await paid(45);
    const letters = await app.db
      .select({ variables: outbox.variables })
      .from(outbox)
      .where(sql`${outbox.variables} ->> 'code' = ${code}`);
    const booking = String(letters[0]?.variables.booking);
    expect(booking).toContain('– Starts at 07:30');
    expect(booking).toContain(`– If you cancel by ${dateInWords(ahead(35), 'en')}: 100% back, 4,000,000 ₫`);
    expect(booking).toContain(`– If you cancel by ${dateInWords(ahead(44), 'en')}: nothing back`);
  });

  it('is told nothing in the letter of days that are over', async () => {
    const { code } = await paid(8);
    const letters = await app.db
      .select({ variables: outbox.variables })
      .from(outbox)
      .where(sql`${outbox.variables} ->> 'code' = ${code}`);
    const booking = String(letters[0]?.variables.booking);
    expect(booking.match(/If you cancel by/g)).toHaveLength(2);
    expect(booking).not.toContain('100% back');
  });

  it('gets it back by the provider, who is asked once; the seats are free and the tickets void', async () => {
    const order = await paid(31);
    const answers = await Promise.all([cancel(order, order.total), cancel(order, order.total)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.data).toMatchObject({ status: 'cancelled', refund: { status: 'requested' } });
    expect(await refundsOf(order.code)).toEqual([{ amount: order.total, status: 'requested' }]);
    expect(await readDeparture(order.departure_id)).toEqual({ held: 0, sold: 0 });

    await Promise.all([asking(), asking()]);
    expect((await orderOf(order)).refund.status).toBe('in_progress');
    await asking();
    expect((await orderOf(order)).refund.status).toBe('in_progress');
    await later();
    await asking();
    expect(await read(order.code)).toMatchObject({
      status: 'refunded',
      payments: ['refunded'],
      letters: ['order_paid', 'order_cancelled', 'order_refunded'],
    });
    expect((await orderOf(order)).tickets.map(({ status }: { status: string }) => status)).toEqual([
      'void',
      'void',
    ]);
    expect((await cancel(order, order.total)).status).toBe(200);
  });

  it('gets a part back late; the rest stays taken, and nothing is owed once it is done', async () => {
    const order = await paid(6);
    expect((await cancel(order, order.total)).body.code).toBe('conflict');
    expect((await cancel(order)).status).toBe(409);
    const part = order.total * 0.4;
    expect((await cancel(order, part)).body.data).toMatchObject({
      needs_refund: true,
      refund: { amount: part },
    });
    const { token } = await signedInAs(app, 'sales');
    const office = (method: 'get' | 'post', path: string) =>
      send(method, path).set({ authorization: `Bearer ${token}`, 'if-match': '*' });
    const { body } = await office('get', `/orders/admin/${order.code}`);
    const marked = await office('post', `/orders/admin/${order.code}/refund`).send({
      payment_id: body.data.payments[0].id,
    });
    expect(marked.body.data).toMatchObject({
      status: 'cancelled',
      needs_refund: false,
      refund: { status: 'done' },
    });
    const days = (await office('get', '/orders/admin/by-day?days=1')).body.data;
    expect(days[0].revenue % order.total).toBe(order.total - part);
  });

  it('gets nothing back in the last days, and the provider is not asked', async () => {
    const order = await paid(2);
    expect((await cancel(order, 0)).body.data).toMatchObject({
      status: 'cancelled',
      refund: null,
      needs_refund: false,
    });
    expect(await refundsOf(order.code)).toEqual([]);
  });

  it('may name a ticket instead of the order, with the e-mail address', async () => {
    const order = await paid(32);
    const { tickets: issued, contact } = await orderOf(order);
    const [ticket] = issued;
    expect((await send('get', `/orders/${ticket.code}?email=${contact.email}`)).body.data.code).toBe(
      order.code,
    );
    expect((await send('get', `/orders/${ticket.code}?email=other@visit.example`)).status).toBe(404);
    const body = { email: contact.email, refund: order.total };
    expect((await send('post', `/orders/${ticket.code}/cancel`).send(body)).status).toBe(200);
  });

  it('is refused once a ticket was used, it has begun, or nobody knows rules', async () => {
    const used = await paid(33);
    const [ticket] = (await orderOf(used)).tickets;
    await app.db.update(tickets).set({ checked_in_at: sql`now()` }).where(eq(tickets.code, ticket.code));
    expect((await orderOf(used)).cancelling.obstacle).toBe('used');
    expect((await cancel(used, used.total)).status).toBe(409);
    const begunToday = await paid(0);
    expect((await orderOf(begunToday)).cancelling.obstacle).toBe('begun');
    expect((await cancel(begunToday, 0)).status).toBe(409);
    await app.db.update(tours).set({ booking_terms: {} });
    const unknown = await paid(34);
    await app.db.update(tours).set({ booking_terms: { cancellation: rules } });
    expect((await orderOf(unknown)).cancelling.obstacle).toBe('no_rules');
    expect((await cancel(unknown, 0)).status).toBe(409);
  });

  it('leaves the seats right while the operator closes the departure', async () => {
    const order = await paid(35);
    const { token } = await signedInAs(app, 'super_admin');
    const [row] = await app.db.select().from(tourDepartures).where(eq(tourDepartures.id, order.departure_id));
    const close = app.inject({
      method: 'PUT',
      url: `/tour/${row?.tour_id}/departures/${order.departure_id}`,
      headers: { authorization: `Bearer ${token}`, 'if-match': '*' },
      payload: { is_open: false, seats: 2 },
    });
    const [closed, cancelled] = await Promise.all([close, cancel(order, order.total)]);
    expect([closed.statusCode, cancelled.status]).toEqual([200, 200]);
    expect(await readDeparture(order.departure_id)).toEqual({ held: 0, sold: 0 });
  });
});

it('keeps with the order which version of the terms was agreed to, and when', async () => {
  const terms = (version: number) => ({ group: 'terms', lang_id: 'en', value: { title: 'Terms' }, version });
  await app.db.insert(settings).values(terms(3));
  const order = await begun({ departureId: await departure({ date: ahead(60) }) });
  expect(await orderOf({ ...order })).toMatchObject({ terms_version: 3, agreement: null });
  const pay = (terms_version: number) =>
    send('post', `/orders/${order.code}/pay`, order.cookie).send({ provider: 'test', terms_version });
  expect((await pay(2)).status).toBe(409);
  expect((await orderOf(order)).agreement).toBeNull();
  expect((await pay(3)).status).toBe(200);
  const { agreement } = await orderOf(order);
  expect(agreement).toEqual({ terms_version: 3, agreed_at: expect.stringMatching(/^\d{4}-\d\d-\d\d /) });
});
