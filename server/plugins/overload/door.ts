import { ApiError } from '../../errors';

/** How many a door lets in, how many may wait before it, and for how many milliseconds. */
export interface DoorSize {
  running: number;
  mostWaiting: number;
  longestWait: number;
}

interface Waiting {
  enter: () => void;
  timer: NodeJS.Timeout;
}

export const refused = () => new ApiError('unavailable', { retryAfter: 1 });

/** Lets requests in as others leave, in the order in which they came. */
export const createDoor = ({ running, mostWaiting, longestWait }: DoorSize) => {
  const queue: Waiting[] = [];
  let inside = 0;

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        enter: resolve,
        timer: setTimeout(() => {
          queue.splice(queue.indexOf(waiting), 1);
          reject(refused());
        }, longestWait),
      };
      queue.push(waiting);
    });

  const isFull = () => inside >= running && queue.length >= mostWaiting;

  return {
    isFull,
    /** @throws ApiError unavailable when too many wait, or the wait is too long */
    async enter(): Promise<void> {
      if (inside < running) {
        inside += 1;
        return;
      }
      if (isFull()) throw refused();
      await wait();
    },
    leave(): void {
      const next = queue.shift();
      if (!next) {
        inside -= 1;
        return;
      }
      clearTimeout(next.timer);
      next.enter();
    },
  };
};

export type Door = ReturnType<typeof createDoor>;
