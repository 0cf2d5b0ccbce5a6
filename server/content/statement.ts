import { is, type Query, type SQL, sql } from 'drizzle-orm';
import { PgColumn, PgDialect, PgTimestamp, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/client';
import { formatDateTime } from '../time';
import type { Selection } from './entity';

/**
 * Statements that are put together once. Turning a select of forty expressions into text costs more than answering it,
 * so the part that never changes (columns, joins, what is live) is kept as text, and only filters, order and page are
 * added for each request. Equal texts get one name, under which PostgreSQL keeps its parsed form.
 */

const dialect = new PgDialect();

export const queryBuilder = new QueryBuilder();

/** A query as SQL that costs next to nothing to put into another one: text, and the constants in it. */
export const frozen = ({ sql: text, params }: Query): SQL => {
  const [first = '', ...rest] = text.split(/\$\d+/);
  return sql.join([sql.raw(first), ...rest.flatMap((part, index) => [sql`${params[index]}`, sql.raw(part)])]);
};

export const frozenSql = (part: SQL): SQL => frozen(dialect.sqlToQuery(part));

/** PostgreSQL writes an instant in the connection's time zone, which is Vietnam's for the API. */
const dateTimeText = (value: unknown): string => {
  const text = String(value);
  return text.endsWith('+07') ? text.slice(0, 19) : formatDateTime(new Date(text));
};

const decoderOf = (field: Selection[string]): ((value: unknown) => unknown) | null => {
  if (is(field, PgTimestamp)) return dateTimeText;
  // Expressions come as the driver gives them: numbers, texts, flags, lists and JSON. What is more gets a cast in SQL.
  return is(field, PgColumn) ? (value) => field.mapFromDriverValue(value) : null;
};

export type RowMapper = (rows: unknown[][]) => Record<string, unknown>[];

/** Makes rows as they go out of rows as they come: names as in the selection, instants as date-times. */
export const rowMapper = (selection: Selection): RowMapper => {
  const fields = Object.entries(selection).map(([name, field]) => ({ name, decode: decoderOf(field) }));
  return (rows) =>
    rows.map((values) => {
      const row: Record<string, unknown> = {};
      fields.forEach(({ name, decode }, index) => {
        const value = values[index];
        row[name] = value === null || decode === null ? value : decode(value);
      });
      return row;
    });
};

/** More different texts than this are not named: each name costs memory on every connection. */
const mostNames = 1000;
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `content_${names.size + 1}`;
  names.set(text, name);
  return name;
};

/**
 * Runs a select and maps its rows. `replan` is for conditions whose cost depends on their values, such as a keyword:
 * PostgreSQL then makes a plan for each request instead of one for all.
 */
export const runSelect = async (
  db: Queryable,
  query: SQL,
  { map, replan = false }: { map: RowMapper; replan?: boolean },
): Promise<Record<string, unknown>[]> => {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const prepared = db._.session.prepareQuery<{
    execute: Record<string, unknown>[];
    all: unknown;
    values: unknown;
  }>({ sql: text, params }, undefined, replan ? undefined : nameOf(text), true, map);
  return prepared.execute();
};
