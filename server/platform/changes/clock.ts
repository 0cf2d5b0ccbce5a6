import { getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/client';
import * as schema from '../../../db/schema';
import type { Changes } from './listen';

/** Tables whose records appear and disappear by themselves. */
const timed = Object.values(schema).filter(
  (value: unknown): value is typeof schema.blogs =>
    is(value, PgTable) && ['published_at', 'hidden_at', 'deleted_at'].every((name) => name in value),
);
/** Their names. */
export const timedTables: ReadonlySet<string> = new Set(timed.map(getTableName));

/** Times that are further away are looked at again by then. */
const longestMilliseconds = 5 * 60_000;

/** What is written together is looked at together. */
const gatherMilliseconds = 200;

/** A timer may go off a little early; the database's own time decides. */
const marginMilliseconds = 20;

const retryMilliseconds = 5_000;

const nextOf = (table: (typeof timed)[number], since: SQL) => sql`
  select ${getTableName(table)}::text as tag, least(
    (select min(published_at) from ${table} where published_at > ${since}),
    (select min(hidden_at) from ${table} where hidden_at > ${since})) as at`;

/**
 * For each table the first time after `since`, in milliseconds from now (a time that has passed is not above 0) and since the epoch.
 */
export const nextTimes = async (db: Queryable, since: string | null) => {
  const from = since === null ? sql`now()` : sql`${since}::timestamptz`;
  const { rows } = await db.execute<{
    now: string;
    next: Array<{ tag: string; wait: number; at: number }>;
  }>(sql`
    select now()::text as now, coalesce(json_agg(json_build_object(
      'tag', tag, 'wait', extract(epoch from at - now()) * 1000,
      'at', extract(epoch from at) * 1000)) filter (where at is not null), '[]') as next
    from (${sql.join(
      timed.map((table) => nextOf(table, from)),
      sql` union all `,
    )}) times`);
  return { now: rows[0]?.now ?? null, next: rows[0]?.next ?? [] };
};

/** In SQL, the next time after `since` at which a record of these tables appears or disappears by itself, and the end of the day at most. */
export const nextTime = (tags: readonly string[], since: string): string => {
  const times = tags
    .filter((tag) => timedTables.has(tag))
    .flatMap((table) =>
      ['published_at', 'hidden_at'].map(
        (time) => `(select min(${time}) from "${table}" where ${time} > ${since}::timestamptz)`,
      ),
    );
  return `least(${[...times, `(${since}::timestamptz::date + 1)::timestamptz`].join(', ')})`;
};

/**
 * Tells of records that appear or disappear because their time has come, as if somebody had changed them: what was made
 * of them is then thrown away. Looks at the next time only, and again when a table changes. Runs from `start` on.
 */
export const createClock = (db: Queryable, { events, join }: Changes, warn: (error: unknown) => void) => {
  let timer: NodeJS.Timeout | undefined;
  /** The database's time up to which everything has been told. */
  let told: string | null = null;
  let state: 'idle' | 'running' | 'stopped' = 'idle';

  const planIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (state !== 'running') return;
    timer = setTimeout(() => void plan().catch(failed), Math.max(0, milliseconds));
    timer.unref();
  };
  const failed = (error: unknown) => {
    warn(error);
    planIn(retryMilliseconds);
  };

  const plan = async (): Promise<void> => {
    const { now, next } = await nextTimes(db, told);
    // Of earlier times this process knows nothing, and another may: from here on both do.
    if (told === null) join();
    told = now;
    const due = next.filter(({ wait }) => wait <= 0);
    for (const { tag, at } of due) {
      events.emit('due', tag, at);
      events.emit('tag', tag);
    }
    const soonest = Math.min(longestMilliseconds, ...next.map(({ wait }) => wait + marginMilliseconds));
    planIn(due.length > 0 ? 0 : soonest);
  };

  const onTag = (tag: string) => {
    if (timedTables.has(tag)) planIn(gatherMilliseconds);
  };

  return {
    start() {
      if (state !== 'idle') return;
      state = 'running';
      events.on('tag', onTag);
      planIn(0);
    },
    stop() {
      state = 'stopped';
      clearTimeout(timer);
      events.off('tag', onTag);
    },
  };
};
