import { and, eq, like, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { admins, attempts, customers, outbox } from '../../db/schema';
import { addAttempt, limitAttempts } from '../../server/platform/limits/attempts';
import { fromNetwork } from '../../server/platform/limits/from-network';
import { delayAfter } from '../../server/platform/limits/growing-delay';
import { hashPassword } from '../../server/platform/sessions/passwords';
import { createAdmin, password } from '../factories/admin';
import { addLanguages } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp({ TRUST_PROXY: 'true' });
await addLanguages(app);
const passwordHash = await hashPassword(password);

beforeEach(async () => {
  await app.db.delete(attempts);
  await app.db.delete(outbox);
});

let count = 0;
const createCustomer = async () => {
  count += 1;
  const email = `owner${count}@visit.example`;
  await app.db.insert(customers).values({
    email,
    full_name: 'Đỗ Bảo Ngọc',
    password_hash: passwordHash,
    lang_id: 'en',
    activated_at: new Date(),
  });
  return { email };
};

interface From {
  address?: string;
  cookie?: string;
}
const send = (path: string, body: object, { address = '198.51.100.20', cookie = '' }: From = {}) =>
  supertest(app.server).post(path).set('x-forwarded-for', address).set('cookie', cookie).send(body);
const cookieOf = (answer: supertest.Response) =>
  /(?:__Host-)?known_device=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? '';

/** As if so many browsers that the account doesn't know had failed today. */
const failedOften = (kind: string, tries: number) =>
  app.db
    .update(attempts)
    .set({ count: tries })
    .where(like(attempts.key, `${kind}-login-account:%`));

describe.each([
  {
    kind: 'customer',
    path: '/customers/login',
    letter: 'customer_sign_in_failures',
    create: createCustomer,
  },
  {
    kind: 'admin',
    path: '/login',
    letter: 'admin_sign_in_failures',
    create: () => createAdmin(app),
  },
])('wrong passwords for a $kind from elsewhere', ({ kind, path, letter, create }) => {
  const wrong = (email: string, from?: From) => send(path, { email, password: 'guess' }, from);
  const right = (email: string, from?: From) => send(path, { email, password }, from);
  const stranger = { address: '203.0.113.7' };
  const lettersTo = (email: string) =>
    app.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.template, letter), eq(outbox.recipient, email)));

  it('stop their own network, and nobody else', async () => {
    const { email } = await create();
    for (let n = 0; n < 10; n += 1) expect((await wrong(email, stranger)).status).toBe(401);
    expect((await right(email, stranger)).status).toBe(429);
    // The network is a /24: the next address of it is no way out.
    expect((await right(email, { address: '203.0.113.99' })).status).toBe(429);
    expect((await right(email)).status).toBe(200);
  });

  it('from many networks slow unknown browsers down, and never one that the account knows', async () => {
    const { email } = await create();
    const cookie = cookieOf(await right(email));
    expect(cookie).not.toBe('');
    await wrong(email, stranger);
    await failedOften(kind, 100);
    expect((await wrong(email, { address: '192.0.2.1' })).status).toBe(401);
    const refused = await right(email, { address: '192.0.3.1' });
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(/browser|trình duyệt/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await right(email, { cookie })).status).toBe(200);
    // A pause ends, and one try is let through before the next.
    await app.db.update(attempts).set({ resets_at: sql`now()` }).where(like(attempts.key, '%-pause:%'));
    const statuses = await Promise.all(
      [4, 5, 6, 7].map((n) => wrong(email, { address: `192.0.${n}.1` })),
    ).then((answers) => answers.map(({ status }) => status).sort());
    expect(statuses).toEqual([401, 429, 429, 429]);
  });

  it('are limited in a known browser as well, by its own failures', async () => {
    const { email } = await create();
    const cookie = cookieOf(await right(email));
    for (let n = 0; n < 10; n += 1) expect((await wrong(email, { cookie })).status).toBe(401);
    expect((await right(email, { cookie })).status).toBe(429);
  });

  it('are told to the owner once a day, with the network and not the address', async () => {
    const { email } = await create();
    for (let n = 0; n < 10; n += 1) await wrong(email, stranger);
    expect(await lettersTo(email)).toEqual([]);
    for (let n = 0; n < 3; n += 1) expect((await wrong(email, stranger)).status).toBe(429);
    await vi.waitFor(async () => expect(await lettersTo(email)).toHaveLength(1));
    const [sent] = await lettersTo(email);
    expect(sent).toMatchObject({ recipient: email, variables: { network: '203.0.113.…' } });
    expect(JSON.stringify(sent)).not.toContain(stranger.address);
    expect(sent?.lang_id).toBe(kind === 'admin' ? 'vi' : 'en');
  });

  it('take a cookie for what it is: not of another account, not as a session, not forged', async () => {
    const [one, other] = [await create(), await create()];
    const cookie = cookieOf(await right(one.email));
    for (let n = 0; n < 10; n += 1) await wrong(other.email);
    expect((await right(other.email, { cookie })).status).toBe(429);
    expect((await right(other.email, { cookie: `${cookie}x` })).status).toBe(429);
    const token = cookie.split('=')[1] ?? '';
    for (const call of ['/check-login', '/me']) {
      const answer = await supertest(app.server).get(call).set('authorization', `Bearer ${token}`);
      expect(answer.status).toBe(401);
    }
  });
});

it('a new password by letter lets the owner in while the guessing goes on', async () => {
  const { email } = await createCustomer();
  await send('/customers/login', { email, password: 'guess' }, { address: '203.0.113.7' });
  await failedOften('customer', 200);
  await supertest(app.server).get('/user/forgot-password').query({ email });
  const [letter] = await app.db.select().from(outbox).where(eq(outbox.recipient, email));
  const token = new URL(letter?.variables.link ?? '').searchParams.get('token');
  const reset = await send('/user/reset-password', { token, password: 'mái đình cong, giếng nước trong' });
  expect(reset.status).toBe(200);
  await send('/customers/login', { email, password: 'guess' }, { address: '203.0.113.7' });
  await failedOften('customer', 200);
  const entered = await send(
    '/customers/login',
    { email, password: 'mái đình cong, giếng nước trong' },
    { cookie: cookieOf(reset) },
  );
  expect(entered.status).toBe(200);
});

it('notes the language in which an admin signed in last, for letters that nobody asked for', async () => {
  const { email } = await createAdmin(app);
  await send('/login', { email, password, lang_id: 'en' });
  const [row] = await app.db.select({ lang: admins.lang_id }).from(admins).where(eq(admins.email, email));
  expect(row?.lang).toBe('en');
});

it('pauses grow to a quarter of an hour and no further', () => {
  expect([1, 10, 11, 21, 71, 81, 5000].map(delayAfter)).toEqual([5, 5, 10, 20, 640, 900, 900]);
});

it('who changes his /64 within a /48 is stopped by the /48, and one /64 does not use it up', async () => {
  const limit = { name: 'test-network', maximum: 2, windowSeconds: 60 };
  const try48 = (n: number) => limitAttempts(app.db, [fromNetwork(limit, `2001:db8:7:${n.toString(16)}::1`)]);
  for (let n = 0; n < 30; n += 1) await try48(0).catch(() => null);
  for (let n = 1; n <= 9; n += 1) for (const _ of [1, 2]) await try48(n);
  await expect(try48(10)).rejects.toMatchObject({ code: 'too_many_requests' });
  const elsewhere = fromNetwork(limit, '2001:db8:8::1');
  expect((await addAttempt(app.db, elsewhere)).count).toBe(1);
});
