import { describe, expect, it } from 'vitest';
import {
  closesFromField,
  closesToField,
  isPastMidnight,
  likeDay,
  nextSpan,
  withDay,
} from '~/admin/places/hours';
import { type DraftDay, daysBody, daysOf, emptyDay, newStop } from '~/admin/tours/days/day-draft';
import { moved, placeOfStop, stepOf, stopMoved, stopRemoved } from '~/admin/tours/days/day-moves';
import { daysBetween, seriesPlan, weekdayOf } from '~/admin/tours/departures/series';

const record = (days: object[]) => ({ days });
const stop = (id: number, title = '', given = {}) => ({
  id,
  title,
  place_title: '',
  resource_id: null,
  city_id: null,
  lat: null,
  lon: null,
  ...given,
});
const day = (number: number, title: string, stops: object[] = []) => ({
  day: number,
  title,
  content: '',
  meals: '',
  stay: '',
  stops,
});

const records = {
  vi: record([
    day(1, 'Một', [stop(10, 'Cổng'), stop(11, '', { resource_id: 7, place_title: 'Hồ' })]),
    day(2, 'Hai', [stop(20, 'Đồi')]),
  ]),
  en: record([
    day(1, 'One', [stop(10, 'Gate'), stop(11, '', { resource_id: 7, place_title: 'Lake' })]),
    day(2, '', [stop(20, '')]),
  ]),
};

const names = (days: readonly DraftDay[]) =>
  days.map(({ texts, stops }) => [texts.vi.title, ...stops.map(({ titles, place }) => titles.vi || place)]);

describe('the programme of a tour', () => {
  it('brings both languages together and writes each of them back', () => {
    const days = daysOf(records);
    expect(days[0]).toMatchObject({
      texts: { vi: { title: 'Một' }, en: { title: 'One' } },
      stops: [
        { id: 10, titles: { vi: 'Cổng', en: 'Gate' }, place: '' },
        { id: 11, titles: { vi: '', en: '' }, place: 'Hồ', resource_id: 7 },
      ],
    });
    expect(daysBody(days, 'en')).toMatchObject([
      {
        day: 1,
        title: 'One',
        stops: [
          { id: 10, title: 'Gate' },
          { id: 11, title: '', resource_id: 7 },
        ],
      },
      { day: 2, title: '', stops: [{ id: 20, title: '' }] },
    ]);
  });

  it('numbers days by their place, whichever moved, and leaves new stops without an id', () => {
    const [first, second] = daysOf(records);
    if (!first || !second) throw new Error('two days');
    const fresh = newStop({ titles: { vi: 'Bến', en: 'Pier' } });
    const days = [second, { ...first, stops: [fresh, ...first.stops] }, emptyDay()];
    const vi = daysBody(days, 'vi');
    expect(vi.map(({ day: number, title }) => [number, title])).toEqual([
      [1, 'Hai'],
      [2, 'Một'],
      [3, ''],
    ]);
    expect(vi[1]?.stops[0]).toEqual({
      title: 'Bến',
      resource_id: null,
      city_id: null,
      lat: null,
      lon: null,
      mode: null,
    });
    // The other language names it no more than the first: both are written together, and the API knows it by its place.
    expect(daysBody(days, 'en')[1]?.stops.map((one) => [one.id, one.title])).toEqual([
      [undefined, 'Pier'],
      [10, 'Gate'],
      [11, ''],
    ]);
  });

  it('moves stops within a day, from day to day, and step by step past the ends of a day', () => {
    const days = daysOf(records);
    expect(names(stopMoved(days, { day: 0, index: 0 }, { day: 0, index: 1 }))).toEqual([
      ['Một', 'Hồ', 'Cổng'],
      ['Hai', 'Đồi'],
    ]);
    expect(names(stopMoved(days, { day: 0, index: 1 }, { day: 1, index: 0 }))).toEqual([
      ['Một', 'Cổng'],
      ['Hai', 'Hồ', 'Đồi'],
    ]);
    const toTheEnd = { day: 1, index: Number.POSITIVE_INFINITY };
    expect(names(stopMoved(days, { day: 0, index: 0 }, toTheEnd))).toEqual([
      ['Một', 'Hồ'],
      ['Hai', 'Đồi', 'Cổng'],
    ]);
    expect(stepOf(days, { day: 0, index: 1 }, 1)).toEqual({ day: 1, index: 0 });
    expect(stepOf(days, { day: 1, index: 0 }, -1)).toEqual({ day: 0, index: 2 });
    expect(stepOf(days, { day: 0, index: 0 }, -1)).toBeNull();
    expect(stepOf(days, { day: 1, index: 0 }, 1)).toBeNull();
    expect(placeOfStop(days, 'stop-20')).toEqual({ day: 1, index: 0 });
    expect(placeOfStop(days, 'stop-404')).toBeNull();
    expect(names(stopRemoved(days, { day: 0, index: 0 }))[0]).toEqual(['Một', 'Hồ']);
    expect(names(moved(days, 1, 0)).map(([title]) => title)).toEqual(['Hai', 'Một']);
  });
});

describe('a series of departures', () => {
  it('falls on the weekdays of its span, both ends included, and leaves out what there is', () => {
    // 2027-03-06 is a Saturday.
    expect(weekdayOf('2027-03-06')).toBe(6);
    expect(weekdayOf('2027-03-07')).toBe(7);
    expect(seriesPlan('2027-03-06', '2027-03-20', [6], new Set(['2027-03-13']))).toEqual({
      dates: ['2027-03-06', '2027-03-20'],
      taken: ['2027-03-13'],
    });
    expect(seriesPlan('2028-02-28', '2028-03-01', [1, 2, 3, 4, 5, 6, 7], new Set()).dates).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });

  it('is nothing for a span that ends before it begins, is unfinished or longer than a year', () => {
    const none = { dates: [], taken: [] };
    const all = [1, 2, 3, 4, 5, 6, 7];
    expect(seriesPlan('2027-03-06', '2027-03-05', all, new Set())).toEqual(none);
    expect(seriesPlan('', '2027-03-05', all, new Set())).toEqual(none);
    expect(daysBetween('2027-01-01', '2028-01-02')).toBe(367);
    expect(seriesPlan('2027-01-01', '2028-01-02', all, new Set())).toEqual(none);
    expect(seriesPlan('2027-01-01', '2028-01-01', all, new Set()).dates).toHaveLength(366);
  });
});

describe('opening hours', () => {
  it('leave out closed days and keep the others in their order', () => {
    const span = { opens: '08:00', closes: '17:00' };
    const week = withDay(withDay({}, 'wed', [span]), 'mon', [span]);
    expect(Object.keys(week)).toEqual(['mon', 'wed']);
    expect(withDay(week, 'mon', [])).toEqual({ wed: [span] });
    expect(Object.keys(likeDay({ mon: [span] }, 'mon'))).toHaveLength(7);
    expect(Object.keys(likeDay(week, 'mon'))).toEqual(['mon', 'wed']);
  });

  it('know midnight at the end of a day, and nights that go on', () => {
    expect(closesFromField('00:00')).toBe('24:00');
    expect(closesToField('24:00')).toBe('00:00');
    expect(isPastMidnight({ opens: '19:00', closes: '02:00' })).toBe(true);
    expect(isPastMidnight({ opens: '19:00', closes: '24:00' })).toBe(false);
    expect(nextSpan([])).toEqual({ opens: '08:00', closes: '17:00' });
    expect(nextSpan([{ opens: '08:00', closes: '11:30' }])).toEqual({ opens: '', closes: '' });
    expect(nextSpan([{ opens: '19:00', closes: '02:00' }])).toEqual({ opens: '', closes: '' });
  });
});
