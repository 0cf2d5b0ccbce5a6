import { and, eq } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, eventOccurrences, events, media, revisions } from '../../db/schema';
import { addDays } from '../../server/calendar/lunar/day-number';
import { solarToLunar } from '../../server/calendar/lunar/index';
import { setTags } from '../../server/kernel/tags';
import { rollEvents } from '../../server/kinds/event/schedule';
import { formatDate } from '../../server/time';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update, input } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');
const today = formatDate(new Date());
const inDays = (days: number) => addDays(today, days);

/** An event from one day to another, counted from today. */
const during = (from: number, to: number, given: object = {}) =>
  create('event', { start_date: inDays(from), end_date: inDays(to), ...given });

/** A solar rule whose first day is so many days from today. */
const ruleFrom = (days: number, length: number) => {
  const [, month, day] = inDays(days).split('-').map(Number);
  return { month, day, days: length };
};

const idsOf = (rows: Array<{ id: number }>) => rows.map(({ id }) => id);
const approved = async (query: string) => (await get(`/event/list-approved?${query}`)).body;

beforeEach(() => app.db.delete(events));

describe('lists', () => {
  it('show what is on first, then what comes, and in their own list what is over', async () => {
    const over = await during(-20, -10);
    const older = await during(-40, -30);
    const later = await during(30, 31);
    const soon = await during(3, 3);
    const on = await during(-2, 1);
    const lastDay = await during(-5, 0);
    await during(-1, 1, { status: 0 });
    const { body } = await get('/event/list-ongoing-and-upcomming');
    expect(idsOf(body.events)).toEqual([lastDay, on, soon, later].map(({ id }) => id));

    expect(await approved('type=ongoing')).toMatchObject({ total_page: 1, total_record: 2 });
    expect(idsOf((await approved('type=upcoming')).events)).toEqual([soon.id, later.id]);
    expect(idsOf((await approved('type=past')).events)).toEqual([over.id, older.id]);
    const page = await approved('type=all&per_page=4&page=2');
    expect(page).toMatchObject({ total_page: 2, total_record: 6 });
    expect(idsOf(page.events)).toEqual([over.id, older.id]);
    expect(await approved('page=9')).toMatchObject({ events: [], total_page: 1, total_record: 6 });
    expect((await get('/event/list-approved?type=soon')).status).toBe(422);
  });

  it('show an event on single days on those only', async () => {
    const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
    const weekday = (days: number) => weekdays[new Date(`${inDays(days)}T00:00:00Z`).getUTCDay()];
    const weekly = (days: number) => ({
      visitor_info: {
        occurs: { state: 'estimated', weekly: [weekday(days)], starts: '19:00', ends: '21:00' },
      },
    });
    const market = await during(-20, 400, weekly(3));
    expect(market).toMatchObject({ start_date: inDays(-20), end_date: inDays(400), is_on_today: false });
    const soon = await during(1, 1);
    const next_on = { date: inDays(3), starts: '19:00', ends: '21:00' };
    const row = { id: market.id, start_date: inDays(3), end_date: inDays(3), next_on, is_on_today: false };
    const shown = { ...row, runs_from: inDays(-20), runs_until: inDays(400) };
    const { body } = await get('/event/list-ongoing-and-upcomming');
    expect(body.events).toEqual([
      expect.objectContaining({
        id: soon.id,
        runs_from: null,
        next_on: { date: inDays(1), starts: null, ends: null },
      }),
      expect.objectContaining(shown),
    ]);
    expect(idsOf((await approved('type=ongoing')).events)).toEqual([]);
    expect(idsOf((await approved('type=upcoming')).events)).toEqual([soon.id, market.id]);
    const page = (await get(`/event/${market.slug}`)).body;
    expect(page.event).toMatchObject(shown);
    expect(page.times.map((time: { start_date: string }) => time.start_date)).toEqual(
      [3, 10, 17, 24].map(inDays),
    );
    const month = (await get(`/event/calendar?month=${inDays(40).slice(0, 7)}`)).body.data.events;
    expect(
      month.every((one: { start_date: string; end_date: string }) => one.start_date === one.end_date),
    ).toBe(true);
    expect(month.length).toBeGreaterThan(3);

    await update('event', market.id, { lang_id: 'en', ...weekly(0) });
    expect((await approved('type=ongoing')).events).toEqual([
      expect.objectContaining({ id: market.id, start_date: today, is_on_today: true }),
    ]);
    // Times that were kept before single days were known of, and those that run out, are computed anew.
    await app.db.delete(eventOccurrences);
    await app.db
      .insert(eventOccurrences)
      .values({ event_id: market.id, start_date: inDays(-20), end_date: inDays(400) });
    expect(await rollEvents(app.db, today)).toBe(1);
    expect(await rollEvents(app.db, today)).toBe(0);
    expect(idsOf((await approved('type=ongoing')).events)).toEqual([market.id]);
    await update('event', market.id, { lang_id: 'en', visitor_info: {} });
    expect((await get(`/event/${market.slug}`)).body.event).toMatchObject({
      start_date: inDays(-20),
      end_date: inDays(400),
      runs_from: null,
    });
  });

  it('are in the reader’s language and match keywords without accents', async () => {
    const event = await during(1, 2, { title: 'Lantern night', lang_id: 'en' });
    await update('event', event.id, { lang_id: 'vi', title: 'Đêm đèn lồng', venue: 'Phố cổ' });
    const { events: found } = await approved('lang_id=vn&keyword=dem%20den');
    expect(found).toEqual([
      expect.objectContaining({ event_id: event.id, title: 'Đêm đèn lồng', venue: 'Phố cổ', lang_id: 'vi' }),
    ]);
    expect((await approved('lang_id=en&keyword=dem%20den')).events).toEqual([]);
  });

  it('ask for pictures in the size that the caller wants', async () => {
    const file = `${'0123456789abcdef'.repeat(2)}.jpg`;
    await app.db
      .insert(media)
      .values({ file, mime: 'image/jpeg', bytes: 1, width: 9, height: 6, blur: 'x' })
      .onConflictDoNothing();
    const image = `/media/${file}`;
    const event = await during(1, 2, { image });
    expect(event.image).toBe(image);
    const first = async (path: string) => (await get(path)).body.events[0].image;
    expect(await first('/event/list-approved')).toBe(`${image}?w=300&h=200&fit=cover`);
    expect(await first('/event/list-ongoing-and-upcomming?width=640&height=670&lang_id=en')).toBe(
      `${image}?w=640&h=670&fit=cover`,
    );
    const refused = await get('/event/list-ongoing-and-upcomming?width=641&height=670');
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['width']);
    expect((await get(`/event/${event.slug}?width=1200&height=630`)).body.event.image).toContain(
      'w=1200&h=630',
    );
    expect((await call('get', `/event/${event.id}?admin=1`)).body.event.image).toBe(image);
    // What an editor reads goes back as it is, with a size or without.
    const saved = await update('event', event.id, { lang_id: 'en', image: `${image}?w=300&h=200&fit=cover` });
    expect(saved.body.data.image).toBe(image);
  });

  it('for editors have all, with their status', async () => {
    const hidden = await during(1, 2, { status: 0 });
    const shown = await during(3, 4);
    const { body } = await call('get', '/event/list-with-status?per_page=10000&lang_id=en');
    expect(body).toMatchObject({
      events: [
        { event_id: hidden.id, is_active: 0, status: 0, translations: { en: true, vi: false } },
        { event_id: shown.id, is_active: 1, status: 1 },
      ],
      total_page: 1,
      total_record: 2,
    });
    const active = await call('get', '/event/list-with-status?is_active=1');
    expect(idsOf(active.body.events)).toEqual([shown.id]);
  });
});

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

describe('a schedule', () => {
  const kept = (id: number) =>
    app.db
      .select({ start: eventOccurrences.start_date, end: eventOccurrences.end_date })
      .from(eventOccurrences)
      .where(eq(eventOccurrences.event_id, id))
      .orderBy(eventOccurrences.start_date);

  it('by a rule tells the dates of the years to come', async () => {
    const event = await create('event', {
      start_date: undefined,
      is_lunar: true,
      rule: { month: 1, day: 1, days: 3 },
    });
    const times = await kept(event.id);
    const ahead = times.filter(({ end }) => end >= today);
    expect(ahead.length).toBeGreaterThanOrEqual(3);
    for (const { start, end } of times) {
      expect(solarToLunar(start)).toMatchObject({ month: 1, day: 1, isLeapMonth: false });
      expect(end).toBe(addDays(start, 2));
    }
    expect(event).toMatchObject({ start_date: ahead[0]?.start, end_date: ahead[0]?.end, is_lunar: true });
    const { body } = await get(`/event/${event.slug}?lang_id=en`);
    expect(body.times).toMatchObject(
      ahead.slice(0, 4).map(({ start, end }) => ({
        start_date: start,
        end_date: end,
        lunar_date: { month: 1, day: 1, is_leap_month: false },
      })),
    );
    expect(idsOf((await approved('type=past')).events)).toEqual([]);
  });

  it('changes with what an update names, and only with that', async () => {
    const event = await create('event', { is_lunar: true, rule: { month: 8, day: 15, days: 1 } });
    const put = async (given: object) =>
      (await update('event', event.id, { lang_id: 'en', ...given })).body.data;
    const lunarStart = event.start_date;
    expect(await put({ description: 'Moon cakes' })).toMatchObject({
      start_date: lunarStart,
      is_lunar: true,
    });
    expect(await put({ start_date: '2030-01-01' })).toMatchObject({ start_date: lunarStart });
    const longer = await put({ rule: { month: 8, day: 15, days: 3 } });
    expect(longer).toMatchObject({ start_date: lunarStart, end_date: addDays(String(lunarStart), 2) });
    const solar = await put({ is_lunar: false });
    expect(solar.start_date.slice(5)).toBe('08-15');
    expect(await put({ rule: null })).toMatchObject({ rule: null, start_date: solar.start_date });
    expect(await kept(event.id)).toHaveLength(1);
    expect(await put({ start_date: '2031-05-01' })).toMatchObject({ end_date: '2031-05-01' });
    expect(await put({ end_date: '2031-05-09' })).toMatchObject({ start_date: '2031-05-01' });
    expect(await kept(event.id)).toEqual([{ start: '2031-05-01', end: '2031-05-09' }]);
  });

  const cham = (days: string[]) => ({
    calendar: 'cham',
    usual_months: [9, 10],
    dates: days.map((day) => ({ from: day, to: day, source: 'The council' })),
  });

  it('on announced dates take place on these, until a rule tells them', async () => {
    const known_dates = cham([inDays(-400), inDays(30)]);
    const event = await create('event', { known_dates, start_date: undefined, end_date: undefined });
    expect(event).toMatchObject({ known_dates, rule: null, start_date: inDays(30) });
    expect(await kept(event.id)).toHaveLength(2);
    const put = async (given: object) =>
      (await update('event', event.id, { lang_id: 'en', ...given })).body.data;
    const past = await put({ known_dates: cham([inDays(-400)]) });
    expect(past).toMatchObject({ start_date: inDays(-400), end_date: inDays(-400), next_on: null });
    const rule = { month: 3, day: 9, days: 5, every: 2, from_year: 2025 };
    expect(await put({ rule })).toMatchObject({ rule, known_dates: null });
    expect(await put({ known_dates })).toMatchObject({ known_dates, rule: null, start_date: inDays(30) });
    const announced = { ...known_dates, calendar: 'announced' };
    expect(await put({ known_dates: announced })).toMatchObject({ known_dates: announced });
  });

  it('that comes back each week or month does so at least twice before it ends', async () => {
    const weekly = ['mon'];
    const on = (occurs: object) => ({ visitor_info: { occurs: { state: 'estimated', ...occurs } } });
    const event = await during(1, 1);
    const put = async (given: object) => {
      const { status, body } = await update('event', event.id, { lang_id: 'en', ...given });
      return status === 200 ? 200 : Object.keys(body.errors);
    };
    const monthly = { nth: 1, weekday: 'sun' };
    expect(await put({ start_date: inDays(1), end_date: inDays(1), ...on({ monthly }) })).toEqual([
      'end_date',
    ]);
    expect(await put({ start_date: inDays(1), end_date: inDays(7), ...on({ weekly }) })).toEqual([
      'end_date',
    ]);
    expect(await put({ start_date: inDays(1), end_date: inDays(14), ...on({ weekly }) })).toBe(200);
    expect(await put({ start_date: inDays(1), end_date: inDays(70), ...on({ monthly }) })).toBe(200);
    expect(await put({ end_date: inDays(1), start_date: inDays(1) })).toEqual(['end_date']);
  });

  it('that makes no sense is refused by field, and nothing is written', async () => {
    const event = await during(1, 2);
    const before = await app.db.select().from(events);
    for (const [given, field] of [
      [{ is_lunar: true }, 'rule'],
      [{ is_lunar: true, rule: null }, 'rule'],
      [{ is_lunar: true, rule: { month: 1, day: 31, days: 1 } }, 'rule.day'],
      [{ rule: { month: 2, day: 30, days: 1 } }, 'rule.day'],
      [{ rule: { month: 13, day: 1, days: 1 } }, 'rule.month'],
      [{ is_lunar: true, rule: { month: 1, day: null, days: 1 } }, 'rule.day'],
      [{ is_lunar: true, rule: { month: null, day: 1, days: 1 } }, 'rule.month'],
      [{ rule: { month: 1, day: 1, days: 0 } }, 'rule.days'],
      [{ rule: { month: 1, day: 1 } }, 'rule.days'],
      [{ rule: { month: 1, day: 1, days: 1, every: 2 } }, 'rule.from_year'],
      [{ rule: { month: 1, day: 1, days: 1, from_year: 2025 } }, 'rule.every'],
      [{ rule: { month: 1, day: 1, days: 1 }, known_dates: cham(['2027-10-01']) }, 'known_dates'],
      [{ known_dates: cham([]) }, 'known_dates.dates'],
      [{ known_dates: { ...cham(['2027-10-01']), usual_months: [] } }, 'known_dates.usual_months'],
      [{ end_date: inDays(-1) }, 'end_date'],
      [{ start_date: inDays(3), end_date: inDays(2) }, 'end_date'],
      [{ start_date: '2027-02-29' }, 'start_date'],
      [{ start_date: '1899-12-31' }, 'start_date'],
      [{ start_date: '2027-1-1' }, 'start_date'],
      [{ lat: 10 }, 'lon'],
      [{ lat: null, lon: 10 }, 'lat'],
      [{ type: 'party' }, 'type'],
      [{ city_id: 2_000_000_000 }, 'city_id'],
      [{ is_active: 0, status: 1 }, 'is_active'],
      [{ is_active: 2 }, 'is_active'],
    ] as const) {
      const changed = await update('event', event.id, { lang_id: 'en', ...given });
      expect(changed.status, JSON.stringify(given)).toBe(422);
      expect(Object.keys(changed.body.errors), JSON.stringify(given)).toEqual([field]);
      const made = await call('post', '/event').send({
        ...(await input('event')),
        start_date: today,
        ...given,
      });
      expect(made.status, JSON.stringify(given)).toBe(422);
    }
    for (const given of [{}, { end_date: today }, { rule: null }]) {
      const made = await call('post', '/event').send({
        ...(await input('event')),
        start_date: undefined,
        ...given,
      });
      expect(Object.keys(made.body.errors)).toEqual(['start_date']);
    }
    expect(await app.db.select().from(events)).toEqual(before);
  });

  it('is read rightly before the row has been moved on, then moved on once', async () => {
    const event = await create('event', { start_date: undefined, rule: ruleFrom(10, 2) });
    const past = [inDays(-360), inDays(-359)];
    await app.db
      .update(events)
      .set({ start_date: past[0], end_date: past[1] })
      .where(eq(events.id, event.id));
    const dates = { start_date: inDays(10), end_date: inDays(11) };
    expect((await get(`/event/${event.id}`)).body.event).toMatchObject(dates);
    expect(idsOf((await approved('type=upcoming')).events)).toEqual([event.id]);
    expect(idsOf((await get('/event/list-ongoing-and-upcomming')).body.events)).toEqual([event.id]);
    expect((await approved('type=past')).events).toEqual([]);

    const moved = await Promise.all([1, 2, 3, 4].map(() => rollEvents(app.db, today)));
    expect(moved.reduce((sum, count) => sum + count)).toBe(1);
    const [row] = await app.db.select().from(events).where(eq(events.id, event.id));
    expect(row).toMatchObject({ ...dates, version: event.version });
    expect(await rollEvents(app.db, today)).toBe(0);
  });

  it('rolls on from year to year and never runs out', async () => {
    const event = await create('event', { is_lunar: true, rule: { month: 1, day: 1, days: 3 } });
    const once = await during(1, 2);
    for (const [day, start] of [
      ['2031-01-01', '2031-01-23'],
      ['2031-01-25', '2031-01-23'],
      ['2031-01-26', '2032-02-11'],
      ['2040-06-01', '2041-02-01'],
    ] as const) {
      await rollEvents(app.db, day);
      const [row] = await app.db.select().from(events).where(eq(events.id, event.id));
      expect(row?.start_date, day).toBe(start);
    }
    const [untouched] = await app.db.select().from(events).where(eq(events.id, once.id));
    expect(untouched).toMatchObject({ start_date: inDays(1), end_date: inDays(2) });
  });

  it('does not wait for an event that somebody is writing', async () => {
    const [held, free] = [
      await create('event', { rule: ruleFrom(10, 1) }),
      await create('event', { rule: ruleFrom(20, 1) }),
    ];
    await app.db.update(events).set({ start_date: '2020-01-01', end_date: '2020-01-01' });
    await app.db.transaction(async (tx) => {
      await tx.select().from(events).where(eq(events.id, held.id)).for('no key update');
      expect(await rollEvents(app.db, today)).toBe(1);
    });
    const rows = await app.db.select().from(events).orderBy(events.id);
    expect(rows.map(({ start_date }) => start_date)).toEqual(['2020-01-01', free.start_date]);
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

describe('calendars', () => {
  it('a month has its days with lunar dates, and every event at the time that falls into it', async () => {
    const tet = await create('event', { is_lunar: true, rule: { month: 1, day: 1, days: 3 } });
    const month = String(tet.start_date).slice(0, 7);
    const over = await during(-400, -399);
    await create('event', { start_date: tet.start_date, status: 0 });
    const across = await create('event', { start_date: `${month}-01`, end_date: addDays(`${month}-28`, 20) });
    const { body } = await get(`/event/calendar?month=${month}`);
    expect(idsOf(body.data.events).sort()).toEqual([tet.id, across.id].sort());
    const day = body.data.days.find(({ date }: { date: string }) => date === tet.start_date);
    expect(day.lunar_date).toMatchObject({ month: 1, day: 1, is_leap_month: false });
    expect(body.data.days.at(0).date).toBe(`${month}-01`);
    expect(body.data.days.length).toBeGreaterThanOrEqual(28);
    const next = await get(`/event/calendar?month=${Number(month.slice(0, 4)) + 1}-01`);
    const nextFebruary = await get(`/event/calendar?month=${Number(month.slice(0, 4)) + 1}-02`);
    const [again] = [...next.body.data.events, ...nextFebruary.body.data.events];
    expect(again.id).toBe(tet.id);
    expect(again.start_date > String(tet.start_date)).toBe(true);
    const before = await get(`/event/calendar?month=${inDays(-400).slice(0, 7)}`);
    expect(idsOf(before.body.data.events)).toContain(over.id);
    expect((await get('/event/calendar')).body.data.month).toBe(today.slice(0, 7));
    for (const bad of ['2027-13', '1800-01', '2027', 'x'])
      expect((await get(`/event/calendar?month=${bad}`)).status).toBe(422);
  });

  it('a calendar file has the next dates, and follows a renamed event', async () => {
    const event = await during(4, 6, {
      title: 'Boats, drums; and a very long name that needs a second line in a calendar file',
      description: 'Bring a hat.',
      venue: 'River',
      slug: 'boats',
    });
    const { status, headers, text } = await get('/event/boats/calendar.ics?lang_id=en');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="boats.ics"');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    const compact = (date: string) => date.replaceAll('-', '');
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:event-${event.id}-${compact(inDays(4))}@visit.example`,
        `DTSTART;VALUE=DATE:${compact(inDays(4))}`,
        `DTEND;VALUE=DATE:${compact(inDays(7))}`,
        'SUMMARY:Boats\\, drums\\; and a very long name that needs a second line in a calendar file',
        'LOCATION:River',
        'URL:https://visit.example/en/events/boats',
      ]),
    );
    const timesIn = async () =>
      (await get('/event/boats/calendar.ics?lang_id=en')).text
        .split('\r\n')
        .filter((line) => /^(DTSTART|DTEND|RRULE|BEGIN:VTIMEZONE)/.test(line));
    const hours = (dates: object) =>
      update('event', event.id, { lang_id: 'en', visitor_info: { dates: { state: 'estimated', ...dates } } });
    const zone = 'TZID=Asia/Ho_Chi_Minh';
    await hours({ starts: '18:00', ends: '01:00' });
    expect(await timesIn()).toEqual([
      'BEGIN:VTIMEZONE',
      'DTSTART:19750613T000000',
      `DTSTART;${zone}:${compact(inDays(4))}T180000`,
      `DTEND;${zone}:${compact(inDays(5))}T010000`,
      'RRULE:FREQ=DAILY;COUNT=3',
    ]);
    // When the first of several days begins says nothing of the others.
    await hours({ starts: '18:00' });
    expect(await timesIn()).toEqual([
      `DTSTART;VALUE=DATE:${compact(inDays(4))}`,
      `DTEND;VALUE=DATE:${compact(inDays(7))}`,
    ]);
    await update('event', event.id, { lang_id: 'en', start_date: inDays(4), end_date: inDays(4) });
    expect(await timesIn()).toEqual([
      'BEGIN:VTIMEZONE',
      'DTSTART:19750613T000000',
      `DTSTART;${zone}:${compact(inDays(4))}T180000`,
    ]);
    await update('event', event.id, { lang_id: 'en', slug: 'ships' });
    const moved = await get('/event/boats/calendar.ics');
    expect([moved.status, moved.headers.location]).toEqual([301, '/event/ships/calendar.ics']);
    await app.db.update(events).set({ status: 0 });
    expect((await get('/event/ships/calendar.ics')).status).toBe(404);
  });
});

it('search engines get an event’s page from the event itself', async () => {
  const event = await during(1, 2, { title: 'Kite day', slug: 'kite-day' });
  const { body } = await supertest(app.server)
    .post('/seosearch/search-by-url')
    .send({ url: '/en/events/kite-day', lang_id: 'en' });
  expect(body.data).toMatchObject({ title: 'Kite day', entity_type: 11, entity_id: event.id });
});
