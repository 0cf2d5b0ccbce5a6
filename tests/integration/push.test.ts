import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { alerts, pushMessages, pushSubscriptions } from '../../db/schema';
import { deliverPushes, forgetPushes, notePushes } from '../../server/features/push/deliver';
import { pushCaller } from '../../server/features/push/worker';
import { formatDateTime } from '../../server/time';
import { contentFactory } from '../factories/content';
import { partnerServer } from '../factories/partner-server';
import { pushPair } from '../factories/push-pair';
import { testApp } from '../factories/test-app';

const service = await partnerServer();
const { publicKey, privateKey } = pushPair();
const app = await testApp({
  PUSH_PUBLIC_KEY: publicKey,
  PUSH_PRIVATE_KEY: privateKey,
  PUSH_SUBJECT: 'mailto:team@visit.example',
  PUSH_HOSTS: `${new URL(service.url).host},fcm.googleapis.com`,
});
const { create, update } = await contentFactory(app);
const { id: hue } = await create('city', { title: 'Huế', province: 'Huế' });
const { id: hanoi } = await create('city', { title: 'Hà Nội', province: 'Hà Nội' });

const at = (name: string) => `${service.url}/${name}`;
const ask = (path: string, json: object) => supertest(app.server).post(path).send(json);
const subscribe = (name: string, given: object = {}) =>
  supertest(app.server)
    .put('/push/subscription')
    .send({ endpoint: at(name), lang_id: 'en', city_ids: null, ...given });
const news = async (name: string) =>
  (await ask('/push/news', { endpoint: at(name) })).body.data.map(({ title }: { title: string }) => title);
const call = pushCaller(app);
const givenUp: string[] = [];
const deliver = () =>
  deliverPushes({ db: app.db, call, onGivenUp: ({ reason }) => void givenUp.push(reason) });
const round = async () => {
  await notePushes(app.db);
  return deliver();
};
/** As if the wait for the next try were over. */
const later = () => app.db.update(pushMessages).set({ next_attempt_at: sql`now()` });

interface Heard {
  path: string | undefined;
  ttl: number;
  urgency: unknown;
  authorization: unknown;
}
const heard: Heard[] = [];
const paths = () => heard.map(({ path }) => path).sort();
const answering = (status: number, headers: Record<string, string> = {}) =>
  service.answers((request, response) => {
    const { ttl, urgency, authorization } = request.headers;
    heard.push({ path: request.url, ttl: Number(ttl), urgency, authorization });
    response.writeHead(status, headers).end();
  });

beforeEach(async () => {
  answering(201);
  await app.db.delete(alerts);
  await app.db.delete(pushSubscriptions);
  heard.length = 0;
  givenUp.length = 0;
});

describe('a browser', () => {
  it('is told of what begins after it asked, once, in its language', async () => {
    await create('alert', { title: 'before' });
    expect((await supertest(app.server).get('/push/key')).body.data).toEqual({ public_key: publicKey });
    expect((await subscribe('a')).body.data).toEqual({ lang_id: 'en', city_ids: null });
    expect(await round()).toBe(0);

    const { id } = await create('alert', {
      title: 'typhoon',
      severity: 'danger',
      translations: { vi: { title: 'bão' } },
    });
    await subscribe('b', { lang_id: 'vi' }).expect(200);
    await round();
    await round();
    // The second one saw it on the page.
    expect(paths()).toEqual(['/a']);
    expect(heard[0]).toMatchObject({ ttl: 24 * 3600, urgency: 'high' });
    expect(heard[0]?.authorization).toMatch(/^vapid t=\S+, k=\S+$/);
    expect(await news('a')).toEqual(['typhoon']);
    expect(await news('a')).toEqual([]);
    await update('alert', id, { lang_id: 'en', title: 'typhoon, again' });
    await round();
    expect(heard).toHaveLength(1);

    await create('alert', { title: 'flood', translations: { vi: { title: 'lũ' } } });
    await round();
    expect(await news('b')).toEqual(['lũ']);
    expect(await news('unknown')).toEqual([]);
  });

  it('chooses towns, changes its mind, moves and leaves', async () => {
    await subscribe('a', { city_ids: [hue, hue] }).expect(200);
    await create('alert', { title: 'Hanoi', is_nationwide: false, city_ids: [hanoi] });
    await round();
    expect(heard).toEqual([]);
    await create('alert', { title: 'province', is_nationwide: false, provinces: ['Huế'] });
    await create('alert', { title: 'all' });
    await round();
    expect(paths()).toEqual(['/a', '/a']);

    const find = (name: string) => ask('/push/subscription/find', { endpoint: at(name) });
    expect((await find('a')).body.data).toEqual({ lang_id: 'en', city_ids: [hue] });
    await subscribe('a', { city_ids: null, lang_id: 'vi' }).expect(200);
    await subscribe('new', { replaces: at('a') }).expect(200);
    expect((await find('a')).status).toBe(404);
    expect((await find('new')).body.data).toEqual({ lang_id: 'vi', city_ids: null });
    await subscribe('other', { replaces: at('nowhere') }).expect(404);
    await ask('/push/subscription/withdraw', { endpoint: at('new') }).expect(200);
    expect(await app.db.$count(pushSubscriptions)).toBe(0);
    expect(await app.db.$count(pushMessages)).toBe(0);
  });

  it('is none of an unknown push service, and asks for what there is', async () => {
    for (const endpoint of ['https://evil.example/x', 'http://fcm.googleapis.com/x', 'https://10.0.0.1/x'])
      expect((await subscribe('a', { endpoint })).body.errors, endpoint).toHaveProperty('endpoint');
    expect((await subscribe('a', { city_ids: [999_999] })).body.errors).toHaveProperty('city_ids');
    expect((await subscribe('a', { city_ids: [] })).status).toBe(422);
  });
});

describe('the push service', () => {
  it('waits for a device no longer than the alert lasts', async () => {
    await subscribe('a').expect(200);
    const hidden_at = formatDateTime(new Date(Date.now() + 600_000));
    await create('alert', { title: 'short', severity: 'warning', hidden_at });
    await create('alert', { title: 'long', severity: 'notice' });
    await round();
    const ttls = Object.fromEntries(heard.map(({ urgency, ttl }) => [String(urgency), ttl]));
    expect(ttls.normal).toBeGreaterThan(500);
    expect(ttls.normal).toBeLessThanOrEqual(600);
    expect(ttls.low).toBe(6 * 3600);
  });

  it.each([404, 410])('says with %s that the browser is gone, which is forgotten', async (status) => {
    await subscribe('a').expect(200);
    await create('alert', { title: 'all' });
    answering(status);
    await round();
    expect(await app.db.$count(pushSubscriptions)).toBe(0);
  });

  it('fails, and is asked again until it is given up', async () => {
    await subscribe('a').expect(200);
    await create('alert', { title: 'all' });
    answering(500);
    expect(await round()).toBe(1);
    expect(await round()).toBe(0);
    const [row] = await app.db.select().from(pushMessages);
    expect(row).toMatchObject({ attempts: 1, done_at: null, last_error: expect.stringContaining('500') });
    await app.db.update(pushMessages).set({ attempts: 8, next_attempt_at: sql`now()` });
    await deliver();
    expect(givenUp).toEqual([expect.stringContaining('500')]);
    await later();
    expect(await deliver()).toBe(0);
    // Whoever opens the site is told all the same.
    expect(await news('a')).toEqual(['all']);
  });

  it('asks for a pause and gets it', async () => {
    await subscribe('a').expect(200);
    await create('alert', { title: 'all' });
    answering(429, { 'retry-after': '600' });
    await round();
    const [row] = await app.db
      .select({ wait: sql<number>`extract(epoch from next_attempt_at - now())::int` })
      .from(pushMessages);
    expect(row?.wait).toBeGreaterThan(550);
  });

  it('is not followed elsewhere, and tells nothing that was not asked', async () => {
    await subscribe('a').expect(200);
    await create('alert', { title: 'all' });
    answering(302, { location: at('elsewhere') });
    await round();
    expect(paths()).toEqual(['/a']);
  });
});

it('an alert that was taken back before it was told is told to nobody', async () => {
  await subscribe('a').expect(200);
  const { id } = await create('alert', { title: 'false alarm' });
  await notePushes(app.db);
  await update('alert', id, { lang_id: 'en', status: 0 });
  await deliver();
  expect(heard).toEqual([]);
  expect(await news('a')).toEqual([]);
  await app.db.update(pushMessages).set({ done_at: sql`now() - interval '8 days'` });
  await forgetPushes(app.db);
  expect(await app.db.$count(pushMessages)).toBe(0);
});

it('two workers tell a browser once, and a slow one holds up no other', async () => {
  for (let number = 0; number < 60; number += 1)
    await app.db.insert(pushSubscriptions).values({ endpoint: at(`n${number}`), lang_id: 'en' });
  await create('alert', { title: 'all' });
  service.answers(async (request, response) => {
    heard.push({ path: request.url, ttl: 0, urgency: null, authorization: null });
    if (request.url === '/n7') await sleep(300);
    response.writeHead(201).end();
  });
  await Promise.all([notePushes(app.db), notePushes(app.db)]);
  await Promise.all([deliver(), deliver()]);
  expect(new Set(paths()).size).toBe(60);
  expect(heard).toHaveLength(60);
  const undone = await app.db.select().from(pushMessages).where(sql`done_at is null`);
  expect(undone).toEqual([]);
  await app.db.delete(alerts).where(eq(alerts.status, 1));
  expect(await app.db.$count(pushMessages)).toBe(0);
});
