import { describe, expect, it } from 'vitest';
import { dateSpans, knownDates, lunarSpans } from '../../server/features/back-office/import/notation/dates';
import type { Notation } from '../../server/features/back-office/import/notation/notation';
import {
  dayList,
  nthDay,
  seasons,
  shows,
  spans,
  week,
} from '../../server/features/back-office/import/notation/times';

const morning = { opens: '07:30', closes: '11:30' };
const afternoon = { opens: '13:30', closes: '17:00' };
const workdays = { mon: [morning], tue: [morning], wed: [morning], thu: [morning], fri: [morning] };
const both = [morning, afternoon];

const written: [string, Notation, string, unknown][] = [
  [
    'week',
    week,
    'mon,wed-sun 07:30-11:30 13:30-17:00',
    { ...{ mon: both, wed: both, thu: both, fri: both }, sat: both, sun: both },
  ],
  [
    'week of two kinds of days',
    week,
    'mon-fri 07:30-11:30; sun 22:00-02:00',
    { ...workdays, sun: [{ opens: '22:00', closes: '02:00' }] },
  ],
  ['week without open days', week, 'closed', {}],
  [
    'shows',
    shows,
    'fri-sun 18:30 20:00; 15:00',
    [{ days: ['fri', 'sat', 'sun'], times: ['18:30', '20:00'] }, { times: ['15:00'] }],
  ],
  [
    'seasons',
    seasons,
    '5-9: mon-fri 07:30-11:30 | 11-12,1: closed',
    [
      { months: [5, 6, 7, 8, 9], weekly: workdays },
      { months: [11, 12, 1], weekly: {} },
    ],
  ],
  [
    'lunar spans',
    lunarSpans,
    '30/12-3/1; 15/7-15/7',
    [
      { from: { month: 12, day: 30 }, to: { month: 1, day: 3 } },
      { from: { month: 7, day: 15 }, to: { month: 7, day: 15 } },
    ],
  ],
  [
    'dates',
    dateSpans,
    '2026-12-01..2026-12-05; 2027-01-10..',
    [{ from: '2026-12-01', to: '2026-12-05' }, { from: '2027-01-10' }],
  ],
  [
    'known dates',
    knownDates,
    '2027-02-06..2027-02-08 = https://a.example/?b=c',
    [{ from: '2027-02-06', to: '2027-02-08', source: 'https://a.example/?b=c' }],
  ],
  [
    'spans',
    spans,
    '09:00-10:00; 14:00-15:00',
    [
      { opens: '09:00', closes: '10:00' },
      { opens: '14:00', closes: '15:00' },
    ],
  ],
  ['nth day', nthDay, 'last sun', { nth: -1, weekday: 'sun' }],
  ['days', dayList, 'mon; wed-fri', ['mon', 'wed', 'thu', 'fri']],
] as [string, Notation, string, unknown][];

describe.each(written)('%s', (_name, notation, cell, value) => {
  it('is printed and read as the same', () => {
    expect(notation.print(value as never)).toBe(cell);
    expect(notation.parse(cell)).toEqual(value);
  });
});

it('is read as people and spreadsheets write it', () => {
  expect(week.parse('T2 - T6 7h30–11:30; CN 13:30:00-17:00')).toEqual({ ...workdays, sun: [afternoon] });
  expect(week.parse('daily 7:30-11:30')).toMatchObject({ mon: [morning], sun: [morning] });
  expect(shows.parse('18:30:00')).toEqual([{ times: ['18:30'] }]);
  expect(dayList.parse('mon, wed')).toEqual(['mon', 'wed']);
  expect(dateSpans.parse('2026-12-01')).toEqual([{ from: '2026-12-01', to: '2026-12-01' }]);
  expect(dateSpans.parse('24/11/2026..2/12/2026')).toBeNull();
  expect(dateSpans.parse('24/11/2026..30/11/2026')).toEqual([{ from: '2026-11-24', to: '2026-11-30' }]);
});

it.each([
  [week, 'mon-fri'],
  [week, 'monday 8-17'],
  [week, 'mon 08:00-12:00; mon 13:00-17:00'],
  [shows, 'fri'],
  [seasons, '13: mon 08:00-12:00'],
  [seasons, 'mon 08:00-12:00'],
  [lunarSpans, '1.1.'],
  [dateSpans, '03/04/2026'],
  [knownDates, '2027-02-06..2027-02-08'],
  [spans, '09:00'],
  [nthDay, '5 sun'],
  [dayList, 'someday'],
] as [Notation, string][])('what is not written so is nothing (%#)', (notation, cell) => {
  expect(notation.parse(cell)).toBeNull();
});
