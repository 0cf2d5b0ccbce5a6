import { setImmediate as pause } from 'node:timers/promises';
import { asc, inArray, sql } from 'drizzle-orm';
import { cities, climateNormals, resources, resourceTranslations } from '../../../db/schema';
import type { App } from '../../app-type';
import { distanceKm } from '../../distance';
import { monthLike, network, roughMonthsAt, waysBetween } from '../../geography/network';
import type { MonthNormal } from '../../geography/seasons/month-picture';
import { seasonalAt } from '../../geography/seasons/things';
import type { ReadContext } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { isLive } from '../../kernel/selection';
import { city } from '../../kinds/city/kind';
import { resource } from '../../kinds/resource/kind';
import { type Language, languageCodes } from '../../language';
import { entertainment, restaurant, touristSpot } from '../../place-kinds';
import { createRemembered } from '../../platform/changes/remembered';
import { formatDate } from '../../time';
import { readSignals } from '../planner/candidates/signals';
import { hasAny } from '../planner/days/has-any';
import { interests } from '../planner/plan-shapes';
import type { Interest } from '../planner/understand/topic';
import { topicOf } from '../planner/understand/topics';
import { eventsOfMonth } from './month-events';
import type { KnownPlace } from './weigh';
import { type Gateway, gateways } from './wishes';

/** More destinations than this are not weighed. */
const mostPlaces = 200;

/** Tags of what lies by the sea: islands may lie in a river, and boats go on lakes. */
const bySea = ['beach', 'seafront', 'snorkelling'];

interface Counted extends Record<string, unknown> {
  city_id: number;
  sights: number;
  aged: number;
  young: number;
  sheltered: number;
  dry: number;
  wheelchair_of: number;
  wheelchair: number;
  stroller_of: number;
  stroller: number;
  steps_of: number;
  few_steps: number;
  meal: number | null;
  meals: number;
  ticket: number | null;
  tickets: number;
}

/** From this age on most of a sight is a pleasure. */
const youngAge = 6;

/**
 * What the records of each destination add up to: for whom its sights are, how many stay dry, and the middle of what
 * meals and tickets cost. One query. English readers are told what visitors from abroad pay where that is more.
 */
const countRecords = async ({ db, language }: ReadContext, ids: readonly number[]) => {
  const info = resources.visitor_info;
  const isEating = sql`${resources.resource_type} = ${restaurant}`;
  const isSight = sql`${resources.resource_type} in (${touristSpot}, ${entertainment})`;
  const access = (name: string) => sql`${resources.accessibility} ->> ${name}`;
  const ticket =
    language === 'en'
      ? sql`coalesce((${info} #>> '{price,foreign_adult}')::int, (${info} #>> '{price,adult}')::int)`
      : sql`(${info} #>> '{price,adult}')::int`;
  const mealFrom = sql`(${info} #>> '{price,meal_from}')::int`;
  const meal = sql`(${mealFrom} + coalesce((${info} #>> '{price,meal_to}')::int, ${mealFrom})) / 2`;
  const { rows } = await db.execute<Counted>(sql`
    select ${resources.city_id} as city_id,
      count(*) filter (where ${isSight})::int as sights,
      count(*) filter (where ${isSight} and ${info} #>> '{ages,suits_from}' is not null)::int as aged,
      count(*) filter (where ${isSight} and (${info} #>> '{ages,suits_from}')::int <= ${youngAge})::int as young,
      count(*) filter (where ${isSight} and ${info} #>> '{shelter,rain}' is not null)::int as sheltered,
      count(*) filter (where ${isSight} and ${info} #>> '{shelter,rain}' = 'unaffected')::int as dry,
      count(*) filter (where ${isSight} and ${access('wheelchair')} in ('yes', 'partly', 'no'))::int as wheelchair_of,
      count(*) filter (where ${isSight} and ${access('wheelchair')} in ('yes', 'partly'))::int as wheelchair,
      count(*) filter (where ${isSight} and ${access('pushchair')} in ('yes', 'partly', 'no'))::int as stroller_of,
      count(*) filter (where ${isSight} and ${access('pushchair')} in ('yes', 'partly'))::int as stroller,
      count(*) filter (where ${isSight} and ${info} #>> '{effort,level}' is not null)::int as steps_of,
      count(*) filter (where ${isSight} and ${info} #>> '{effort,level}' = 'easy')::int as few_steps,
      (percentile_disc(0.5) within group (order by ${meal}) filter (where ${isEating} and ${mealFrom} > 0))::int as meal,
      count(*) filter (where ${isEating} and ${mealFrom} > 0)::int as meals,
      (percentile_disc(0.5) within group (order by ${ticket}) filter (where ${isSight} and ${ticket} > 0))::int as ticket,
      count(*) filter (where ${isSight} and ${ticket} > 0)::int as tickets
    from ${resources} join ${resourceTranslations}
      on ${resourceTranslations.record_id} = ${resources.id} and ${resourceTranslations.lang_id} = ${language}
    where ${resources.city_id} = any(${sql.param([...ids])}::int[]) and not ${resources.is_sample}
      and ${isLive(resource)}
    group by ${resources.city_id}`);
  return new Map(rows.map((row) => [row.city_id, row]));
};

interface AboutRecords {
  interests: Map<Interest, number>;
  bySea: number;
  /** Experiences and things to do. */
  toDo: number;
}

/** How many records of each destination are about what people choose in the wizard. One query. */
const aboutRecords = async ({ db, language }: ReadContext, ids: readonly number[]) => {
  const about = new Map<number, AboutRecords>();
  for (const { city_id, kind, signals } of await readSignals(db, language, ids)) {
    if (city_id === null || kind === 'event') continue;
    const known = about.get(city_id) ?? { interests: new Map<Interest, number>(), bySea: 0, toDo: 0 };
    about.set(city_id, known);
    const own = new Set(signals);
    if (hasAny(own, bySea)) known.bySea += 1;
    if (kind === 'experience' || kind === 'thing_to_do') known.toDo += 1;
    for (const interest of interests)
      if (hasAny(own, interest === 'beach' ? bySea : (topicOf(interest)?.signals ?? [])))
        known.interests.set(interest, (known.interests.get(interest) ?? 0) + 1);
  }
  return about;
};

const normalsOf = async ({ db }: ReadContext, ids: readonly number[]) => {
  const rows = await db
    .select()
    .from(climateNormals)
    .where(inArray(climateNormals.city_id, [...ids]))
    .orderBy(asc(climateNormals.city_id), asc(climateNormals.month));
  const years = new Map<number, MonthNormal[]>();
  for (const { city_id, ...normal } of rows) years.set(city_id, [...(years.get(city_id) ?? []), normal]);
  return years;
};

/** The way to a destination. */
export interface Journey {
  from: Gateway;
  means: ReturnType<typeof waysBetween>[number]['means'];
  minutes: number;
}

/** How far from its station or airport a city's middle may lie. */
const withinGateway = 15;

/** The gateway that a destination is. */
const gatewayAt = (place: { lat: number; lon: number }): Gateway | null =>
  gateways.find((name) => {
    const node = network().nodes.get(name);
    return node !== undefined && distanceKm(node, place) < withinGateway;
  }) ?? null;

/** The quickest way for people who do not ride a motorbike, from one gateway or the nearest of all. */
const journeyTo = (
  to: { lat: number; lon: number },
  { from, month }: { from?: Gateway | undefined; month?: number | undefined },
): Journey | null => {
  // Who may land anywhere lands there.
  if (!from && gatewayAt(to)) return null;
  const [best] = (from ? [from] : gateways)
    .flatMap((start) =>
      waysBetween(start, to, month === undefined ? {} : { month }).map(({ means, minutes }) => ({
        from: start,
        means,
        minutes: Math.max(5, Math.round(minutes / 5) * 5),
      })),
    )
    .filter(({ means }) => means !== 'motorbike')
    .toSorted((a, b) => a.minutes - b.minutes);
  return best ?? null;
};

/** Every live destination that is on the map, with what is known of its year. Two queries. */
export const readYears = async (context: ReadContext) => {
  const rows = await listRows(city, context, {
    per_page: mostPlaces,
    where: [sql`${cities.lat} is not null and ${cities.lon} is not null`],
  });
  const years = await normalsOf(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    row,
    // The list asks for those that have both.
    year: {
      lat: row.lat ?? 0,
      lon: row.lon ?? 0,
      bestMonths: row.best_months,
      normals: years.get(row.id) ?? [],
    },
  }));
};

type MonthEvents = Awaited<ReturnType<typeof eventsOfMonth>>['events'];
type Year = Awaited<ReturnType<typeof readYears>>[number];
/** An event of the month at a destination. */
export interface MonthEvent {
  title: string;
  slug: string;
  city: { id: number } | null;
}

const none = { count: 0, of: 0 };

const knownOf = (
  { row, year }: Year,
  counted: Counted | undefined,
  about: AboutRecords | undefined,
  journey: Journey | null,
  {
    month,
    from,
    language,
    events,
  }: {
    month?: number | undefined;
    from?: Gateway | undefined;
    language: Language;
    events: readonly MonthEvent[];
  },
): KnownPlace => ({
  ...year,
  isHighlight: row.is_highlight,
  journey,
  isLanding: !from && gatewayAt(year) !== null,
  sights: (counted?.sights ?? 0) + (about?.toDo ?? 0),
  bySea: about?.bySea ?? 0,
  roughMonths: roughMonthsAt(year),
  interests: about?.interests ?? new Map(),
  children: counted ? { count: counted.young, of: counted.aged } : none,
  dry: counted ? { count: counted.dry, of: counted.sheltered } : none,
  access: {
    wheelchair: counted ? { count: counted.wheelchair, of: counted.wheelchair_of } : none,
    stroller: counted ? { count: counted.stroller, of: counted.stroller_of } : none,
    few_steps: counted ? { count: counted.few_steps, of: counted.steps_of } : none,
  },
  cost: {
    meal: counted?.meal ?? null,
    meals: counted?.meals ?? 0,
    ticket: counted?.ticket ?? null,
    tickets: counted?.tickets ?? 0,
  },
  seasonal: month === undefined ? [] : seasonalAt(row.city_code, month).map(({ name }) => name[language]),
  event: events.find((one) => one.city?.id === row.id) ?? null,
});

/** What records and the climate say of every destination, whatever is asked. Four queries, however many there are. */
const readRecords = async (context: ReadContext) => {
  const years = await readYears(context);
  const ids = years.map(({ row }) => row.id);
  const [counted, about] = await Promise.all([countRecords(context, ids), aboutRecords(context, ids)]);
  return { years, counted, about };
};

type Records = Awaited<ReturnType<typeof readRecords>>;

/** Every destination with all that choosing among them depends on. */
export const readPlaces = async (
  context: ReadContext,
  asked: { month?: number | undefined; from?: Gateway | undefined },
  events: readonly MonthEvent[],
  records: Promise<Records> = readRecords(context),
) => {
  const { language } = context;
  const { years, counted, about } = await records;
  const month = asked.month === undefined ? undefined : monthLike(asked.month);
  const places = [];
  for (const one of years) {
    const { id } = one.row;
    const journey = journeyTo(one.year, { from: asked.from, month });
    const known = knownOf(one, counted.get(id), about.get(id), journey, {
      ...asked,
      language,
      events,
    });
    places.push({ row: one.row, journey, known });
    // Ways that nobody has asked for yet take some milliseconds each; others are answered in between.
    await pause();
  }
  return places;
};

type Place = Awaited<ReturnType<typeof readPlaces>>[number];

/** One of each language, month and gateway, those without one too. */
const mostAsked = languageCodes.length * 13 * (gateways.length + 1);

/** Destinations and the events of the month, read again when something that they are made of has changed. */
export const createPlaceMemory = (changes: App['changes']) => {
  const recordsOf = createRemembered<Records>(changes, languageCodes.length);
  const placesOf = createRemembered<{ places: Place[]; events: MonthEvents }>(changes, mostAsked);
  return (
    context: ReadContext,
    { month, from }: { month?: number | undefined; from?: Gateway | undefined },
  ) => {
    const key = [context.language, month, from, formatDate(new Date())].join(' ');
    return placesOf(key, async () => {
      const events = month === undefined ? [] : (await eventsOfMonth(context, month)).events;
      const records = recordsOf(context.language, () => readRecords(context));
      return { places: await readPlaces(context, { month, from }, events, records), events };
    });
  };
};
