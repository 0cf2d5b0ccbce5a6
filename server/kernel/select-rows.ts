import { type Query, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../db/client';
import { plannedEachTime } from '../../db/prepared';
import { lastChange, type ReadAt, readAt } from './ready-rows';
import {
  joined,
  type Readiness,
  type RowMapper,
  type Rows,
  renumbered,
  run,
  type Statements,
} from './statement';

export interface Tail {
  /** Conditions beyond what is visible. */
  where?: SQL | undefined;
  orderBy?: SQL | undefined;
  /** Stands in the text, so that a plan made once for all requests is made for this length. */
  limit?: number | undefined;
  offset?: number | undefined;
  /** For conditions whose best plan depends on their values, such as a keyword. */
  replan?: boolean | undefined;
}

const hint = (replan: boolean | undefined) => (replan ? ` ${plannedEachTime}` : '');

const inOrder = (query: Query, order: string, orderBy: SQL | undefined): Query =>
  orderBy ? joined(query, sql`order by ${orderBy}`) : { ...query, sql: `${query.sql} ${order}` };

/** A query for what is visible, narrowed down and in order. */
const narrowed = (query: Query, { order }: Statements, { where, orderBy }: Tail): Query =>
  inOrder(joined(query, where && sql`and (${where})`), order, orderBy);

/** Up to so many rows a number is exact; of more it is cached for a minute. */
export const countedExactly = 10_000;

/** What is visible, narrowed down, in order and cut to one page. */
const pageOf = (query: Query, statements: Statements, tail: Tail & { limit: number }): Query => {
  const all = narrowed(query, statements, tail);
  const page = tail.offset ? joined(all, sql`offset ${tail.offset}`) : all;
  return { ...page, sql: `${page.sql} limit ${Math.trunc(tail.limit)}` };
};

/** The ids of a page, each with the text that lies ready for it, where there is one that is right. */
const readyPage = ({ watched }: Readiness, { sql: page, params }: Query): Query => ({
  sql: `select p.id, (select r.body from ready_row r where r.list = $${params.length + 1} and r.record_id = p.id
    and r.record_mark = p.record_mark and r.text_mark = p.text_mark
    and r.until > now() and r.seen > ${lastChange(watched)}) from (${page}) p`,
  params: [...params, ''],
});

/** The texts of what reads one page: its rows, its ids with what lies ready, either with the number up to one more than are counted exactly. */
const writePage = (statements: Statements, tail: Tail & { limit: number }) => {
  const { rows, order, ids, id, ready } = statements;
  const { where, orderBy } = tail;
  const page = pageOf(ids, statements, tail);
  const inside = `and ${id} = any(array(${renumbered(page.sql, rows.params.length)}))`;
  const all = { sql: `${rows.sql} ${inside}`, params: [...rows.params, ...page.params] };
  const counted = `select count(*)::int from (${joined(ids, where && sql`and (${where})`).sql} limit ${countedExactly + 1}) counted`;
  const written = ({ sql: text, params }: Query) => ({
    page: `${text}${hint(tail.replan)}`,
    withTotal: `${text.replace(/^select /, `select (${renumbered(counted, params.length)}), `)}${hint(tail.replan)}`,
  });
  return {
    rows: written(inOrder(all, order, orderBy)),
    ready: ready && written(readyPage(ready, pageOf(ready.marked, statements, tail))),
    counted,
  };
};

/** Texts of pages are the same for all values: some kB that are written once for each list and shape of its filter, so many of each list. */
const mostShapes = 20;
const writtenPages = new WeakMap<Statements, LRUCache<string, ReturnType<typeof writePage>>>();

const partOf = (part: SQL | undefined): Query =>
  part ? joined({ sql: '', params: [] }, part) : { sql: '', params: [] };

/**
 * What reads one page. The ids of its rows are looked up first: what a row consists of would else be put together for every row that
 * is sorted or passed over.
 */
export const onPage = (statements: Statements, tail: Tail & { limit: number }) => {
  const { rows, ids } = statements;
  const { limit, offset = 0, replan } = tail;
  const [where, order] = [partOf(tail.where), partOf(tail.orderBy)];
  const shapes =
    writtenPages.get(statements) ?? new LRUCache<string, ReturnType<typeof writePage>>({ max: mostShapes });
  writtenPages.set(statements, shapes);
  const shape = `${where.sql} ${order.sql} ${limit} ${offset > 0} ${replan === true}`;
  const written = shapes.get(shape) ?? writePage(statements, tail);
  shapes.set(shape, written);
  const counting = [...ids.params, ...where.params];
  const paged = [...counting, ...order.params, ...(offset > 0 ? [offset] : [])];
  return {
    rows: { ...written.rows, params: [...rows.params, ...paged, ...order.params] },
    ready: written.ready && { ...written.ready, params: paged },
    counted: written.counted,
    counting,
  };
};

/** Rows that a reader may see, mapped. */
export const selectRows = (db: Queryable, statements: Statements, tail: Tail): Promise<Rows> => {
  const { limit } = tail;
  if (limit !== undefined) {
    const { page, params } = onPage(statements, { ...tail, limit }).rows;
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

/** The rows of these ids that a reader may see, each with what has to be known to store its text. */
export const selectMarked = async (
  db: Queryable,
  { rows, map, id }: Statements,
  { marks }: Readiness,
  ids: readonly number[],
): Promise<{ row: Rows[number]; read: ReadAt }[]> => {
  const text = `${rows.sql.replace(/^select /, `select ${readAt}, ${marks}, `)} and ${id} = any($${rows.params.length + 1}::int[])`;
  const read: ReadAt[] = [];
  const found = await run(db, text, [...rows.params, ids], (lists) =>
    map(
      lists.map(([seen, at, record_mark, text_mark, ...values]) => {
        read.push({ seen, at, record_mark, text_mark } as ReadAt);
        return values;
      }),
    ),
  );
  return found.map((row, index) => ({ row, read: read[index] as ReadAt }));
};
