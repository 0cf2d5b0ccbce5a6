import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/client';
import { tourDays, tourDayTranslations, tourStops, tourStopTranslations } from '../../../db/schema';
import type { Input } from '../../kernel/entity';
import type { PartTexts } from '../../kernel/part-texts';
import type { Language } from '../../language';
import { daysToEdit } from './days';

const ofDay = ['title', 'content', 'meals', 'stay'] as const;

const dayName = (day: number, field: (typeof ofDay)[number]) => `day_${day}_${field}`;
const stopName = (day: number, stopId: number) => `day_${day}_stop_${stopId}`;

type Row = Record<(typeof ofDay)[number], string> & {
  tour_id: number;
  day: number;
  stops: Array<{ id: number; title: string }>;
};

/** The texts of the days and stops of tours in one language, by tour and name; empty where there is none. One query. */
const read = async (db: Queryable, tourIds: readonly number[], language: Language) => {
  const texts = new Map<number, Record<string, string>>();
  if (tourIds.length === 0) return texts;
  const { rows } = await db.execute<Row>(sql`
    select d.tour_id, d.day, ${sql.join(
      ofDay.map((field) => sql`coalesce(t.${sql.identifier(field)}, '') as ${sql.identifier(field)}`),
      sql`, `,
    )}, (
      select coalesce(json_agg(json_build_object('id', s.id, 'title', coalesce(x.title, '')) order by s.sort, s.id), '[]')
      from ${tourStops} s
      left join ${tourStopTranslations} x on x.record_id = s.id and x.lang_id = ${language}
      where s.tour_day_id = d.id) as stops
    from ${tourDays} d
    left join ${tourDayTranslations} t on t.record_id = d.id and t.lang_id = ${language}
    where d.tour_id = any(${sql.param([...tourIds])}::int[]) order by d.tour_id, d.day`);
  for (const { tour_id: tourId, day, stops, ...words } of rows)
    texts.set(tourId, {
      ...texts.get(tourId),
      ...Object.fromEntries(ofDay.map((field) => [dayName(day, field), words[field]])),
      ...Object.fromEntries(stops.map(({ id, title }) => [stopName(day, id), title])),
    });
  return texts;
};

/** The days as they are, with some of their texts in one language replaced; as an update takes them. */
const input = async (
  tx: Transaction,
  tourId: number,
  language: Language,
  given: Readonly<Record<string, string>>,
): Promise<Input> => {
  const days = await daysToEdit({ db: tx, language }, tourId);
  return {
    days: days.map(({ stops, ...day }) => ({
      ...day,
      ...Object.fromEntries(ofDay.map((field) => [field, given[dayName(day.day, field)] ?? day[field]])),
      stops: stops.map(({ place_title: _place, ...stop }) => ({
        ...stop,
        title: given[stopName(day.day, stop.id)] ?? stop.title,
      })),
    })),
  };
};

/** By which name the file of translations has the text that a refusal speaks of, `days.0.title` or a stop's. */
const named = (field: string, { days }: Input): string => {
  const [, dayIndex, name, stopIndex] = /^days\.(\d+)\.(\w+)(?:\.(\d+))?/.exec(field) ?? [];
  const day = Array.isArray(days) ? days[Number(dayIndex)] : undefined;
  if (!day) return field;
  const stop = day.stops[Number(stopIndex)];
  return stop ? stopName(day.day, stop.id) : `day_${day.day}_${name}`;
};

/** The texts of a tour's days and stops, beside its own. */
export const dayTexts: PartTexts = { field: 'days', read, input, named };
