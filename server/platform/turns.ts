/** How many run at a time, how many may wait for their turn, and for how many milliseconds. */
export interface TurnsSize {
  running: number;
  /** As many as there are, without it. */
  mostWaiting?: number;
  /** As long as it takes, without it. */
  longestWait?: number;
}

interface Waiting {
  enter: () => void;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Lets so many in at a time; the others wait in the order in which they came. `refusal` makes the error for those who find
 * too many waiting, or wait too long.
 */
export const createTurns = (
  { running, mostWaiting = Number.POSITIVE_INFINITY, longestWait }: TurnsSize,
  refusal: () => Error,
) => {
  const queue: Waiting[] = [];
  let inside = 0;

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(refusal());
      };
      const timer = longestWait === undefined ? undefined : setTimeout(giveUp, longestWait);
      const waiting: Waiting = { enter: resolve, timer };
      queue.push(waiting);
    });

  const isFull = () => inside >= running && queue.length >= mostWaiting;

  /** Settles when it is one's turn. @throws the refusal */
  const enter = async (): Promise<void> => {
    if (inside < running) {
      inside += 1;
      return;
    }
    if (isFull()) throw refusal();
    await wait();
  };

  /** Gives one's place to the next. */
  const leave = (): void => {
    const next = queue.shift();
    if (!next) {
      inside -= 1;
      return;
    }
    clearTimeout(next.timer);
    next.enter();
  };

  return {
    isFull,
    enter,
    leave,
    /** Runs something when its turn has come. @throws the refusal */
    async run<T>(work: () => Promise<T>): Promise<T> {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};

export type Turns = ReturnType<typeof createTurns>;
