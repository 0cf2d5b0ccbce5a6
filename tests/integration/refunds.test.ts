import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signedInAs } from '../factories/admin';
import { ahead } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { paidState, paymentEnv, paymentFactory } from '../factories/payment';
import { testApp } from '../factories/test-app';

const app = await testApp(paymentEnv);
const { create } = await contentFactory(app);
const { departure, readDeparture, send, begun, tell, read, expire } = await paymentFactory(app, create);

describe('money that comes too late', () => {
  it('is honoured as long as the seats can still be had', async () => {
    const { code, result, departure_id } = await begun();
    await expire(code);
    expect(await readDeparture(departure_id)).toEqual({ held: 0, sold: 0 });
    await tell(result);
    expect(await read(code)).toEqual(paidState(2));
    expect(await readDeparture(departure_id)).toEqual({ held: 0, sold: 2 });
  });

  it('is to be given back when others have the seats, or the buyer had cancelled', async () => {
    const departureId = await departure({ seats: 2 });
    const late = await begun({ departureId });
    await expire(late.code);
    const other = await begun({ departureId });
    await tell(late.result);
    await tell(other.result);
    expect(await read(late.code)).toEqual({
      status: 'expired',
      payments: ['succeeded'],
      tickets: 0,
      letters: ['order_too_late'],
    });
    expect(await read(other.code)).toEqual(paidState(2));
    expect(await readDeparture(departureId)).toEqual({ held: 0, sold: 2 });

    const cancelled = await begun();
    await send('post', `/orders/${cancelled.code}/cancel`, cancelled.cookie).send({});
    await tell(cancelled.result);
    expect(await read(cancelled.code)).toMatchObject({
      status: 'cancelled',
      payments: ['succeeded'],
      tickets: 0,
    });

    const { token } = await signedInAs(app, 'sales');
    const list = await send('get', '/orders/admin?needs_refund=1').set('authorization', `Bearer ${token}`);
    expect(list.body.data.map(({ code }: { code: string }) => code).sort()).toEqual(
      [late.code, cancelled.code].sort(),
    );
  });
});

describe('giving money back', async () => {
  const { token } = await signedInAs(app, 'sales');
  const admin = (method: 'get' | 'post', path: string) =>
    send(method, path).set({ authorization: `Bearer ${token}`, 'if-match': '*' });

  it('voids the tickets, puts the seats on sale again and tells the buyer', async () => {
    const { code, result, departure_id, cookie } = await begun();
    await tell(result);
    const { data } = (await admin('get', `/orders/admin/${code}`)).body;
    expect(data.history.map(({ status }: { status: string }) => status)).toEqual(['pending', 'paid']);
    const [payment] = data.payments;
    const refund = (version: number) =>
      admin('post', `/orders/admin/${code}/refund`).send({ payment_id: payment.id, note: 'Flood', version });
    expect((await refund(data.version - 1)).status).toBe(409);
    const answer = await refund(data.version);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({ status: 'refunded', needs_refund: false });
    expect(answer.body.data.history.at(-1)).toMatchObject({
      status: 'refunded',
      note: 'Flood',
      by: 'Lê Thu Hà',
    });
    expect((await refund(answer.body.data.version)).status).toBe(409);
    expect(await read(code)).toEqual({
      status: 'refunded',
      payments: ['refunded'],
      tickets: 0,
      letters: ['order_paid', 'order_refunded'],
    });
    expect(await readDeparture(departure_id)).toEqual({ held: 0, sold: 0 });
    expect((await send('get', `/orders/${code}`, cookie)).body.data.tickets[0].status).toBe('void');
  });

  it('of an order that was paid twice leaves the tickets good', async () => {
    const { code, cookie, result } = await begun();
    await tell({ ...result, outcome: 'failed' });
    const second = await send('post', `/orders/${code}/pay`, cookie).send({ provider: 'test' });
    await tell({ ...result, reference: second.body.data.reference });
    await tell({ ...result, transaction: '18203399' });
    const { data } = (await admin('get', `/orders/admin/${code}`)).body;
    expect(data).toMatchObject({ status: 'paid', needs_refund: true });
    await admin('post', `/orders/admin/${code}/refund`).send({ payment_id: data.payments[0].id });
    expect((await admin('get', `/orders/admin/${code}`)).body.data).toMatchObject({
      status: 'paid',
      needs_refund: false,
    });
    expect((await read(code)).tickets).toBe(2);
  });

  it('and orders by day are for those who have the right', async () => {
    const { token: editor } = await signedInAs(app, 'editor');
    for (const path of ['/orders/admin', '/orders/admin/by-day', '/orders/admin/VN-2222-2222'])
      expect((await send('get', path).set('authorization', `Bearer ${editor}`)).status).toBe(403);
    const { body } = await admin('get', '/orders/admin/by-day?days=7');
    expect(body.data).toHaveLength(7);
    const today = body.data.at(-1);
    expect(today.date).toBe(ahead(0));
    expect(today.revenue).toBe(
      Number(
        (
          await app.db.execute<{ sum: string }>(
            sql`select sum(amount) from payment where status = 'succeeded'`,
          )
        ).rows[0]?.sum,
      ),
    );
  });
});
