import type { Writes } from '../../../db/client';
import type { Changes } from './listen';

/** What has changed so far, as a count that grows with each change, for whoever holds something in memory. */
export interface ChangeLog {
  /** What was begun at one count is right until one of its tags has a higher one. */
  now(): number;
  /** The count at which one of these last changed, or at which anything may have. */
  lastOf(tags: readonly string[]): number;
  /** Whether changes are being heard at all. */
  isListening(): boolean;
  /** Whether every write that this process has made is counted. */
  isCurrent(): boolean;
  /** Settles when each of them is. @throws where changes are not heard */
  catchUp(): Promise<void>;
  /** Settles when everything is counted that anybody committed before the call. @throws where changes are not heard */
  hearAll(): Promise<void>;
}

export const createChangeLog = (changes: Changes, writes: Writes): ChangeLog => {
  const last = new Map<string, number>();
  let count = 1;
  let lost = 1;
  /** How many of this process's own writes had ended when the line was last asked and answered, and the asking under way. */
  let told = 0;
  let asking: { upTo: number; answered: Promise<void> } | undefined;
  changes.events.on('tag', (tag) => {
    count += 1;
    last.set(tag, count);
  });
  changes.events.on('lost', () => {
    count += 1;
    lost = count;
    last.clear();
    // What is begun from here on sees them.
    told = writes.ended;
    asking = undefined;
  });

  const isCurrent = () => told >= writes.ended;

  return {
    now: () => count,
    lastOf: (tags) => tags.reduce((latest, tag) => Math.max(latest, last.get(tag) ?? 0), lost),
    isListening: changes.isListening,
    isCurrent,
    hearAll: async () => {
      await changes.catchUp();
    },
    catchUp() {
      const upTo = writes.ended;
      if (asking && asking.upTo >= upTo) return asking.answered;
      const answered = changes.catchUp().then(() => {
        told = Math.max(told, upTo);
      });
      asking = { upTo, answered };
      return answered;
    },
  };
};
