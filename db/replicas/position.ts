/**
 * A place in the log of PostgreSQL's changes (LSN), as the number of bytes before it. What was committed by then stands before it,
 * and a replica that has replayed as far shows it.
 */
export type Position = bigint;

/** Said by the primary: later than all that has been committed. One row, one column, a number as text. */
export const currentPosition = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as position`;

/** Said by a replica: how far it has come; null by a server that follows nobody (any more). */
export const replayedPosition = `select case when pg_is_in_recovery()
  then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position`;

/** A position as it stands in a row, a header or a cookie; null for what is none. */
export const parsePosition = (text: unknown): Position | null =>
  typeof text === 'string' && /^\d{1,20}$/.test(text) ? BigInt(text) : null;

export const laterOf = (one: Position, other: Position): Position => (one > other ? one : other);
