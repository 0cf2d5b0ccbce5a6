import { describe, expect, it } from 'vitest';
import { nextRefunds } from '../../server/kinds/tour/refunds';

const departures = [
  { date: '2027-03-01', price: 1_000_000, seats_left: 0 },
  { date: '2027-03-08', price: 1_001_000, seats_left: 3 },
];
const cancellation = [
  { days_before: 14, percent: 100 },
  { days_before: 7, percent: 50 },
];

describe('what comes back of a tour', () => {
  it('is told for the next departure with seats, in dates and in money for one person', () => {
    expect(nextRefunds({ cancellation }, departures, '2027-02-01')).toEqual({
      date: '2027-03-08',
      steps: [
        { from: null, until: '2027-02-22', percent: 100, amount: 1_001_000 },
        { from: '2027-02-23', until: '2027-03-01', percent: 50, amount: 500_500 },
        { from: '2027-03-02', until: '2027-03-07', percent: 0, amount: 0 },
      ],
    });
  });

  it('is told for a later one while the first one is too near for most of it', () => {
    const later = { date: '2027-03-22', price: 1_000_000, seats_left: 9 };
    const of = (today: string) => nextRefunds({ cancellation }, [...departures, later], today)?.date;
    expect([of('2027-02-22'), of('2027-02-23'), of('2027-03-20')]).toEqual([
      '2027-03-08',
      '2027-03-22',
      '2027-03-08',
    ]);
  });

  it('is not told where nobody said it, or nothing can be booked', () => {
    expect(nextRefunds({}, departures, '2027-02-01')).toBeNull();
    expect(nextRefunds({ cancellation }, departures.slice(0, 1), '2027-02-01')).toBeNull();
    expect(nextRefunds({ cancellation }, [], '2027-02-01')).toBeNull();
  });
});
