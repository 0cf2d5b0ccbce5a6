import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventOccurrences, events } from '../../db/schema';
import { addDays } from '../../server/calendar/lunar/day-number';
import { solarToLunar } from '../../server/calendar/lunar/index';
import { rollEvents } from '../../server/kinds/event/schedule';
import { formatDate } from '../../server/time';
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
