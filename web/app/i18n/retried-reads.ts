/** An answer that another try would not change. */
export class LastingFailure extends Error {}

interface RetryRules {
  /** Tries after the first one. */
  retries: number;
  /** Milliseconds before the first of them; before each next one twice as long. */
  firstWait: number;
  /** Reads that are under way at the same time; the others wait their turn. */
  parallel: number;
}

/** As i18next has it on the server: what a connection loses for a moment is there a moment later. */
const usual: RetryRules = { retries: 5, firstWait: 350, parallel: 10 };

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * A reader that tries again what fails, and reads no more than a few at once. While it waits for the next try, others
 * have its turn.
 */
export function retriedReads<Asked, Read>(
  read: (asked: Asked) => Promise<Read>,
  { retries, firstWait, parallel }: RetryRules = usual,
): (asked: Asked) => Promise<Read> {
  const waiting: Array<() => void> = [];
  let running = 0;

  async function inTurn(asked: Asked): Promise<Read> {
    if (running >= parallel) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await read(asked);
    } finally {
      // The next one takes over this one's place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return async (asked) => {
    for (let tried = 0; ; tried += 1) {
      try {
        return await inTurn(asked);
      } catch (error) {
        if (error instanceof LastingFailure || tried >= retries) throw error;
        await pause(firstWait * 2 ** tried);
      }
    }
  };
}
