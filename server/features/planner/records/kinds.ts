import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  cities,
  cityTranslations,
  climateNormals,
  events,
  eventTranslations,
  experiences,
  experienceTranslations,
  experienceTypes,
  resources,
  resourceTranslations,
  thingsToDo,
  thingToDoCategoryTranslations,
  thingToDoTranslations,
} from '../../../../db/schema';
import { defineListed } from '../../../kernel/entity';
import { visitorReading } from '../../../kernel/visitor-info/fields';
import { currentEnd, currentStart, isOnSingleDays } from '../../../kinds/event';
import { priceFrom } from '../../../kinds/resource';

/** What a plan reads of each kind of record that it can hold, beside the common columns. */

/** The titles in all languages: what they say of the time of day must not depend on the reader's language. */
const allTitles = (translations: PgTable, id: PgColumn): SQL<string> => sql`(
  select coalesce(string_agg(x.title, ' · '), '') from ${translations} x where x.record_id = ${id})`;

export const places = defineListed(resources, resourceTranslations, (language) => ({
  city_id: resources.city_id,
  resource_type: resources.resource_type,
  ...visitorReading(resources),
  lat: resources.lat,
  lon: resources.lon,
  price_from: priceFrom(language),
  price_band: resources.price_band,
  address: sql<string>`coalesce(${resourceTranslations.address}, '')`,
  all_titles: allTitles(resourceTranslations, resources.id),
}));

/** The category is known by the slug that it ships with; editors who rename it lose no more than a lunch break. */
const isFood = sql<boolean>`exists (
  select 1 from ${thingToDoCategoryTranslations} c
  where c.record_id = ${thingsToDo.category_id} and c.slug = 'food-and-drink')`;

export const things = defineListed(thingsToDo, thingToDoTranslations, () => ({
  city_id: thingsToDo.city_id,
  ...visitorReading(thingsToDo),
  price_from: thingsToDo.price_from,
  is_food: isFood,
  lat: thingsToDo.lat,
  lon: thingsToDo.lon,
  all_titles: allTitles(thingToDoTranslations, thingsToDo.id),
}));

/** Of the type `cuisine` or of one below it. */
const isCuisine = sql<boolean>`exists (
  select 1 from ${experienceTypes} k left join ${experienceTypes} p on p.id = k.parent_id
  where k.id = ${experiences.experience_type_id} and 'cuisine' in (k.code, p.code))`;

export const outings = defineListed(experiences, experienceTranslations, () => ({
  city_id: experiences.city_id,
  ...visitorReading(experiences),
  price_from: experiences.price_from,
  is_food: isCuisine,
  lat: experiences.lat,
  lon: experiences.lon,
  all_titles: allTitles(experienceTranslations, experiences.id),
}));

export const happenings = defineListed(events, eventTranslations, () => ({
  city_id: events.city_id,
  ...visitorReading(events),
  venue: sql<string>`coalesce(${eventTranslations.venue}, '')`,
  lat: events.lat,
  lon: events.lon,
  // Of an event on single days a plan knows all of them, by its doors.
  start_date: sql<string>`(case when ${isOnSingleDays} then ${events.start_date} else ${currentStart} end)::text`,
  end_date: sql<string>`(case when ${isOnSingleDays} then ${events.end_date} else ${currentEnd} end)::text`,
  is_lunar: events.is_lunar,
  rule: events.rule,
  all_titles: allTitles(eventTranslations, events.id),
}));

/** A usual month, as the climate normals say. */
export interface MonthNormal {
  month: number;
  min_c: number;
  max_c: number;
  rain_mm: number;
}

export const destinations = defineListed(cities, cityTranslations, () => ({
  lat: cities.lat,
  lon: cities.lon,
  province: cities.province,
  best_months: cities.best_months,
  normals: sql<MonthNormal[]>`(
    select coalesce(json_agg(json_build_object(
      'month', n.month, 'min_c', n.min_c, 'max_c', n.max_c, 'rain_mm', n.rain_mm) order by n.month), '[]')
    from ${climateNormals} n where n.city_id = ${cities.id})`,
}));
