import { fillPlaceholders, is, type Query, SQL } from 'drizzle-orm';
import { PgColumn, PgDialect, PgTimestamp, QueryBuilder } from 'drizzle-orm/pg-core';
import pg, { type CustomTypesConfig } from 'pg';
import type { Queryable } from '../../db/client';
import { noteRead } from '../../db/reads';
import type { Language } from '../language';
import { formatDateTime } from '../time';
import type { Selection } from './entity';

/**
 * Statements that are put together once. Turning a select of forty expressions into text costs more than answering it,
 * so the part that never changes (columns, joins, what is live) is prepared as text, and only filters, order and page are
 * added for each request.
 */

const dialect = new PgDialect();

export const queryBuilder = new QueryBuilder();

/** The text of an SQL without values, such as an `order by`. */
export const constantText = (part: SQL): string => {
  const { sql: text, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error(`Not constant: ${text}`);
  return text;
};

/** PostgreSQL writes an instant in the connection's time zone, which is Vietnam's for the API. */
const dateTimeText = (value: unknown): string => {
  const text = String(value);
  return text.endsWith('+07') ? text.slice(0, 19) : formatDateTime(new Date(text));
};

const decoders = new WeakMap<SQL, (value: unknown) => unknown>();

/** An expression whose values, where there are any, are made into something else before they go out. */
export const decoded = <Value>(expression: SQL, decode: (value: unknown) => Value): SQL<Value> => {
  decoders.set(expression, decode);
  return expression as SQL<Value>;
};

const decoderOf = (field: Selection[string]): ((value: unknown) => unknown) | null => {
  if (is(field, PgTimestamp)) return dateTimeText;
  // Expressions come as the driver gives them: numbers, texts, flags, lists and JSON. What is more gets a cast in SQL.
  if (is(field, PgColumn)) return (value) => field.mapFromDriverValue(value);
  return is(field, SQL) ? (decoders.get(field) ?? null) : null;
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

/** The parts of a kind's queries that are the same for every request of one kind of reader in one language. */
export interface Statements {
  /** `select … from … where` with what is visible. */
  rows: Query;
  map: RowMapper;
  /** `select count(*) from … where` with what is visible. */
  count: Query;
  /** `select id from … where` with what is visible, and the id as it stands in `rows`. */
  ids: Query;
  id: string;
  /** `order by` of a list that asks for none. */
  order: string;
  /** Where texts of rows may lie ready. */
  ready?: Readiness | undefined;
}

/** What has to be known of rows for their texts to be stored, and for these to be known to be right. */
export interface Readiness {
  /** Whose rows they are, and in which language. */
  name: string;
  /** `select id, record_mark, text_mark from … where` with what is visible: a mark is another one after each change of the record's row or of its text's. */
  marked: Query;
  /** Both marks as they stand in `rows`. */
  marks: string;
  /** Tables of which a row is made. */
  tables: readonly string[];
  /** The tags of those whose changes the marks don't show. */
  watched: readonly string[];
}

/** Keeps what is made of a descriptor, for each kind of reader. */
export const preparedStatements = <Descriptor extends object>(
  prepare: (descriptor: Descriptor, language: Language, includeHidden: boolean, shape: string) => Statements,
) => {
  const kept = new WeakMap<Descriptor, Map<string, Statements>>();
  return (
    descriptor: Descriptor,
    { language, includeHidden }: { language: Language; includeHidden: boolean },
    shape = '',
  ): Statements => {
    const ofDescriptor = kept.get(descriptor) ?? new Map<string, Statements>();
    kept.set(descriptor, ofDescriptor);
    const key = `${language} ${includeHidden} ${shape}`;
    const statements = ofDescriptor.get(key) ?? prepare(descriptor, language, includeHidden, shape);
    ofDescriptor.set(key, statements);
    return statements;
  };
};

export type Rows = Record<string, unknown>[];

const { types } = pg;
const { builtins } = types;
const times: readonly number[] = [builtins.DATE, builtins.TIMESTAMP, builtins.TIMESTAMPTZ, builtins.INTERVAL];

/** Dates and times come as texts, as drizzle's columns expect them. */
const asDrizzle: CustomTypesConfig = {
  getTypeParser: (id, format) =>
    times.includes(id) ? (value: unknown) => value : types.getTypeParser(id, format),
};

/** Asks in the driver's own way: a prepared text, whose rows come as lists. Whoever asks notes what is read. */
export const ask = async (db: Queryable, text: string, values: unknown[]): Promise<unknown[][]> => {
  const { rows } = await db.$client.query<unknown[]>({ text, values, rowMode: 'array', types: asDrizzle });
  return rows;
};

export const run = async (db: Queryable, text: string, values: unknown[], map: RowMapper): Promise<Rows> => {
  noteRead(text);
  return map(await ask(db, text, values));
};

/** The same text with its values counted from another number on. */
export const renumbered = (text: string, count: number): string =>
  text.replace(/\$(\d+)/g, (_whole, number: string) => `$${Number(number) + count}`);

export const joined = (head: Query, tail: SQL | undefined): Query => {
  if (!tail) return head;
  const { sql: rest, params } = dialect.sqlToQuery(tail);
  return { sql: `${head.sql} ${renumbered(rest, head.params.length)}`, params: [...head.params, ...params] };
};

/**
 * A statement that is put together at its first use. Its values stand in it as `sql.placeholder('name')` and are given
 * with each call; `fields` names the columns in their order.
 */
export const preparedQuery = <Row extends object>(
  fields: ReadonlyArray<keyof Row & string>,
  write: () => SQL,
) => {
  let kept: Query | undefined;
  const map: RowMapper = (rows) =>
    rows.map((values) => Object.fromEntries(fields.map((name, index) => [name, values[index]])));
  return async (db: Queryable, values: Record<string, unknown>): Promise<Row[]> => {
    kept ??= dialect.sqlToQuery(write());
    return (await run(db, kept.sql, fillPlaceholders(kept.params, values), map)) as Row[];
  };
};
