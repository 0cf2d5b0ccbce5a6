import { and, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { cities, events, resources, taggings, tags } from '../../../db/schema';
import type { ReadContext } from '../../kernel/entity';
import { conditionOf, type FacetName } from '../../kernel/facets';
import { slugify } from '../../kernel/slugs';
import type { Language } from '../../language';
import { efforts, type Shelf } from '../../shelf';
import { citiesByTrain } from './by-train';
import { type Source, sources } from './sources';

const ids = (given: readonly number[]): SQL => sql`${sql.param([...given])}::int[]`;

const citiesOfRegions = (given: readonly number[]): SQL =>
  sql`array(select c.id from ${cities} c where c.region_id = any(${ids(given)}))`;

/** Carries one of the tags, whichever language it is in. */
const hasOneTag = ({ entity: { name, record } }: Source, given: readonly string[]): SQL =>
  sql`exists (
    select from ${taggings} x join ${tags} g on g.id = x.tag_id
    where x.entity = ${name} and x.record_id = ${record.id}
      and g.slug = any(${sql.param(given.map(slugify))}::text[]))`;

const facetNames = [
  'in_month',
  'diet',
  'suits_age',
  'price_max',
  'access',
  'shelter',
  'minutes_max',
  'quiet',
] as const satisfies readonly FacetName[];

/** What lists filter by too, under the same names. */
const facetConditions = ({ facets, price }: Source, shelf: Shelf, language: Language): SQL[] =>
  facetNames.flatMap((name) => {
    const value = shelf[name];
    if (value === undefined) return [];
    if (facets) return [sql`(${conditionOf(facets, language, name, String(value))})`];
    return name === 'price_max' && price ? [sql`${price(language)} <= ${Number(value)}`] : [];
  });

/** Of destinations: it is advised in that month, or at its best in it, which is the same. */
const cityInMonth = ({ kind, in_month }: Shelf): SQL | undefined =>
  kind === 'city' && in_month
    ? sql`${Number(in_month.replace('best-', ''))}::smallint = any(${cities.best_months})`
    : undefined;

const ofEffort = ({ facets }: Source, { effort }: Shelf): SQL | undefined =>
  effort && facets
    ? sql`${facets.record.visitor_info} #>> '{effort,level}' = any(${sql.param(
        efforts.slice(0, efforts.indexOf(effort) + 1),
      )}::text[])`
    : undefined;

/** The destinations that are reached by train, read when the first shelf asks for them. */
export const trainCities = (context: ReadContext) => {
  let read: Promise<number[]> | undefined;
  return () => {
    read ??= citiesByTrain(context);
    return read;
  };
};

const byRule = async (
  shelf: Shelf,
  context: ReadContext,
  byTrain: () => Promise<number[]>,
): Promise<SQL | undefined> => {
  const source = sources[shelf.kind];
  const { city_ids, region_ids, category_ids, tags: given, days_max, hotel_types, event_types } = shelf;
  const facilities = shelf.facilities ?? [];
  return and(
    city_ids?.length ? source.inCities(ids(city_ids)) : undefined,
    region_ids?.length ? source.inCities(citiesOfRegions(region_ids)) : undefined,
    category_ids?.length ? source.inCategories?.(ids(category_ids)) : undefined,
    given?.length ? hasOneTag(source, given) : undefined,
    shelf.by_train ? source.inCities(ids(await byTrain())) : undefined,
    days_max && source.days ? lte(source.days, days_max) : undefined,
    facilities.length ? sql`${resources.facilities} @> ${sql.param(facilities)}::text[]` : undefined,
    hotel_types?.length ? inArray(resources.hotel_type, hotel_types) : undefined,
    event_types?.length ? inArray(events.type, event_types) : undefined,
    cityInMonth(shelf),
    ofEffort(source, shelf),
    ...facetConditions(source, shelf, context.language),
  );
};

/** Which records a shelf shows: those picked, and those that the rule finds. */
export const shelfCondition = async (
  shelf: Shelf,
  context: ReadContext,
  byTrain: () => Promise<number[]>,
): Promise<SQL | undefined> => {
  const { entity, only } = sources[shelf.kind];
  const picked = inArray(entity.record.id, shelf.picks);
  const found = shelf.picks_only ? undefined : await byRule(shelf, context, byTrain);
  return and(only, shelf.picks_only ? picked : found && (shelf.picks.length > 0 ? or(picked, found) : found));
};
