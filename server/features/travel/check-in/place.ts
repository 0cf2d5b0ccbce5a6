import { eq, or, type SQL, sql } from 'drizzle-orm';
import { cityTranslations, slugHistory } from '../../../../db/schema';
import { distanceKm } from '../../../distance';
import { ApiError } from '../../../errors';
import { findContent } from '../../../kernel/detail';
import { type ReadContext, recordNotFound } from '../../../kernel/entity';
import { city } from '../../../kinds/city/kind';
import { nearbyPlaces } from '../../../kinds/resource';
import { resource } from '../../../kinds/resource/kind';
import { languageCodes } from '../../../language';

/** Streets bend: one walks so much farther than the crow flies. */
const detour = 1.3;
const metresPerMinute = 80;
/** Farther than that one takes a ride. */
const mostMinutes = 60;

const notFound = () => recordNotFound(resource);

/** A city's name in an address, in any language, now or before, or in one word (`hanoi`). */
const isNamed = (cityId: number, reference: string): SQL => sql`
  select 1 where ${reference} = ${String(cityId)}
  union all
  select 1 from ${cityTranslations} where ${eq(cityTranslations.record_id, cityId)}
    and ${or(eq(cityTranslations.slug, reference), sql`replace(${cityTranslations.slug}, '-', '') = ${reference}`)}
  union all
  select 1 from ${slugHistory}
  where ${slugHistory.entity} = ${city.name} and ${slugHistory.record_id} = ${cityId} and ${slugHistory.slug} = ${reference}`;

/** A place in the language asked for, else in the other: who stands there came to read. @throws ApiError not_found */
const findInSomeLanguage = async (context: ReadContext, id: number) => {
  for (const language of [context.language, ...languageCodes]) {
    const found = await findContent(resource, { ...context, language }, id).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'not_found') return null;
      throw error;
    });
    if (found) return found;
  }
  throw notFound();
};

/**
 * The place that a tag hangs at, by the names in its address. What is printed or written on a chip stays there for
 * years, so former names of the city are good as well.
 * @throws ApiError not_found for a place that visitors don't see, or of another city
 */
export const placeOfTag = async (context: ReadContext, slug: string, id: number) => {
  const place = await findInSomeLanguage({ ...context, includeHidden: false, preview: null }, id);
  const { rows } = await context.db.execute(isNamed(place.city_id, slug));
  if (rows.length === 0) throw notFound();
  return place;
};

/** What the page of a tag shows of its place. */
export const presentPlace = (place: Awaited<ReturnType<typeof placeOfTag>>) => ({
  id: place.id,
  lang_id: place.lang_id,
  slug: place.slug,
  title: place.title,
  description: place.description,
  content: place.content,
  audio_text: place.audio_text,
  address: place.address,
  resource_type: place.resource_type,
  path: place.path,
  opening_hours: place.opening_hours,
  lat: place.lat,
  lon: place.lon,
  image: place.image,
  image_alt: place.image_alt,
  image_blur: place.image_blur,
});

const walkOf = (metres: number): number | null => {
  const minutes = Math.max(1, Math.round((metres * detour) / metresPerMinute));
  return minutes <= mostMinutes ? minutes : null;
};

/** What is near a place, the nearest first, with the way on foot. */
export const nearOf = async (
  context: ReadContext,
  place: { id: number; lat: number | null; lon: number | null },
) => {
  const { lat, lon } = place;
  if (lat === null || lon === null) return [];
  const rows = await nearbyPlaces(context, place);
  return rows.map((row) => {
    const metres = 1000 * distanceKm({ lat, lon }, { lat: row.lat ?? lat, lon: row.lon ?? lon });
    return {
      id: row.id,
      title: row.title,
      path: row.path,
      resource_type: row.resource_type,
      image: row.image,
      image_alt: row.image_alt,
      image_blur: row.image_blur,
      distance_m: Math.round(metres / 10) * 10,
      walking_minutes: walkOf(metres),
    };
  });
};
