import type { Queryable } from '../../db/client';
import { nextTime } from '../platform/changes/clock';

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when all rows that were read until now lie ready. */
    rowsStored: () => Promise<void>;
  }
}

/**
 * Rows of lists lie ready as the JSON that they are sent as, one for each record and language, made by whoever first needs
 * them. A text is right for as long as record and translation are the rows of the database that it was made of, nothing has
 * changed in the other tables that it was made of, and none of their records has appeared or disappeared by itself.
 */

/** When a row was read, and what it was made of. */
export interface ReadAt {
  /** Every transaction below this number had ended, and was seen. */
  seen: string;
  /** The database's time. */
  at: string;
  /** `xmin` of the record's row and of its translation's: which transaction wrote them as they are. */
  record_mark: string;
  text_mark: string;
}

/** `seen` and `at` of a statement, as its first two columns. */
export const readAt = 'pg_snapshot_xmin(pg_current_snapshot())::text, now()::text';

/** The last transaction that changed one of these. Tags are names of tables. */
export const lastChange = (tags: readonly string[]): string => `coalesce((
  select last.transaction from unnest('{${tags.join(',')}}'::text[]) told(tag)
  cross join lateral (select c.transaction from table_change c where c.tag = told.tag order by c.transaction desc limit 1) last
  order by last.transaction desc limit 1), '0'::xid8)`;

export interface ReadyRow extends ReadAt {
  id: number;
  body: string;
}

/** Whose rows they are, and the tags of the tables of which a row is made beside those that its marks show. */
interface Watched {
  name: string;
  watched: readonly string[];
}

/** All of these were read by one statement. Nothing is stored that would not be right, as while some transaction takes long. */
const writeRows = async (
  db: Queryable,
  list: string,
  watched: readonly string[],
  rows: readonly ReadyRow[],
): Promise<void> => {
  const [{ seen, at } = { seen: '', at: '' }] = rows;
  await db.$client.query({
    text: `insert into ready_row (list, record_id, body, tags, record_mark, text_mark, seen, until)
      select $1, made.id, made.body, $2::text[], made.record_mark, made.text_mark, $3::xid8, ${nextTime(watched, '$4')}
      from unnest($5::int[], $6::text[], $7::xid[], $8::xid[]) made(id, body, record_mark, text_mark)
      where $3::xid8 > ${lastChange(watched)}
      on conflict (list, record_id) do update set body = excluded.body, tags = excluded.tags,
        record_mark = excluded.record_mark, text_mark = excluded.text_mark, seen = excluded.seen, until = excluded.until`,
    values: [
      list,
      watched,
      seen,
      at,
      rows.map(({ id }) => id),
      rows.map(({ body }) => body),
      rows.map(({ record_mark }) => record_mark),
      rows.map(({ text_mark }) => text_mark),
    ],
  });
};

/** Pages whose rows wait to be stored; beyond that the database has more urgent things to do. */
const mostWaiting = 50;

/** Rows that lie ready in one database. */
export interface ReadyRows {
  /** Under which name those of a kind and language lie. */
  listOf(of: Watched): string;
  /** Stores what one statement has read, behind the answer. */
  store(of: Watched, rows: readonly ReadyRow[]): void;
  /** Resolves when all that was to be stored is. */
  settled(): Promise<void>;
}

const byDatabase = new WeakMap<object, ReadyRows>();

/**
 * From here on rows of lists that are read from this database lie ready in it.
 * @param edition of code and settings, which decide as well how a row looks
 */
export const keepRowsReady = (db: Queryable, edition: string, warn: (error: Error) => void): ReadyRows => {
  const waiting = new Set<Promise<void>>();
  const listOf = ({ name }: Watched) => `${name} ${edition}`;
  const kept: ReadyRows = {
    listOf,
    store(of, rows) {
      if (rows.length === 0 || waiting.size >= mostWaiting) return;
      const stored = writeRows(db, listOf(of), of.watched, rows)
        .catch(warn)
        .finally(() => waiting.delete(stored));
      waiting.add(stored);
    },
    async settled() {
      await Promise.all(waiting);
    },
  };
  byDatabase.set(db, kept);
  return kept;
};

/** None in a transaction, which may have read what nobody else is to see. */
export const readyRowsOf = (db: Queryable): ReadyRows | undefined => byDatabase.get(db);
