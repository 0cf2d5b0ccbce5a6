import { LRUCache } from 'lru-cache';
import { collectReads, noteTables } from '../../../db/reads';
import type { Changes } from './listen';
import { tagsOf } from './tags';

interface Remembered<Value> {
  value: Promise<Value>;
  tables: Set<string>;
  /** Null while it is being read: nobody knows yet from which tables. */
  tags: ReadonlySet<string> | null;
}

/**
 * Remembers what was read from the database until something of it changes: the tables are those of the statements that were
 * run. Whoever is told what was remembered counts as having read them too.
 * @param most so many answers; those that were asked for longest ago go first
 */
export const createRemembered = <Value extends object>(events: Changes['events'], most: number) => {
  const held = new LRUCache<string, Remembered<Value>>({ max: most });
  const forget = (tag?: string) => {
    for (const [key, { tags }] of [...held.entries()])
      if (tag === undefined || tags === null || tags.has(tag)) held.delete(key);
  };
  events.on('tag', forget);
  events.on('lost', () => forget());

  const begin = (key: string, read: () => Promise<Value>): Remembered<Value> => {
    const tables = new Set<string>();
    const begun: Remembered<Value> = { value: collectReads(tables, read), tables, tags: null };
    held.set(key, begun);
    begun.value.then(
      () => {
        begun.tags = new Set(tagsOf(tables));
      },
      // Whoever asks next tries again.
      () => {
        if (held.peek(key) === begun) held.delete(key);
      },
    );
    return begun;
  };

  return async (key: string, read: () => Promise<Value>): Promise<Value> => {
    const known = held.get(key) ?? begin(key, read);
    const value = await known.value;
    noteTables(known.tables);
    return value;
  };
};
