import { expect, it } from 'vitest';
import { barHeight, roundedUp } from '../../web/app/admin/dashboard/sales-scale';

it('ends an axis at a round number that nothing exceeds', () => {
  expect([0, 1, 2, 3, 7, 10, 11, 24, 25, 26].map(roundedUp)).toEqual([1, 1, 2, 5, 10, 10, 20, 25, 25, 50]);
  expect(roundedUp(12_345_678)).toBe(20_000_000);
  expect(roundedUp(99_000_000)).toBe(100_000_000);
});

it('shows the least that there is, and nothing where nothing is', () => {
  expect(barHeight(0, 100, 120)).toBe(0);
  expect(barHeight(1, 1_000_000, 120)).toBe(2);
  expect(barHeight(100, 100, 120)).toBe(120);
});
