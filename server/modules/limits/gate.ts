import { ApiError } from '../../errors';

/**
 * Lets a few costly pieces of work run at a time and some more wait; what is beyond that is refused at once, so that
 * a flood of them can't take the process down.
 */
export const createGate = ({ running: maximum, waiting }: { running: number; waiting: number }) => {
  const queue: Array<() => void> = [];
  let running = 0;

  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  /** @throws ApiError unavailable when too many wait already */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < maximum) running += 1;
    else if (queue.length >= waiting) throw new ApiError('unavailable', { retryAfter: 2 });
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
