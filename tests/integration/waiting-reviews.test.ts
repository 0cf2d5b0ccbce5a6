import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempts, customers, nfcTags, outbox, reviews, waitingReviews } from '../../db/schema';
import { forgetWaiting } from '../../server/features/reviews/waiting';
import { signedTag } from '../../server/features/travel/nfc/sign';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create, call } = await contentFactory(app);
const city = await create('city', { title: 'Phố Cổ Xanh' });
const place = await create('resource', { city_id: city.id, title: 'The old gate' });
const [tag] = await app.db
  .insert(nfcTags)
  .values({ code: 'NF-TEST-0001', resource_id: place.id })
  .returning();
if (!tag) throw new Error('The tag was not made.');
const proof = Object.fromEntries(new URLSearchParams(signedTag(app.env.SESSION_SECRET, tag.code)));

const address = `/maps/${city.slug}/${place.id}`;
const words = {
  score: 5,
  title: 'Cool in the heat',
  content: 'The stones under the arch stay cool even at noon, so bring a book.',
  agreement: 'on',
  full_name: 'Bình An',
  email: 'binh.an@example.com',
  lang_id: 'en',
};
const write = (body: object = {}, cookie = '') => {
  const request = supertest(app.server).post(`${address}/review`);
  if (cookie) request.set('cookie', cookie);
  return request.send({ ...words, ...body });
};
const letters = () =>
  app.db.select().from(outbox).where(eq(outbox.template, 'review_confirmation')).orderBy(desc(outbox.id));
const lastToken = async () => {
  const [letter] = await letters();
  const { link } = (letter?.variables ?? {}) as { link: string };
  return new URL(link).searchParams.get('token') ?? '';
};
const confirm = (token: string) =>
  supertest(app.server).post('/reviews/confirm').send({ token, lang_id: 'en' });
const look = (token: string) => supertest(app.server).get(`/reviews/waiting?token=${token}&lang_id=en`);
const summary = async () =>
  (await supertest(app.server).get(`/reviews?entity_type=20&entity_id=${place.id}`)).body;

beforeEach(async () => {
  await app.db.delete(reviews);
  await app.db.delete(waitingReviews);
  await app.db.delete(attempts);
});

describe('a review that is written at a place without signing in', () => {
  it('is nothing until its link is pressed, and a review that waits for a moderator after that', async () => {
    const sent = await write();
    expect(sent.status).toBe(202);
    expect(sent.body.message).toMatch(/sent you an email/);
    expect(await app.db.$count(reviews)).toBe(0);
    expect((await summary()).total).toBe(0);

    const token = await lastToken();
    expect((await look(token)).body.data).toEqual({
      resource_id: place.id,
      full_name: 'Bình An',
      score: 5,
      title: 'Cool in the heat',
      content: words.content,
    });
    expect(await app.db.$count(reviews), 'to look is not to confirm').toBe(0);

    const done = await confirm(token);
    expect(done.body.data).toMatchObject({ status: 'pending', is_new_account: true });
    expect((await summary()).total, 'nobody has read it yet').toBe(0);
    expect((await confirm(token)).status, 'a link works once').toBe(422);
    expect((await look(token)).body.errors.token[0]).toMatch(/used before/);

    const [made] = await app.db.select().from(reviews);
    const approve = { status: 'approved', version: made?.version };
    expect((await call('put', `/reviews/status/${done.body.data.id}`).send(approve)).status).toBe(200);
    expect(await summary()).toMatchObject({
      total: 1,
      data: [{ title: 'Cool in the heat', verified: false, author: { full_name: 'Bình An' } }],
      summary: { count: 1 },
    });
  });

  it('is marked as a visit when its browser had checked in by the tag', async () => {
    const seen = await supertest(app.server)
      .post(`${address}/check-in`)
      .send({ client_id: randomUUID(), ...proof });
    expect(seen.body.data.verified).toBe(true);
    const cookie = String(seen.headers['set-cookie']).split(';')[0] ?? '';
    const told = async (own: string) =>
      (await supertest(app.server).get(`${address}/review`).set('cookie', own)).body.data;
    expect(await told(cookie), 'the form says so beforehand').toEqual({ verified: true });
    expect(await told('visitor=somebody-else')).toEqual({ verified: false });
    await write({ email: 'was.there@example.com' }, cookie);
    expect((await confirm(await lastToken())).status).toBe(200);
    expect(await app.db.select().from(reviews)).toMatchObject([{ verified: true, status: 'pending' }]);
  });

  it('belongs to the account of its e-mail; one that reviewed before is told at the link alone', async () => {
    const { customer } = await signedInCustomer(app);
    const first = await write({ email: customer.email.toUpperCase() });
    await confirm(await lastToken());
    expect(await app.db.select().from(reviews)).toMatchObject([{ customer_id: customer.id }]);
    expect((await write({ email: customer.email })).body).toEqual(first.body);
    const again = await confirm(await lastToken());
    expect(again.body).toMatchObject({ code: 'already_reviewed' });
    expect(await app.db.$count(reviews)).toBe(1);
  });

  it('opens an account that waited, without what a stranger may have typed', async () => {
    const email = 'half.way@example.com';
    const register = {
      email,
      full_name: 'A Stranger',
      phone: '+84 912 345 678',
      password: 'river stones at noon',
    };
    expect((await supertest(app.server).post('/customers/register').send(register)).status).toBe(201);
    await write({ email });
    expect((await confirm(await lastToken())).body.data.is_new_account).toBe(true);
    const [account] = await app.db.select().from(customers).where(eq(customers.email, email));
    expect(account).toMatchObject({ full_name: 'Bình An', phone: '', activated_at: expect.any(Date) });
    const login = { email, password: register.password };
    expect((await supertest(app.server).post('/customers/login').send(login)).status).not.toBe(200);
  });

  it('needs all of it, and a place that is there', async () => {
    const wrong = await write({
      score: 0,
      title: '',
      content: 'Nice.',
      agreement: '',
      full_name: '',
      email: 'x',
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors).sort()).toEqual(
      ['agreement', 'content', 'email', 'full_name', 'score', 'title'].sort(),
    );
    const elsewhere = supertest(app.server).post(`/maps/${city.slug}/999999/review`).send(words);
    expect((await elsewhere).status).toBe(404);
  });

  it('fills no stranger’s mailbox, and goes when its week is over', async () => {
    const before = (await letters()).length;
    for (let time = 0; time < 5; time += 1) expect((await write()).status).toBe(202);
    expect((await letters()).length - before).toBe(3);
    const token = await lastToken();
    await app.db.update(waitingReviews).set({ expires_at: sql`now() - interval '1 second'` });
    expect((await confirm(token)).status).toBe(422);
    await forgetWaiting(app.db);
    expect(await app.db.$count(waitingReviews)).toBe(0);
  });
});
