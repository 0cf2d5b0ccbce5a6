import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../../db/client';
import { tourDays, tourDayTranslations, tours } from '../../../db/schema';
import { invalidField } from '../../errors';
import { text } from '../../fields';
import type { WriteContext } from '../../kernel/entity';
import { sanitise } from '../../kernel/html';
import { checkStops, holdPlaces, knownStops, type Stop, stopInput, writeStops } from './write-stops';

/** A day as an editor writes it, texts in the language of the write. */
export const dayInput = z.strictObject({
  day: z.int().min(1).max(60).meta({ description: 'Counts from 1' }),
  title: text(200).default('').meta({
    description:
      'May be left out, with all other texts, of a day that has a title in another language: it is then not shown in this one',
  }),
  content: text(50_000).default('').meta({ description: 'HTML' }),
  meals: text(300).default(''),
  stay: text(300).default(''),
  stops: z.array(stopInput).max(30).default([]),
});

type Day = z.output<typeof dayInput>;

const stopsOf = (days: readonly Day[]): Stop[] =>
  days.flatMap(({ day, stops }, dayIndex) =>
    stops.map((stop, sort) => ({ ...stop, day, sort, field: `days.${dayIndex}.stops.${sort}` })),
  );

/** Checks what can be seen without the database. */
const checkDaysGiven = (days: readonly Day[]) => {
  const numbers = days.map(({ day }) => day);
  for (const [index, { day, title, content, meals, stay }] of days.entries()) {
    if (numbers.indexOf(day) !== index) throw invalidField(`days.${index}.day`, 'duplicate_ids');
    if (title === '' && (content || meals || stay)) throw invalidField(`days.${index}.title`, 'required');
  }
};

/** Makes the given days exist. Returns their ids by day number. */
const storeDays = async ({ tx }: WriteContext, tourId: number, days: readonly Day[]) => {
  if (days.length === 0) return new Map<number, number>();
  await tx
    .insert(tourDays)
    .values(days.map(({ day }) => ({ tour_id: tourId, day })))
    .onConflictDoNothing();
  const rows = await tx
    .select({ id: tourDays.id, day: tourDays.day })
    .from(tourDays)
    .where(eq(tourDays.tour_id, tourId));
  return new Map(rows.map((row) => [row.day, row.id]));
};

/** Writes the texts of days in the language of the write; a day without a title loses those that it had. */
const storeTexts = async (
  { tx, language }: WriteContext,
  days: readonly Day[],
  dayIds: ReadonlyMap<number, number>,
) => {
  const idOf = ({ day }: Day) => dayIds.get(day) ?? 0;
  const titled = days.filter(({ title }) => title !== '');
  const untitled = days.filter(({ title }) => title === '').map(idOf);
  if (untitled.length > 0)
    await tx
      .delete(tourDayTranslations)
      .where(
        and(inArray(tourDayTranslations.record_id, untitled), eq(tourDayTranslations.lang_id, language)),
      );
  if (titled.length > 0)
    await tx
      .insert(tourDayTranslations)
      .values(
        titled.map((day) => ({
          record_id: idOf(day),
          lang_id: language,
          title: day.title,
          content: sanitise(day.content),
          meals: day.meals,
          stay: day.stay,
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
};

/** A day has a title in one language at least. @throws ApiError invalid */
const checkTitles = async (tx: Transaction, days: readonly Day[], dayIds: ReadonlyMap<number, number>) => {
  const untitled = days.filter(({ title }) => title === '');
  if (untitled.length === 0) return;
  const rows = await tx
    .select({ id: tourDayTranslations.record_id })
    .from(tourDayTranslations)
    .where(inArray(tourDayTranslations.record_id, [...dayIds.values()]));
  const translated = new Set(rows.map((row) => row.id));
  const wrong = untitled.find(({ day }) => !translated.has(dayIds.get(day) ?? 0));
  if (wrong) throw invalidField(`days.${days.indexOf(wrong)}.title`, 'required');
};

/**
 * Makes `days` the days of a tour, in the transaction of its write. A day keeps its row by its number and a stop by
 * its id, and with it the texts in the other language; stops may move from day to day.
 * @throws ApiError invalid, naming the field
 */
export const writeDays = async (context: WriteContext, tourId: number, days: readonly Day[]) => {
  const { tx } = context;
  const given = stopsOf(days);
  const stops = context.isBeside ? await knownStops(tx, tourId, given) : given;
  checkDaysGiven(days);
  checkStops(stops);
  await holdPlaces(tx, stops);
  const dayIds = await storeDays(context, tourId, days);
  await storeTexts(context, days, dayIds);
  await checkTitles(tx, days, dayIds);
  await writeStops(context, tourId, stops, dayIds);
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
