import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  cities,
  cityTranslations,
  resources,
  resourceThemes,
  resourceTranslations,
  rooms,
  roomTranslations,
  themes,
  themeTranslations,
} from '../../../db/schema';
import type { Reference } from '../../kernel/reference';
import { isLive } from '../../kernel/selection';
import type { Language } from '../../language';
import { resourcePage, resourceTypes } from '../../place-kinds';
import { city } from '../city/kind';
import { roomShown, themeTables } from '../tables';

/** The place's city with its code, where readers of this language may see it. */
export const cityOfPlace = (language: Language): SQL<(Reference & { city_code: string }) | null> => sql`(
  select json_build_object(
    'id', ${cities.id}, 'title', ${cityTranslations.title}, 'slug', ${cityTranslations.slug}, 'city_code', ${cities.city_code})
  from ${cities} join ${cityTranslations} on ${cityTranslations.record_id} = ${cities.id}
    and ${cityTranslations.lang_id} = ${language}
  where ${cities.id} = ${resources.city_id} and ${isLive(city)})`;

/** The live themes of a place in the order in which an editor gave them. */
export const themesOfPlace = (language: Language): SQL<Array<Reference & { code: string }>> => sql`(
  select coalesce(json_agg(json_build_object(
    'id', ${themes.id}, 'code', ${themes.code}, 'title', ${themeTranslations.title}, 'slug', ${themeTranslations.slug})
    order by x.sort, ${themes.id}), '[]')
  from ${resourceThemes} x join ${themes} on ${themes.id} = x.theme_id
  join ${themeTranslations} on ${themeTranslations.record_id} = ${themes.id} and ${themeTranslations.lang_id} = ${language}
  where x.resource_id = ${resources.id} and ${isLive(themeTables)})`;

/** Ids of all themes of a place, hidden ones too: what its form writes back. */
export const themeIds: SQL<number[]> = sql`(
  select coalesce(json_agg(x.theme_id order by x.sort, x.theme_id), '[]')
  from ${resourceThemes} x join ${themes} on ${themes.id} = x.theme_id and ${themes.deleted_at} is null
  where x.resource_id = ${resources.id})`;

/** The lowest price of a night among the rooms that readers are shown; null without rooms. */
export const priceFrom = (language: Language): SQL<number | null> => sql`(
  select min(r.price) from ${rooms} r join ${roomTranslations} t on t.record_id = r.id and t.lang_id = ${language}
  where r.resource_id = ${resources.id} and ${roomShown(alias(rooms, 'r'))})`;

/** Path of the place's page, below the language: every kind has its own beginning, which the slug follows. */
export const pageOfPlace: SQL<string> = sql`case ${resources.resource_type} ${sql.join(
  resourceTypes.map((type) => sql`when ${sql.raw(String(type))} then ${resourcePage(type, '')}::text`),
  sql` `,
)} end || coalesce(${resourceTranslations.slug}, '')`;
