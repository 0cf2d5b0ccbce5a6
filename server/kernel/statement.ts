import { fillPlaceholders, is, type Query, SQL, sql } from 'drizzle-orm';
import { PgColumn, PgDialect, PgTimestamp, QueryBuilder } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import pg, { type CustomTypesConfig } from 'pg';
import type { Queryable } from '../../db/client';
import { plannedEachTime } from '../../db/prepared';
import { noteRead } from '../../db/reads';
import type { Language } from '../language';
import { formatDateTime } from '../time';
import type { Selection } from './entity';
import { totalsOf } from './totals';

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

interface Tail {
  /** Conditions beyond what is visible. */
  where?: SQL | undefined;
  orderBy?: SQL | undefined;
  /** Stands in the text, so that a plan made once for all requests is made for this length. */
  limit?: number | undefined;
  offset?: number | undefined;
  /** For conditions whose best plan depends on their values, such as a keyword. */
  replan?: boolean | undefined;
}

type Rows = Record<string, unknown>[];

const { types } = pg;
const { builtins } = types;
const times: readonly number[] = [builtins.DATE, builtins.TIMESTAMP, builtins.TIMESTAMPTZ, builtins.INTERVAL];

/** Dates and times come as texts, as drizzle's columns expect them. */
const asDrizzle: CustomTypesConfig = {
  getTypeParser: (id, format) =>
    times.includes(id) ? (value: unknown) => value : types.getTypeParser(id, format),
};

/** Asks in the driver's own way: a prepared text, whose rows come as lists. */
const run = async (db: Queryable, text: string, values: unknown[], map: RowMapper): Promise<Rows> => {
  noteRead(text);
  const { rows } = await db.$client.query<unknown[]>({ text, values, rowMode: 'array', types: asDrizzle });
  return map(rows);
};

/** The same text with its values counted from another number on. */
const renumbered = (text: string, count: number): string =>
  text.replace(/\$(\d+)/g, (_whole, number: string) => `$${Number(number) + count}`);

const joined = (head: Query, tail: SQL | undefined): Query => {
  if (!tail) return head;
  const { sql: rest, params } = dialect.sqlToQuery(tail);
  return { sql: `${head.sql} ${renumbered(rest, head.params.length)}`, params: [...head.params, ...params] };
};

const hint = (replan: boolean | undefined) => (replan ? ` ${plannedEachTime}` : '');

const inOrder = (query: Query, order: string, orderBy: SQL | undefined): Query =>
  orderBy ? joined(query, sql`order by ${orderBy}`) : { ...query, sql: `${query.sql} ${order}` };

/** A query for what is visible, narrowed down and in order. */
const narrowed = (query: Query, { order }: Statements, { where, orderBy }: Tail): Query =>
  inOrder(joined(query, where && sql`and (${where})`), order, orderBy);

/** Up to so many rows a number is exact; of more it is cached for a minute. */
const countedExactly = 10_000;

/** The text of the rows of one page, and of their number up to one more than are counted exactly. */
const writePage = (statements: Statements, tail: Tail & { limit: number }) => {
  const { rows, order, ids, id } = statements;
  const { limit, offset = 0, where, orderBy } = tail;
  const all = narrowed(ids, statements, tail);
  const page = offset === 0 ? all : joined(all, sql`offset ${offset}`);
  const inside = `and ${id} = any(array(${renumbered(page.sql, rows.params.length)} limit ${Math.trunc(limit)}))`;
  const { sql: text, params } = inOrder(
    { sql: `${rows.sql} ${inside}`, params: [...rows.params, ...page.params] },
    order,
    orderBy,
  );
  const counted = `select count(*)::int from (${joined(ids, where && sql`and (${where})`).sql} limit ${countedExactly + 1}) counted`;
  return {
    page: `${text}${hint(tail.replan)}`,
    counted,
    withTotal: `${text.replace(/^select /, `select (${renumbered(counted, params.length)}), `)}${hint(tail.replan)}`,
  };
};

/** Texts of pages are the same for all values: some kB that are written once for each list and shape of its filter, so many of each list. */
const mostShapes = 20;
const writtenPages = new WeakMap<Statements, LRUCache<string, ReturnType<typeof writePage>>>();

const partOf = (part: SQL | undefined): Query => (part ? dialect.sqlToQuery(part) : { sql: '', params: [] });

/**
 * The rows of one page. Their ids are looked up first: what a row consists of would else be put together for every row that
 * is sorted or passed over.
 */
const onPage = (statements: Statements, tail: Tail & { limit: number }) => {
  const { rows, ids } = statements;
  const { limit, offset = 0, replan } = tail;
  const [where, order] = [partOf(tail.where), partOf(tail.orderBy)];
  const shapes =
    writtenPages.get(statements) ?? new LRUCache<string, ReturnType<typeof writePage>>({ max: mostShapes });
  writtenPages.set(statements, shapes);
  const shape = `${where.sql} ${order.sql} ${limit} ${offset > 0} ${replan === true}`;
  const written = shapes.get(shape) ?? writePage(statements, tail);
  shapes.set(shape, written);
  const counted = [...ids.params, ...where.params];
  return {
    ...written,
    params: [...rows.params, ...counted, ...order.params, ...(offset > 0 ? [offset] : []), ...order.params],
    counting: counted,
  };
};

/** Rows that a reader may see, mapped. */
export const selectRows = (db: Queryable, statements: Statements, tail: Tail): Promise<Rows> => {
  const { limit } = tail;
  if (limit !== undefined) {
    const { page, params } = onPage(statements, { ...tail, limit });
    return run(db, page, params, statements.map);
  }
  const { sql: text, params } = narrowed(statements.rows, statements, tail);
  return run(db, `${text}${hint(tail.replan)}`, params, statements.map);
};

const onlyTotal: RowMapper = (rows) => rows.map(([total]) => ({ total }));

/** How many rows a reader may see. */
export const countRows = async (
  db: Queryable,
  { count }: Statements,
  { where, replan }: Pick<Tail, 'where' | 'replan'>,
): Promise<number> => {
  const { sql: text, params } = joined(count, where && sql`and (${where})`);
  const [row] = await run(db, `${text}${hint(replan)}`, params, onlyTotal);
  return Number(row?.total ?? 0);
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

const makeLargeTotals = () =>
  new LRUCache<string, number, () => Promise<number>>({
    max: 500,
    ttl: 60_000,
    fetchMethod: (_key, _stale, { context: count }) => count(),
  });

const largeByDatabase = new WeakMap<object, ReturnType<typeof makeLargeTotals>>();

/** Numbers beyond what is counted exactly, each of the database that it was counted in. */
const largeTotalsOf = (db: Queryable) => {
  const known = largeByDatabase.get(db) ?? makeLargeTotals();
  largeByDatabase.set(db, known);
  return known;
};

/** The rows of a page and their number in one statement; no number beside a page on which there are none. */
const pageWithTotal = async (
  db: Queryable,
  { map }: Statements,
  { withTotal, params, counting }: ReturnType<typeof onPage>,
): Promise<{ rows: Rows; found: number | undefined }> => {
  let found: number | undefined;
  const rows = await run(db, withTotal, [...params, ...counting], (lists) => {
    found = lists.length > 0 ? Number(lists[0]?.[0]) : undefined;
    return map(lists.map(([, ...values]) => values));
  });
  return { rows, found };
};

/**
 * A page of rows that visitors may see, and how many there are in all. Where the number is not held from another page, it is
 * counted in the same statement, which neither sorts nor counts more rows than an index or `countedExactly` allows.
 */
export const selectPage = async (
  db: Queryable,
  statements: Statements,
  tail: Tail & { limit: number },
): Promise<{ rows: Rows; total: number }> => {
  const page = onPage(statements, tail);
  const key = JSON.stringify([page.counted, page.counting]);
  const totals = totalsOf(db);
  const large = largeTotalsOf(db);
  const known = large.peek(key) ?? (await totals?.find(key));
  if (known !== undefined) {
    noteRead(page.counted);
    const rows = await run(db, page.page, page.params, statements.map);
    return { rows, total: known };
  }
  const hold = totals?.begin();
  const { rows, found } = await pageWithTotal(db, statements, page);
  if (found !== undefined && found <= countedExactly) {
    hold?.(key, page.counted, found);
    return { rows, total: found };
  }
  const count = () => countRows(db, statements, tail);
  // Nothing says how many there are beside a page on which there are none.
  if (found === undefined) return { rows, total: tail.offset ? await count() : 0 };
  return { rows, total: (await large.fetch(key, { context: count })) ?? found };
};
