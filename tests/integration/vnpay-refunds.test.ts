import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, refunds, tours } from '../../db/schema';
import { loadEnv } from '../../server/env';
import { giveBack } from '../../server/features/sales/payment/give-back';
import { vnpay } from '../../server/features/sales/payment/vnpay';
import { ahead } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { paymentEnv, paymentFactory } from '../factories/payment';
import { testApp } from '../factories/test-app';
import { paidQuery, vnpayStandIn } from '../factories/vnpay';

const app = await testApp(paymentEnv);
const { create } = await contentFactory(app);
const { departure, send, begun, read } = await paymentFactory(app, create);
const partner = await vnpayStandIn();
afterAll(partner.close);

const rules = [
  { days_before: 10, percent: 100 },
  { days_before: 5, percent: 40 },
];
await app.db.update(tours).set({ booking_terms: { cancellation: rules, start_time: '07:30' } });

let far = 30;
const farAway = () => {
  far += 1;
  return far;
};

/** An order that was paid by VNPAY, begins in so many days, and was cancelled by its buyer. */
const cancelled = async (days = farAway()) => {
  const order = await begun({ provider: 'vnpay', departureId: await departure({ date: ahead(days) }) });
  const told = await send('get', `/payments/vnpay/callback?${paidQuery(order.reference, order.total)}`);
  expect(told.body.RspCode).toBe('00');
  const { data } = (await send('get', `/orders/${order.code}`, order.cookie)).body;
  const refund = data.cancelling.amount as number;
  const answer = await send('post', `/orders/${order.code}/cancel`, order.cookie).send({ refund });
  expect(answer.body.data).toMatchObject({
    status: 'cancelled',
    refund: { amount: refund, status: 'requested' },
  });
  return { ...order, refund };
};

/** The job that gives money back, run once; what went wrong. */
const run = async (patience = 20_000) => {
  const failures: string[] = [];
  const provider = vnpay(loadEnv({ NODE_ENV: 'test', ...paymentEnv, VNPAY_API_URL: partner.url }), patience);
  await giveBack({
    db: app.db,
    providers: provider ? [provider] : [],
    mail: app.env,
    onFailure: ({ reason }) => failures.push(reason),
  });
  return failures;
};

const later = () => app.db.update(refunds).set({ updated_at: sql`now() - interval '20 minutes'` });

/** What the buyer reads of the money. */
const course = async ({ code, cookie }: { code: string; cookie: string }) =>
  (await send('get', `/orders/${code}`, cookie)).body.data.refund.status;

beforeEach(async () => {
  partner.is('right');
  await app.db.delete(refunds);
});

describe('money that goes back by VNPAY', () => {
  it('is asked for once, is on its way while the bank has it not, and then done', async () => {
    const order = await cancelled();
    expect(order.refund).toBe(order.total);
    expect(await run()).toEqual([]);
    expect(partner.given(order.reference)).toBe(order.total * 100);
    expect(await course(order)).toBe('in_progress');
    await later();
    expect(await run()).toEqual([]);
    expect(await course(order)).toBe('in_progress');
    partner.settle(order.reference);
    await later();
    await run();
    expect(await course(order)).toBe('done');
    expect(await read(order.code)).toMatchObject({ status: 'refunded', payments: ['refunded'] });
    expect(partner.timesAsked(order.reference)).toBe(1);
  });

  it('is a part where the rules give back a part', async () => {
    const order = await cancelled(6);
    expect(order.refund).toBe(order.total * 0.4);
    await run();
    expect(partner.given(order.reference)).toBe(order.refund * 100);
    partner.settle(order.reference);
    await later();
    await run();
    expect(await course(order)).toBe('done');
    expect(await read(order.code)).toMatchObject({ status: 'cancelled', payments: ['succeeded'] });
  });

  it('is found by asking when the answer was late, lost, or not VNPAY’s, and never asked for twice', async () => {
    for (const [mood, reason] of [
      ['silent', /no answer in time/],
      ['broken', /answered 502/],
      ['forged', /not signed/],
    ] as const) {
      partner.is(mood);
      const order = await cancelled();
      expect((await run(mood === 'silent' ? 300 : undefined)).join(), mood).toMatch(reason);
      expect(await course(order), mood).toBe('in_progress');
      partner.is('right');
      partner.settle(order.reference);
      await later();
      expect(await run(), mood).toEqual([]);
      expect(await course(order), mood).toBe('done');
      expect(partner.timesAsked(order.reference), mood).toBe(1);
    }
  });

  it('that VNPAY refuses waits for staff, and the buyer is told that it is looked into', async () => {
    partner.is('refuses');
    const order = await cancelled();
    expect(await run()).toEqual([]);
    expect(await course(order)).toBe('refused');
    await later();
    await run();
    expect(partner.timesAsked(order.reference)).toBe(1);
    const [row] = await app.db.select({ id: orders.id }).from(orders).where(eq(orders.code, order.code));
    const [kept] = await app.db
      .select()
      .from(refunds)
      .where(eq(refunds.order_id, row?.id ?? 0));
    expect(kept).toMatchObject({ status: 'refused', raw: { vnp_ResponseCode: '95' } });
  });

  it('that was asked for before is on its way', async () => {
    const order = await cancelled();
    await run();
    // As after a process that ended between asking and writing down that it asked.
    await app.db.update(refunds).set({ status: 'requested', sent_at: null });
    expect(await run()).toEqual([]);
    expect(partner.timesAsked(order.reference)).toBe(2);
    expect(partner.given(order.reference)).toBe(order.total * 100);
    expect(await course(order)).toBe('in_progress');
  });
});
