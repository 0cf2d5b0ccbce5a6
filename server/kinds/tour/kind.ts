import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  cities,
  cityTranslations,
  tourCities,
  tourDepartures,
  tours,
  tourTranslations,
} from '../../../db/schema';
import { ApiError, invalidField } from '../../errors';
import { id, requiredText } from '../../fields';
import { bookingTerms } from '../../kernel/booking-terms/shape';
import { byRecord } from '../../kernel/by-record';
import { defineEntity, type Input, type WriteContext } from '../../kernel/entity';
import { galleryParts, writeGallery } from '../../kernel/gallery';
import { galleryInput } from '../../kernel/gallery-input';
import { holdAll } from '../../kernel/hold-all';
import { ratingSelection } from '../../kernel/rating';
import { liveReference, type Reference } from '../../kernel/reference';
import { isLive } from '../../kernel/selection';
import type { Language } from '../../language';
import { moduleIds } from '../../module-ids';
import { city } from '../city/kind';
import { today } from '../tables';
import { daysToEdit } from './days';
import { revivedProgramme } from './revive-days';
import { travelStyle } from './style/kind';
import { checkDays, dayInput, writeDays } from './write-days';

/** Name under which the pictures of tours are stored. */
export const tourGallery = '_TOUR';

const nextDeparturesShown = 3;

/** Days on which a tour leaves next with seats free, in Vietnam's calendar. */
const nextDepartures = sql<string[]>`(
  select coalesce(json_agg(next.date::text order by next.date), '[]') from (
    select d.date from ${tourDepartures} d
    where d.tour_id = ${tours.id} and d.is_open and d.date >= ${today} and d.seats_left > 0
    order by d.date limit ${nextDeparturesShown}) next)`;

/** The live cities that a tour passes, in order. */
const passedCities = (language: Language) => sql<Reference[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${cities.id}, 'title', ${cityTranslations.title}, 'slug', ${cityTranslations.slug})
    order by x.sort, ${cities.id}), '[]')
  from ${tourCities} x join ${cities} on ${cities.id} = x.city_id
  join ${cityTranslations} on ${cityTranslations.record_id} = ${cities.id} and ${cityTranslations.lang_id} = ${language}
  where x.tour_id = ${tours.id} and ${isLive(city)})`;

/** How long a tour takes, in words: `3 days 2 nights`, `3 ngày 2 đêm`. One of a day has no night. */
const durationText = (language: Language) => {
  const { duration_days: days, duration_nights: nights } = tours;
  return language === 'vi'
    ? sql<string>`${days} || ' ngày' || case when ${nights} > 0 then ' ' || ${nights} || ' đêm' else '' end`
    : sql<string>`${days} || case when ${days} = 1 then ' day' else ' days' end
        || case when ${nights} = 0 then '' when ${nights} = 1 then ' 1 night' else ' ' || ${nights} || ' nights' end`;
};

const textList = z.array(requiredText(300)).max(40);

const required = [
  'duration_days',
  'duration_nights',
  'departure_point_id',
  'travel_style_id',
  'price',
] as const;

/** Days and nights are written together: one alone could not be held against the other. */
const checkDuration = ({ duration_days: days, duration_nights: nights }: Input) => {
  if (days === undefined && nights === undefined) return;
  if (typeof days !== 'number') throw invalidField('duration_days', 'required');
  if (typeof nights !== 'number') throw invalidField('duration_nights', 'required');
  if (nights > days) throw invalidField('duration_nights', 'too_big', { maximum: days });
};

const writeCities = async ({ tx }: WriteContext, tourId: number, given: readonly number[]) => {
  const wanted = [...new Set(given)];
  const missing = await holdAll(tx, city, wanted);
  if (missing !== undefined) throw invalidField(`city_ids.${given.indexOf(missing)}`, 'unknown_record');
  await tx.delete(tourCities).where(eq(tourCities.tour_id, tourId));
  if (wanted.length === 0) return;
  await tx.insert(tourCities).values(wanted.map((city_id, sort) => ({ tour_id: tourId, city_id, sort })));
};

export const tour = defineEntity({
  name: 'tour',
  editors: { method: 'GET', path: '/tour' },
  chapters: {
    Tours: 'Tours (itineraries) with days, stops and departures.',
  },
  moduleId: moduleIds.tour,
  record: tours,
  translation: tourTranslations,
  page: (slug) => `/itineraries/${slug}`,
  insertAt: 'end',
  list: (language) => ({
    duration_days: tours.duration_days,
    duration_nights: tours.duration_nights,
    duration: durationText(language),
    departure_point: liveReference(city, sql`${tours.departure_point_id}`, language),
    travel_style: liveReference(travelStyle, sql`${tours.travel_style_id}`, language),
    price: tours.price,
    is_sample: tours.is_sample,
    next_departures: nextDepartures,
    cities: passedCities(language),
    ...ratingSelection(tours),
  }),
  detail: () => ({
    departure_point_id: tours.departure_point_id,
    travel_style_id: tours.travel_style_id,
    includes: sql<string[]>`coalesce(${tourTranslations.includes}, '{}')`,
    excludes: sql<string[]>`coalesce(${tourTranslations.excludes}, '{}')`,
    booking_terms: tours.booking_terms,
  }),
  input: {
    record: {
      duration_days: z.int().min(1).max(60),
      duration_nights: z.int().min(0).max(60),
      departure_point_id: id.meta({ description: 'City where it begins' }),
      travel_style_id: id,
      price: z.int().min(0).max(2_000_000_000).meta({ description: 'VND for one person' }),
      is_sample: z.boolean().meta({ description: 'Nobody runs it; shows what a tour looks like' }),
      booking_terms: bookingTerms,
      city_ids: z.array(id).max(40).meta({ description: 'Cities that it passes, in order' }),
      days: z.array(dayInput).max(60).meta({
        description:
          'Takes the place of all days and their stops. Texts of the other language stay with days of the same number and stops of the same id.',
      }),
      galleries: z.array(galleryInput).max(60),
    },
    translation: { includes: textList, excludes: textList },
  },
  spoken: ['days', 'galleries'],
  requiredOnCreate: required,
  references: { departure_point_id: city, travel_style_id: travelStyle },
  check: (_context, input) => checkDuration(input),
  parts: async (tx, recordIds) => {
    const rows = await tx
      .select({ of: tourCities.tour_id, id: tourCities.city_id })
      .from(tourCities)
      .where(inArray(tourCities.tour_id, [...recordIds]))
      .orderBy(asc(tourCities.sort));
    const passed = byRecord(rows, ({ of }) => of);
    const galleries = await galleryParts(tx, tourGallery, recordIds);
    const days = new Map<number, object>();
    for (const recordId of recordIds)
      days.set(recordId, {
        en: await daysToEdit({ db: tx, language: 'en' }, recordId),
        vi: await daysToEdit({ db: tx, language: 'vi' }, recordId),
      });
    return (recordId) => ({
      city_ids: (passed.get(recordId) ?? []).map(({ id: cityId }) => cityId),
      days: days.get(recordId),
      galleries: galleries(recordId),
    });
  },
  wordsInParts: { days: ['title', 'content', 'meals', 'stay'] },
  revived: revivedProgramme,
  afterWrite: async (context, recordId, input) => {
    if (Array.isArray(input.city_ids)) await writeCities(context, recordId, input.city_ids.map(Number));
    if (Array.isArray(input.days)) await writeDays(context, recordId, z.array(dayInput).parse(input.days));
    await checkDays(context.tx, recordId);
    if (Array.isArray(input.galleries))
      await writeGallery(context, tourGallery, recordId, z.array(galleryInput).parse(input.galleries));
  },
  beforeDelete: async ({ tx }, recordId) => {
    const booked = await tx.$count(
      tourDepartures,
      and(
        eq(tourDepartures.tour_id, recordId),
        sql`${tourDepartures.date} >= ${today}`,
        sql`${tourDepartures.seats_held} + ${tourDepartures.seats_sold} > 0`,
      ),
    );
    if (booked > 0) throw new ApiError('in_use', { data: { departure_count: booked } });
  },
});
