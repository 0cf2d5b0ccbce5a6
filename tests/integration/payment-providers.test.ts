import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { orders, payments } from '../../db/schema';
import { loadEnv } from '../../server/env';
import { hasPayment } from '../../server/features/sales/payment/providers';
import { reconcilePayments } from '../../server/features/sales/payment/reconcile';
import { writeResult } from '../../server/features/sales/payment/test-gateway/ledger';
import { testGateway } from '../../server/features/sales/payment/test-gateway/provider';
import { vnpay } from '../../server/features/sales/payment/vnpay';
import { contentFactory } from '../factories/content';
import { paidState, paymentEnv, paymentFactory } from '../factories/payment';
import { testApp } from '../factories/test-app';

const app = await testApp(paymentEnv);
const { create } = await contentFactory(app);
const { send, begun, tell, read } = await paymentFactory(app, create);

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
        mail: app.env,
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
      mail: app.env,
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
