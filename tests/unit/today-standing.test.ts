import { describe, expect, it } from 'vitest';
import { arrange, kilometres, reaches, standingOf, type TodayPlace } from '../../web/app/site/today/standing';

type Day = TodayPlace['days'][number];

const dates = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'];
/** A moment of 29 November in Vietnam. */
const at = (clock: string, date = '2026-11-29') => new Date(`${date}T${clock}:00+07:00`);

const open = (...spans: string[]): Day => ({
  state: 'open',
  times: spans.map((span) => ({ opens: span.slice(0, 5), closes: span.slice(6) })),
  because: null,
});
const closed = (because: Day['because'] = 'weekday'): Day => ({ state: 'closed', times: [], because });
const unknown: Day = { state: 'unknown', times: [], because: null };

const placeOf = (days: Day[], given: Partial<TodayPlace> = {}): TodayPlace => ({
  kind: 'sight',
  id: 1,
  title: 'A place',
  path: '/attractions/a',
  lat: null,
  lon: null,
  indoors: null,
  is_estimated: false,
  last_admission: null,
  days,
  ...given,
});
const always = (day: Day) => placeOf(dates.map(() => day));
const standing = (place: TodayPlace, clock: string, date?: string) =>
  standingOf(place, dates, at(clock, date));

describe('how a place stands', () => {
  const museum = always(open('08:00-11:30', '13:30-17:00'));

  it.each([
    ['03:00', { is: 'later', at: '08:00' }],
    ['06:00', { is: 'soon', at: '08:00' }],
    ['08:00', { is: 'open', until: '11:30' }],
    ['11:30', { is: 'soon', at: '13:30' }],
    ['16:59', { is: 'open', until: '17:00' }],
    ['17:00', { is: 'closed', because: null, lastEntry: null }],
  ])('at %s', (clock, expected) => {
    expect(standing(museum, clock)).toEqual(expected);
  });

  it('goes by the clock in Vietnam, wherever the reader is', () => {
    expect(standingOf(museum, dates, new Date('2026-11-28T20:00:00Z'))).toEqual({ is: 'later', at: '08:00' });
  });

  it('is open in the small hours by the evening before, also on a day off', () => {
    const bar = placeOf([open('18:00-02:00'), closed(), open('18:00-02:00'), closed(), closed()]);
    expect(standing(bar, '01:30')).toEqual({ is: 'open', until: '02:00' });
    expect(standing(bar, '02:30')).toMatchObject({ is: 'closed', because: 'weekday' });
    expect(standing(bar, '23:00', '2026-11-30')).toEqual({ is: 'open', until: '02:00' });
  });

  it.each(['lunar', 'holiday', 'season', 'dates'] as const)('says why it is closed: %s', (because) => {
    const place = placeOf([open('08:00-17:00'), closed(because), open('08:00-17:00'), unknown, unknown]);
    expect(standing(place, '10:00')).toEqual({ is: 'closed', because, lastEntry: null });
  });

  it('is unknown where nobody knows the hours, and open where there are no doors', () => {
    expect(standing(always(unknown), '10:00')).toEqual({ is: 'unknown' });
    expect(standing(always(open()), '03:00')).toEqual({ is: 'open', until: null });
    expect(standing(always(open('00:00-24:00')), '03:00')).toMatchObject({ is: 'open' });
  });

  it('lets nobody in after the last entry', () => {
    const tomb = { ...always(open('07:00-17:00')), last_admission: '16:30' };
    expect(standing(tomb, '16:30')).toEqual({ is: 'open', until: '17:00' });
    expect(standing(tomb, '16:45')).toEqual({ is: 'closed', because: null, lastEntry: '16:30' });
    expect(standing(tomb, '06:30')).toEqual({ is: 'soon', at: '07:00' });
  });

  it('says nothing of days beyond those that are known', () => {
    expect(reaches(dates, at('10:00', '2026-12-02'))).toBe(true);
    expect(reaches(dates, at('10:00', '2026-12-03'))).toBe(false);
    expect(standing(museum, '10:00', '2026-12-09')).toEqual({ is: 'unknown' });
  });
});

describe('the order of places', () => {
  const near = { lat: 16.47, lon: 107.58 };
  const here = { lat: 16.4637, lon: 107.5909 };
  const places = [
    placeOf([closed(), closed(), closed(), closed(), closed()], { id: 1 }),
    placeOf(
      dates.map(() => open('08:00-17:00')),
      { id: 2, lat: 16.6, lon: 107.6, indoors: 'indoors' },
    ),
    placeOf(
      dates.map(() => open('08:00-17:00')),
      { id: 3, ...near, indoors: 'outdoors' },
    ),
    placeOf(
      dates.map(() => open('11:00-17:00')),
      { id: 4 },
    ),
    placeOf(
      dates.map(() => unknown),
      { id: 5 },
    ),
    placeOf(
      dates.map(() => open('08:00-17:00')),
      { id: 6 },
    ),
  ];
  const ids = (given?: Parameters<typeof arrange>[2]) =>
    arrange({ places, dates }, at('10:00'), given).map(({ place }) => place.id);

  it('is what is open, then what opens, then what nobody knows, then what is closed', () => {
    expect(ids()).toEqual([2, 3, 6, 4, 5, 1]);
  });

  it('has what opens earliest first, however far', () => {
    const opening = (id: number, from: string, given = {}) =>
      placeOf(
        dates.map(() => open(`${from}-22:00`)),
        { id, ...given },
      );
    const later = [opening(1, '18:00', near), opening(2, '16:00'), opening(3, '16:00', near)];
    const order = arrange({ places: later, dates }, at('10:00'), { position: here });
    expect(order.map(({ place }) => place.id)).toEqual([3, 2, 1]);
  });

  it('has the nearest first, and those that lie nowhere last', () => {
    expect(ids({ position: here })).toEqual([3, 2, 6, 4, 5, 1]);
  });

  it('has what has a roof first in the rain, however far', () => {
    expect(ids({ position: here, isWet: true })).toEqual([2, 6, 3, 4, 5, 1]);
  });

  it('measures in kilometres', () => {
    expect(kilometres(here, near)).toBeCloseTo(1.36, 1);
    expect(kilometres(null, near)).toBeNull();
    expect(kilometres(here, { lat: null, lon: null })).toBeNull();
  });
});
