import { between, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  cities,
  cityTranslations,
  orderLines,
  orders,
  tourCities,
  tourDepartures,
  tours,
  tourTranslations,
  travelStyleTranslations,
} from '../../../db/schema';
import { defineListed, type ReadContext } from '../../kernel/entity';
import { type ListRequest, listContent, listRows } from '../../kernel/list';
import { relatedRows } from '../../kernel/related';
import { isLive, isShown } from '../../kernel/selection';
import type { Language } from '../../language';
import { tourTables } from '../tables';
import { tour } from './kind';
import { travelStyle } from './style/kind';

export interface TourFilters {
  keyword?: string | undefined;
  translation?: ListRequest['translation'];
  page: number;
  per_page: number;
  duration: readonly [number, number] | null;
  departure_point: number | string | null;
  travel_style: number | string | null;
}

const relatedShown = 6;
const trendingDays = 90;

/** The translations of another record, by which a filter finds it when it is given by slug. */
const bySlug = (
  key: typeof tours.departure_point_id | typeof tours.travel_style_id,
  texts: typeof cityTranslations | typeof travelStyleTranslations,
  language: Language,
  wanted: number | string | null,
) => {
  if (wanted === null) return undefined;
  if (typeof wanted === 'number') return eq(key, wanted);
  return sql`${key} in (select x.record_id from ${texts} x where x.lang_id = ${language} and x.slug = ${wanted})`;
};

/** A page of tours in their order. */
export const listTours = (context: ReadContext, filters: TourFilters) => {
  const { duration, departure_point, travel_style, ...request } = filters;
  return listContent(tour, context, {
    ...request,
    where: [
      duration ? between(tours.duration_days, duration[0], duration[1]) : undefined,
      bySlug(tours.departure_point_id, cityTranslations, context.language, departure_point),
      bySlug(tours.travel_style_id, travelStyleTranslations, context.language, travel_style),
    ],
  });
};

/** Tours of paid orders of the last 90 days, the most booked first. */
const mostBooked = sql`
  select d.tour_id as id from ${orders} o
  join ${orderLines} l on l.order_id = o.id join ${tourDepartures} d on d.id = l.departure_id
  where o.status = 'paid' and o.paid_at >= now() - make_interval(days => ${trendingDays})
  group by d.tour_id order by count(*) desc, d.tour_id`;

const bestRated = sql`
  select t.id from ${tours} t where ${isShown(alias(tours, 't'))}
  order by t.rating_sum::numeric / nullif(t.rating_count, 0) desc nulls last, t.rating_count desc, t.sort, t.id`;

const findTrending = relatedRows(tour, [mostBooked, bestRated]);

/** Tours that were booked most in 90 days, then those that are rated best. */
export const trendingTours = (context: ReadContext, limit: number) => findTrending(context, { id: 0 }, limit);

const findRelated = relatedRows(tour, [
  sql`select x.tour_id as id from ${tourCities} own join ${tourCities} x on x.city_id = own.city_id
    where own.tour_id = ${sql.placeholder('id')} group by x.tour_id order by count(*) desc, x.tour_id`,
  sql`select t.id from ${tours} t where t.travel_style_id = ${sql.placeholder('travel_style_id')}
    order by t.sort, t.id`,
]);

/** Tours through the same cities, those with most in common first, then those of the same style. */
export const relatedTours = (
  context: ReadContext,
  { id, travel_style_id }: { id: number; travel_style_id: number },
) => findRelated(context, { id, travel_style_id }, relatedShown);

const toursFrom = (language: Language) => sql<number>`(
  select count(*)::int from ${tours}
  join ${tourTranslations} on ${tourTranslations.record_id} = ${tours.id} and ${tourTranslations.lang_id} = ${language}
  where ${tours.departure_point_id} = ${cities.id} and ${isLive(tourTables)})`;

const point = defineListed(cities, cityTranslations, (language) => ({ tour_count: toursFrom(language) }));

/** Cities from which live tours leave, with how many. */
export const departurePoints = async (context: ReadContext) => {
  const rows = await listRows(point, context, {
    per_page: 500,
    where: [sql`${toursFrom(context.language)} > 0`],
  });
  return rows.map(({ id, title, slug, image, tour_count }) => ({ id, title, slug, image, tour_count }));
};

/** All live travel styles in their order, each with its number of live tours. */
export const travelStyles = (context: ReadContext) => listRows(travelStyle, context, { per_page: 500 });
