import { and, eq } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempts, auditEntries, checkIns, media, outbox, reviewReports, reviews } from '../../db/schema';
import { anonymous } from '../../server/access';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { drawn, jpeg } from '../factories/media-library';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create } = await contentFactory(app);
const place = await create('resource');
const { token: moderator } = await signedInAs(app, 'moderator');
const { token: chief } = await signedInAs(app);

const place20 = { entity_type: 20, entity_id: place.id };
const about = `entity_type=20&entity_id=${place.id}`;
const words = 'Quiet rooms, a kind host, and the best breakfast of our whole journey.';

type Method = 'get' | 'post' | 'put' | 'delete';
const as = (token: string) => (method: Method, path: string) =>
  supertest(app.server)[method](path).set('authorization', `Bearer ${token}`).set('accept-language', 'en');
const asModerator = as(moderator);
const read = async (query = '') =>
  (await supertest(app.server).get(`/reviews?${about}${query}`).set('accept-language', 'en')).body;

const send = (token: string, given: Record<string, string | number>, pictures: Buffer[] = []) => {
  const form = as(token)('post', '/reviews');
  for (const [name, value] of Object.entries(given)) form.field(name, String(value));
  for (const picture of pictures) form.attach('images[]', picture, 'photo.exe');
  return form;
};
const whole = { ...place20, score: 5, title: 'By the lake', content: words, agreement: 'on' };

/** A review of the place by a new customer. */
const reviewed = async (more: Record<string, string | number> = {}, pictures: Buffer[] = []) => {
  const customer = await signedInCustomer(app);
  const answer = await send(customer.token, { ...whole, ...more }, pictures);
  expect(answer.status, answer.text).toBe(201);
  return { ...customer, id: answer.body.data.id as number, call: as(customer.token) };
};
const decide = (id: number, body?: object) =>
  asModerator('put', `/reviews/status/${id}`).set('if-match', '*').send(body);
const published = async (more: Record<string, string | number> = {}) => {
  const review = await reviewed(more);
  expect((await decide(review.id)).body.data.status).toBe('approved');
  return review;
};

beforeEach(async () => {
  await app.db.delete(attempts);
  await app.db.delete(reviews);
});

describe('a review', () => {
  it('is refused with the message of each field', async () => {
    const { token } = await signedInCustomer(app);
    const errors = async (given: Record<string, string | number>) => (await send(token, given)).body.errors;
    expect(await errors(place20)).toEqual({
      score: ['Please choose a star rating.'],
      title: ['Please give your review a title.'],
      content: ['Please write what it was like.'],
      agreement: ['Please agree before you send the review.'],
    });
    expect(await errors({ ...whole, content: 'one two three four five six seven eight nine' })).toEqual({
      content: ['Please write a little more: at least 10 words.'],
    });
    expect(await errors({ ...whole, entity_type: 7 })).toEqual({
      entity_type: ['Rating is not supported for this type.'],
    });
    expect((await errors({ ...whole, status: 'approved' })).status).toBeTruthy();
    expect((await send(token, { ...whole, entity_id: 2_000_000 })).status).toBe(404);
    const anybody = await supertest(app.server)
      .post('/reviews')
      .set('accept-language', 'vi')
      .field('score', 5);
    expect([anybody.status, anybody.body.message]).toEqual([401, 'Vui lòng đăng nhập để đánh giá.']);
  });

  it('takes pictures by their bytes, without what came along in them', async () => {
    const { token } = await signedInCustomer(app);
    const avif = await drawn(40, 40).avif().toBuffer();
    for (const bytes of [Buffer.from('<svg onload="alert(1)"/>'), avif]) {
      const answer = await send(token, whole, [bytes]);
      expect(answer.body.errors.images).toEqual(['Only JPEG, PNG, GIF or WebP pictures can be added.']);
    }
    expect((await send(token, whole, [Buffer.alloc(5 * 1024 * 1024 + 1, 1)])).status).toBe(413);
    const nine = await Promise.all(Array.from({ length: 9 }, (_, n) => jpeg(20 + n, 20)));
    expect((await send(token, whole, nine)).body.errors.images).toEqual(['At most 8 pictures can be added.']);
    expect(await app.db.select().from(media).where(eq(media.folder, 'customers'))).toEqual([]);

    const tagged = await drawn(64, 48)
      .withExif({ IFD3: { GPSLatitude: '21/1' } })
      .jpeg()
      .toBuffer();
    const { id, call } = await reviewed({}, [tagged, await jpeg(30, 30)]);
    const [own] = (await call('get', '/me/reviews')).body.data;
    expect(own).toMatchObject({ id, status: 'pending', images: [{ width: 64 }, { width: 30 }] });
    const { body } = await supertest(app.server).get(own.images[0].image);
    expect(body.includes('GPS')).toBe(false);

    await call('delete', `/me/reviews/${id}`);
    expect(await app.db.select().from(media).where(eq(media.folder, 'customers'))).toEqual([]);
  });

  it('is written once by each customer, also at the same moment, and anew after it was refused', async () => {
    const { token } = await signedInCustomer(app);
    const answers = await Promise.all([send(token, whole), send(token, whole)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const id = answers.find(({ status }) => status === 201)?.body.data.id;
    expect((await decide(id, { status: 'rejected', reason: 'It names a guest.' })).status).toBe(200);
    const [letter] = await app.db.select().from(outbox).where(eq(outbox.template, 'review_rejected'));
    expect(letter?.variables).toMatchObject({ reason: 'It names a guest.', title: 'By the lake' });
    expect((await send(token, whole)).status).toBe(201);
  });

  it('is seen by nobody but its author and moderators until it is approved', async () => {
    const { id, call } = await reviewed();
    expect(await read()).toMatchObject({ data: [], total: 0, summary: { count: 0, score: null } });
    const stranger = as((await signedInCustomer(app)).token);
    expect((await stranger('delete', `/me/reviews/${id}`)).status).toBe(404);
    expect((await stranger('post', `/reviews/${id}/helpful`)).status).toBe(404);
    expect((await stranger('get', '/reviews/admin')).status).toBe(401);
    expect((await asModerator('get', '/reviews/admin')).body.data[0]).toMatchObject({
      id,
      status: 'pending',
    });

    expect((await decide(id)).body.data.status).toBe('approved');
    const list = await read();
    expect(list.summary).toMatchObject({ count: 1, score: 5, distribution: { 5: 1 } });
    expect(list.data[0]).toMatchObject({ id, author: { full_name: 'Trần Minh Anh' }, verified: false });
    expect(JSON.stringify(list)).not.toMatch(/email|customer_id|rejection/);
    const [letter] = await app.db.select().from(outbox).where(eq(outbox.template, 'review_published'));
    expect(letter?.variables.link).toMatch(/^https:\/\/visit\.example\/en\/.+#reviews$/);

    expect((await decide(id)).body.data.status).toBe('rejected');
    expect((await read()).data).toEqual([]);
    expect((await call('get', '/me/reviews')).body.data[0].status).toBe('rejected');
    const audit = await app.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'review'), eq(auditEntries.record_id, id)));
    expect(audit).toHaveLength(2);
    expect(JSON.stringify(audit)).not.toContain('breakfast');
  });

  it('is read of what visitors may see, and of nothing else', async () => {
    const hidden = await create('tour', { status: 0 });
    const unpublished = await create('tour', { is_published: false });
    const gone = await create('tour');
    await supertest(app.server)
      .delete(`/tour/${gone.id}`)
      .set('authorization', `Bearer ${chief}`)
      .expect(200);
    for (const id of [hidden.id, unpublished.id, gone.id, 999_999]) {
      const { status, body } = await supertest(app.server).get(`/reviews?entity_type=2&entity_id=${id}`);
      expect([status, body.code], `tour ${id}`).toEqual([404, 'not_found']);
    }
    // What is told in one language has its reviews in the other as well.
    const shown = await create('tour', { lang_id: 'vi' });
    const answer = await supertest(app.server).get(`/reviews?entity_type=2&entity_id=${shown.id}&lang_id=en`);
    expect([answer.status, answer.body.total]).toEqual([200, 0]);
  });

  it('carries a mark when its author checked in there', async () => {
    const customer = await signedInCustomer(app);
    await app.db.insert(checkIns).values({
      resource_id: place.id,
      visitor_key: 'key',
      customer_id: customer.customer.id,
      verified: true,
    });
    const { body } = await send(customer.token, whole);
    await decide(body.data.id);
    expect((await read()).data[0].verified).toBe(true);
  });

  it('comes in the order that is asked for, page by page', async () => {
    const low = await published({ score: 2 });
    const high = await published({ score: 5 });
    const middle = await published({ score: 3 });
    const voter = as((await signedInCustomer(app)).token);
    await voter('post', `/reviews/${low.id}/helpful`);
    const ids = async (query: string) => (await read(query)).data.map(({ id }: { id: number }) => id);
    expect(await ids('')).toEqual([middle.id, high.id, low.id]);
    expect(await ids('&sort=helpful')).toEqual([low.id, middle.id, high.id]);
    expect(await ids('&sort=highest&per_page=2')).toEqual([high.id, middle.id]);
    expect(await ids('&sort=lowest&per_page=2&page=2')).toEqual([high.id]);
  });
});

describe('helpful votes and reports', () => {
  it('count each customer once, however many vote at the same moment', async () => {
    const { id, call } = await published();
    const voters = await Promise.all(Array.from({ length: 12 }, () => signedInCustomer(app)));
    const vote = (token: string) => as(token)('post', `/reviews/${id}/helpful`);
    const answers = await Promise.all(voters.flatMap(({ token }) => [vote(token), vote(token)]));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await read()).data[0].helpful_count).toBe(12);
    const first = as(voters[0]?.token ?? '');
    expect((await first('get', `/me/opinion?${about}`)).body.data.helpful).toEqual([id]);
    expect((await first('delete', `/reviews/${id}/helpful`)).body.data.helpful_count).toBe(11);
    expect((await first('delete', `/reviews/${id}/helpful`)).body.data.helpful_count).toBe(11);
    expect((await call('post', `/reviews/${id}/helpful`)).status).toBe(403);
  });

  it('bring a review before the moderators until they have decided', async () => {
    const { id } = await published();
    const reporter = as((await signedInCustomer(app)).token);
    const report = (body: object) => reporter('post', `/reviews/${id}/report`).send(body);
    expect((await report({ reason: 'dislike' })).body.errors.reason).toBeTruthy();
    expect((await report({ reason: 'private', note: 'A phone number' })).status).toBe(200);
    expect((await report({ reason: 'spam' })).status).toBe(200);
    const reported = async () => (await asModerator('get', '/reviews/admin?reported=1')).body.data;
    expect((await reported())[0].reports).toMatchObject([{ reason: 'spam' }]);
    await decide(id, { status: 'approved' });
    expect(await reported()).toEqual([]);
    expect(await app.db.select().from(reviewReports)).toHaveLength(1);
  });
});

describe('moderators', () => {
  it('are decided on what was read: a second moderator hears of the first', async () => {
    const { id } = await reviewed();
    const decideAs = (body?: object) =>
      supertest(app.server)
        .put(`/reviews/status/${id}`)
        .set({ authorization: `Bearer ${moderator}`, 'accept-language': 'en' })
        .send(body);
    const { version } = (await asModerator('get', `/reviews/admin/${id}`)).body.data;
    expect((await decideAs({ status: 'rejected' })).status).toBe(428);
    expect((await decideAs({ status: 'approved', version })).status).toBe(200);
    const late = await decideAs({ status: 'rejected', version });
    expect(late.body).toMatchObject({ code: 'version_conflict', data: { status: 'approved' } });
    // A call without payload flips, as the specification has it.
    expect((await decideAs()).body.data.status).toBe('rejected');
  });

  it('answer in the name of the organisation, not over a newer version, and delete', async () => {
    const { id } = await published();
    const reply = (body: object) => asModerator('put', `/reviews/reply/${id}`).send(body);
    expect((await reply({ reply: 'Thank you, come again!', version: 2 })).status).toBe(200);
    expect((await read()).data[0].reply).toBe('Thank you, come again!');
    expect((await reply({ reply: 'Late', version: 2 })).status).toBe(409);
    expect((await asModerator('delete', `/reviews/admin/${id}`)).status).toBe(200);
    expect((await asModerator('get', `/reviews/admin/${id}`)).status).toBe(404);
  });

  it('lose the author but not the review when an account is deleted', async () => {
    const { id, customer } = await published();
    const { deleteCustomer } = await import('../../server/features/customers/leave');
    const mover = { actor: anonymous, requestId: 'test' };
    await app.db.transaction((tx) =>
      deleteCustomer(tx, customer.id, { wish: undefined, mover, env: app.env }),
    );
    expect((await read()).data[0]).toMatchObject({ id, author: null, images: [] });
  });
});
