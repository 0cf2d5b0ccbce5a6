import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { cities, cityTranslations, resources, resourceTranslations } from '../../../../db/schema';
import { distanceKm, type Point } from '../../../distance';
import { ApiError } from '../../../errors';
import { findContent } from '../../../kernel/detail';
import { defineListed, type ReadContext } from '../../../kernel/entity';
import { listRows } from '../../../kernel/list';
import { city } from '../../../kinds/city/kind';

/** Farther away, the weather of a city says little. */
const withinKm = 120;

const located = defineListed(cities, cityTranslations, () => ({
  city_code: cities.city_code,
  lat: cities.lat,
  lon: cities.lon,
}));

const addressed = defineListed(resources, resourceTranslations, () => ({ city_id: resources.city_id }));

export interface WeatherPlace {
  id: number;
  title: string;
  slug: string;
  city_code: string;
  lat: number | null;
  lon: number | null;
  distance_km: number | null;
}

const placeOf = (
  { id, title, slug, city_code, lat, lon }: Omit<WeatherPlace, 'distance_km'>,
  distance_km: number | null = null,
): WeatherPlace => ({ id, title, slug, city_code, lat, lon, distance_km });

/** A city by its code, id or slug. @throws ApiError not_found; Moved for a former slug */
export const namedPlace = async (context: ReadContext, reference: string): Promise<WeatherPlace> => {
  const [coded] = /^[A-Z][A-Z0-9]{1,7}$/.test(reference)
    ? await listRows(located, context, { per_page: 1, where: [eq(cities.city_code, reference)] })
    : [];
  return placeOf(coded ?? (await findContent(city, context, reference)));
};

/** The city nearest to a point. The point itself goes no further than this. @throws ApiError not_found */
export const nearestPlace = async (context: ReadContext, point: Point): Promise<WeatherPlace> => {
  const all = await listRows(located, context, {
    per_page: 10_000,
    where: [isNotNull(cities.lat), isNotNull(cities.lon)],
  });
  const [nearest] = all
    .map((row) => ({ row, km: distanceKm(point, { lat: row.lat ?? 0, lon: row.lon ?? 0 }) }))
    .sort((a, b) => a.km - b.km);
  if (!nearest || nearest.km > withinKm)
    throw new ApiError('not_found', { message: 'weather_location_failed' });
  return placeOf(nearest.row, Math.round(nearest.km));
};

/** Folded text in which every word has a space on either side, so that whole words can be looked for. */
const inWords = (text: unknown) =>
  sql`' ' || btrim(regexp_replace(fold(${text}), '[^[:alnum:]]+', ' ', 'g')) || ' '`;

/** The city whose name, former name or province stands in a text, the longest name first. */
const mentionedPlace = async (context: ReadContext, text: string): Promise<WeatherPlace | null> => {
  const title = cityTranslations.title;
  const names = sql`array[${title}, ${cities.province}, ${cities.formerly}] || ${cities.former_names}`;
  const found = sql`select max(length(name)) from unnest(${names}) as name
    where btrim(name) <> '' and position(${inWords(sql`name`)} in ${inWords(sql`${text}::text`)}) > 0`;
  const named = sql`position(${inWords(title)} in ${inWords(sql`${text}::text`)}) > 0`;
  const [mentioned] = await listRows(located, context, {
    per_page: 1,
    where: [sql`(${found}) is not null`],
    orderBy: [sql`${named} desc`, sql`(${found}) desc`],
  });
  return mentioned ? placeOf(mentioned) : null;
};

/** Folded text without spaces: abroad, Hà Nội is Hanoi. */
const inOneWord = (text: unknown) => sql`regexp_replace(fold(${text}), '[^[:alnum:]]+', '', 'g')`;

/** The city that a network's operator names, as people abroad write it. @throws ApiError not_found */
export const placeCalled = async (context: ReadContext, name: string): Promise<WeatherPlace> => {
  const mentioned = await mentionedPlace(context, name);
  if (mentioned) return mentioned;
  const [called] = await listRows(located, context, {
    per_page: 1,
    where: [sql`${inOneWord(cityTranslations.title)} = ${inOneWord(sql`${name}::text`)}`],
  });
  if (!called) throw new ApiError('not_found', { message: 'weather_location_failed' });
  return placeOf(called);
};

/**
 * The city in an address that somebody typed: one that stands in it, else the city of a place that is called so.
 * @throws ApiError not_found
 */
export const addressPlace = async (context: ReadContext, address: string): Promise<WeatherPlace> => {
  const mentioned = await mentionedPlace(context, address);
  if (mentioned) return mentioned;
  const [place] = await listRows(addressed, context, {
    per_page: 1,
    where: [
      and(
        isNotNull(resources.city_id),
        or(
          sql`${resourceTranslations.folded_title} like fold_pattern(${address})`,
          sql`position(${inWords(resourceTranslations.title)} in ${inWords(sql`${address}::text`)}) > 0`,
        ),
      ),
    ],
    orderBy: [sql`length(${resourceTranslations.title})`],
  });
  const [home] = place
    ? await listRows(located, context, { per_page: 1, where: [eq(cities.id, place.city_id ?? 0)] })
    : [];
  if (!home) throw new ApiError('not_found', { message: 'weather_place_unknown' });
  return placeOf(home);
};
