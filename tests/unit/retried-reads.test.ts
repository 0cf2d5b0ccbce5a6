import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LastingFailure, retriedReads } from '../../web/app/i18n/retried-reads';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fails so many times, and notes when it was asked. */
function failing(times: number) {
  const begun = Date.now();
  const asked: number[] = [];
  const read = async (name: string) => {
    asked.push(Date.now() - begun);
    if (asked.length <= times) throw new Error('the connection is gone');
    return `texts of ${name}`;
  };
  return { asked, read: retriedReads(read) };
}

it('reads again up to five times, from 350 ms on, waiting twice as long each time', async () => {
  const { asked, read } = failing(5);
  const reading = read('site');
  await vi.runAllTimersAsync();
  expect(await reading).toBe('texts of site');
  expect(asked).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
});

it('gives up after that', async () => {
  const { asked, read } = failing(6);
  const reading = read('site').catch(String);
  await vi.runAllTimersAsync();
  expect(await reading).toBe('Error: the connection is gone');
  expect(asked).toHaveLength(6);
});

it('does not read again what will not be there', async () => {
  const ask = vi.fn(async (_name: string) => {
    throw new LastingFailure('404');
  });
  await expect(retriedReads(ask)('site')).rejects.toThrow('404');
  expect(ask).toHaveBeenCalledOnce();
});

it('reads at most ten at once, and lets others go first while it waits', async () => {
  let running = 0;
  let most = 0;
  const failedOnce = new Set<number>();
  const read = retriedReads(async (name: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
    if (name % 3 === 0 && !failedOnce.has(name)) {
      failedOnce.add(name);
      throw new Error('not now');
    }
    return name;
  });
  const names = Array.from({ length: 27 }, (_, name) => name);
  const reading = Promise.all(names.map(read));
  await vi.advanceTimersByTimeAsync(1);
  expect(running).toBe(10);
  await vi.runAllTimersAsync();
  expect(await reading).toEqual(names);
  expect(most).toBe(10);
});
