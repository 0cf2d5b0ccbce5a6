import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../../web/app/api/types';
import {
  byDays,
  openingState,
  seasonsFrom,
  seasonsOf,
  spansOn,
  weekdayOf,
} from '../../web/app/site/resources/place/opening';

const day = (...spans: [string, string][]) => spans.map(([opens, closes]) => ({ opens, closes }));
const at = (time: string) => new Date(`${time}+07:00`);
const always = (week: OpeningHours) => (date: string) => week[weekdayOf(date)] ?? [];

describe('openingState', () => {
  const lunchAndDinner = always({
    mon: day(['06:00', '10:00'], ['18:00', '20:30']),
    wed: day(['06:00', '10:00']),
  });

  it('tells until when a place is open, by the clock of Vietnam', () => {
    expect(openingState(lunchAndDinner, new Date('2026-11-23T02:59:00Z'))).toEqual({
      open: true,
      until: '10:00',
    });
  });

  it('is closed from the minute of closing, and names the next time', () => {
    const closed = openingState(lunchAndDinner, at('2026-11-23T10:00:00'));
    expect(closed).toEqual({ open: false, opens: '18:00', day: 'mon', inDays: 0 });
    const later = openingState(lunchAndDinner, at('2026-11-23T21:00:00'));
    expect(later).toEqual({ open: false, opens: '06:00', day: 'wed', inDays: 2 });
  });

  it('goes past midnight, also past the end of the week', () => {
    const night = always({ sun: day(['16:00', '01:00']) });
    expect(openingState(night, at('2026-11-23T00:30:00'))).toEqual({ open: true, until: '01:00' });
    const monday = openingState(night, at('2026-11-23T01:00:00'));
    expect(monday).toEqual({ open: false, opens: '16:00', day: 'sun', inDays: 6 });
  });

  it('joins the end of one day and the beginning of the next', () => {
    const joined = always({ mon: day(['20:00', '24:00']), tue: day(['00:00', '02:00']) });
    expect(openingState(joined, at('2026-11-23T22:00:00'))).toEqual({ open: true, until: '02:00' });
  });

  it('knows what never closes and what never opens', () => {
    const moment = at('2026-11-26T11:20:00');
    expect(openingState(() => day(['00:00', '24:00']), moment)).toEqual({ open: true, until: null });
    expect(openingState(() => [], moment)).toEqual({ open: false, opens: null });
  });
});

describe('a place with another week in some months', () => {
  const summer = { tue: day(['07:30', '10:30']), wed: day(['07:30', '10:30']) };
  const winter = { tue: day(['08:00', '11:00']), wed: day(['08:00', '11:00']) };
  const seasons = seasonsOf(summer, {
    state: 'checked',
    seasonal: [{ months: [11, 12, 1, 2, 3], weekly: winter }],
  });
  const stateAt = (time: string) => openingState((date) => spansOn(seasons, date), at(time));

  it('opens by the week of the season, and of the next one from its first day on', () => {
    expect(stateAt('2026-11-24T10:45:00')).toEqual({ open: true, until: '11:00' });
    expect(stateAt('2026-11-24T12:00:00')).toMatchObject({ opens: '08:00', inDays: 1 });
    expect(stateAt('2027-03-31T12:00:00')).toMatchObject({ opens: '07:30', day: 'tue', inDays: 6 });
  });

  it('shows the week of today first, and from which month another counts', () => {
    expect(seasonsFrom(seasons, '2026-11-24')).toEqual([
      { months: [11, 12, 1, 2, 3], week: winter, begins: 11 },
      { months: [4, 5, 6, 7, 8, 9, 10], week: summer, begins: 4 },
    ]);
    expect(seasonsFrom(seasons, '2027-04-01').map(({ begins }) => begins)).toEqual([4, 11]);
  });
});

describe('byDays', () => {
  it('puts days with the same hours on one line', () => {
    const usual = day(['08:00', '17:00']);
    expect(byDays({ tue: usual, wed: usual, thu: usual, fri: usual, sat: usual, sun: usual })).toEqual([
      { from: 'mon', to: 'mon', spans: [] },
      { from: 'tue', to: 'sun', spans: usual },
    ]);
  });
});
