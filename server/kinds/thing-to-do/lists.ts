import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cities, thingsToDo } from '../../../db/schema';
import { findContent } from '../../kernel/detail';
import type { ReadContext } from '../../kernel/entity';
import { type FacetQuery, withFacets } from '../../kernel/facets';
import { type ListRequest, listContent, listRows } from '../../kernel/list';
import { bestRatedFirst } from '../../kernel/rating';
import { relatedRows } from '../../kernel/related';
import { isShown } from '../../kernel/selection';
import { hasTag } from '../../kernel/tags';
import { comingDays } from '../../kernel/visitor-info/open-on';
import { formatDate } from '../../time';
import { city } from '../city/kind';
import { readModule } from '../gallery';
import { thingFacets } from './facets';
import { thingToDo } from './kind';

const relatedShown = 6;

export interface ThingFilters extends Omit<ListRequest, 'where' | 'orderBy'>, FacetQuery {
  facets?: boolean | undefined;
  /** 0 = all. */
  city_id?: number | undefined;
  /** 0 = all. */
  category_id?: number | undefined;
  tag?: string | undefined;
}

/** A page of things to do in their order. */
export const listThings = async (
  context: ReadContext,
  { city_id, category_id, tag, ...request }: ThingFilters,
) => {
  const own = [
    city_id ? eq(thingsToDo.city_id, city_id) : undefined,
    category_id ? eq(thingsToDo.category_id, category_id) : undefined,
    tag ? hasTag(thingToDo, context.language, tag) : undefined,
  ];
  const { where, ...counted } = await withFacets(thingToDo, thingFacets, context, { ...request, where: own });
  const { page, per_page, keyword, translation } = request;
  return {
    ...(await listContent(thingToDo, context, { page, per_page, keyword, translation, where })),
    ...counted,
  };
};

/** The best rated things to do, of one city or of all; of equal ones those that more people rated. */
export const popularThings = (
  context: ReadContext,
  { limit, city_id }: { limit: number; city_id?: number | undefined },
) =>
  listRows(thingToDo, context, {
    per_page: limit,
    where: [city_id ? eq(thingsToDo.city_id, city_id) : undefined],
    orderBy: bestRatedFirst(thingsToDo),
  });

const inOrder = (where: SQL) => sql`
  select t.id from ${thingsToDo} t where ${where} and ${isShown(alias(thingsToDo, 't'))} order by t.sort, t.id desc`;
const inCity = sql`t.city_id = ${sql.placeholder('city_id')}`;
const inCategory = sql`t.category_id = ${sql.placeholder('category_id')}`;

const findRelated = relatedRows(thingToDo, [
  inOrder(sql`${inCity} and ${inCategory}`),
  inOrder(inCity),
  inOrder(inCategory),
]);

/** Of the same city and category first, then of the city, then of the category. */
export const relatedThings = (
  context: ReadContext,
  { id, city_id, category_id }: { id: number; city_id: number; category_id: number },
) => findRelated(context, { id, city_id, category_id }, relatedShown);

/**
 * The page of a thing to do, by id or slug. It has no gallery of its own: the pictures are those of its city, where
 * readers may see the city.
 * @throws ApiError not_found; Moved when the slug is an old one
 */
export const thingPage = async (context: ReadContext, reference: string) => {
  const row = await findContent(thingToDo, context, reference);
  const [related, galleries] = await Promise.all([
    relatedThings(context, row),
    row.city ? readModule(context, '_CITY', row.city.id) : [],
  ]);
  return { ...row, ...comingDays(row, formatDate(new Date())), related, galleries };
};

/** A city's id from its id, slug or code. @throws ApiError not_found; Moved when the slug is an old one */
export const cityIdOf = async (context: ReadContext, reference: string): Promise<number> => {
  const [row] = await context.db
    .select({ id: cities.id })
    .from(cities)
    .where(eq(cities.city_code, reference.toUpperCase()));
  return (await findContent(city, context, row?.id ?? reference)).id;
};
