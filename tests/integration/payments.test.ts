import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox, paymentEvents, tours } from '../../db/schema';
import { sign } from '../../server/features/sales/payment/test-gateway/message';
import { ahead, cookiesOf } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { paidState, paymentEnv, paymentFactory } from '../factories/payment';
import { testApp } from '../factories/test-app';

const app = await testApp(paymentEnv);
const { create } = await contentFactory(app);
const { departureOf, order, hotelRoom, readDeparture, send, begun, tell, read, expire } =
  await paymentFactory(app, create);

describe('the word of a provider', () => {
  it('takes no real money for what is made up, and its ticket and letter say that it is', async () => {
    const made = await create('tour', { title: 'A tour that nobody runs', is_sample: true });
    const departure_id = await departureOf(made.id, { date: ahead(15) });
    const answer = await order([
      { type: 1, id: made.id, departure_id, adults: 1, children: 0 },
      { type: 2, id: (await hotelRoom({}, true)).roomId, date: ahead(15), nights: 1, adults: 2 },
    ]);
    expect(answer.status, answer.text).toBe(201);
    const { code, total, lines } = answer.body.data;
    expect(lines.map(({ is_sample }: { is_sample: boolean }) => is_sample)).toEqual([true, true]);
    // What somebody runs later was a sample all the same when it was booked.
    await app.db.update(tours).set({ is_sample: false }).where(eq(tours.id, made.id));
    const cookie = cookiesOf(answer);
    const pay = (provider: string) => send('post', `/orders/${code}/pay`, cookie).send({ provider });
    const real = await pay('vnpay');
    expect(real.status).toBe(422);
    expect(real.body.errors.provider[0]).toMatch(/made up/);
    const rehearsal = await pay('test');
    expect(rehearsal.status, rehearsal.text).toBe(200);
    const { reference } = rehearsal.body.data;
    await tell({ reference, amount: total, currency: 'VND', outcome: 'succeeded', transaction: '1' });
    const [letter] = await app.db
      .select({ variables: outbox.variables })
      .from(outbox)
      .where(sql`${outbox.variables} ->> 'code' = ${code}`);
    const [note = '', ...told] = String(letter?.variables.booking).split('\n');
    // What stands below a line of the booking begins with a dash.
    const booked = told.filter((line) => !line.startsWith('– '));
    expect(note).toMatch(/does not exist or is run by nobody/);
    expect(booked).toEqual([expect.stringMatching(/^SAMPLE: /), expect.stringMatching(/^SAMPLE: /)]);
    const calendar = await send('get', `/orders/${code}/calendar.ics`, cookie);
    expect(calendar.text).toContain('SUMMARY:SAMPLE: ');
    const own = await send('get', `/orders?lang_id=en`, cookie);
    expect(own.body.data[0]).toMatchObject({ code, has_sample: true });
  });

  it('makes an order paid: seats are sold, tickets are there, one letter goes out', async () => {
    const { code, result, departure_id, cookie } = await begun({ seats: 3 });
    expect((await tell(result)).body).toEqual({ receipt: 'done' });
    expect(await read(code)).toEqual(paidState(3));
    expect(await readDeparture(departure_id)).toEqual({ held: 0, sold: 3 });
    const { data } = (await send('get', `/orders/${code}`, cookie)).body;
    expect(
      data.tickets.map(({ status, number, of }: Record<string, unknown>) => [status, number, of]),
    ).toEqual([
      ['valid', 1, 3],
      ['valid', 2, 3],
      ['valid', 3, 3],
    ]);
    expect(data.tickets[0].qr).toMatch(/^VVT1\.TK-[2-9A-Z]{5}-[2-9A-Z]{5}\.[\w-]{22}$/);
    const file = await send('get', `/orders/${code}/calendar.ics`, cookie);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.text).toContain('SUMMARY:Gardens of Huế');
    expect((await send('get', `/orders/${code}/calendar.ics`)).status).toBe(404);
  });

  it('counts once, however often and at whatever moment it comes', async () => {
    const { code, result } = await begun();
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell(result)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(answers.filter(({ body }) => body.receipt === 'done')).toHaveLength(1);
    expect((await tell(result)).body).toEqual({ receipt: 'repeated' });
    expect(await read(code)).toEqual(paidState(2));
    const noted = await app.db
      .select()
      .from(paymentEvents)
      .where(sql`${paymentEvents.raw} ->> 'reference' = ${result.reference}`);
    expect(noted).toHaveLength(1);
    expect(JSON.stringify(noted)).not.toContain('signature');
  });

  it('is nobody else’s: forged, altered and misdirected messages change nothing', async () => {
    const { code, result, total } = await begun();
    const signed = sign(app.env.SESSION_SECRET, result);
    for (const given of [
      sign('another secret altogether, of length', result),
      { ...signed, amount: total + 1 },
      { ...signed, outcome: 'failed' },
      { ...signed, signature: '' },
    ])
      expect((await send('post', '/payments/test/callback').send(given)).body).toEqual({
        receipt: 'bad_signature',
      });
    expect((await tell({ ...result, amount: total - 1 })).body).toEqual({ receipt: 'wrong_amount' });
    expect((await tell({ ...result, currency: 'USD' })).body).toEqual({ receipt: 'wrong_amount' });
    expect((await tell({ ...result, reference: 'VN2222222299' })).body).toEqual({
      receipt: 'unknown_payment',
    });
    expect((await send('post', '/payments/vnpay/callback').send(signed)).status).toBe(404);
    expect(await read(code)).toEqual({ status: 'pending', payments: ['pending'], tickets: 0, letters: [] });
  });

  it('may come in any order: a refusal does not undo money, and money undoes a refusal', async () => {
    const [first, second] = [await begun(), await begun()];
    await tell(first.result);
    await tell({ ...first.result, outcome: 'failed' });
    expect(await read(first.code)).toEqual(paidState(2));
    await tell({ ...second.result, outcome: 'failed' });
    expect(await read(second.code)).toMatchObject({ status: 'pending', payments: ['failed'] });
    await tell({ ...second.result, transaction: '18203312' });
    expect(await read(second.code)).toEqual(paidState(2));
  });

  it('is not what a buyer’s browser comes back with', async () => {
    const { code, result } = await begun();
    const query = new URLSearchParams(
      Object.entries(sign(app.env.SESSION_SECRET, result)).map(([k, v]) => [k, String(v)]),
    );
    const answer = await send('get', `/payments/test/return?${query}`);
    expect(answer.body.data).toEqual({ is_signed: true, outcome: 'succeeded', reference: result.reference });
    query.set('amount', '1');
    expect((await send('get', `/payments/test/return?${query}`)).body.data.is_signed).toBe(false);
    expect(await read(code)).toMatchObject({ status: 'pending', tickets: 0 });
  });
});

describe('beginning to pay', () => {
  it('goes on with the attempt that was begun, and begins another after a refusal', async () => {
    const { code, cookie, reference, result } = await begun();
    const again = () => send('post', `/orders/${code}/pay`, cookie).send({ provider: 'test' });
    const twice = await Promise.all([again(), again()]);
    expect(twice.map(({ body }) => body.data.reference)).toEqual([reference, reference]);
    await tell({ ...result, outcome: 'failed' });
    expect((await again()).body.data.reference).not.toBe(reference);
  });

  it('is not possible for strangers, by unknown providers, or for orders whose time is over', async () => {
    const { code, cookie, result } = await begun();
    const pay = (given: string, provider = 'test') =>
      send('post', `/orders/${code}/pay`, given).send({ provider });
    expect((await pay('')).status).toBe(404);
    expect((await pay(cookie, 'cash')).status).toBe(422);
    await tell(result);
    expect([(await pay(cookie)).status, (await pay(cookie)).body.code]).toEqual([409, 'order_closed']);
    const late = await begun();
    await expire(late.code);
    expect(
      (await send('post', `/orders/${late.code}/pay`, late.cookie).send({ provider: 'test' })).status,
    ).toBe(409);
  });
});
