import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../../db/client';
import { tourDays, tourStops, tourStopTranslations } from '../../../db/schema';
import { invalidField } from '../../errors';
import { degrees, id, text } from '../../fields';
import { travelModes } from '../../geography/travel-modes';
import type { WriteContext } from '../../kernel/entity';
import { holdAll } from '../../kernel/hold-all';
import { city } from '../city/kind';
import { placeTables } from '../tables';

export const stopInput = z.strictObject({
  id: id.optional().meta({ description: 'Of a stop that stays; without it a new one is made' }),
  title: text(200).default('').meta({ description: 'Without one the stop is called like its place or city' }),
  resource_id: id.nullable().default(null),
  city_id: id.nullable().default(null),
  lat: degrees(90).nullable().default(null),
  lon: degrees(180).nullable().default(null),
  mode: z
    .enum(travelModes)
    .nullable()
    .default(null)
    .meta({ description: 'How one comes here from the stop before; null where most would know' }),
});

/** A stop with the number of its day, its place in it, and the name by which an editor is told what is wrong with it. */
export type Stop = z.output<typeof stopInput> & { day: number; sort: number; field: string };

const isUnnamed = ({ title, resource_id, city_id }: Stop) =>
  title === '' && resource_id === null && city_id === null;

/** Checks what can be seen without the database. @throws ApiError invalid */
export const checkStops = (stops: readonly Stop[]): void => {
  const ids = stops.map((stop) => stop.id);
  for (const [index, stop] of stops.entries()) {
    const { id: stopId, lat, lon, field } = stop;
    if (stopId !== undefined && ids.indexOf(stopId) !== index)
      throw invalidField(`${field}.id`, 'duplicate_ids');
    if (stopId === undefined && isUnnamed(stop)) throw invalidField(`${field}.title`, 'required');
    if ((lat === null) !== (lon === null))
      throw invalidField(`${field}.${lat === null ? 'lat' : 'lon'}`, 'coordinates_together');
  }
};

/** Holds the places and cities of stops until the transaction ends. @throws ApiError invalid */
export const holdPlaces = async (tx: Transaction, stops: readonly Stop[]) => {
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
  for (const { id: stopId, day, sort, resource_id, city_id, lat, lon, mode, field } of stops) {
    if (stopId !== undefined && !known.has(stopId)) throw invalidField(`${field}.id`, 'unknown_record');
    const values = { tour_day_id: dayIds.get(day) ?? 0, sort, resource_id, city_id, lat, lon, mode };
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

/** Stops that the other language has just made, by their place: they have no id yet by which a client could name them. */
export const knownStops = async (
  tx: Transaction,
  tourId: number,
  stops: readonly Stop[],
): Promise<Stop[]> => {
  const rows = await tx
    .select({ id: tourStops.id, sort: tourStops.sort, day: tourDays.day })
    .from(tourStops)
    .innerJoin(tourDays, eq(tourDays.id, tourStops.tour_day_id))
    .where(eq(tourDays.tour_id, tourId));
  return stops.map((stop) => ({
    ...stop,
    id: stop.id ?? rows.find(({ day, sort }) => day === stop.day && sort === stop.sort)?.id,
  }));
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

/** A stop that is no place or city has a name in one language at least. @throws ApiError invalid */
const checkNames = async (tx: Transaction, stops: readonly Stop[], stopIds: readonly number[]) => {
  const unnamed = stops.flatMap((stop, index) =>
    isUnnamed(stop) ? [{ id: stopIds[index] ?? 0, field: stop.field }] : [],
  );
  if (unnamed.length === 0) return;
  const rows = await tx
    .select({ id: tourStopTranslations.record_id })
    .from(tourStopTranslations)
    .where(
      inArray(
        tourStopTranslations.record_id,
        unnamed.map(({ id: stopId }) => stopId),
      ),
    );
  const named = new Set(rows.map((row) => row.id));
  const wrong = unnamed.find(({ id: stopId }) => !named.has(stopId));
  if (wrong) throw invalidField(`${wrong.field}.title`, 'required');
};

/** Makes these the stops of a tour, on days that exist. @throws ApiError invalid, naming the field */
export const writeStops = async (
  context: WriteContext,
  tourId: number,
  stops: readonly Stop[],
  dayIds: ReadonlyMap<number, number>,
) => {
  const stopIds = await storeStops(context.tx, tourId, stops, dayIds);
  await storeTitles(context, stops, stopIds);
  await checkNames(context.tx, stops, stopIds);
};
