import { and, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../../db/client';
import { travelModes } from '../../geography/travel-modes';
import type { Entity, Input } from '../../kernel/entity';
import type { Language } from '../../language';
import { city } from '../city/kind';
import { placeTables } from '../tables';
import { daysToEdit } from './days';

const pastStop = z.object({
  id: z.number(),
  title: z.string(),
  place_title: z.string().default(''),
  resource_id: z.number().nullable(),
  city_id: z.number().nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  mode: z.enum(travelModes).nullable().default(null),
});

const pastDays = z.array(
  z.object({
    day: z.number(),
    title: z.string(),
    content: z.string(),
    meals: z.string(),
    stay: z.string(),
    stops: z.array(pastStop),
  }),
);

/** What a past state of a tour keeps of its programme. */
const pastProgramme = z.object({
  duration_days: z.number(),
  duration_nights: z.number(),
  days: z.object({ en: pastDays, vi: pastDays }),
});

type PastStop = z.output<typeof pastStop>;

/** The ids that are still there. */
const present = async (tx: Transaction, { record }: Pick<Entity, 'record'>, ids: number[]) => {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ id: record.id })
          .from(record)
          .where(and(inArray(record.id, ids), isNull(record.deleted_at)));
  return new Set(rows.map((row) => row.id));
};

const sameThing = (a: Omit<PastStop, 'title' | 'place_title'>, b: Omit<PastStop, 'title' | 'place_title'>) =>
  a.resource_id === b.resource_id && a.city_id === b.city_id && a.lat === b.lat && a.lon === b.lon;

/**
 * The programme of a past state in one language, as a write takes it; nothing where the state has none. A stop whose
 * place is gone keeps the place's name, and a stop that is gone itself is made anew once for both languages.
 */
export const revivedProgramme = async (
  tx: Transaction,
  tourId: number,
  snapshot: unknown,
  language: Language,
): Promise<Input> => {
  const kept = pastProgramme.safeParse(snapshot);
  if (!kept.success) return {};
  const { days, duration_days, duration_nights } = kept.data;
  const stops = days[language].flatMap((day) => day.stops);
  const places = await present(
    tx,
    placeTables,
    stops.flatMap((stop) => stop.resource_id ?? []),
  );
  const cities = await present(
    tx,
    city,
    stops.flatMap((stop) => stop.city_id ?? []),
  );
  const now = await daysToEdit({ db: tx, language }, tourId);
  const known = new Set(now.flatMap((day) => day.stops.map(({ id }) => id)));

  const revived = (stop: PastStop, day: number, index: number) => {
    const { id, title, place_title, resource_id, city_id, lat, lon, mode } = stop;
    const place = {
      id,
      resource_id: resource_id !== null && places.has(resource_id) ? resource_id : null,
      city_id: city_id !== null && cities.has(city_id) ? city_id : null,
      lat,
      lon,
      mode,
    };
    const isNowhere = place.resource_id === null && place.city_id === null;
    const here = now.find((one) => one.day === day)?.stops[index];
    // The write in the other language has made it already.
    const again =
      here && !stops.some((one) => one.id === here.id) && sameThing(here, place) ? here.id : undefined;
    return {
      ...place,
      id: known.has(id) ? id : again,
      title: isNowhere ? title || place_title : title,
    };
  };

  return {
    duration_days,
    duration_nights,
    days: days[language].map(({ stops: own, ...day }) => ({
      ...day,
      stops: own
        .map((stop, index) => revived(stop, day.day, index))
        .filter(({ id, title, resource_id, city_id }) => id ?? (title || resource_id || city_id)),
    })),
  };
};
