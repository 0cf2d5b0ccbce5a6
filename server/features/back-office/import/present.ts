import { asc, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../db/client';
import { blogRelated, resourceThemes, tourCities } from '../../../../db/schema';
import type { EntityName } from '../../../content-kinds';
import type { Entity } from '../../../kernel/entity';
import { selectRows } from '../../../kernel/select-rows';
import { statementsOf } from '../../../kernel/selection';
import type { Language } from '../../../language';
import { type Column, cellText } from './columns';
import type { Names } from './references';

type Row = Record<string, unknown> & { id: number };

/** What a record says now: its fields, and the cells of a table that the fields stand in. */
export interface Present {
  id: number;
  row: Row;
  cells: ReadonlyMap<string, string>;
}

interface Links {
  field: string;
  table: PgTable;
  owner: PgColumn;
  linked: PgColumn;
  sort: PgColumn;
}

/** Fields that name several records, which lie in tables of their own. */
const linksOf: Partial<Record<EntityName, Links>> = {
  blog: {
    field: 'related_ids',
    table: blogRelated,
    owner: blogRelated.blog_id,
    linked: blogRelated.related_id,
    sort: blogRelated.sort,
  },
  resource: {
    field: 'theme_ids',
    table: resourceThemes,
    owner: resourceThemes.resource_id,
    linked: resourceThemes.theme_id,
    sort: resourceThemes.sort,
  },
  tour: {
    field: 'city_ids',
    table: tourCities,
    owner: tourCities.tour_id,
    linked: tourCities.city_id,
    sort: tourCities.sort,
  },
};

/** The field of an entity that names several records, if it has one. */
export const linkedField = ({ name }: Pick<Entity, 'name'>): string | undefined => linksOf[name]?.field;

/** The rows with the records that they name, in one statement. */
const withLinked = async (db: Queryable, { name }: Entity, rows: readonly Row[]): Promise<readonly Row[]> => {
  const links = linksOf[name];
  if (!links || rows.length === 0) return rows;
  const { field, table, owner, linked, sort } = links;
  const found = await db
    .select({ owner, linked })
    .from(table)
    .where(
      inArray(
        owner,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(sort));
  const byOwner = new Map<number, number[]>();
  for (const one of found)
    byOwner.set(Number(one.owner), [...(byOwner.get(Number(one.owner)) ?? []), Number(one.linked)]);
  return rows.map((row) => ({ ...row, [field]: byOwner.get(row.id) ?? [] }));
};

/** The ids in a field that names other records. */
export const idsIn = (value: unknown): number[] =>
  [value].flat().flatMap((id) => (id === null || id === undefined ? [] : [Number(id)]));

type Tail = Parameters<typeof selectRows>[2];

/**
 * What records say now in the columns of a table, in the order of `tail`: a statement for the records, one for what they
 * link to and one for each kind that they name, however many there are. Columns whose field is not read with a record
 * have no cell.
 */
export const readPresent = async (
  db: Queryable,
  entity: Entity,
  { language, columns, names }: { language: Language; columns: readonly Column[]; names: Names },
  tail: Tail,
): Promise<Present[]> => {
  const statements = statementsOf(entity, { language, includeHidden: true }, 'detail');
  const found = (await selectRows(db, statements, tail)) as Row[];
  const present: Present[] = [];
  for (const row of await withLinked(db, entity, found)) {
    const cells = new Map<string, string>();
    for (const { named, ...column } of columns) {
      if (!(column.field in row)) continue;
      const value = row[column.field];
      cells.set(column.name, named ? await names.cellOf(named, idsIn(value)) : cellText(column, value));
    }
    present.push({ id: row.id, row, cells });
  }
  return present;
};
