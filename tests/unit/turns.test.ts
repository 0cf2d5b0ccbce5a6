import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from '../../server/platform/turns';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refusal = () => new Error('come again');

/** Pieces of work that end when they are told to, and the order in which they began. */
const working = (turns: ReturnType<typeof createTurns>) => {
  const begun: string[] = [];
  const ends = new Map<string, { well: () => void; badly: () => void }>();
  const begin = (name: string) =>
    turns.run(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, { well: () => resolve(name), badly: () => reject(new Error(name)) });
      });
    });
  return { begun, begin, end: (name: string, how: 'well' | 'badly' = 'well') => ends.get(name)?.[how]() };
};

it('lets so many run at a time, and the others in the order in which they came', async () => {
  const { begun, begin, end } = working(createTurns({ running: 2 }, refusal));
  const all = ['a', 'b', 'c', 'd'].map(begin);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a', 'b']);
  end('b');
  expect(await all[1]).toBe('b');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name);
  await vi.advanceTimersByTimeAsync(0);
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('gives the place on when work fails', async () => {
  const { begun, begin, end } = working(createTurns({ running: 1 }, refusal));
  const failing = begin('a');
  const next = begin('b');
  await vi.advanceTimersByTimeAsync(0);
  end('a', 'badly');
  await expect(failing).rejects.toThrow('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await next;
});

it('refuses at once when too many wait, and says so before', async () => {
  const turns = createTurns({ running: 1, mostWaiting: 1 }, refusal);
  expect(turns.isFull()).toBe(false);
  await turns.enter();
  const second = turns.enter();
  expect(turns.isFull()).toBe(true);
  await expect(turns.enter()).rejects.toThrow('come again');
  turns.leave();
  await second;
  expect(turns.isFull()).toBe(false);
});

it('refuses who waits too long, and passes them over afterwards', async () => {
  const turns = createTurns({ running: 1, longestWait: 300 }, refusal);
  await turns.enter();
  const impatient = turns.enter();
  const refused = expect(impatient).rejects.toThrow('come again');
  await vi.advanceTimersByTimeAsync(200);
  const later = turns.enter();
  await vi.advanceTimersByTimeAsync(100);
  await refused;
  turns.leave();
  await later;
  // Whoever got in is not refused any more.
  await vi.advanceTimersByTimeAsync(1_000);
  turns.leave();
  await turns.enter();
});

it('lets in as many as before after all have left', async () => {
  const { begun, begin, end } = working(createTurns({ running: 1 }, refusal));
  for (const name of ['a', 'b', 'c']) {
    const work = begin(name);
    await vi.advanceTimersByTimeAsync(0);
    end(name);
    await work;
  }
  const [first, second] = [begin('d'), begin('e')];
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  end('d');
  await first;
  await vi.advanceTimersByTimeAsync(0);
  end('e');
  await second;
});
