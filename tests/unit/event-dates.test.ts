import { describe, expect, test } from 'vitest';
import { calendarFile, foldLine } from '../../server/calendar/ical';
import { currentOccurrence, occurrencesBetween, storedOccurrences } from '../../server/calendar/occurrences';
import { pictureQuery } from '../../server/kinds/event/present';

const yearly = (month: number, day: number, days = 1) => ({ month, day, days });
const starts = (rule: ReturnType<typeof yearly>, isLunar: boolean, from: string, to: string) =>
  occurrencesBetween(rule, isLunar, { from, to }).map(({ start_date }) => start_date);

describe('an event on single days', () => {
  const first = { rule: null, is_lunar: false, start_date: '2026-11-01', end_date: '2027-12-31' };
  const kept = (occurs: object, closures: object = {}) =>
    storedOccurrences(
      {
        ...first,
        doors: {
          opening_hours: null,
          visitor_info: {
            occurs: { state: 'checked', ...occurs },
            closures: { state: 'checked', ...closures },
          },
        },
      },
      '2026-11-24',
    ).map(({ start_date, end_date }) => {
      expect(end_date).toBe(start_date);
      return start_date;
    });

  test('has the full moons, the first Sundays or the Saturdays of its dates, at most some 400 days ahead', () => {
    expect(kept({ lunar_days: [15] }).slice(0, 3)).toEqual(['2026-11-23', '2026-12-23', '2027-01-22']);
    expect(kept({ monthly: { nth: 1, weekday: 'sun' } }).slice(0, 3)).toEqual([
      '2026-11-01',
      '2026-12-06',
      '2027-01-03',
    ]);
    const saturdays = kept({ weekly: ['sat'] }, { dates: [{ from: '2026-11-28', to: '2026-11-29' }] });
    expect(saturdays.slice(0, 5)).toEqual([
      '2026-11-07',
      '2026-11-14',
      '2026-11-21',
      '2026-12-05',
      '2026-12-12',
    ]);
    expect(saturdays.at(-1)).toBe('2027-12-25');
    const forYears = { ...first, end_date: '2190-12-31' };
    const doors = {
      opening_hours: null,
      visitor_info: { occurs: { state: 'checked' as const, weekly: ['sat' as const] } },
    };
    expect(storedOccurrences({ ...forYears, doors }, '2026-11-24')).toHaveLength(60);
  });
});

describe('an event that comes back', () => {
  test('does so every second or third year only, counted from one that is known', () => {
    const every = (years: number, from_year: number) => ({ ...yearly(3, 9, 5), every: years, from_year });
    expect(starts(every(2, 2025), false, '2024-01-01', '2029-12-31')).toEqual([
      '2025-03-09',
      '2027-03-09',
      '2029-03-09',
    ]);
    // Of the lunar calendar the year counts in which it began: this day of 2026 falls into January 2027.
    const lunar = { ...yearly(12, 15), every: 3, from_year: 2023 };
    expect(starts(lunar, true, '2024-01-01', '2030-12-31')).toEqual([
      '2024-01-25',
      '2027-01-22',
      '2030-01-18',
    ]);
    const schedule = { rule: every(12, 2020), is_lunar: false, start_date: '', end_date: '' };
    expect(currentOccurrence(schedule, '2026-11-24')).toEqual({
      start_date: '2032-03-09',
      end_date: '2032-03-13',
    });
    expect(storedOccurrences(schedule, '2026-11-24').at(-1)?.start_date).toBe('2032-03-09');
  });

  test('on dates that were announced takes place on these, and on no others', () => {
    const source = 'The council';
    const known_dates = {
      calendar: 'cham' as const,
      usual_months: [9, 10],
      dates: [
        { from: '2027-10-01', to: '2027-10-03', source },
        { from: '2025-10-20', to: '2025-10-22', source },
      ],
    };
    const schedule = { rule: null, known_dates, is_lunar: false, start_date: '', end_date: '' };
    expect(storedOccurrences(schedule, '2026-11-24')).toEqual([
      { start_date: '2025-10-20', end_date: '2025-10-22' },
      { start_date: '2027-10-01', end_date: '2027-10-03' },
    ]);
    expect(currentOccurrence(schedule, '2026-11-24').start_date).toBe('2027-10-01');
    expect(currentOccurrence(schedule, '2028-01-01').start_date).toBe('2027-10-01');
  });

  test('does so by the solar or the lunar calendar', () => {
    expect(starts(yearly(9, 2), false, '2026-11-20', '2029-11-20')).toEqual([
      '2027-09-02',
      '2028-09-02',
      '2029-09-02',
    ]);
    expect(starts(yearly(8, 15), true, '2026-11-20', '2028-12-31')).toEqual(['2027-09-15', '2028-10-03']);
  });

  test('is not kept again in a leap month', () => {
    expect(starts(yearly(6, 1), true, '2025-01-01', '2025-12-31')).toEqual(['2025-06-25']);
  });

  test('falls on the last day of a month that is too short', () => {
    // The last lunar month of 2026 has 29 days, that of 2024 29, that of 2023 30.
    expect(starts(yearly(12, 30), true, '2024-01-01', '2027-12-31')).toEqual([
      '2024-02-09',
      '2025-01-28',
      '2026-02-16',
      '2027-02-05',
    ]);
    expect(starts(yearly(2, 29), false, '2027-01-01', '2028-12-31')).toEqual(['2027-02-28', '2028-02-29']);
  });

  test('is found while it runs over the turn of the year', () => {
    expect(occurrencesBetween(yearly(12, 20, 30), false, { from: '2027-01-10', to: '2027-01-11' })).toEqual([
      { start_date: '2026-12-20', end_date: '2027-01-18' },
    ]);
    expect(occurrencesBetween(yearly(12, 15, 50), true, { from: '2027-03-01', to: '2027-03-02' })).toEqual([
      { start_date: '2027-01-22', end_date: '2027-03-12' },
    ]);
  });

  test('is on to its last day, then shows the next time', () => {
    const tet = { rule: yearly(1, 1, 3), is_lunar: true, start_date: '', end_date: '' };
    expect(currentOccurrence(tet, '2026-11-20').start_date).toBe('2027-02-06');
    expect(currentOccurrence(tet, '2027-02-08')).toEqual({
      start_date: '2027-02-06',
      end_date: '2027-02-08',
    });
    expect(currentOccurrence(tet, '2027-02-09').start_date).toBe('2028-01-26');
    const kept = storedOccurrences(tet, '2026-11-20').map(({ start_date }) => start_date);
    expect(kept).toEqual(['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13']);
  });

  test('of its own dates stays there', () => {
    const once = { rule: null, is_lunar: false, start_date: '2020-01-01', end_date: '2020-01-03' };
    expect(currentOccurrence(once, '2026-11-20')).toEqual({
      start_date: '2020-01-01',
      end_date: '2020-01-03',
    });
  });
});

describe('a calendar file', () => {
  const event = {
    uid: 'event-1-20270206@visit.example',
    startDate: '2027-02-06',
    dayAfter: '2027-02-09',
    stamp: new Date('2026-11-20T01:02:03.456Z'),
    sequence: 2,
    summary: 'Tết; new year, \\o/',
    description: 'First line\nsecond line',
    location: '',
    place: { lat: 21.03, lon: 105.85 },
    url: 'https://visit.example/en/events/tet',
  };

  test('is what RFC 5545 asks for', () => {
    expect(calendarFile(event).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Visit Vietnam//Events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:event-1-20270206@visit.example',
      'DTSTAMP:20261120T010203Z',
      'DTSTART;VALUE=DATE:20270206',
      'DTEND;VALUE=DATE:20270209',
      'SEQUENCE:2',
      'SUMMARY:Tết\\; new year\\, \\\\o/',
      'DESCRIPTION:First line\\nsecond line',
      'GEO:21.03;105.85',
      'URL:https://visit.example/en/events/tet',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('has lines of at most 75 octets, which come back whole', () => {
    const line = `DESCRIPTION:${'Lễ hội đèn lồng 🏮 phố cổ '.repeat(12)}`;
    const folded = foldLine(line);
    expect(folded.split('\r\n').every((part) => Buffer.byteLength(part) <= 75)).toBe(true);
    expect(folded.replaceAll('\r\n ', '')).toBe(line);
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });
});

test('pictures are asked for in sizes that are made', () => {
  expect(pictureQuery({})).toBe('?w=300&h=200&fit=cover');
  expect(pictureQuery({ width: 640, height: 670 })).toBe('?w=640&h=670&fit=cover');
  expect(pictureQuery({ width: 640 })).toBe('?w=640');
  expect(() => pictureQuery({ width: 641, height: 670 })).toThrow();
  expect(() => pictureQuery({ height: 670 })).toThrow();
});
