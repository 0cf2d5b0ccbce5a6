import { ApiError } from '../../errors';

/** Who waits in the line `first` goes before all of the line `usual`. */
export type Line = 'first' | 'usual';

export interface WorkQueue {
  /**
   * Runs `task` when a slot is free.
   * @throws ApiError unavailable when `maximumWaiting` tasks wait already in the same line
   */
  run<T>(task: () => Promise<T>, maximumWaiting?: number, line?: Line): Promise<T>;
}

/** Lets at most `slots` tasks run at a time, those of a line in the order in which they came. */
export const createWorkQueue = (slots: number): WorkQueue => {
  const lines: Record<Line, Array<() => void>> = { first: [], usual: [] };
  let busy = 0;

  const enter = async (maximumWaiting: number, waiting: Array<() => void>) => {
    if (busy < slots) {
      busy += 1;
      return;
    }
    if (waiting.length >= maximumWaiting) throw new ApiError('unavailable', { retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  /** A slot goes straight to who waits longest, so that nobody who comes now gets in before. */
  const leave = () => {
    const next = lines.first.shift() ?? lines.usual.shift();
    if (next) next();
    else busy -= 1;
  };

  return {
    async run(task, maximumWaiting = Number.POSITIVE_INFINITY, line = 'usual') {
      await enter(maximumWaiting, lines[line]);
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
};
