import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../db/client';
import { tablesOf } from '../../db/reads';
import { isPartlyUntold, tagsOf } from '../platform/changes/tags';
import type { Valid, Validity } from '../platform/changes/validity';

/** How many rows a question has, in memory for as long as that is right. */
export interface Totals {
  find(key: string): Promise<number | undefined>;
  /** What is to be called before the number is read, and gives what takes it. */
  begin(): (key: string, text: string, total: number) => void;
}

interface Held {
  total: number;
  valid: Valid;
}

const most = 2_000;

/** A filter may go by the clock. */
const longestMilliseconds = 15_000;

const byDatabase = new WeakMap<object, Totals>();

/** From here on totals of lists that are read from this database are held until a table that they count changes. */
export const holdTotals = (db: Queryable, validity: Validity): void => {
  const held = new LRUCache<string, Held>({ max: most });
  byDatabase.set(db, {
    async find(key) {
      if (!(await validity.isKnown())) return undefined;
      const known = held.get(key);
      return known && validity.isRight(known.valid) ? known.total : undefined;
    },
    begin() {
      const begun = validity.begin();
      return (key, text, total) => {
        const tables = tablesOf(text);
        if (isPartlyUntold(tables)) return;
        validity.of(tagsOf(tables), begun, longestMilliseconds).then(
          (valid) => held.set(key, { total, valid }),
          // Counted again the next time.
          () => {},
        );
      };
    },
  });
};

/** Nothing is held of what a transaction reads. */
export const totalsOf = (db: Queryable): Totals | undefined => byDatabase.get(db);
