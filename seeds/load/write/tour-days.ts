import type { Transaction } from '../../../db/client';
import { tourDays, tourDayTranslations, tourStops, tourStopTranslations } from '../../../db/schema';
import { languageCodes } from '../../../server/language';
import { toHtml } from '../markdown';
import type { Tour } from '../tours';

/** The ids of the records that stops name by the names of their folders. */
export interface StopIds {
  city: (key: string) => number;
  place: (key: string) => number;
}

const writeTexts = (tx: Transaction, dayId: number, tour: Tour, index: number) =>
  tx.insert(tourDayTranslations).values(
    languageCodes.flatMap((lang_id) => {
      const texts = tour.texts[lang_id].days[index];
      if (!texts) return [];
      const { title, meals, stay, text } = texts;
      return [{ record_id: dayId, lang_id, title, meals, stay, content: toHtml(text) }];
    }),
  );

const writeStops = async (
  tx: Transaction,
  dayId: number,
  stops: Tour['days'][number]['stops'],
  ids: StopIds,
) => {
  for (const [sort, stop] of stops.entries()) {
    const [row] = await tx
      .insert(tourStops)
      .values({
        tour_day_id: dayId,
        sort,
        city_id: stop.city ? ids.city(stop.city) : null,
        resource_id: stop.place ? ids.place(stop.place) : null,
        lat: stop.lat ?? null,
        lon: stop.lon ?? null,
        mode: stop.mode ?? null,
      })
      .returning({ id: tourStops.id });
    const titles = languageCodes.flatMap((lang_id) => {
      const title = stop[lang_id];
      return title ? [{ record_id: row?.id ?? 0, lang_id, title }] : [];
    });
    if (titles.length > 0) await tx.insert(tourStopTranslations).values(titles);
  }
};

/** Stores the days of the tours with their texts and stops. */
export const writeTourDays = async (tx: Transaction, records: readonly Tour[], ids: StopIds) => {
  for (const tour of records) {
    for (const [index, { stops }] of tour.days.entries()) {
      const [day] = await tx
        .insert(tourDays)
        .values({ tour_id: tour.id, day: index + 1 })
        .returning({ id: tourDays.id });
      const dayId = day?.id ?? 0;
      await writeTexts(tx, dayId, tour, index);
      await writeStops(tx, dayId, stops, ids);
    }
  }
};
