import { getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../db/client';
import type { Accessibility, OpeningHours } from '../../../../db/schema/visitor';
import { type VisitedKind, visitedKinds } from '../../../kernel/visitor-info/issues';
import type { Section, VisitorInfo } from '../../../kernel/visitor-info/shape';
import { visitedEntities } from './kinds';

/** What a record has for visitors, as far as it concerns one section. */
export interface Known {
  opening_hours: OpeningHours | null;
  duration_minutes: number | null;
  accessibility: Accessibility | null;
  price_from: number | null;
  visitor_info: VisitorInfo;
}

/** The column that belongs to a section, and the sections that tell of the same. */
const beside: Partial<Record<Section, { column?: Exclude<keyof Known, 'visitor_info'>; with?: Section[] }>> =
  {
    hours: { column: 'opening_hours', with: ['occurs', 'dates'] },
    closures: { column: 'opening_hours', with: ['occurs'] },
    occurs: { column: 'opening_hours' },
    price: { column: 'price_from' },
    duration: { column: 'duration_minutes' },
    access: { column: 'accessibility' },
  };

export type VisitedRow = Known & { id: number; city_id: number | null };

/** The records of the rows, by kind and id. A query for each kind. */
export const visitedRows = async (
  db: Queryable,
  rows: readonly { entity: string; record_id: number }[],
): Promise<Map<string, VisitedRow>> => {
  const ofKind = async (kind: VisitedKind) => {
    const ids = rows.filter(({ entity }) => entity === kind).map(({ record_id }) => record_id);
    if (ids.length === 0) return [];
    const { record } = visitedEntities[kind];
    const columns = getTableColumns(record) as unknown as Record<keyof VisitedRow, PgColumn | undefined>;
    const { id, city_id, opening_hours, duration_minutes, accessibility, price_from, visitor_info } = columns;
    const wanted = { id, city_id, opening_hours, duration_minutes, accessibility, visitor_info, price_from };
    const found = await db
      .select(
        Object.fromEntries(
          Object.entries(wanted).flatMap(([name, column]) => (column ? [[name, column]] : [])),
        ),
      )
      .from(record)
      .where(inArray(record.id, ids));
    return found.map((row) => {
      const visited = { price_from: null, ...row } as unknown as VisitedRow;
      return [`${kind} ${visited.id}`, visited] as const;
    });
  };
  return new Map((await Promise.all(visitedKinds.map(ofKind))).flat());
};

/** What the data of a record say of a section. */
export const knownOf = (row: VisitedRow, section: Section): Known => {
  const { column, with: others = [] } = beside[section] ?? {};
  const of = <Name extends Exclude<keyof Known, 'visitor_info'>>(name: Name) =>
    column === name ? row[name] : null;
  const told = [section, ...others].flatMap((name) => {
    const given = row.visitor_info[name];
    return given ? [[name, given]] : [];
  });
  return {
    opening_hours: of('opening_hours'),
    duration_minutes: of('duration_minutes'),
    accessibility: of('accessibility'),
    price_from: of('price_from'),
    visitor_info: Object.fromEntries(told),
  };
};
