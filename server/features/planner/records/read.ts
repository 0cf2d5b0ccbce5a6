import { inArray, type SQL } from 'drizzle-orm';
import { cities, events, experiences, resources, thingsToDo } from '../../../../db/schema';
import { anonymous } from '../../../access';
import type { Point } from '../../../distance';
import type { ReadContext } from '../../../kernel/entity';
import { listRows } from '../../../kernel/list';
import { event } from '../../../kinds/event/kind';
import { experience } from '../../../kinds/experience/kind';
import { thingToDo } from '../../../kinds/thing-to-do/kind';
import { accommodation, resourcePage, restaurant } from '../../../place-kinds';
import type { Plan } from '../plan-shapes';
import { destinations, happenings, outings, places, things } from './kinds';
import { type Known, type PlanCity, type PlanRecord, recordKey, type StopRef } from './record';
import { timesOf } from './times';

/** A plan is the same for everybody: it shows what any visitor may see. */
type Context = Pick<ReadContext, 'db' | 'language'>;

const asVisitor = ({ db, language }: Context): ReadContext => ({
  db,
  language,
  actor: anonymous,
  includeHidden: false,
});

const pointOf = ({ lat, lon }: { lat: number | null; lon: number | null }): Point | null =>
  lat === null || lon === null ? null : { lat, lon };

/** How long people stay where nothing is said about it, minutes. */
const usualMinutes = { sight: 90, meal: 60, hotel: 30, event: 120 } as const;

const minutesAt = (resourceType: number): number => {
  if (resourceType === restaurant) return usualMinutes.meal;
  return resourceType === accommodation ? usualMinutes.hotel : usualMinutes.sight;
};

const nothingMore = { schedule: null, resource_type: null, address: '' };

/** What takes longer than a day is a journey, minutes. */
const longestVisit = 1440;

/** More rows than ids are asked for there are never. */
const all = 10_000;

const readPlaces = async (context: ReadContext, where: SQL, limit = all): Promise<PlanRecord[]> => {
  const rows = await listRows(places, context, { per_page: limit, where: [where] });
  return rows.map((row) => ({
    kind: 'resource',
    ...row,
    path: resourcePage(row.resource_type, row.slug),
    point: pointOf(row),
    ...timesOf(row),
    isMeal: row.resource_type === restaurant,
    minutes: Math.min(row.duration_minutes ?? minutesAt(row.resource_type), longestVisit),
    schedule: null,
  }));
};

const readThings = async (context: ReadContext, where: SQL, limit = all): Promise<PlanRecord[]> => {
  const rows = await listRows(things, context, { per_page: limit, where: [where] });
  return rows.map((row) => ({
    ...nothingMore,
    kind: 'thing_to_do',
    ...row,
    path: thingToDo.page?.(row.slug) ?? '',
    point: pointOf(row),
    isMeal: row.is_food,
    ...timesOf(row),
    minutes: Math.min(row.duration_minutes ?? usualMinutes.sight, longestVisit),
  }));
};

const readOutings = async (context: ReadContext, where: SQL): Promise<PlanRecord[]> => {
  const rows = await listRows(outings, context, { per_page: all, where: [where] });
  return rows.map((row) => ({
    ...nothingMore,
    kind: 'experience',
    ...row,
    path: experience.page?.(row.slug) ?? '',
    point: pointOf(row),
    isMeal: row.is_food,
    ...timesOf(row),
    minutes: Math.min(row.duration_minutes ?? usualMinutes.sight, longestVisit),
  }));
};

const readHappenings = async (context: ReadContext, where: SQL): Promise<PlanRecord[]> => {
  const rows = await listRows(happenings, context, { per_page: all, where: [where] });
  return rows.map((row) => ({
    ...nothingMore,
    kind: 'event',
    ...row,
    path: event.page?.(row.slug) ?? '',
    address: row.venue,
    point: pointOf(row),
    isMeal: false,
    ...timesOf(row),
    price_from: null,
    minutes: row.duration_minutes ?? usualMinutes.event,
    schedule: { start_date: row.start_date, end_date: row.end_date, is_lunar: row.is_lunar, rule: row.rule },
  }));
};

/** The records that stops name, by `recordKey`; what visitors may not see is not among them. Four queries at most. */
export const readPlanRecords = async (
  context: Context,
  refs: readonly StopRef[],
): Promise<Map<string, PlanRecord>> => {
  const visitor = asVisitor(context);
  const idsOf = (kind: StopRef['kind']) => [
    ...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id)),
  ];
  const ids = {
    places: idsOf('resource'),
    things: idsOf('thing_to_do'),
    outings: idsOf('experience'),
    happenings: idsOf('event'),
  };
  const found = await Promise.all([
    ids.places.length > 0 ? readPlaces(visitor, inArray(resources.id, ids.places)) : [],
    ids.things.length > 0 ? readThings(visitor, inArray(thingsToDo.id, ids.things)) : [],
    ids.outings.length > 0 ? readOutings(visitor, inArray(experiences.id, ids.outings)) : [],
    ids.happenings.length > 0 ? readHappenings(visitor, inArray(events.id, ids.happenings)) : [],
  ]);
  return new Map(found.flat().map((record) => [recordKey(record), record]));
};

/** The cities of these ids that visitors may see and that are on the map. One query. */
export const readPlanCities = async (
  context: Context,
  ids: readonly number[],
): Promise<Map<number, PlanCity>> => {
  if (ids.length === 0) return new Map();
  const rows = await listRows(destinations, asVisitor(context), {
    per_page: all,
    where: [inArray(cities.id, [...new Set(ids)])],
  });
  return new Map(
    rows.flatMap((row): Array<[number, PlanCity]> => {
      const { lat, lon } = row;
      return lat === null || lon === null ? [] : [[row.id, { ...row, lat, lon }]];
    }),
  );
};

/** The most places and things to do of its cities that a plan's stops can be exchanged for, each. */
const mostAlternatives = 120;

/** What the cities of a plan have to offer instead of a stop, in the editors' order. Two queries. */
export const readAlternatives = async (
  context: Context,
  cityIds: readonly number[],
): Promise<PlanRecord[]> => {
  if (cityIds.length === 0) return [];
  const wanted = [...new Set(cityIds)];
  const visitor = asVisitor(context);
  const [sights, activities] = await Promise.all([
    readPlaces(visitor, inArray(resources.city_id, wanted), mostAlternatives),
    readThings(visitor, inArray(thingsToDo.city_id, wanted), mostAlternatives),
  ]);
  return [...sights.filter(({ resource_type }) => resource_type !== accommodation), ...activities];
};

export const cityIdsOf = ({ days }: Pick<Plan, 'days'>): number[] => [
  ...new Set(days.map(({ city_id }) => city_id)),
];

/** All that is known of a plan's records and cities, and of further records that are named. Five queries at most. */
export const readKnown = async (
  context: Context,
  plan: Pick<Plan, 'days'>,
  more: readonly StopRef[] = [],
): Promise<Known> => {
  const refs = [...plan.days.flatMap(({ stops }) => stops), ...more];
  const [records, found] = await Promise.all([
    readPlanRecords(context, refs),
    readPlanCities(context, cityIdsOf(plan)),
  ]);
  return { records, cities: found };
};
