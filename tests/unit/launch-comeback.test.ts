import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFailures, keepRunning, pauses } from '../../server/launch/comeback';

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(() => void vi.restoreAllMocks());

it('waits longer with each failure in a row, and begins anew after a minute of health', () => {
  let now = 0;
  const failures = createFailures(() => now);
  expect([failures.ended(), failures.ended(), failures.ended()]).toEqual([100, 1000, 2000]);
  failures.started();
  now += 900;
  expect(failures.ended()).toBe(4000);
  failures.started();
  now += 60_000;
  expect(failures.ended()).toBe(100);
});

it('starts what ran for a while at once, and with a second between where that does not end', () => {
  let now = 0;
  const failures = createFailures(() => now);
  const endsAfter = (milliseconds: number) => {
    failures.started();
    now += milliseconds;
    return failures.ended();
  };
  // Somebody kills it every four seconds.
  for (let time = 0; time < 50; time += 1) expect(endsAfter(4_000)).toBe(100);
  // It ends by itself after little more than a second, again and again.
  const pauses = Array.from({ length: 60 }, () => endsAfter(1_200));
  expect(pauses.slice(0, 5)).toEqual(Array(5).fill(100));
  expect(pauses.slice(-10)).toEqual(Array(10).fill(1_000));
  // A start that takes long and fails is no health.
  now += 30_000;
  expect(failures.ended()).toBe(2_000);
});

it('gives up with the reason when a part ends again and again, or does not even start', async () => {
  let starts = 0;
  const waited: number[] = [];
  const ending = keepRunning(
    {
      name: 'The api process',
      ended: async () => 'The api process ended (1).',
      restart: async () => {
        starts += 1;
        if (starts % 2 === 0) throw new Error('It did not answer.');
      },
    },
    {
      isStopping: () => false,
      wait: async (milliseconds) => void waited.push(milliseconds),
    },
  );
  expect(await ending).toBe(
    'The api process has failed 8 times in a row and is not started again. The api process ended (1).',
  );
  expect(waited).toEqual(pauses);
  expect(starts).toBe(pauses.length);
});

it('starts nothing while everything is being stopped', async () => {
  const restart = vi.fn(async () => {});
  const part = { name: 'The web process', ended: async () => 'It ended.', restart };
  const settled = keepRunning(part, { isStopping: () => true }).then(() => 'settled');
  expect(await Promise.race([settled, sleep(50, 'waiting')])).toBe('waiting');
  expect(restart).not.toHaveBeenCalled();
});
