import { expect, test } from 'vitest';
import { eventJsonLd } from '~/site/events/event-json-ld';
import { openingJsonLd } from '~/site/visitor/visitor-json-ld';
import { jsonLdFaults } from '../e2e/support/json-ld-faults';
import { blocks, event, seo } from '../factories/json-ld';

test('an event on single days is the next of them, with its rule or its next days', () => {
  const next_on = { date: '2026-12-06', starts: '07:00', ends: '10:00' };
  const on = (occurs: object) => ({
    ...event,
    start_date: '2026-12-06',
    end_date: '2026-12-06',
    runs_from: '2026-11-01',
    runs_until: '2027-12-31',
    next_on,
    visitor_info: { occurs: { state: 'checked' as const, starts: '07:00', ends: '10:00', ...occurs } },
  });
  const moons = ['2026-12-23', '2027-01-22'].map((date) => ({
    start_date: date,
    end_date: date,
    lunar_date: { year: 2026, month: 11, day: 15, is_leap_month: false },
  }));
  expect(eventJsonLd(on({ monthly: { nth: 1, weekday: 'sun' } }), seo, moons)).toMatchObject({
    startDate: '2026-12-06T07:00:00+07:00',
    endDate: '2026-12-06T10:00:00+07:00',
    eventSchedule: [{ repeatFrequency: 'P1M', byDay: '1SU', startDate: '2026-11-01', endDate: '2027-12-31' }],
    subEvent: undefined,
  });
  expect(eventJsonLd(on({ weekly: ['sat'] }), seo).eventSchedule).toMatchObject([
    { repeatFrequency: 'P1W', byDay: ['https://schema.org/Saturday'], startTime: '07:00' },
  ]);
  const full = eventJsonLd(on({ lunar_days: [15] }), seo, moons);
  expect(full.subEvent).toMatchObject([
    { '@type': 'Event', startDate: '2026-12-23T07:00:00+07:00' },
    { '@type': 'Event', startDate: '2027-01-22T07:00:00+07:00' },
  ]);
  expect(faultsOf(full)).toEqual([]);
});

test('what goes on past midnight ends on the next day', () => {
  const night = (date: string, ends: string) =>
    eventJsonLd(
      {
        ...event,
        runs_from: '2026-11-01',
        runs_until: '2027-12-31',
        next_on: { date, starts: '19:00', ends },
        visitor_info: { occurs: { state: 'checked', weekly: ['thu'], starts: '19:00', ends } },
      },
      seo,
    );
  expect(night('2026-12-31', '02:00')).toMatchObject({
    startDate: '2026-12-31T19:00:00+07:00',
    endDate: '2027-01-01T02:00:00+07:00',
  });
  expect(night('2026-12-31', '18:00')).toMatchObject({ endDate: '2026-12-31' });
});

test('an event tells who holds it and what it costs, if that is known', () => {
  expect(eventJsonLd(event, seo)).toMatchObject({
    organizer: { '@type': 'Organization', name: 'The town' },
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'VND', url: seo.canonical },
  });
  const ticket_url = 'https://tickets.example/kites';
  expect(eventJsonLd({ ...event, is_free: false, price_from: 150_000, ticket_url }, seo)).toMatchObject({
    isAccessibleForFree: false,
    offers: { price: 150_000, priceCurrency: 'VND', url: ticket_url },
  });
  expect(eventJsonLd({ ...event, organizer: '', is_free: null }, seo)).toMatchObject({
    organizer: undefined,
    isAccessibleForFree: undefined,
    offers: undefined,
  });
});

const faultsOf = (block: object) =>
  jsonLdFaults(JSON.stringify({ '@context': 'https://schema.org', ...block }));

test('a weekend market is open on its evenings, and half a way in is no access', () => {
  expect(blocks.outing).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: 'Saturday', opens: '19:00' },
      { dayOfWeek: 'Sunday', opens: '19:00' },
    ],
  });
  expect(blocks.outing?.amenityFeature).toBeUndefined();
  expect(blocks['place of type 3191, block 0']).toMatchObject({
    checkinTime: '14:00',
    checkoutTime: '12:00',
  });
  expect(blocks['place of type 3188, block 0']).toMatchObject({ isAccessibleForFree: false });
});

test('hours of a season are valid in its months, as they are on or come next', () => {
  const week = { tue: [{ opens: '08:00', closes: '11:00' }] };
  const { openingHoursSpecification: hours } = openingJsonLd(
    {
      opening_hours: { tue: [{ opens: '07:30', closes: '10:30' }] },
      visitor_info: { hours: { state: 'checked', seasonal: [{ months: [11, 12, 1, 2, 3], weekly: week }] } },
      as_of: '2026-11-24',
      lunar_closures: [],
      holiday_closures: [],
    },
    'en',
  );
  expect(hours).toMatchObject([
    { opens: '07:30', validFrom: '2027-04-01', validThrough: '2027-10-31' },
    { opens: '08:00', validFrom: '2026-11-01', validThrough: '2027-03-31' },
  ]);
});
