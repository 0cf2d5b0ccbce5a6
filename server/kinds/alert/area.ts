import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { alerts, cities } from '../../../db/schema';
import { ApiError, invalidField } from '../../errors';
import { presentOf } from '../../geography/gazetteer';
import { isLive } from '../../kernel/selection';
import type { Language } from '../../language';
import { city } from '../city/kind';

/** Provinces and cities of the first level since 1 July 2025, by the names that destinations have them under. */
export const provinces = [...new Set(presentOf.values())].sort((a, b) => a.localeCompare(b, 'vi'));

/** Destinations that are named, or lie in a province that is. */
const isConcerned: SQL = sql`(c.id = any(${alerts.city_ids}) or c.province = any(${alerts.provinces}))`;

const concernsWhere = (which: SQL): SQL =>
  sql`(${alerts.is_nationwide} or exists (select from ${cities} c where ${which} and ${isConcerned}))`;

/** Whether an alert concerns a destination: all of the country, its province, or itself. */
export const concerns = (cityId: number): SQL => concernsWhere(sql`c.id = ${cityId}`);

/** Whether an alert concerns one of some destinations. @param cityIds an array of the database's */
export const concernsAny = (cityIds: SQL): SQL => concernsWhere(sql`c.id = any(${cityIds})`);

/** Ids of the destinations that an alert concerns; none for the whole country. */
export const concernedCities = sql<number[]>`array(
  select c.id from ${cities} c where c.deleted_at is null and ${isConcerned} order by c.id)`;

/** The destinations that an alert names, as far as readers of a language may see them. */
export const namedCities = (language: Language) => {
  const { record, translation } = city;
  return sql<{ id: number; title: string; slug: string }[]>`(
    select coalesce(json_agg(json_build_object('id', ${record.id}, 'title', ${translation.title}, 'slug', ${translation.slug})
      order by ${record.id}), '[]')
    from ${record} join ${translation} on ${translation.record_id} = ${record.id} and ${translation.lang_id} = ${language}
    where ${record.id} = any(${alerts.city_ids}) and ${isLive(city)})`;
};

/** @throws ApiError invalid for an alert that concerns nothing, or a destination that isn't there */
export const checkArea = async (tx: Transaction, recordId: number) => {
  const [stored] = await tx
    .select()
    .from(alerts)
    .where(inArray(alerts.id, [recordId]));
  if (!stored) throw new ApiError('not_found', { message: 'alert_not_found' });
  const { is_nationwide, provinces: named, city_ids } = stored;
  if (!is_nationwide && named.length === 0 && city_ids.length === 0)
    throw invalidField('is_nationwide', 'alert_area');
  const there = await tx.select({ id: cities.id }).from(cities).where(inArray(cities.id, city_ids));
  if (there.length < city_ids.length) throw invalidField('city_ids', 'unknown_record');
};
