import { ApiError } from '../../errors';

export interface WorkQueue {
  /** Runs `task` when a slot is free. @throws ApiError unavailable when `maximumWaiting` tasks wait already */
  run<T>(task: () => Promise<T>, maximumWaiting?: number): Promise<T>;
}

/** Lets at most `slots` tasks run at a time, in the order in which they came. */
export const createWorkQueue = (slots: number): WorkQueue => {
  const waiting: Array<() => void> = [];
  let busy = 0;

  const enter = async (maximumWaiting: number) => {
    if (busy < slots) {
      busy += 1;
      return;
    }
    if (waiting.length >= maximumWaiting) throw new ApiError('unavailable', { retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  /** A slot goes straight to who waits longest, so that nobody who comes now gets in before. */
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  };

  return {
    async run(task, maximumWaiting = Number.POSITIVE_INFINITY) {
      await enter(maximumWaiting);
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
};
