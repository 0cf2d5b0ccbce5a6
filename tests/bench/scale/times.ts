import { performance } from 'node:perf_hooks';

/** Milliseconds of answers, in order of size. */
export type Times = readonly number[];

export const percentile = (times: Times, share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

export const rounded = (milliseconds: number): number => Number(milliseconds.toFixed(1));

/** How long something takes, in milliseconds. */
export const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

/** How long each of so many takes, one after the other; the first ones, in which plans are made, are not counted. */
export const timesOf = async (
  count: number,
  run: (index: number) => Promise<unknown>,
  uncounted = 5,
): Promise<Times> => {
  const times: number[] = [];
  for (let index = -uncounted; index < count; index += 1) {
    const took = await timed(() => run(index + uncounted));
    if (index >= 0) times.push(took);
  }
  return times.sort((a, b) => a - b);
};

/** Asks, reads the answer to its end, and wants it to be one. */
export const answered = async (url: string, init: RequestInit = {}): Promise<string> => {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${text.slice(0, 200)}`);
  return text;
};
