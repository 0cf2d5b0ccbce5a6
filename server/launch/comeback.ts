import { setTimeout as sleep } from 'node:timers/promises';
import { say, since } from './say';

/** Milliseconds before a part is started again after it ended the first time in a row, the second, … */
export const pauses = [100, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const;

/** A part that ran for so long was well: what ends it then is the first failure again. */
const wellAfter = 60_000;

/** One that ran for so long can start: whatever ends it, such as somebody who kills it every few seconds, it is started again at once. */
const canStartAfter = 1_000;

/** Unless that has happened so often within `wellAfter`: then there is a second before each start, for as long as it goes on. */
const mostAtOnce = 20;

/** Counts failures in a row. */
export function createFailures(now: () => number = Date.now) {
  let count = 0;
  /** When it ended although it could start. */
  let recent: number[] = [];
  /** Since when it runs; undefined while it doesn't. */
  let begun: number | undefined = now();
  return {
    /** Called when the part runs (again). */
    started(): void {
      begun = now();
    },
    /** How many milliseconds to wait before the next start; undefined when it has been tried often enough. */
    ended(): number | undefined {
      const ran = begun === undefined ? 0 : now() - begun;
      begun = undefined;
      if (ran >= wellAfter) count = 0;
      else if (ran >= canStartAfter) {
        recent = [...recent.filter((at) => at > now() - wellAfter), now()];
        count = Math.min(count, recent.length > mostAtOnce ? 1 : 0);
      }
      count += 1;
      return pauses[count - 1];
    },
  };
}

export interface Part {
  /** What people call it, at the beginning of a sentence. */
  name: string;
  /** Settles, with the reason in a sentence, when the part that runs now has ended. */
  ended(): Promise<string>;
  /** Starts it again, and waits until it answers. */
  restart(): Promise<void>;
}

interface Keeping {
  isStopping: () => boolean;
  /** Where it is said what happens; to the person at the terminal by itself. */
  tell?: (line: string) => void;
  wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Starts a part again whenever it has ended by itself, after pauses that grow. Settles, with the reason, when that has
 * failed too often in a row; never once `isStopping` says that it is to end.
 */
export async function keepRunning(
  part: Part,
  { isStopping, tell = say, wait = sleep }: Keeping,
): Promise<string> {
  const failures = createFailures();
  let reason = await part.ended();
  for (;;) {
    if (isStopping()) return new Promise(() => {});
    const pause = failures.ended();
    if (pause === undefined)
      return `${part.name} has failed ${pauses.length + 1} times in a row and is not started again. ${reason}`;
    tell(`${reason.split('\n')[0]} It is started again in ${pause / 1000} s.`);
    await wait(pause);
    if (isStopping()) continue;
    const begin = Date.now();
    try {
      await part.restart();
      failures.started();
      tell(`${part.name} is back (${since(begin)}).`);
      reason = await part.ended();
    } catch (error) {
      reason = (error as Error).message;
    }
  }
}
