import { eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { afterAll, afterEach, expect, it } from 'vitest';
import { outbox } from '../../db/schema';
import { createApp } from '../../server/app';
import { queueMail } from '../../server/platform/mail/queue-mail';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { ahead, bookingFactory, newAddress } from '../factories/booking';
import { contentFactory } from '../factories/content';
import { mailServer, type Step } from '../factories/mail-server';
import { publicUrl, testApp } from '../factories/test-app';

const post = await mailServer();
const app = await testApp({
  SMTP_URL: post.url,
  MAIL_FROM: 'Visit Vietnam <no-reply@visit.example>',
  TRUST_PROXY: 'true',
});
const { create, update } = await contentFactory(app);
const { departureOf, contact, order } = bookingFactory(app, create);
const call = as(app, (await signedInAs(app)).token);
const request = () => supertest(app.server);

/** The same product as two processes: both look into the outbox by clocks of their own, as soon as they listen. */
const second = await createApp(app.env);
afterAll(() => second.close());
for (const process of [app, second]) await process.listen({ port: 0, host: '127.0.0.1' });

const patience = { timeout: 15_000, interval: 100 };

const register = async (email: string, language: string) => {
  const person = {
    email,
    full_name: 'Phạm Thu Trang',
    phone: '0912 345 678',
    password: 'rừng thông sương sớm',
  };
  const answer = await request()
    .post('/customers/register')
    .set('accept-language', language)
    .set('x-forwarded-for', newAddress())
    .send(person);
  expect(answer.status, answer.text).toBe(201);
};

/** Two seats on a boat that costs nothing, which are paid when they are booked. */
const book = async (email: string, language: string): Promise<string> => {
  const tour = await create('tour', { title: 'Down the Mekong' });
  await update('tour', tour.id, { lang_id: 'vi', title: 'Sông nước miền Tây' });
  const departure_id = await departureOf(tour.id, { date: ahead(9), price: 0 });
  const cart = [{ type: 1, id: tour.id, departure_id, adults: 2, children: 0 }];
  const answer = await order(cart, { contact: { ...contact, email }, lang_id: language });
  expect(answer.body.data?.status, answer.text).toBe('paid');
  return answer.body.data.code;
};

const receivedBy = (address: string) => post.received.filter(({ to }) => to === address);
const rowFor = async (address: string) =>
  (await app.db.select().from(outbox).where(eq(outbox.recipient, address)))[0];
const arrived = async (address: string) => {
  await expect.poll(() => receivedBy(address).length, patience).toBe(1);
  await expect.poll(async () => (await rowFor(address))?.sent_at, patience).toBeInstanceOf(Date);
  return receivedBy(address)[0] ?? expect.fail(`${address} got no letter`);
};
const refuse = (at: Step, code: number) => post.refuse((step) => (step === at ? code : undefined));

afterEach(() => post.refuse());

it('the letter that activates an account comes in its language, as HTML and as text, and its link works', async () => {
  await register('trang@visit.example', 'vi');
  const letter = await arrived('trang@visit.example');
  expect(letter.subject).toBe('Kích hoạt tài khoản Visit Vietnam của bạn');
  expect(letter.headers).toMatch(/^From: Visit Vietnam <no-reply@visit\.example>$/m);
  expect(letter.headers).toMatch(/^Content-Language: vi$/im);
  expect(letter.headers).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(letter.text).toContain('Chào Phạm Thu Trang,');
  expect(letter.html).toContain('<html lang="vi">');
  const link = /https:\S+token=[\w-]+/.exec(letter.text)?.[0] ?? '';
  expect(link.startsWith(`${publicUrl}/vi/`)).toBe(true);
  expect(letter.html.replaceAll('&amp;', '&')).toContain(`href="${link}"`);
  const token = new URL(link).searchParams.get('token');
  expect((await request().get('/customers/activate').query({ token })).status).toBe(200);
});

it.each([
  {
    language: 'vi',
    subject: /^Vé của bạn: đơn /,
    title: 'Sông nước miền Tây',
    day: /\d+ tháng \d+ năm \d{4} · 2 chỗ · 0 ₫/,
  },
  {
    language: 'en',
    subject: /^Your tickets: booking /,
    title: 'Down the Mekong',
    day: /\d+ [A-Z][a-z]+ \d{4} · 2 seats · 0 ₫/,
  },
])(
  'a paid booking is confirmed in $language, with the way to its tickets',
  async ({ language, ...wanted }) => {
    const email = `booking-${language}@visit.example`;
    const code = await book(email, language);
    const letter = await arrived(email);
    expect(letter.subject).toMatch(wanted.subject);
    for (const text of [letter.text, letter.html]) {
      expect(text).toContain(code);
      expect(text).toContain(wanted.title);
      expect(text.replaceAll('\u00a0', ' ')).toMatch(wanted.day);
    }
    const link = new URL(/https:\S+key=[\w-]+/.exec(letter.text)?.[0] ?? '');
    expect(link.pathname).toBe(`/${language}/detail-ticket`);
    const key = link.searchParams.get('key');
    const opened = await request()
      .get(`/orders/${link.searchParams.get('order')}`)
      .query({ key });
    expect(opened.body.data.tickets).toHaveLength(2);
  },
);

it('of many letters that two processes send at once each comes once', async () => {
  const addresses = Array.from({ length: 25 }, (_, number) => `many-${number}@visit.example`);
  await app.db.transaction(async (tx) => {
    for (const to of addresses)
      await queueMail(tx, {
        template: 'customer_deleted',
        lang: 'en',
        to,
        variables: { full_name: 'Trang' },
      });
  });
  await expect
    .poll(async () => {
      const rows = await app.db.select().from(outbox).where(sql`recipient like 'many-%' and sent_at is null`);
      return rows.length;
    }, patience)
    .toBe(0);
  const came = post.received.map(({ to }) => to).filter((to) => to.startsWith('many-'));
  expect(came.sort()).toEqual(addresses.sort());
});

it('a letter that the server cannot take now waits, and comes once when it can', async () => {
  refuse('data', 451);
  await register('later@visit.example', 'en');
  await expect.poll(async () => (await rowFor('later@visit.example'))?.last_error, patience).toContain('451');
  const row = await rowFor('later@visit.example');
  expect(row).toMatchObject({ attempts: 1, sent_at: null, failed_at: null });
  const wait = ((row?.next_attempt_at.getTime() ?? 0) - Date.now()) / 1000;
  expect(wait).toBeGreaterThan(15);
  expect(wait).toBeLessThan(40);
  post.refuse();
  await app.db
    .update(outbox)
    .set({ next_attempt_at: sql`now()` })
    .where(eq(outbox.id, row?.id ?? 0));
  await arrived('later@visit.example');
  expect((await rowFor('later@visit.example'))?.attempts).toBe(2);
});

it('a letter that is refused for good stays where editors see it, and can be tried again', async () => {
  refuse('to', 550);
  const email = 'refused@visit.example';
  await book(email, 'en');
  await expect.poll(async () => (await rowFor(email))?.failed_at, patience).toBeInstanceOf(Date);
  const { id } = (await rowFor(email)) ?? expect.fail();
  const { body } = await call('get', '/jobs/letters?state=failed');
  expect(body.data).toMatchObject([
    { id, template: 'order_paid', recipient: 'r…@visit.example', attempts: 1, can_retry: true },
  ]);
  expect(body.data[0].last_error).toContain('550');
  expect((await call('get', '/dashboard')).body.data.work).toContainEqual({ name: 'failed_jobs', count: 1 });
  post.refuse();
  expect((await call('post', '/jobs/letters/retry').send({ ids: [id] })).status).toBe(200);
  expect((await arrived(email)).subject).toMatch(/^Your tickets/);
  expect((await call('get', '/jobs/letters?state=failed')).body.total).toBe(0);
});

it.each([
  { step: 'data', code: 554, isFinal: true },
  { step: 'from', code: 530, isFinal: false },
] as const)('$code at $step: given up at once is $isFinal', async ({ step, code, isFinal }) => {
  refuse(step, code);
  const email = `${step}@visit.example`;
  await register(email, 'en');
  await expect.poll(async () => (await rowFor(email))?.last_error, patience).toContain(String(code));
  expect((await rowFor(email))?.failed_at !== null).toBe(isFinal);
});
