import { ApiError } from '../../errors';

/** How many are let in at a time and how many may wait, for how many milliseconds; `kept` of the places are for who is known. */
export interface LaneSize {
  running: number;
  kept?: number;
  mostWaiting: number;
  longestWait: number;
}

/** Who shares places with others of the same name: a person, a network, the network around it. */
export interface Party {
  name: string;
  running: number;
  waiting: number;
}

export interface Asker {
  parties: readonly Party[];
  isKnown?: boolean;
}

export type Refusal = 'too_many_requests' | 'unavailable';

interface Waiting extends Asker {
  enter: () => void;
}

/** Counts what stands under a name, and forgets names that nothing stands under. */
const createTally = () => {
  const counts = new Map<string, number>();
  return {
    of: (name: string): number => counts.get(name) ?? 0,
    add(name: string, by: 1 | -1) {
      const count = (counts.get(name) ?? 0) + by;
      if (count > 0) counts.set(name, count);
      else counts.delete(name);
    },
  };
};

/**
 * Lets in one party's beside another's: whoever sends many waits for their own, and not everybody else for them. Of those
 * who wait, the one goes first whose party has least inside.
 */
export const createSharedLane = (size: LaneSize) => {
  const { running: places, kept = 0 } = size;
  const queue: Waiting[] = [];
  const inside = createTally();
  const outside = createTally();
  let running = 0;
  let strangers = 0;

  const hasRoom = ({ parties, isKnown = false }: Asker): boolean =>
    running < places &&
    (isKnown || strangers < places - kept) &&
    parties.every((party) => inside.of(party.name) < party.running);

  const hasTooMany = ({ parties }: Asker): boolean =>
    parties.some(({ name, running, waiting }) => inside.of(name) + outside.of(name) >= running + waiting);

  const isFull = ({ isKnown = false }: Asker): boolean =>
    queue.length >= (isKnown ? size.mostWaiting + kept : size.mostWaiting);

  const weightOf = ({ parties }: Asker): number =>
    Math.max(0, ...parties.map(({ name }) => inside.of(name) + outside.of(name)));

  const leaveQueue = (waiting: Waiting) => {
    queue.splice(queue.indexOf(waiting), 1);
    for (const { name } of waiting.parties) outside.add(name, -1);
  };

  const letNextIn = () => {
    const able = queue.filter(hasRoom);
    const next = able.reduce<Waiting | undefined>(
      (best, one) => (best === undefined || weightOf(one) < weightOf(best) ? one : best),
      undefined,
    );
    if (!next) return;
    leaveQueue(next);
    next.enter();
  };

  const admit = ({ parties, isKnown = false }: Asker) => {
    running += 1;
    if (!isKnown) strangers += 1;
    for (const { name } of parties) inside.add(name, 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      running -= 1;
      if (!isKnown) strangers -= 1;
      for (const { name } of parties) inside.add(name, -1);
      letNextIn();
    };
  };

  const wait = (asker: Asker) =>
    new Promise<() => void>((resolve, reject) => {
      const waiting: Waiting = {
        ...asker,
        enter: () => {
          clearTimeout(timer);
          resolve(admit(asker));
        },
      };
      const timer = setTimeout(() => {
        leaveQueue(waiting);
        reject(new ApiError('unavailable', { retryAfter: 5 }));
      }, size.longestWait);
      queue.push(waiting);
      for (const { name } of asker.parties) outside.add(name, 1);
    });

  /** Why somebody would be refused at once: for their own too many, or for everybody's. */
  const refusalOf = (asker: Asker): Refusal | null => {
    if (hasRoom(asker)) return null;
    if (hasTooMany(asker)) return 'too_many_requests';
    return isFull(asker) ? 'unavailable' : null;
  };

  return {
    refusalOf,
    /** What gives the place back, or why there is none: for who doesn't wait. */
    enterNow(asker: Asker): (() => void) | Refusal {
      return hasRoom(asker) ? admit(asker) : (refusalOf(asker) ?? 'unavailable');
    },
    /**
     * What gives the place back.
     * @throws ApiError too_many_requests for one party's too many, unavailable for everybody's
     */
    async enter(asker: Asker): Promise<() => void> {
      if (hasRoom(asker)) return admit(asker);
      const refusal = refusalOf(asker);
      if (refusal) throw new ApiError(refusal, { retryAfter: 5 });
      return wait(asker);
    },
  };
};
