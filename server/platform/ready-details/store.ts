import type { Queryable } from '../../../db/client';
import { nextTime } from '../changes/clock';

/** A finished answer, as it goes out. */
export interface ReadyDetail {
  body: string;
  etag: string;
  /** Of which tables it was made, as changes are told. */
  tags: readonly string[];
}

/** What has to be known before something is read that is to be stored. */
export interface Begun {
  /** Which transactions had ended by then. */
  snapshot: string;
  /** The database's time. */
  at: string;
}

/** Nothing that it was made of has been changed by a transaction that it hasn't seen. */
const isUnchanged = `not exists (
  select from table_change c where c.tag = any(a.tags) and c.transaction >= pg_snapshot_xmin(a.made_of)
    and not pg_visible_in_snapshot(c.transaction, a.made_of))`;

const reading = {
  name: 'ready_detail',
  text: `select a.body, a.etag, a.tags, case when a.key is null then pg_current_snapshot()::text end, now()::text
    from (select $1::text as key) asked
    left join ready_answer a on a.key = asked.key and a.until > now() and ${isUnchanged}`,
  rowMode: 'array' as const,
};

/** The finished answer under a key; where there is none that is right now, what has to be known to make one. */
export const readDetail = async (
  db: Queryable,
  key: string,
): Promise<{ detail: ReadyDetail } | { detail: null; begun: Begun }> => {
  const { rows } = await db.$client.query<[string | null, string, string[], string, string]>({
    ...reading,
    values: [key],
  });
  const [body, etag, tags, snapshot, at] = rows[0] ?? [null, '', [], '', ''];
  return body === null ? { detail: null, begun: { snapshot, at } } : { detail: { body, etag, tags } };
};

/** Stores what was made of what the snapshot had seen, or of newer. */
export const writeDetail = async (
  db: Queryable,
  key: string,
  { snapshot, at }: Begun,
  { body, etag, tags }: ReadyDetail,
): Promise<void> => {
  await db.$client.query({
    text: `insert into ready_answer (key, body, etag, tags, made_of, until)
      values ($1, $2, $3, $4, $5, ${nextTime(tags, '$6')})
      on conflict (key) do update set body = excluded.body, etag = excluded.etag, tags = excluded.tags,
        made_of = excluded.made_of, until = excluded.until`,
    values: [key, body, etag, tags, snapshot, at],
  });
};
