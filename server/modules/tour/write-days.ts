import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../../db/client';
import { tourDays, tourDayTranslations, tourStops, tourStopTranslations, tours } from '../../../db/schema';
import type { WriteContext } from '../../content/entity';
import { sanitise } from '../../content/html';
import { city } from '../../entities/city';
import { invalidField } from '../../errors';
import { degrees, id, requiredText, text } from '../../fields';
import { holdAll } from './hold';
import { placeTables } from './tables';

const stopInput = z.strictObject({
  id: id.optional().meta({ description: 'Of a stop that stays; without it a new one is made' }),
  title: text(200).default('').meta({ description: 'Without one the stop is called like its place or city' }),
  resource_id: id.nullable().default(null),
  city_id: id.nullable().default(null),
  lat: degrees(90).nullable().default(null),
  lon: degrees(180).nullable().default(null),
});

/** A day as an editor writes it, texts in the language of the write. */
export const dayInput = z.strictObject({
  day: z.int().min(1).max(60).meta({ description: 'Counts from 1' }),
  title: requiredText(200),
  content: text(50_000).default('').meta({ description: 'HTML' }),
  meals: text(300).default(''),
  stay: text(300).default(''),
  stops: z.array(stopInput).max(30).default([]),
});

type Day = z.output<typeof dayInput>;
type Stop = z.output<typeof stopInput> & { day: number; sort: number; field: string };

const stopsOf = (days: readonly Day[]): Stop[] =>
  days.flatMap(({ day, stops }, dayIndex) =>
    stops.map((stop, sort) => ({ ...stop, day, sort, field: `days.${dayIndex}.stops.${sort}` })),
  );

/** Checks what can be seen without the database. */
const checkShape = (days: readonly Day[], stops: readonly Stop[]) => {
  const numbers = days.map(({ day }) => day);
  const again = numbers.findIndex((day, index) => numbers.indexOf(day) !== index);
  if (again !== -1) throw invalidField(`days.${again}.day`, 'duplicate_ids');
  const ids = stops.map((stop) => stop.id);
  for (const [index, { id: stopId, title, resource_id, city_id, lat, lon, field }] of stops.entries()) {
    if (stopId !== undefined && ids.indexOf(stopId) !== index)
      throw invalidField(`${field}.id`, 'duplicate_ids');
    if (title === '' && resource_id === null && city_id === null)
      throw invalidField(`${field}.title`, 'required');
    if ((lat === null) !== (lon === null))
      throw invalidField(`${field}.${lat === null ? 'lat' : 'lon'}`, 'coordinates_together');
  }
};

const holdPlaces = async (tx: Transaction, stops: readonly Stop[]) => {
  for (const [name, tables] of [
    ['city_id', city],
    ['resource_id', placeTables],
  ] as const) {
    const wanted = stops.flatMap((stop) => stop[name] ?? []);
    const missing = await holdAll(tx, tables, wanted);
    const stop = missing === undefined ? undefined : stops.find((one) => one[name] === missing);
    if (stop) throw invalidField(`${stop.field}.${name}`, 'unknown_record');
  }
};

/** Makes the given days exist and writes their texts. Returns their ids by day number. */
const storeDays = async ({ tx, language }: WriteContext, tourId: number, days: readonly Day[]) => {
  if (days.length === 0) return new Map<number, number>();
  await tx
    .insert(tourDays)
    .values(days.map(({ day }) => ({ tour_id: tourId, day })))
    .onConflictDoNothing();
  const rows = await tx
    .select({ id: tourDays.id, day: tourDays.day })
    .from(tourDays)
    .where(eq(tourDays.tour_id, tourId));
  const ids = new Map(rows.map((row) => [row.day, row.id]));
  await tx
    .insert(tourDayTranslations)
    .values(
      days.map(({ day, title, content, meals, stay }) => ({
        record_id: ids.get(day) ?? 0,
        lang_id: language,
        title,
        content: sanitise(content),
        meals,
        stay,
      })),
    )
    .onConflictDoUpdate({
      target: [tourDayTranslations.record_id, tourDayTranslations.lang_id],
      set: {
        title: sql`excluded.title`,
        content: sql`excluded.content`,
        meals: sql`excluded.meals`,
        stay: sql`excluded.stay`,
      },
    });
  return ids;
};

/** Writes the stops where they are now; those of the tour that are not named any more go. */
const storeStops = async (
  tx: Transaction,
  tourId: number,
  stops: readonly Stop[],
  dayIds: ReadonlyMap<number, number>,
): Promise<number[]> => {
  const ofTour = tx.select({ id: tourDays.id }).from(tourDays).where(eq(tourDays.tour_id, tourId));
  const rows = await tx
    .select({ id: tourStops.id })
    .from(tourStops)
    .where(inArray(tourStops.tour_day_id, ofTour));
  const known = new Set(rows.map((row) => row.id));
  const kept: number[] = [];
  for (const { id: stopId, day, sort, resource_id, city_id, lat, lon, field } of stops) {
    if (stopId !== undefined && !known.has(stopId)) throw invalidField(`${field}.id`, 'unknown_record');
    const values = { tour_day_id: dayIds.get(day) ?? 0, sort, resource_id, city_id, lat, lon };
    const [row] =
      stopId === undefined
        ? await tx.insert(tourStops).values(values).returning({ id: tourStops.id })
        : await tx
            .update(tourStops)
            .set(values)
            .where(eq(tourStops.id, stopId))
            .returning({ id: tourStops.id });
    kept.push(row?.id ?? 0);
  }
  const gone = [...known].filter((stopId) => !kept.includes(stopId));
  if (gone.length > 0) await tx.delete(tourStops).where(inArray(tourStops.id, gone));
  return kept;
};

/** Titles in the language of the write; a stop without one loses the one that it had. */
const storeTitles = async (
  { tx, language }: WriteContext,
  stops: readonly Stop[],
  stopIds: readonly number[],
) => {
  const titled = stops.flatMap(({ title }, index) =>
    title === '' ? [] : [{ record_id: stopIds[index] ?? 0, lang_id: language, title }],
  );
  const untitled = stopIds.filter((_id, index) => stops[index]?.title === '');
  if (untitled.length > 0)
    await tx
      .delete(tourStopTranslations)
      .where(
        and(inArray(tourStopTranslations.record_id, untitled), eq(tourStopTranslations.lang_id, language)),
      );
  if (titled.length > 0)
    await tx
      .insert(tourStopTranslations)
      .values(titled)
      .onConflictDoUpdate({
        target: [tourStopTranslations.record_id, tourStopTranslations.lang_id],
        set: { title: sql`excluded.title` },
      });
};

/**
 * Makes `days` the days of a tour, in the transaction of its write. A day keeps its row by its number and a stop by
 * its id, and with it the texts in the other language; stops may move from day to day.
 * @throws ApiError invalid, naming the field
 */
export const writeDays = async (context: WriteContext, tourId: number, days: readonly Day[]) => {
  const { tx } = context;
  const stops = stopsOf(days);
  checkShape(days, stops);
  await holdPlaces(tx, stops);
  const dayIds = await storeDays(context, tourId, days);
  const stopIds = await storeStops(tx, tourId, stops, dayIds);
  await storeTitles(context, stops, stopIds);
  // Last, so that stops which moved to another day don't go with the one that they left.
  const numbers = days.map(({ day }) => day);
  await tx
    .delete(tourDays)
    .where(
      and(eq(tourDays.tour_id, tourId), numbers.length > 0 ? notInArray(tourDays.day, numbers) : undefined),
    );
};

/** A tour has no day after its last one. @throws ApiError invalid */
export const checkDays = async (tx: Transaction, tourId: number) => {
  const [row] = await tx
    .select({ last: sql<number | null>`max(${tourDays.day})`, duration: tours.duration_days })
    .from(tours)
    .leftJoin(tourDays, eq(tourDays.tour_id, tours.id))
    .where(eq(tours.id, tourId))
    .groupBy(tours.duration_days);
  if (row?.last && row.last > row.duration)
    throw invalidField('duration_days', 'too_small', { minimum: row.last });
};
