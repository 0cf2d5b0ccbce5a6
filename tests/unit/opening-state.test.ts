import { describe, expect, it } from 'vitest';
import { byDays, minuteOfWeek, openingState } from '../../web/app/site/resources/opening';

const day = (...spans: [string, string][]) => spans.map(([opens, closes]) => ({ opens, closes }));
const at = (iso: string) => minuteOfWeek(new Date(iso));

describe('minuteOfWeek', () => {
  it('counts from Monday midnight in Vietnam, wherever the visitor is', () => {
    expect(at('2026-11-22T17:00:00Z')).toBe(0);
    expect(at('2026-11-22T16:59:00Z')).toBe(7 * 24 * 60 - 1);
  });
});

describe('openingState', () => {
  const lunchAndDinner = { mon: day(['06:00', '10:00'], ['18:00', '20:30']), wed: day(['06:00', '10:00']) };

  it('tells until when a place is open', () => {
    expect(openingState(lunchAndDinner, at('2026-11-23T09:59:00+07:00'))).toEqual({
      open: true,
      until: '10:00',
    });
  });

  it('is closed from the minute of closing, and names the next time', () => {
    const closed = openingState(lunchAndDinner, at('2026-11-23T10:00:00+07:00'));
    expect(closed).toEqual({ open: false, opens: '18:00', day: 'mon', inDays: 0 });
    const later = openingState(lunchAndDinner, at('2026-11-23T21:00:00+07:00'));
    expect(later).toEqual({ open: false, opens: '06:00', day: 'wed', inDays: 2 });
  });

  it('goes past midnight, also past the end of the week', () => {
    const night = { sun: day(['16:00', '01:00']) };
    expect(openingState(night, at('2026-11-23T00:30:00+07:00'))).toEqual({ open: true, until: '01:00' });
    const monday = openingState(night, at('2026-11-23T01:00:00+07:00'));
    expect(monday).toEqual({ open: false, opens: '16:00', day: 'sun', inDays: 6 });
  });

  it('joins the end of one day and the beginning of the next', () => {
    const joined = { mon: day(['20:00', '24:00']), tue: day(['00:00', '02:00']) };
    expect(openingState(joined, at('2026-11-23T22:00:00+07:00'))).toEqual({ open: true, until: '02:00' });
  });

  it('knows what never closes and what never opens', () => {
    const always = day(['00:00', '24:00']);
    const week = {
      mon: always,
      tue: always,
      wed: always,
      thu: always,
      fri: always,
      sat: always,
      sun: always,
    };
    expect(openingState(week, 5000)).toEqual({ open: true, until: null });
    expect(openingState({}, 5000)).toEqual({ open: false, opens: null });
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
