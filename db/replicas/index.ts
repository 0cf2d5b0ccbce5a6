import type { Pool } from 'pg';
import { isAway } from '../away';
import type { Ask, Session } from '../pool';
import { createFloor } from './floor';
import { laterOf } from './position';
import { currentReading } from './reading';
import { Replica } from './replica';
import { isReplicable } from './replicable';

interface ReplicasOptions {
  urls: readonly string[];
  open: (url: string) => Pool;
  /** Connections to each, for each process. */
  most: number;
  session: Session;
  /** Asks the primary. */
  atHome: Ask;
}

type Answered = { answer: unknown } | null;

/**
 * Lets replicas answer reads where nobody can tell the difference: of work that was begun by `readingFromReplicas`, of tables whose
 * changes are told, and by servers that have replayed the last such change and what whoever asks has seen. Everything else,
 * and whatever a replica can't answer, is read at home.
 */
export const createReplicas = ({ urls, open, most, session, atHome }: ReplicasOptions) => {
  const all = urls.map((url) => new Replica(open(url), most, session));
  const floor = createFloor(atHome);
  let next = 0;

  /** All, each of them first in turn. */
  const inTurn = (): Replica[] => {
    next = (next + 1) % all.length;
    return [...all.slice(next), ...all.slice(0, next)];
  };

  /**
   * From the one that this work has read from before, or the first that has come far enough. After one that failed, and may have
   * taken a second for it, no other is tried.
   * @param anyway also where this work has been read at home before, and after one that failed
   */
  const fromReplica = async (query: unknown, values: unknown[], anyway = false): Promise<Answered> => {
    const reading = currentReading();
    if (!reading || (reading.replica === null && !anyway)) return null;
    const after = laterOf(floor.position(), reading.after);
    for (const replica of reading.replica ? [reading.replica] : inTurn()) {
      const asked = await replica.ask(after, query, values);
      if (typeof asked === 'object') {
        // What this work reads next must not be older.
        reading.replica = replica;
        return asked;
      }
      if (asked === 'failed' && !anyway) break;
    }
    reading.replica = null;
    return null;
  };

  return {
    all: all as ReadonlyArray<Pick<Replica, 'counts' | 'isAway'>>,
    mayAnswer: (text: string): boolean => currentReading() !== undefined && isReplicable(text),
    /** What a replica answers to a read, or else the primary, asked by `home`; while that is away, a replica as far as is known. */
    async ask(query: unknown, values: unknown[], home: () => Promise<unknown>): Promise<unknown> {
      const answered = floor.isCertain() ? await fromReplica(query, values) : null;
      if (answered) return answered.answer;
      return home().catch(async (error: unknown) => {
        const standIn = isAway(error) ? await fromReplica(query, values, true) : null;
        if (!standIn) throw error;
        return standIn.answer;
      });
    },
    /** By which everything stands of which this process has been told. */
    position: floor.position,
    changed: floor.changed,
    latest: floor.latest,
    hears: floor.hears,
    onState(hear: (number: number, state: 'away' | 'back', error?: Error) => void): void {
      for (const [index, replica] of all.entries())
        replica.note = (state, error) => hear(index + 1, state, error);
    },
    async close(): Promise<void> {
      floor.close();
      await Promise.all(all.map((replica) => replica.close()));
    },
  };
};

export type Replicas = ReturnType<typeof createReplicas>;
