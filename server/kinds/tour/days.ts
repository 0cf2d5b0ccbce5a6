import { and, asc, eq, sql } from 'drizzle-orm';
import {
  cities,
  cityTranslations,
  resources,
  resourceTranslations,
  tourDays,
  tourDayTranslations,
  tourStops,
  tourStopTranslations,
} from '../../../db/schema';
import type { ReadContext } from '../../kernel/entity';
import { isLive } from '../../kernel/selection';
import { city } from '../city/kind';
import { placeTables } from '../tables';

type Reader = Pick<ReadContext, 'db' | 'language'>;

/** The place or city of a stop where visitors may see it, else null. */
const placeIfLive = sql<{
  id: number;
  title: string;
  slug: string;
  type: number;
  lat: number | null;
  lon: number | null;
} | null>`
  case when ${isLive(placeTables)} then json_build_object(
    'id', ${resources.id}, 'title', ${resourceTranslations.title}, 'slug', ${resourceTranslations.slug},
    'type', ${resources.resource_type}, 'lat', ${resources.lat}, 'lon', ${resources.lon}) end`;
const cityIfLive = sql<{ id: number; title: string; lat: number | null; lon: number | null } | null>`
  case when ${isLive(city)} then json_build_object(
    'id', ${cities.id}, 'title', ${cityTranslations.title}, 'lat', ${cities.lat}, 'lon', ${cities.lon}) end`;

const stopRows = ({ db, language }: Reader, tourId: number) =>
  db
    .select({
      day_id: tourStops.tour_day_id,
      id: tourStops.id,
      title: sql<string>`coalesce(${tourStopTranslations.title}, '')`,
      resource_id: tourStops.resource_id,
      city_id: tourStops.city_id,
      lat: tourStops.lat,
      lon: tourStops.lon,
      mode: tourStops.mode,
      place_title: sql<string>`coalesce(${resourceTranslations.title}, ${cityTranslations.title}, '')`,
      place: placeIfLive,
      city: cityIfLive,
    })
    .from(tourStops)
    .innerJoin(tourDays, eq(tourDays.id, tourStops.tour_day_id))
    .leftJoin(
      tourStopTranslations,
      and(eq(tourStopTranslations.record_id, tourStops.id), eq(tourStopTranslations.lang_id, language)),
    )
    .leftJoin(resources, eq(resources.id, tourStops.resource_id))
    .leftJoin(
      resourceTranslations,
      and(eq(resourceTranslations.record_id, resources.id), eq(resourceTranslations.lang_id, language)),
    )
    .leftJoin(cities, eq(cities.id, tourStops.city_id))
    .leftJoin(
      cityTranslations,
      and(eq(cityTranslations.record_id, cities.id), eq(cityTranslations.lang_id, language)),
    )
    .where(eq(tourDays.tour_id, tourId))
    .orderBy(asc(tourStops.sort), asc(tourStops.id));

const dayRows = ({ db, language }: Reader, tourId: number) =>
  db
    .select({
      id: tourDays.id,
      day: tourDays.day,
      translated: sql<boolean>`${tourDayTranslations.record_id} is not null`,
      title: sql<string>`coalesce(${tourDayTranslations.title}, '')`,
      content: sql<string>`coalesce(${tourDayTranslations.content}, '')`,
      meals: sql<string>`coalesce(${tourDayTranslations.meals}, '')`,
      stay: sql<string>`coalesce(${tourDayTranslations.stay}, '')`,
    })
    .from(tourDays)
    .leftJoin(
      tourDayTranslations,
      and(eq(tourDayTranslations.record_id, tourDays.id), eq(tourDayTranslations.lang_id, language)),
    )
    .where(eq(tourDays.tour_id, tourId))
    .orderBy(asc(tourDays.day));

type StopRow = Awaited<ReturnType<typeof stopRows>>[number];

/** A stop as visitors see it: named after and placed at its live place or city where it has no own title and position. */
const shownStop = ({ id, title, lat, lon, mode, place, city: town }: StopRow) => {
  const position = [{ lat, lon }, place, town].find((one) => one?.lat != null && one.lon != null);
  return {
    id,
    resource_id: place?.id ?? null,
    resource_type: place?.type ?? null,
    slug: place?.slug ?? null,
    city_id: town?.id ?? null,
    title: title || place?.title || town?.title || '',
    lat: position?.lat ?? null,
    lon: position?.lon ?? null,
    mode,
  };
};

/**
 * The days of a tour in the reader's language, for its page; days that have no text in it are left out, and so are
 * stops that are nothing but a place which visitors may not see. Two queries.
 */
export const shownDays = async (context: Reader, tourId: number) => {
  const [days, stops] = await Promise.all([dayRows(context, tourId), stopRows(context, tourId)]);
  return days
    .filter(({ translated }) => translated)
    .map(({ id, translated: _translated, ...day }) => ({
      ...day,
      stops: stops
        .filter(({ day_id }) => day_id === id)
        .map(shownStop)
        .filter(({ title }) => title !== ''),
    }));
};

/**
 * The days of a tour as an editor writes them back: own texts and positions of stops only, and beside them what their
 * place or city is called, whether visitors may see it or not. Two queries.
 */
export const daysToEdit = async (context: Reader, tourId: number) => {
  // One after the other, since transactions read them too.
  const days = await dayRows(context, tourId);
  const stops = await stopRows(context, tourId);
  return days.map(({ id: dayId, translated: _translated, ...day }) => ({
    ...day,
    stops: stops
      .filter(({ day_id }) => day_id === dayId)
      .map(({ id, title, place_title, resource_id, city_id, lat, lon, mode }) => ({
        id,
        title,
        place_title,
        resource_id,
        city_id,
        lat,
        lon,
        mode,
      })),
  }));
};
