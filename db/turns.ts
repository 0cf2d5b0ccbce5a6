interface Waiting {
  enter: () => void;
  timer: NodeJS.Timeout;
}

/** Lets `most` pieces of work run at a time; the others wait in their order, and fail when they wait too long. */
export const createTurns = (most: number, longestWait: number) => {
  const queue: Waiting[] = [];
  let running = 0;

  const enter = () =>
    new Promise<void>((resolve, reject) => {
      if (running < most) {
        running += 1;
        return resolve();
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(Object.assign(new Error('All connections for writes are busy.'), { code: 'ETIMEDOUT' }));
      }, longestWait);
      const waiting: Waiting = { enter: resolve, timer };
      queue.push(waiting);
    });

  const leave = () => {
    const next = queue.shift();
    if (!next) {
      running -= 1;
      return;
    }
    clearTimeout(next.timer);
    next.enter();
  };

  /** Runs something when its turn has come. */
  return async <T>(run: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await run();
    } finally {
      leave();
    }
  };
};
