import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../db/client';
import { noteRead } from '../../db/reads';
import { type ReadyRows, readyRowsOf } from './ready-rows';
import { countedExactly, countRows, onPage, selectMarked, type Tail } from './select-rows';
import { ask, type Readiness, type Rows, type Statements } from './statement';
import { totalsOf } from './totals';

const makeLargeTotals = () =>
  new LRUCache<string, number, () => Promise<number>>({
    max: 500,
    ttl: 60_000,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: (_key, _stale, { context: count }) => count(),
  });

const largeByDatabase = new WeakMap<object, ReturnType<typeof makeLargeTotals>>();

/** Numbers beyond what is counted exactly, each of the database that it was counted in. */
const largeTotalsOf = (db: Queryable) => {
  const known = largeByDatabase.get(db) ?? makeLargeTotals();
  largeByDatabase.set(db, known);
  return known;
};

type LargeTotals = ReturnType<typeof makeLargeTotals>;

/** A number beyond what is counted exactly, if it was ever counted; an old one is counted anew behind the answer. */
const largeKnown = async (large: LargeTotals, key: string, count: () => Promise<number>) =>
  large.peek(key, { allowStale: true }) === undefined ? undefined : large.fetch(key, { context: count });

type Page = ReturnType<typeof onPage>;
type PageTail = Tail & { limit: number };

/** What one statement found: no number beside a page on which there is nothing. */
interface Found<Row> {
  rows: Row[];
  found: number | undefined;
}

/** Rows of a page in whatever shape, with their number as a first value or without it. */
type Read<Row> = (withTotal: boolean) => Promise<Found<Row>>;

/**
 * A page of what visitors may see, and how many there are in all. Where the number is not held from another page, it is
 * counted in the same statement, which neither sorts nor counts more rows than an index or `countedExactly` allows.
 */
const withTotal = async <Row>(
  db: Queryable,
  { counted, counting }: Page,
  offset: number | undefined,
  { read, count }: { read: Read<Row>; count: () => Promise<number> },
): Promise<{ rows: Row[]; total: number }> => {
  const key = JSON.stringify([counted, counting]);
  const totals = totalsOf(db);
  const large = largeTotalsOf(db);
  // One of more than a minute ago is said while it is counted anew: nobody waits for a walk over all twice.
  const known = (await largeKnown(large, key, count)) ?? (await totals?.find(key));
  if (known !== undefined) {
    noteRead(counted);
    const { rows } = await read(false);
    return { rows, total: known };
  }
  const hold = totals?.begin();
  const { rows, found } = await read(true);
  if (found !== undefined && found <= countedExactly) {
    hold?.(key, counted, found);
    return { rows, total: found };
  }
  // Nothing says how many there are beside a page on which there are none.
  if (found === undefined) return { rows, total: offset ? await count() : 0 };
  return { rows, total: (await large.fetch(key, { context: count })) ?? found };
};

/** Asks for a page; where its number comes along, it is the first value of each row. */
const askPage = async <Row>(
  db: Queryable,
  { page, withTotal }: { page: string; withTotal: string },
  { params, counting }: { params: unknown[]; counting: unknown[] },
  { isCounted, map }: { isCounted: boolean; map: (lists: unknown[][]) => Row[] },
): Promise<Found<Row>> => {
  if (!isCounted) return { rows: map(await ask(db, page, params)), found: undefined };
  const lists = await ask(db, withTotal, [...params, ...counting]);
  const found = lists.length > 0 ? Number(lists[0]?.[0]) : undefined;
  return { rows: map(lists.map(([, ...values]) => values)), found };
};

/** Rows put together for this page alone. */
const rowsAnew =
  (db: Queryable, { map }: Statements, { rows, counting }: Page): Read<Rows[number]> =>
  (isCounted) => {
    noteRead(rows.page);
    return askPage(db, rows, { params: rows.params, counting }, { isCounted, map });
  };

/** Rows whose texts may lie ready, and where. */
interface Ready {
  of: Readiness;
  stored: ReadyRows;
}

const readyOf = (db: Queryable, { ready: of }: Statements): Ready | null => {
  const stored = of && readyRowsOf(db);
  return of && stored ? { of, stored } : null;
};

/** The texts of rows by id, those that lie ready and those that don't: these are put together now, and stored behind the answer. */
const fillIn = async (
  db: Queryable,
  statements: Statements,
  { of, stored }: Ready,
  found: readonly { id: number; body: string | null }[],
): Promise<string[]> => {
  const missing = found.flatMap(({ id, body }) => (body === null ? [id] : []));
  if (missing.length === 0) return found.map(({ body }) => body ?? '');
  const made = (await selectMarked(db, statements, of, missing)).map(({ row, read }) => ({
    id: Number(row.id),
    body: JSON.stringify(row),
    ...read,
  }));
  stored.store(of, made);
  const byId = new Map(made.map(({ id, body }) => [id, body]));
  // One that was hidden between the two statements is left out.
  return found.flatMap(({ id, body }) => body ?? byId.get(id) ?? []);
};

const texts =
  (db: Queryable, statements: Statements, { rows, ready, counting }: Page, lying: Ready): Read<string> =>
  async (isCounted) => {
    if (!ready) throw new Error('Nothing lies ready of these rows.');
    noteRead(rows.page);
    const params = [...ready.params, lying.stored.listOf(lying.of)];
    const map = (lists: unknown[][]) =>
      lists.map(([id, body]) => ({ id: Number(id), body: body as string | null }));
    const { rows: found, ...rest } = await askPage(db, ready, { params, counting }, { isCounted, map });
    return { ...rest, rows: await fillIn(db, statements, lying, found) };
  };

/** A page of rows as JSON, and how many there are in all; null where none lie ready. */
const selectReady = async (db: Queryable, statements: Statements, tail: PageTail) => {
  const lying = readyOf(db, statements);
  if (!lying) return null;
  const page = onPage(statements, tail);
  const read = texts(db, statements, page, lying);
  return withTotal(db, page, tail.offset, { read, count: () => countRows(db, statements, tail) });
};

/** A page of rows, and how many there are in all. */
export const selectPage = async (
  db: Queryable,
  statements: Statements,
  tail: PageTail,
): Promise<{ rows: Rows; total: number }> => {
  const ready = await selectReady(db, statements, tail);
  if (ready) return { ...ready, rows: ready.rows.map((text) => JSON.parse(text)) };
  const page = onPage(statements, tail);
  const read = rowsAnew(db, statements, page);
  return withTotal(db, page, tail.offset, { read, count: () => countRows(db, statements, tail) });
};

/** The same as JSON, one text for each row. */
export const selectTexts = async (
  db: Queryable,
  statements: Statements,
  tail: PageTail,
): Promise<{ rows: string[]; total: number }> => {
  const ready = await selectReady(db, statements, tail);
  if (ready) return ready;
  const { rows, total } = await selectPage(db, statements, tail);
  return { rows: rows.map((row) => JSON.stringify(row)), total };
};
