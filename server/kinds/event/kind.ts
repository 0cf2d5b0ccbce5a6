import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cities, cityTranslations, events, eventTranslations } from '../../../db/schema';
import { dayNumber } from '../../calendar/lunar/day-number';
import { currentOccurrence } from '../../calendar/occurrences';
import { ApiError, invalidField } from '../../errors';
import { eventTypes } from '../../event-types';
import { degrees, id, requiredText, text } from '../../fields';
import { defineEntity, type Input, type WriteContext } from '../../kernel/entity';
import { isActive } from '../../kernel/is-active';
import { checkPlace } from '../../kernel/place';
import { liveReference } from '../../kernel/reference';
import { isLive } from '../../kernel/selection';
import { setTags, tagsSelection } from '../../kernel/tags';
import { visitorInput, visitorReading } from '../../kernel/visitor-info/fields';
import type { Language } from '../../language';
import { moduleIds } from '../../module-ids';
import { formatDate } from '../../time';
import { city } from '../city/kind';
import { admissionInput, writeAdmission } from './admission';
import { currentEnd, currentStart, isOnSingleDays } from './dates';
import { doorsColumns, storeSchedule } from './schedule';
import { changedSchedule, checkRun, givenSchedule, timingInput, timingOf } from './timing';

const identity = { name: 'event', record: events } as const;

const today = () => formatDate(new Date());

/**
 * Dates of a new event; of one that exists they are the right ones only together with what is stored, which
 * `writeSchedule` knows.
 */
const dateColumns = (input: Input) => {
  const schedule = givenSchedule(input);
  if (schedule) return currentOccurrence(schedule, today());
  const { start_date, end_date } = timingOf(input);
  if (!start_date) return {};
  if (end_date !== undefined && end_date < start_date) throw invalidField('end_date', 'ends_before_start');
  return { start_date, end_date: end_date ?? start_date };
};

/** More days in a row than any event has that says nothing of single days. */
const longestRun = 400;

/** @throws ApiError invalid for an event that goes on and on without saying on which days */
const checkLength = async ({ tx }: WriteContext, recordId: number) => {
  const [stored] = await tx
    .select({ start: events.start_date, end: events.end_date, info: events.visitor_info })
    .from(events)
    .where(eq(events.id, recordId));
  if (!stored || stored.info?.occurs) return;
  if (dayNumber(stored.end) - dayNumber(stored.start) > longestRun)
    throw invalidField('end_date', 'event_too_long');
};

const writeSchedule = async ({ tx }: WriteContext, recordId: number, input: Input) => {
  const told = [...Object.values(timingOf(input)), input.opening_hours, input.visitor_info];
  if (told.every((value) => value === undefined)) return;
  const [stored] = await tx
    .select({
      start_date: events.start_date,
      end_date: events.end_date,
      is_lunar: events.is_lunar,
      rule: events.rule,
      known_dates: events.known_dates,
      doors: doorsColumns,
    })
    .from(events)
    .where(eq(events.id, recordId));
  if (!stored) throw new ApiError('not_found', { message: 'event_not_found' });
  const schedule = changedSchedule(stored, input);
  checkRun(schedule);
  await storeSchedule(tx, recordId, schedule, today());
};

/** The code of the event's city, where readers of this language may see the city. */
const liveCityCode = (language: Language) =>
  sql<string | null>`(
    select ${cities.city_code} from ${cities}
    join ${cityTranslations} on ${cityTranslations.record_id} = ${cities.id}
      and ${cityTranslations.lang_id} = ${language}
    where ${cities.id} = ${events.city_id} and ${isLive(city)})`;

export const event = defineEntity({
  name: 'event',
  editors: { method: 'GET', path: '/event' },
  chapters: {
    Events: 'Festivals and other events, by the solar and the lunar calendar.',
  },
  moduleId: moduleIds.event,
  record: events,
  translation: eventTranslations,
  page: (slug) => `/events/${slug}`,
  insertAt: 'end',
  list: (language) => ({
    event_id: sql<number>`${events.id}`,
    is_active: events.is_active,
    type: events.type,
    city_code: liveCityCode(language),
    city: liveReference(city, sql`${events.city_id}`, language),
    venue: sql<string>`coalesce(${eventTranslations.venue}, '')`,
    lat: events.lat,
    lon: events.lon,
    start_date: sql<string>`(${currentStart})::text`,
    end_date: sql<string>`(${currentEnd})::text`,
    runs_from: sql<string | null>`case when ${isOnSingleDays} then ${events.start_date}::text end`,
    runs_until: sql<string | null>`case when ${isOnSingleDays} then ${events.end_date}::text end`,
    is_lunar: events.is_lunar,
    rule: events.rule,
    known_dates: events.known_dates,
    ...visitorReading(events),
  }),
  detail: (language) => ({
    city_id: events.city_id,
    organizer: sql<string>`coalesce(${eventTranslations.organizer}, '')`,
    is_free: events.is_free,
    price_from: events.price_from,
    ticket_url: events.ticket_url,
    tags: tagsSelection(identity, language),
  }),
  input: {
    record: {
      is_active: isActive,
      type: z.enum(eventTypes),
      city_id: id.nullable(),
      ...timingInput,
      lat: degrees(90).nullable(),
      lon: degrees(180).nullable(),
      ...admissionInput,
      ...visitorInput,
    },
    translation: { venue: text(200), organizer: text(200), tags: z.array(requiredText(60)).max(20) },
  },
  requiredOnCreate: ['type'],
  references: { city_id: city },
  writesItself: Object.keys({ ...timingInput, ...admissionInput }),
  check: (_context, input) => checkPlace(input),
  toColumns: async (_context, input) => dateColumns(input),
  afterWrite: async (context, recordId, input) => {
    await writeSchedule(context, recordId, input);
    if (input.start_date !== undefined || input.end_date !== undefined) await checkLength(context, recordId);
    await writeAdmission(context.tx, recordId, input);
    if (Array.isArray(input.tags))
      await setTags(context.tx, identity, recordId, context.language, input.tags.map(String));
  },
});
