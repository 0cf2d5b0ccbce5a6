import { expect, it } from 'vitest';
import { secondsUntilRetry } from '../../server/platform/mail/backoff';

it('doubles from half a minute to an hour', () => {
  const middle = () => 0.5;
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => secondsUntilRetry(attempt, middle))).toEqual([
    30, 60, 120, 240, 480, 960, 1920, 3600,
  ]);
});

it('spreads by a quarter either way', () => {
  expect(secondsUntilRetry(3, () => 0)).toBe(90);
  expect(secondsUntilRetry(3, () => 1)).toBe(150);
});
