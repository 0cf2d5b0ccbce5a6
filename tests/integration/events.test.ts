import { and, eq } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, events, revisions } from '../../db/schema';
import { addDays } from '../../server/calendar/lunar/day-number';
import { solarToLunar } from '../../server/calendar/lunar/index';
import { setTags } from '../../server/kernel/tags';
import { formatDate } from '../../server/time';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');
const today = formatDate(new Date());
const inDays = (days: number) => addDays(today, days);

/** An event from one day to another, counted from today. */
const during = (from: number, to: number, given: object = {}) =>
  create('event', { start_date: inDays(from), end_date: inDays(to), ...given });

const idsOf = (rows: Array<{ id: number }>) => rows.map(({ id }) => id);

beforeEach(() => app.db.delete(events));

describe('an event', () => {
  it('has all that its page shows, by slug and by id', async () => {
    const city = await create('city', { city_code: 'EVT' });
    const near = await during(5, 6, { city_id: city.id });
    const sameType = await during(2, 3, { type: 'music' });
    await during(1, 1, { type: 'craft', status: 0 });
    await during(-9, -8, { city_id: city.id });
    const event = await during(4, 6, {
      type: 'music',
      city_id: city.id,
      venue: 'By the river',
      lat: 16.4,
      lon: 107.5,
      content: '<p>Drums.</p><script>alert(1)</script>',
    });
    const { body } = await get(`/event/${event.slug}?lang_id=en`);
    const { isLeapMonth, ...lunar } = solarToLunar(inDays(4));
    expect(body.event).toMatchObject({
      id: event.id,
      event_id: event.id,
      is_active: 1,
      type: 'music',
      city_code: 'EVT',
      city: { id: city.id, slug: city.slug },
      venue: 'By the river',
      lat: 16.4,
      lon: 107.5,
      start_date: inDays(4),
      end_date: inDays(6),
      is_lunar: false,
      rule: null,
      lunar_date: { ...lunar, is_leap_month: isLeapMonth },
      content: '<p>Drums.</p>',
    });
    expect(idsOf(body.related)).toEqual([near.id, sameType.id]);
    expect(body.times).toMatchObject([{ start_date: inDays(4), end_date: inDays(6) }]);
    expect(body.event.tags).toEqual([]);
    await app.db.transaction((tx) => setTags(tx, { name: 'event' }, event.id, 'en', ['Drums', 'River']));
    expect((await get(`/event/${event.slug}?lang_id=en`)).body.event.tags).toEqual(['Drums', 'River']);
    expect((await get(`/event/${event.id}`)).body.event.slug).toBe(event.slug);
    expect((await get(`/event/${event.slug}?lang_id=vi`)).body).toMatchObject({
      code: 'not_found',
      message: 'Không tìm thấy sự kiện',
    });
    const onCityPage = (await get(`/city/${city.id}`)).body.data.events;
    expect(idsOf(onCityPage)).toEqual([event.id, near.id]);

    expect((await call('get', `/event/${event.id}?admin=1&lang_id=vi`)).body.event).toMatchObject({
      title: '',
      city_id: city.id,
      seo: null,
      translations: { en: true, vi: false },
    });
    expect((await get(`/event/${event.id}?admin=1`)).status).toBe(401);
  });

  it('does not tell of a city that is hidden', async () => {
    const city = await create('city', { status: 0 });
    const event = await during(1, 2, { city_id: city.id });
    expect((await get(`/event/${event.id}`)).body.event).toMatchObject({ city: null, city_code: null });
  });

  it('is shown or hidden by its id and slug together, and stays so', async () => {
    const event = await during(1, 2);
    const other = await during(1, 2);
    const body = { event_id: event.id, slug: event.slug, is_active: 0 };
    const set = (given: object) => call('post', '/event/update-status').send({ ...body, ...given });
    expect((await set({})).body).toMatchObject({
      data: { event_id: event.id, slug: event.slug, is_active: 0, status: 0 },
    });
    const again = await Promise.all([set({}), set({}), set({})]);
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await get(`/event/${event.slug}`)).status).toBe(404);
    const [row] = await app.db.select().from(events).where(eq(events.id, event.id));
    expect(row).toMatchObject({ status: 0, is_active: 0, version: event.version + 1 });
    const ofEvent = { entity: 'event', record_id: event.id };
    const traces = await app.db.$count(
      auditEntries,
      and(eq(auditEntries.record_id, ofEvent.record_id), eq(auditEntries.action, 'publish')),
    );
    expect(traces).toBe(1);
    expect(await app.db.$count(revisions, eq(revisions.record_id, ofEvent.record_id))).toBe(2);

    for (const [given, status, field] of [
      [{ slug: other.slug }, 422, 'slug'],
      [{ is_active: 2 }, 422, 'is_active'],
      [{ is_active: undefined }, 422, 'is_active'],
      [{ status: 1 }, 422, 'status'],
      [{ event_id: 2_000_000_000 }, 404, undefined],
    ] as const) {
      const answer = await set(given);
      expect(answer.status, answer.text).toBe(status);
      if (field) expect(Object.keys(answer.body.errors)).toContain(field);
    }
    const { token } = await signedInAs(app, 'translator');
    const refused = await supertest(app.server)
      .post('/event/update-status')
      .set('authorization', `Bearer ${token}`)
      .send(body);
    expect(refused.status).toBe(403);
  });
});

describe('who holds an event and what it costs', () => {
  const read = async (id: number, language = 'en') =>
    (await get(`/event/${id}?lang_id=${language}`)).body.event;

  it('is not known until somebody says so, then told by its page, the organiser in each language', async () => {
    const event = await during(1, 2);
    const unknown = { organizer: '', is_free: null, price_from: null, ticket_url: null };
    expect(await read(event.id)).toMatchObject(unknown);
    const put = (given: object) => update('event', event.id, { lang_id: 'en', ...given });
    const ticket_url = 'https://tickets.example/kites';
    expect((await put({ organizer: 'Kite club', price_from: 150_000, ticket_url })).body.data).toMatchObject({
      organizer: 'Kite club',
      is_free: false,
      price_from: 150_000,
      ticket_url,
    });
    await update('event', event.id, { lang_id: 'vi', title: 'Ngày diều', organizer: 'Câu lạc bộ Diều' });
    expect(await read(event.id, 'vi')).toMatchObject({ organizer: 'Câu lạc bộ Diều', price_from: 150_000 });
    expect(await read(event.id)).toMatchObject({ organizer: 'Kite club', ticket_url });

    expect((await put({ is_free: true, price_from: null, ticket_url: '' })).status).toBe(200);
    expect(await read(event.id)).toMatchObject({ is_free: true, price_from: null, ticket_url: null });
    await put({ is_free: null });
    expect(await read(event.id)).toMatchObject({ ...unknown, organizer: 'Kite club' });
    const made = await create('event', { start_date: today, is_free: true });
    expect(await read(made.id)).toMatchObject({ is_free: true });
  });

  it('is refused by field where it makes no sense, and nothing is written', async () => {
    const priced = await during(1, 2, { price_from: 90_000 });
    const free = await during(1, 2, { is_free: true });
    const before = await app.db.select().from(events).orderBy(events.id);
    for (const [event, given, field] of [
      [priced, { is_free: true }, 'price_from'],
      [free, { price_from: 90_000 }, 'price_from'],
      [free, { is_free: true, price_from: 90_000 }, 'price_from'],
      [free, { is_free: false, price_from: 0 }, 'price_from'],
      [free, { price_from: 1.5 }, 'price_from'],
      [free, { is_free: 'perhaps' }, 'is_free'],
      [free, { ticket_url: 'http://tickets.example' }, 'ticket_url'],
      [free, { ticket_url: 'javascript:alert(1)' }, 'ticket_url'],
      [free, { organizer: 'x'.repeat(201) }, 'organizer'],
    ] as const) {
      const changed = await update('event', event.id, { lang_id: 'en', ...given });
      expect(changed.status, JSON.stringify(given)).toBe(422);
      expect(Object.keys(changed.body.errors), JSON.stringify(given)).toEqual([field]);
    }
    expect(await app.db.select().from(events).orderBy(events.id)).toEqual(before);
  });

  it('comes with an imported table', async () => {
    const csv = [
      'title,type,start_date,organizer,is_free,price_from,ticket_url',
      `Free day,festival,${today},Kite club,true,,`,
      `Paid day,music,${today},,,200000,https://tickets.example/paid`,
    ].join('\n');
    const sent = await call('post', '/import/event').send({ lang_id: 'en', dry_run: false, csv });
    expect(sent.status, sent.text).toBe(200);
    const rows = await app.db.select().from(events).orderBy(events.id);
    expect(rows).toMatchObject([
      { is_free: true, price_from: null },
      { is_free: false, price_from: 200_000, ticket_url: 'https://tickets.example/paid' },
    ]);
  });
});

it('search engines get an event’s page from the event itself', async () => {
  const event = await during(1, 2, { title: 'Kite day', slug: 'kite-day' });
  const { body } = await supertest(app.server)
    .post('/seosearch/search-by-url')
    .send({ url: '/en/events/kite-day', lang_id: 'en' });
  expect(body.data).toMatchObject({ title: 'Kite day', entity_type: 11, entity_id: event.id });
});
