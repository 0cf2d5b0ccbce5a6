import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventOccurrences, events, media } from '../../db/schema';
import { addDays } from '../../server/calendar/lunar/day-number';
import { rollEvents } from '../../server/kinds/event/schedule';
import { formatDate } from '../../server/time';
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
    // Times that were stored before single days were known of, and those that run out, are computed anew.
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
