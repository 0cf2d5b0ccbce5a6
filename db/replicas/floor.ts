import type { Ask } from '../pool';
import { currentPosition, type Position, parsePosition } from './position';

/** When the primary could not say how far it is, it is asked again after so many milliseconds. */
const retryMilliseconds = 1_000;

/**
 * Knows how far a replica must have come to show all that this process has been told of. Of a change only the fact is told:
 * how far the primary is, it is asked afterwards, and until it has answered nobody knows.
 * @param ask asks the primary
 */
export const createFloor = (ask: Ask) => {
  let position: Position = 0n;
  /** How many changes were told, and how many of these stand before `position`. */
  let told = 1;
  let passed = 0;
  let isHearing = false;
  let running: Promise<Position | null> = Promise.resolve(null);
  let waiting: Promise<Position | null> | undefined;
  let retry: NodeJS.Timeout | undefined;

  const askPosition = async (): Promise<Position | null> => {
    waiting = undefined;
    const upTo = told;
    try {
      const { rows } = (await ask(currentPosition)) as { rows: Array<{ position: string }> };
      const answer = parsePosition(rows[0]?.position);
      if (answer === null) return null;
      // After a failover the new primary may be less far than the old one was.
      position = answer;
      passed = upTo;
      return answer;
    } catch {
      clearTimeout(retry);
      if (isHearing) retry = setTimeout(() => void changed(), retryMilliseconds).unref();
      return null;
    }
  };

  /**
   * Something changed, or may have. Gives a position after all that was committed before the call; null when the
   * primary doesn't say. However many ask meanwhile, they share the next question.
   */
  const changed = (): Promise<Position | null> => {
    told += 1;
    waiting ??= running.then(() => {
      running = askPosition();
      return running;
    });
    return waiting;
  };

  return {
    /** What is known to be needed at least; whether it is enough says `isCertain`. */
    position: () => position,
    isCertain: () => isHearing && passed === told,
    changed,
    /** What the last call of `changed` gives, or gave. */
    latest: () => waiting ?? running,
    /** Whether changes are heard at all. */
    hears(does: boolean): void {
      isHearing = does;
      if (does) void changed();
    },
    close: () => clearTimeout(retry),
  };
};
