import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { cities, resources, resourceTranslations } from '../../../db/schema';
import type { ReadContext } from '../../kernel/entity';
import { visibility } from '../../kernel/selection';
import { resource } from './kind';

/** What the lists of places can be narrowed down to. */
export interface PlaceFilters {
  keyword?: string | undefined;
  resource_types?: readonly number[];
  city_id?: number | undefined;
  city_code?: string | undefined;
  hotel_types?: readonly string[];
  is_historic?: boolean | undefined;
  /** -1 any, 0 without a view all around, 1 with one. */
  vr?: number | undefined;
  /** The conditions of what was chosen among the facets. */
  chosen?: readonly (SQL | undefined)[];
}

const withView = (vr: number | undefined): SQL | undefined => {
  if (vr === undefined || vr < 0) return undefined;
  return vr === 1 ? isNotNull(resources.vr_link) : isNull(resources.vr_link);
};

/** The conditions of a list; the keyword is left to the list itself. */
export const placeConditions = (filters: PlaceFilters): Array<SQL | undefined> => {
  const { resource_types = [], city_id, city_code, hotel_types = [], is_historic, vr, chosen = [] } = filters;
  return [
    resource_types.length > 0 ? inArray(resources.resource_type, [...resource_types]) : undefined,
    city_id && city_id > 0 ? eq(resources.city_id, city_id) : undefined,
    city_code
      ? sql`${resources.city_id} = (select c.id from ${cities} c where c.city_code = ${city_code.toUpperCase()})`
      : undefined,
    hotel_types.length > 0 ? inArray(resources.hotel_type, [...hotel_types]) : undefined,
    is_historic === undefined ? undefined : eq(resources.is_historic, is_historic),
    withView(vr),
    ...chosen,
  ];
};

/** The same as lists match a keyword, whose count this goes with. */
const matches = (keyword: string | undefined): SQL | undefined =>
  keyword
    ? or(
        sql`${resourceTranslations.folded_text} like fold_pattern(${keyword})`,
        sql`${resources.folded_names} like fold_pattern(${keyword})`,
      )
    : undefined;

/** How many places of each value of a column there are under the filters. One query. */
export const countBy = async (
  context: ReadContext,
  column: AnyPgColumn,
  filters: PlaceFilters,
): Promise<Map<unknown, number>> => {
  const rows = await context.db
    .select({ value: column, count: sql<number>`count(*)::int` })
    .from(resources)
    .innerJoin(
      resourceTranslations,
      and(
        eq(resourceTranslations.record_id, resources.id),
        eq(resourceTranslations.lang_id, context.language),
      ),
    )
    .where(and(visibility(resource, context), matches(filters.keyword), ...placeConditions(filters)))
    .groupBy(column);
  return new Map(rows.map(({ value, count }) => [value, count]));
};
