import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { orders, outbox, paymentEvents, payments, tickets, tourDepartures, tours } from '../../db/schema';
import { loadEnv } from '../../server/env';
import { expireOrders } from '../../server/features/sales/order/transitions';
import { hasPayment } from '../../server/features/sales/payment/providers';
import { reconcilePayments } from '../../server/features/sales/payment/reconcile';
import { writeResult } from '../../server/features/sales/payment/test-gateway/ledger';
import { type Result, sign } from '../../server/features/sales/payment/test-gateway/message';
import { testGateway } from '../../server/features/sales/payment/test-gateway/provider';
import { vnpay } from '../../server/features/sales/payment/vnpay';
import { signedInAs } from '../factories/admin';
import { ahead, bookingFactory, cookiesOf, newAddress } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp({
  TRUST_PROXY: 'true',
  VNPAY_TMN_CODE: 'VISIT001',
  VNPAY_SECURE_SECRET: 'a secret of sixteen',
  PAYMENT_TEST_GATEWAY: '1',
});
const { create } = await contentFactory(app);
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

const paidState = (count: number) => ({
  status: 'paid',
  payments: ['succeeded'],
  tickets: count,
  letters: ['order_paid'],
});

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
    const [note = '', ...booked] = String(letter?.variables.booking).split('\n');
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

describe('VNPAY', () => {
  const vnpayOf = (given: Record<string, string>, patience?: number) =>
    vnpay(
      loadEnv({
        NODE_ENV: 'test',
        VNPAY_TMN_CODE: 'VISIT001',
        VNPAY_SECURE_SECRET: 'a secret of sixteen',
        ...given,
      }),
      patience,
    );

  /** What VNPAY would send, signed with its secret as its own documents say. */
  const signedBy = async (secret: string, given: Record<string, string>) => {
    const { createHmac } = await import('node:crypto');
    const query = new URLSearchParams(Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1)));
    query.append('vnp_SecureHash', createHmac('sha512', secret).update(query.toString()).digest('hex'));
    return query;
  };

  const messageOf = (reference: string, total: number, given: Record<string, string> = {}) => ({
    vnp_TmnCode: 'VISIT001',
    vnp_TxnRef: reference,
    vnp_Amount: String(total * 100),
    vnp_OrderInfo: 'Thanh toan don hang',
    vnp_ResponseCode: '00',
    vnp_TransactionStatus: '00',
    vnp_TransactionNo: '14226112',
    vnp_BankCode: 'NCB',
    vnp_CardType: 'ATM',
    vnp_PayDate: '20261121170000',
    ...given,
  });

  const secret = 'a secret of sixteen';
  const ipn = async (given: Record<string, string>, by = secret) =>
    (await send('get', `/payments/vnpay/callback?${await signedBy(by, given)}`)).body.RspCode;

  it('is asked for the right amount until the seats are free again, in Vietnam’s time', async () => {
    const { redirect_url, total, reference, code } = await begun({ provider: 'vnpay' });
    const url = new URL(redirect_url);
    expect(url.origin + url.pathname).toBe('https://sandbox.vnpayment.vn/paymentv2/vpcpay.html');
    const [row] = await app.db.select().from(orders).where(eq(orders.code, code));
    const digits = (instant: Date) =>
      new Date(instant.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace(/\D/g, '');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      vnp_Amount: String(total * 100),
      vnp_CurrCode: 'VND',
      vnp_TxnRef: reference,
      vnp_TmnCode: 'VISIT001',
      vnp_Locale: 'en',
      vnp_ExpireDate: digits(row?.hold_expires_at ?? new Date(0)),
      vnp_ReturnUrl: `https://visit.example/en/payment-success/${code}/${reference}`,
    });
    const given = Object.fromEntries(url.searchParams);
    const { vnp_SecureHash, ...parts } = given;
    expect((await signedBy(secret, parts)).get('vnp_SecureHash')).toBe(vnp_SecureHash);
  });

  it('is answered in its own codes, and believed only when all of it is right', async () => {
    const { reference, total, code } = await begun({ provider: 'vnpay' });
    const good = messageOf(reference, total);
    expect(await ipn(good, 'another secret of ours')).toBe('97');
    expect(await ipn({ ...good, vnp_TmnCode: 'SOMEBODY' })).toBe('97');
    expect((await send('get', '/payments/vnpay/callback')).body.RspCode).toBe('97');
    expect(await ipn({ ...good, vnp_TxnRef: 'VN2222222299' })).toBe('01');
    expect(await ipn({ ...good, vnp_Amount: String(total) })).toBe('04');
    expect(await read(code)).toMatchObject({ status: 'pending' });
    expect(await ipn({ ...good, vnp_TransactionStatus: '01' })).toBe('00');
    expect(await read(code)).toMatchObject({ status: 'pending', payments: ['pending'] });
    expect(await ipn(good)).toBe('00');
    expect(await ipn(good)).toBe('02');
    expect(await ipn({ ...good, vnp_ResponseCode: '24', vnp_TransactionStatus: '02' })).toBe('02');
    expect(await read(code)).toEqual(paidState(2));
  });

  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) server.closeAllConnections();
  });
  const serve = (respond: (body: string) => string | null): Promise<string> =>
    new Promise((resolve) => {
      const server = createServer((request, answer) => {
        let body = '';
        request.on('data', (part) => {
          body += part;
        });
        request.on('end', () => {
          const text = respond(body);
          if (text !== null) answer.setHeader('content-type', 'application/json').end(text);
        });
      }).listen(0, '127.0.0.1', () =>
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/transaction`),
      );
      server.unref();
      servers.push(server);
    });

  it('that hangs, or answers without its signature, holds nothing up and makes nothing paid', async () => {
    const { code, reference } = await begun({ provider: 'vnpay' });
    const due = () =>
      app.db
        .update(payments)
        .set({ updated_at: sql`now() - interval '1 hour'` })
        .where(and(eq(payments.provider, 'vnpay'), eq(payments.provider_ref, reference)));
    const asked = async (respond: (body: string) => string | null) => {
      await due();
      const failures: string[] = [];
      const provider = vnpayOf({ VNPAY_API_URL: await serve(respond) }, 300);
      const count = await reconcilePayments({
        db: app.db,
        providers: provider ? [provider] : [],
        letters: app.env,
        onFailure: ({ reason }) => failures.push(reason),
      });
      return { count, failures };
    };
    expect(await asked(() => null)).toEqual({
      count: 1,
      failures: ['The payment provider gave no answer in time.'],
    });
    const unsigned = JSON.stringify({
      vnp_ResponseCode: '00',
      vnp_TransactionStatus: '00',
      vnp_TxnRef: reference,
      vnp_Amount: '400000000',
    });
    expect((await asked(() => unsigned)).failures).toEqual(['The answer of VNPAY is not signed.']);
    expect((await asked(() => 'no json')).failures).toHaveLength(1);
    expect(await read(code)).toMatchObject({ status: 'pending', payments: ['pending'] });
  });
});

describe('asking what became of silent payments', () => {
  const ask = () =>
    reconcilePayments({
      db: app.db,
      providers: [testGateway(app.env)].filter((provider) => provider !== null),
      letters: app.env,
      onFailure: ({ reason }) => {
        throw new Error(reason);
      },
    });

  it('finds money of which no call has told, once, whoever asks', async () => {
    const { code, reference, result } = await begun();
    await writeResult(app.env, result);
    await ask();
    expect(await read(code)).toMatchObject({ status: 'pending' });
    await app.db
      .update(payments)
      .set({ updated_at: sql`now() - interval '2 minutes'` })
      .where(eq(payments.provider_ref, reference));
    const counts = await Promise.all([ask(), ask(), ask()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1);
    expect(await read(code)).toEqual(paidState(2));
    expect((await tell(result)).body).toEqual({ receipt: 'repeated' });
  });
});

describe('the test gateway', () => {
  it('shows its page to signed requests only, and sends the buyer back with a signed word', async () => {
    const { redirect_url, code, reference, result } = await begun();
    const path = redirect_url.replace('https://visit.example/api', '');
    const shown = await send('get', path);
    expect(shown.status).toBe(200);
    expect(shown.headers['content-security-policy']).toContain("form-action 'self'");
    expect(shown.text).toContain(code);
    expect((await send('get', path.replace('amount=', 'amount=1'))).status).toBe(400);
    const request = path.split('?')[1];
    const paid = await send('post', '/test-gateway/pay')
      .type('form')
      .send({ request, choice: 'pay_silently' });
    expect(paid.status).toBe(303);
    const back = new URL(String(paid.headers.location));
    expect(back.pathname).toBe(`/en/payment-success/${code}/${reference}`);
    expect((await send('get', `/payments/test/return?${back.searchParams}`)).body.data.is_signed).toBe(true);
    expect((await send('get', path)).text).toContain('decided before');
    await tell({ ...result, transaction: String(back.searchParams.get('transaction')) });
    expect(await read(code)).toEqual(paidState(2));
  });

  it('is not there in production unless it was asked for by name', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) };
    const env = (given: Record<string, string>) => loadEnv({ ...production, ...given });
    expect(testGateway(env({}))).toBeNull();
    expect(hasPayment(env({}))).toBe(false);
    expect(testGateway(env({ PAYMENT_TEST_GATEWAY: '1' }))).not.toBeNull();
    expect(testGateway(env({ DEMO: '1' }))).not.toBeNull();
    const configured = { VNPAY_TMN_CODE: 'VISIT001', VNPAY_SECURE_SECRET: 'a secret of sixteen' };
    expect(testGateway(loadEnv({ NODE_ENV: 'development', ...configured }))).toBeNull();
    expect(() => loadEnv({ VNPAY_TMN_CODE: 'VISIT001' })).toThrow('must be set together');
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
