import { ApiError } from '../../../errors';

/** How many uploads are read at a time, and how many of one person; how many may wait, and for how many milliseconds. */
export interface LaneSize {
  running: number;
  runningEach: number;
  mostWaiting: number;
  mostWaitingEach: number;
  longestWait: number;
}

interface Waiting {
  person: string;
  enter: () => void;
}

/**
 * Lets uploads in, one person's beside another's: whoever sends many waits for their own, and not everybody else for them.
 */
export const createUploadLane = (size: LaneSize) => {
  const queue: Waiting[] = [];
  const inside = new Map<string, number>();
  let running = 0;

  const hasRoom = (person: string) => running < size.running && (inside.get(person) ?? 0) < size.runningEach;

  const leaveOnce = (person: string) => {
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      running -= 1;
      const left = (inside.get(person) ?? 1) - 1;
      if (left > 0) inside.set(person, left);
      else inside.delete(person);
      const next = queue.findIndex((waiting) => hasRoom(waiting.person));
      if (next >= 0) queue.splice(next, 1)[0]?.enter();
    };
  };

  const admit = (person: string) => {
    running += 1;
    inside.set(person, (inside.get(person) ?? 0) + 1);
    return leaveOnce(person);
  };

  const wait = (person: string) =>
    new Promise<() => void>((resolve, reject) => {
      const waiting: Waiting = {
        person,
        enter: () => {
          clearTimeout(timer);
          resolve(admit(person));
        },
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(new ApiError('unavailable', { retryAfter: 5 }));
      }, size.longestWait);
      queue.push(waiting);
    });

  return {
    /**
     * What gives the place back.
     * @throws ApiError too_many_requests for one person's too many, unavailable for everybody's
     */
    async enter(person: string): Promise<() => void> {
      if (hasRoom(person)) return admit(person);
      if (queue.filter((waiting) => waiting.person === person).length >= size.mostWaitingEach)
        throw new ApiError('too_many_requests', { retryAfter: 5 });
      if (queue.length >= size.mostWaiting) throw new ApiError('unavailable', { retryAfter: 5 });
      return wait(person);
    },
  };
};
