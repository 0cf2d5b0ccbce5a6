import type { Queryable } from '../../../db/client';
import { timedTables } from '../changes/clock';

/** A finished answer, as it goes out. */
export interface ReadyAnswer {
  body: string;
  etag: string;
  /** Of which tables it was made, as changes are told. */
  tags: readonly string[];
}

/** The transactions that had ended before an answer was begun to be made. */
type Snapshot = string;

/** Nothing that it was made of has been changed by a transaction that it hasn't seen. */
const isUnchanged = `not exists (
  select from table_change c where c.tag = any(a.tags) and c.transaction >= pg_snapshot_xmin(a.made_of)
    and not pg_visible_in_snapshot(c.transaction, a.made_of))`;

const reading = {
  name: 'ready_answer',
  text: `select a.body, a.etag, a.tags, case when a.key is null then pg_current_snapshot()::text end
    from (select $1::text as key) asked
    left join ready_answer a on a.key = asked.key and a.until > now() and ${isUnchanged}`,
  rowMode: 'array' as const,
};

/** The finished answer to a question; where there is none that is right now, what has to be known to make one. */
export const readAnswer = async (
  db: Queryable,
  key: string,
): Promise<{ answer: ReadyAnswer; snapshot: null } | { answer: null; snapshot: Snapshot }> => {
  const { rows } = await db.$client.query<[string | null, string, string[], Snapshot]>({
    ...reading,
    values: [key],
  });
  const [body, etag, tags, snapshot] = rows[0] ?? [null, '', [], ''];
  return body === null ? { answer: null, snapshot } : { answer: { body, etag, tags }, snapshot: null };
};

/** The next time at which a record of these kinds appears or disappears by itself, at most a day from now. */
const nextTime = (tags: readonly string[]): string => {
  const times = tags
    .filter((tag) => timedTables.has(tag))
    .flatMap((table) =>
      ['published_at', 'hidden_at'].map(
        (time) => `(select min(${time}) from "${table}" where ${time} > now())`,
      ),
    );
  return `least(${[...times, "now() + interval '1 day'"].join(', ')})`;
};

/** Keeps an answer that was made of what the snapshot had seen, or of newer. */
export const writeAnswer = async (
  db: Queryable,
  { key, snapshot, answer }: { key: string; snapshot: Snapshot; answer: ReadyAnswer },
): Promise<void> => {
  await db.$client.query({
    text: `insert into ready_answer (key, body, etag, tags, made_of, until)
      values ($1, $2, $3, $4, $5, ${nextTime(answer.tags)})
      on conflict (key) do update set body = excluded.body, etag = excluded.etag, tags = excluded.tags,
        made_of = excluded.made_of, until = excluded.until`,
    values: [key, answer.body, answer.etag, answer.tags, snapshot],
  });
};

/**
 * Lets go of answers that are no longer right, then of changes that every answer still there has seen, and any that is
 * being made: those that had ended `before`, at the last clearing. Gives what had ended by now.
 */
export const clearAnswers = async (db: Queryable, before: Snapshot | null): Promise<Snapshot> => {
  const { rows } = await db.$client.query<{ now: Snapshot }>('select pg_current_snapshot()::text as now');
  await db.$client.query(`delete from ready_answer a where a.until <= now() or not (${isUnchanged})`);
  if (before !== null)
    await db.$client.query('delete from table_change where transaction < pg_snapshot_xmin($1)', [before]);
  return rows[0]?.now ?? '';
};
