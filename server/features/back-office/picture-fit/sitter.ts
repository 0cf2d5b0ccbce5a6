import { and, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../db/client';
import {
  cities,
  cityTranslations,
  experienceTypes,
  experienceTypeTranslations,
  regionTranslations,
  thingToDoCategoryTranslations,
} from '../../../../db/schema';
import type { Sitter } from '../../../depictions/fits';
import { subjectOf, type Told } from '../../../depictions/subject-of';
import type { Region } from '../../../depictions/subjects';

/** The kinds of records that a picture opens, as the drawings' rule calls them. */
const toldKinds = {
  region: 'region',
  city: 'city',
  blog: 'blog',
  event: 'event',
  experience_type: 'experience-type',
  experience: 'experience',
  thing_to_do: 'thing',
  tour: 'tour',
  resource: 'place',
} as const satisfies Record<string, Told['kind']>;

export type PicturedKind = keyof typeof toldKinds;
export const picturedKinds = Object.keys(toldKinds) as PicturedKind[];

/** What an editor has entered of a record so far. */
export interface Pictured {
  entity: PicturedKind;
  /** Its name in English and its address, as far as there are any. */
  name: string;
  /** Its own number, where it is a region or a city. */
  id?: number | undefined;
  city_ids: readonly number[];
  resource_type?: number | undefined;
  hotel_type?: string | undefined;
  event_type?: string | undefined;
  /** Category of a thing to do, or type of an experience. */
  type_id?: number | undefined;
  is_historic: boolean;
  is_memorial: boolean;
  /** It has a beach of its own. */
  on_shore: boolean;
}

const regionNames = alias(regionTranslations, 'region_name');

/** Destinations with their regions, both by the English addresses under which the drawings know them. */
const placesOf = async (db: Queryable, { entity, id, city_ids }: Pictured): Promise<Sitter['places']> => {
  const own = entity === 'city' && id ? [id] : city_ids;
  const isRegion = entity === 'region' && id !== undefined;
  if (!isRegion && own.length === 0) return [];
  const found = await db
    .select({ city: cityTranslations.slug, region: regionNames.slug })
    .from(cities)
    .innerJoin(
      cityTranslations,
      and(eq(cityTranslations.record_id, cities.id), eq(cityTranslations.lang_id, 'en')),
    )
    .innerJoin(regionNames, and(eq(regionNames.record_id, cities.region_id), eq(regionNames.lang_id, 'en')))
    .where(
      and(isNull(cities.deleted_at), isRegion ? eq(cities.region_id, id) : inArray(cities.id, [...own])),
    );
  return found.flatMap(({ city, region }) => (city && region ? [{ city, region: region as Region }] : []));
};

/** The type of a record as the rule knows it: a number of places, a word of everything else. */
const typeOf = async (db: Queryable, given: Pictured): Promise<string> => {
  const { entity, resource_type, event_type, type_id } = given;
  if (entity === 'resource') return String(resource_type ?? '');
  if (entity === 'event') return event_type ?? '';
  if (type_id === undefined) return '';
  if (entity === 'thing_to_do') {
    const { record_id, lang_id, slug } = thingToDoCategoryTranslations;
    const [row] = await db
      .select({ slug })
      .from(thingToDoCategoryTranslations)
      .where(and(eq(record_id, type_id), eq(lang_id, 'en')));
    return row?.slug ?? '';
  }
  if (entity !== 'experience') return '';
  const { record_id, lang_id, slug } = experienceTypeTranslations;
  const [row] = await db
    .select({ code: experienceTypes.code, slug })
    .from(experienceTypes)
    .leftJoin(experienceTypeTranslations, and(eq(record_id, experienceTypes.id), eq(lang_id, 'en')))
    .where(eq(experienceTypes.id, type_id));
  return row?.code ?? row?.slug ?? '';
};

/** What a picture has to be true to, of a record as it stands in a form. */
export const sitterOf = async (db: Queryable, given: Pictured): Promise<Sitter> => {
  const [places, type] = await Promise.all([placesOf(db, given), typeOf(db, given)]);
  const subjects = subjectOf({
    kind: toldKinds[given.entity],
    name: given.name,
    type,
    hotelType: given.hotel_type,
    isHistoric: given.is_historic,
    isMemorial: given.is_memorial,
    isOnShore: given.on_shore,
  });
  return { subjects, places, isMemorial: given.is_memorial };
};
