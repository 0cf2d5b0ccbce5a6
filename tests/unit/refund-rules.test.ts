import { describe, expect, it } from 'vitest';
import { cancellationOf } from '../../server/features/sales/order/details';
import { refundPercent, refundSteps, shareOf } from '../../server/kernel/booking-terms/refund';
import { bookingTerms } from '../../server/kernel/booking-terms/shape';
import { dateInWords } from '../../server/time';
import { spanInWords } from '../../web/app/i18n/dates';

const rules = [
  { days_before: 3, percent: 50 },
  { days_before: 14, percent: 100 },
];

describe('rules for cancelling', () => {
  it('become spans of dates without gaps, across the end of a year', () => {
    expect(refundSteps(rules, '2027-01-10')).toEqual([
      { from: null, until: '2026-12-27', percent: 100 },
      { from: '2026-12-28', until: '2027-01-07', percent: 50 },
      { from: '2027-01-08', until: '2027-01-09', percent: 0 },
    ]);
    expect(refundSteps([{ days_before: 1, percent: 100 }], '2028-03-01')).toEqual([
      { from: null, until: '2028-02-29', percent: 100 },
    ]);
    expect(refundSteps([{ days_before: 2, percent: 0 }], '2027-03-03')).toEqual([
      { from: null, until: '2027-03-02', percent: 0 },
    ]);
  });

  it.each([
    ['2026-12-27', 100],
    ['2026-12-28', 50],
    ['2027-01-07', 50],
    ['2027-01-08', 0],
    ['2027-01-10', 0],
  ])('cancelled on %s give back %d %%, as the spans say', (today, percent) => {
    const firstDay = '2027-01-10';
    expect(refundPercent(rules, { firstDay, today })).toBe(percent);
    const step = refundSteps(rules, firstDay).find(({ until }) => today <= until);
    expect(step?.percent ?? 0).toBe(percent);
  });

  it('give whole đồng, a half to the buyer', () => {
    expect(shareOf(4_350_001, 50)).toBe(2_175_001);
    expect(shareOf(99, 33)).toBe(33);
    expect(shareOf(2_000_000_000 * 50, 100)).toBe(100_000_000_000);
  });

  it('must not give back more to who cancels later, nor name a day twice', () => {
    const isGood = (cancellation: object[]) => bookingTerms.safeParse({ cancellation }).success;
    expect(isGood(rules)).toBe(true);
    expect(isGood([...rules, { days_before: 3, percent: 40 }])).toBe(false);
    expect(isGood([...rules, { days_before: 2, percent: 60 }])).toBe(false);
  });
});

describe('cancelling an order by oneself', () => {
  const terms = { cancellation: rules };
  const today = '2026-12-30';
  const line = (date: string, given: object = {}) => ({ date, amount: 1_000_000, terms, ...given });
  const plan = (lines: ReturnType<typeof line>[], given: object = {}) =>
    cancellationOf({ status: 'paid', lines, isUsed: false, today, ...given });

  it('gives back each part by its own date', () => {
    expect(plan([line('2027-01-01'), line('2027-01-10'), line('2027-02-01')])).toEqual({
      obstacle: null,
      amount: 1_500_000,
    });
  });

  it.each([
    ['not_paid', plan([line('2027-02-01')], { status: 'pending' })],
    ['begun', plan([line('2027-02-01'), line(today)])],
    ['used', plan([line('2027-02-01')], { isUsed: true })],
    ['no_rules', plan([line('2027-02-01'), line('2027-02-01', { terms: {} })])],
  ])('is refused: %s', (obstacle, refused) => {
    expect(refused).toEqual({ obstacle, amount: 0 });
  });
});

it('writes the month of a date in words', () => {
  expect(dateInWords('2026-10-02', 'en')).toBe('2 October 2026');
  expect(dateInWords('2026-10-02', 'vi')).toBe('2 tháng 10 năm 2026');
});

describe('days on pages', () => {
  it.each([
    ['2026-10-02', '2026-10-02', '2 October 2026', '2 tháng 10 năm 2026'],
    ['2026-10-02', '2026-10-09', '2 – 9 October 2026', '2 – 9 tháng 10 năm 2026'],
    ['2026-10-30', '2026-11-02', '30 October – 2 November 2026', '30 tháng 10 – 2 tháng 11 năm 2026'],
    [
      '2026-12-30',
      '2027-01-02',
      '30 December 2026 – 2 January 2027',
      '30 tháng 12 năm 2026 – 2 tháng 1 năm 2027',
    ],
  ])('from %s to %s name month and year once', (from, to, en, vi) => {
    expect(spanInWords(from, to, 'en')).toBe(en);
    expect(spanInWords(from, to, 'vi')).toBe(vi);
  });
});
