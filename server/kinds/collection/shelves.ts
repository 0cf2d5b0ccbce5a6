import { and, eq, type SQL, sql } from 'drizzle-orm';
import { inView } from '../../kernel/cards';
import type { ReadContext } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { visibility } from '../../kernel/selection';
import { mostShelves, type Shelf } from '../../shelf';
import { presentEvent } from '../event';
import { shelfCondition, trainCities } from './conditions';
import type { ShelvedRows } from './shapes';
import { orderOf, sources } from './sources';

const pictures = '?w=300&h=200&fit=cover';

/** Those picked by hand stand first, in the order in which they were picked. */
const picksFirst = ({ kind, picks }: Shelf): SQL[] =>
  picks.length > 0
    ? [sql`array_position(${sql.param(picks)}::int[], ${sources[kind].entity.record.id}) nulls last`]
    : [];

/** How many records of the same kind the shelves before one may show: so many more are read for it. */
const shownBefore = (rule: readonly Shelf[], index: number): number =>
  rule
    .slice(0, index)
    .filter(({ kind }) => sources[kind].entity === sources[rule[index]?.kind ?? kind].entity)
    .reduce((sum, { max }) => sum + max, 0);

interface Filled {
  kind: Shelf['kind'];
  rows: readonly { id: number }[];
}

/** Nothing stands twice on a page: what an earlier shelf shows is left out of the later ones. */
const withoutRepeats = <Row extends Filled & { max: number }>(filled: readonly Row[]): Row[] => {
  const shown = new Map<unknown, Set<number>>();
  return filled.map((one) => {
    const { entity } = sources[one.kind];
    const seen = shown.get(entity) ?? new Set();
    shown.set(entity, seen);
    const rows = one.rows.filter(({ id }) => !seen.has(id)).slice(0, one.max);
    for (const { id } of rows) seen.add(id);
    return { ...one, rows };
  });
};

/** The records of each shelf that visitors may see, one query a shelf; shelves with nothing on them are left out. */
export const readShelves = async (given: ReadContext, rule: readonly Shelf[]): Promise<ShelvedRows> => {
  const context = { ...given, includeHidden: false };
  const byTrain = trainCities(context);
  const shelves = rule.slice(0, mostShelves);
  const read = await Promise.all(
    shelves.map(async (shelf, index) => {
      const { kind, order, max, title } = shelf;
      const rows = await listRows(sources[kind].entity, context, {
        per_page: max + shownBefore(shelves, index),
        where: [await shelfCondition(shelf, context, byTrain)],
        orderBy: [...picksFirst(shelf), ...orderOf(kind, order, context.language)],
      });
      return { kind, title: title?.[context.language] || null, max, rows };
    }),
  );
  // Each source reads what the card of its kind shows; tests hold answers to it.
  return withoutRepeats(read)
    .filter(({ rows }) => rows.length > 0)
    .map(({ kind, title, rows }) => ({ kind, title, rows: presented(kind, rows) })) as ShelvedRows;
};

/** As cards; events say their next day and the lunar date as well. */
const presented = (kind: Shelf['kind'], rows: readonly object[]): object[] =>
  inView(
    'card',
    kind === 'event'
      ? rows.map((row) => presentEvent(row as Parameters<typeof presentEvent>[0], pictures))
      : rows,
  );

/** How many records of a shelf visitors may see in a language, and what the first few are called. One query a shelf. */
export const countShelves = async (given: ReadContext, rule: readonly Shelf[]) => {
  const context = { ...given, includeHidden: false };
  const byTrain = trainCities(context);
  return Promise.all(
    rule.map(async (shelf) => {
      const { entity } = sources[shelf.kind];
      const { record, translation } = entity;
      const order = [...picksFirst(shelf), ...orderOf(shelf.kind, shelf.order, context.language)];
      const rows = await context.db
        .select({ title: translation.title, count: sql<number>`(count(*) over ())::int` })
        .from(record)
        .innerJoin(
          translation,
          and(eq(translation.record_id, record.id), eq(translation.lang_id, context.language)),
        )
        .where(and(visibility(entity, context), await shelfCondition(shelf, context, byTrain)))
        .orderBy(...order, sql`${record.id} desc`)
        .limit(shelf.max);
      return { count: rows[0]?.count ?? 0, titles: rows.map(({ title }) => title) };
    }),
  );
};
