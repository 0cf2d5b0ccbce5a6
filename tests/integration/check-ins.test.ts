import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempts, checkIns, nfcTags, reviews } from '../../db/schema';
import { signedTag } from '../../server/features/travel/nfc/sign';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create, call } = await contentFactory(app);
const city = await create('city', { title: 'Phố Cổ Xanh' });
const place = await create('resource', {
  city_id: city.id,
  title: 'The old gate',
  audio_text: 'Listen to the gate.',
  lat: 21.03,
  lon: 105.85,
});
const near = await create('resource', { city_id: city.id, title: 'The tea house', lat: 21.033, lon: 105.85 });
const [tag] = await app.db
  .insert(nfcTags)
  .values({ code: 'NF-TEST-0001', resource_id: place.id })
  .returning();
if (!tag) throw new Error('The tag was not made.');
const proof = Object.fromEntries(new URLSearchParams(signedTag(app.env.SESSION_SECRET, tag.code)));

const address = `/maps/${city.slug}/${place.id}`;
const send = (body: object = {}, { cookie = '', token = '', to = address } = {}) => {
  const request = supertest(app.server).post(`${to}/check-in`).set('accept-language', 'en');
  if (cookie) request.set('cookie', cookie);
  if (token) request.set('authorization', `Bearer ${token}`);
  return request.send({ client_id: randomUUID(), ...body });
};
const cookieOf = (answer: supertest.Response) => String(answer.headers['set-cookie']).split(';')[0] ?? '';
const stored = () => app.db.select().from(checkIns).orderBy(checkIns.id);
const read = async (query = '', to = address) => supertest(app.server).get(`${to}${query}`);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

beforeEach(async () => {
  await app.db.delete(checkIns);
  await app.db.delete(attempts);
});

it('is counted in answers that nobody keeps, since nobody is told of a visit', async () => {
  expect((await read()).headers['surrogate-control']).toBe('no-store');
});

describe('a check-in', () => {
  it('counts a browser once a day, and tells it again by its cookie', async () => {
    const first = await send();
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({
      first_today: true,
      verified: false,
      counts: { today: 1, total: 1 },
    });
    expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax/);

    const again = await send({}, { cookie: cookieOf(first) });
    expect(again.status).toBe(200);
    expect(again.body.data).toMatchObject({ first_today: false, counts: { today: 1, total: 1 } });
    expect(again.headers['set-cookie']).toBeUndefined();

    expect((await send()).body.data.counts).toEqual({ today: 2, total: 2 });
    const keys = (await stored()).map(({ visitor_key }) => visitor_key);
    expect(keys.join()).not.toContain(cookieOf(first).split('=')[1]);
  });

  it('counts an account once, in whichever browser it is signed in', async () => {
    const { token, customer } = await signedInCustomer(app);
    expect((await send({}, { token })).status).toBe(201);
    expect((await send({}, { token })).status).toBe(200);
    expect((await send({}, { token, cookie: cookieOf(await send()) })).status).toBe(200);
    const own = (await stored()).filter(({ customer_id }) => customer_id === customer.id);
    expect(own).toHaveLength(1);
  });

  it('counts one of twenty at the same moment, be it sent again or pressed again', async () => {
    const client_id = randomUUID();
    const copies = await Promise.all(Array.from({ length: 20 }, () => send({ client_id })));
    expect(copies.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    // None of them had a cookie, and all were given the same.
    expect(new Set(copies.map(cookieOf)).size).toBe(1);

    const { token } = await signedInCustomer(app);
    const presses = await Promise.all(Array.from({ length: 20 }, () => send({}, { token })));
    expect(presses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await stored()).toHaveLength(2);
  });

  it('that is sent again is not counted again, even after signing in or out', async () => {
    const client_id = randomUUID();
    const { token } = await signedInCustomer(app);
    expect((await send({ client_id }, { token })).status).toBe(201);
    expect((await send({ client_id })).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('becomes the account’s when the browser signs in, and is still one', async () => {
    const cookie = cookieOf(await send());
    const { token, customer } = await signedInCustomer(app);
    expect((await send({}, { token, cookie })).status).toBe(200);
    expect(await stored()).toMatchObject([{ customer_id: customer.id }]);
  });

  it('is in the list of its own customer, and of nobody else', async () => {
    const [own, other] = [await signedInCustomer(app), await signedInCustomer(app)];
    await send(proof, { token: own.token });
    const list = async (token: string) =>
      (await supertest(app.server).get('/me/check-ins').set('authorization', `Bearer ${token}`)).body.data;
    expect(await list(own.token)).toMatchObject([{ verified: true, place: { title: 'The old gate' } }]);
    expect(await list(other.token)).toEqual([]);
  });

  it('from days without a connection counts on its own day, in Vietnam’s time', async () => {
    // Ten past midnight in Vietnam, and ten to: two days there, one in UTC.
    const day = daysAgo(3).slice(0, 10);
    const cookie = cookieOf(await send({ at: `${day}T17:10:00Z` }));
    expect((await send({ at: `${day}T16:50:00Z` }, { cookie })).status).toBe(201);
    expect((await send({ at: `${day}T23:59:00+07:00` }, { cookie })).status).toBe(200);
    const days = (await stored()).map((row) => row.day).sort();
    expect(days).toEqual([day, new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)]);
    expect((await read()).body.data.counts).toEqual({ today: 0, total: 2 });
  });

  it.each([
    ['older than a week', daysAgo(7.1), 'A check-in can be sent for 7 days. This one is older.'],
    ['yet to come', daysAgo(-0.1), 'This time is yet to come. Please check the clock of your phone.'],
  ])('that is %s is refused', async (_name, at, reason) => {
    const { status, body } = await send({ at });
    expect(status).toBe(422);
    expect(body.errors.at).toEqual([reason]);
    expect(await stored()).toEqual([]);
  });

  it('by a clock that is a little ahead is one of now', async () => {
    expect((await send({ at: new Date(Date.now() + 120_000).toISOString() })).status).toBe(201);
    expect((await stored())[0]?.visited_at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    { client_id: 'mine' },
    { client_id: randomUUID(), at: '2026-10-12 08:00:00' },
    { client_id: randomUUID(), customer_id: 1 },
  ])('with anything else than it takes is refused: %j', async (body) => {
    expect((await send(body)).status).toBe(422);
  });

  it('of one network, and of one visitor, has a limit', async () => {
    const { token } = await signedInCustomer(app);
    let last = 0;
    for (let count = 0; count < 41; count += 1) last = (await send({}, { token })).status;
    expect(last).toBe(429);
    const others = await Promise.all(Array.from({ length: 80 }, () => send()));
    expect(others.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('a tag', () => {
  it('proves a visit, and is seen by it and by opening its page', async () => {
    expect((await read(`?${new URLSearchParams(proof)}`)).body.data.verified).toBe(true);
    expect((await send(proof)).body.data.verified).toBe(true);
    expect(await stored()).toMatchObject([{ verified: true, nfc_tag_id: tag.id }]);
    const [seen] = await app.db.select().from(nfcTags).where(eq(nfcTags.id, tag.id));
    expect(seen?.last_seen_at).not.toBeNull();
  });

  it('adds its proof to a visit of the same day', async () => {
    const cookie = cookieOf(await send());
    expect((await send(proof, { cookie })).status).toBe(200);
    expect(await stored()).toMatchObject([{ verified: true, nfc_tag_id: tag.id }]);
  });

  it.each([
    ['a made-up signature', { ...proof, signature: 'p2Jm1Qd0cK7s3V9xTzWb4A' }],
    ['no signature', { tag: tag.code }],
    ['the signature of another tag', { ...proof, tag: 'NF-TEST-0002' }],
  ])('proves nothing with %s, and the visit counts', async (_name, given) => {
    const { status, body } = await send(given);
    expect(status).toBe(201);
    expect(body.data.verified).toBe(false);
    expect(await stored()).toMatchObject([{ verified: false, nfc_tag_id: null }]);
  });

  it('proves nothing at another place, or when it is switched off', async () => {
    const elsewhere = await send(proof, { to: `/maps/${city.slug}/${near.id}` });
    expect(elsewhere.body.data.verified).toBe(false);
    await app.db.update(nfcTags).set({ is_active: false }).where(eq(nfcTags.id, tag.id));
    expect((await send(proof)).body.data.verified).toBe(false);
    await app.db.update(nfcTags).set({ is_active: true }).where(eq(nfcTags.id, tag.id));
  });

  it('marks the review of who was there, also when he signed in only for that', async () => {
    const review = async (given: object) => {
      const cookie = cookieOf(await send(given));
      const { token, customer } = await signedInCustomer(app);
      const request = supertest(app.server).post('/reviews');
      request.set('authorization', `Bearer ${token}`).set('cookie', cookie);
      const content = 'A quiet gate with a long story, worth the walk on any morning.';
      const fields = { entity_type: 20, entity_id: place.id, score: 5, title: 'Good', content, agreement: 1 };
      for (const [name, value] of Object.entries(fields)) request.field(name, String(value));
      expect((await request).status).toBe(201);
      const [row] = await app.db.select().from(reviews).where(eq(reviews.customer_id, customer.id));
      return row?.verified;
    };
    expect(await review(proof)).toBe(true);
    expect(await review({})).toBe(false);
  });
});

describe('the page of a tag', () => {
  it('has the place, its story, its visitors and what is near', async () => {
    const { status, body, headers } = await read('?lang_id=en');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.data).toMatchObject({
      place: { id: place.id, title: 'The old gate', audio_text: 'Listen to the gate.' },
      city: { id: city.id, slug: city.slug },
      counts: { today: 0, total: 0 },
      near: [{ id: near.id, distance_m: 330, walking_minutes: 5 }],
      verified: false,
    });
  });

  it('is in the other language where it is not written in the one asked for', async () => {
    expect((await read('?lang_id=vi')).body.data.place.lang_id).toBe('en');
  });

  it('is found under former names of the city and in one word, and under no other city', async () => {
    await call('put', `/city/${city.id}`).send({ lang_id: 'en', slug: 'pho-co-moi' }).expect(200);
    for (const name of ['pho-co-xanh', 'pho-co-moi', 'phocomoi', String(city.id)]) {
      expect((await read('', `/maps/${name}/${place.id}`)).status, name).toBe(200);
    }
    const other = await create('city');
    expect((await read('', `/maps/${other.slug}/${place.id}`)).status).toBe(404);
  });

  it('is not there for a hidden place, and takes no check-in', async () => {
    const hidden = await create('resource', { city_id: city.id, status: 0 });
    const to = `/maps/${city.id}/${hidden.id}`;
    expect((await read('', to)).status).toBe(404);
    expect((await send({}, { to })).status).toBe(404);
  });
});
