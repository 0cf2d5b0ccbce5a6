import type { Language } from '../../../language';
import type { Pool } from '../candidates';
import type { PlannerCity } from '../candidates/cities';
import { offersFor } from '../days/offers';
import { isSamePlace } from '../days/same-place';
import type { Taste } from '../days/suits';
import type { Plan } from '../plan-shapes';
import { recordKey } from '../records/record';
import { token } from '../stream/events';
import { busyOn } from '../travel/day';
import { transferBetween, transferFor } from '../travel/transfer';
import { listOf } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';

/** Nobody moves on for a day by more than this. */
const mostMinutes = 5 * 60;
const named = 3;

/** Days of a plan without a stop, in one city. */
export interface FreeDays {
  city: PlannerCity;
  /** From 1. */
  days: number[];
}

/** Longer on the way than this, minutes, nobody misses a plan for the day. */
const longWay = 6 * 60;

/** From then on a first day is over, until then a last one has not begun. */
const late = '16:00';
const early = '13:00';

/** Whether what somebody must do leaves nothing of a day. */
const isTaken = ({ busy }: Plan['request'], index: number): boolean =>
  busyOn({ busy: busy?.filter(({ day }) => day !== null) }, index).some(
    ({ opens, closes }) => closes - opens >= takenDay,
  );
/** So long an appointment takes the day, minutes. */
const takenDay = 300;

/** Days of which people have nothing: that of a late arrival, of an early departure, of a long way. */
export const spentDaysOf = (
  { days, request }: Plan,
  cities: ReadonlyArray<Pick<PlannerCity, 'id' | 'lat' | 'lon'>> = [],
): number[] =>
  days.flatMap(({ city_id, stops, transfer }, index) => {
    const city = cities.find(({ id }) => id === city_id);
    const home = request.origin && city ? transferFor(request, request.origin, city).minutes : 0;
    const comes = index === 0 && ((request.arrives_at ?? '') >= late || home >= longWay);
    const goes = index === days.length - 1 && ((request.leaves_at ?? '24:00') <= early || home >= longWay);
    const isSpent = comes || goes || isTaken(request, index) || (transfer?.minutes ?? 0) >= longWay;
    return stops.length === 0 && isSpent ? [index + 1] : [];
  });

/** A day out is one stop, and whole, minutes. */
const dayOut = 210;

/** Days with one stop and hours to spare, by their city. */
export const thinDaysOf = (plan: Plan): Map<number, number[]> => {
  const { days, request } = plan;
  const thin = new Map<number, number[]>();
  for (const [index, { city_id, stops, transfer }] of days.entries()) {
    const [only, ...others] = stops;
    const isCut =
      (index === 0 && (request.arrives_at ?? '') >= '14:00') ||
      (index === days.length - 1 && (request.leaves_at ?? '24:00') <= '17:00');
    if (!only || others.length > 0 || only.minutes >= dayOut || isCut || (transfer?.minutes ?? 0) > 180)
      continue;
    thin.set(city_id, [...(thin.get(city_id) ?? []), index + 1]);
  }
  return thin;
};

const freeDaysOf = (plan: Plan, cities: readonly PlannerCity[]): FreeDays[] => {
  const spent = spentDaysOf(plan, cities);
  const free = plan.days.flatMap(({ city_id, stops }, index) =>
    stops.length === 0 && !spent.includes(index + 1) ? [{ city_id, index }] : [],
  );
  return [...new Set(free.map(({ city_id }) => city_id))].flatMap((id) => {
    const city = cities.find((one) => one.id === id);
    const own = free.filter(({ city_id }) => city_id === id).map(({ index }) => index + 1);
    return city ? [{ city, days: own }] : [];
  });
};

/** Cities that days could be moved to: not too far, with most to see, the best first. */
const refugesOf = ({ city }: FreeDays, plan: Plan, cities: readonly PlannerCity[]): PlannerCity[] => {
  const inPlan = new Set(plan.days.map(({ city_id }) => city_id));
  const near = cities.flatMap((other) => {
    const { minutes } = transferBetween(city, other);
    return other.id !== city.id && !inPlan.has(other.id) && minutes <= mostMinutes
      ? [{ other, worth: Math.min(other.records, 12) - minutes / 30 }]
      : [];
  });
  return near
    .sort((a, b) => b.worth - a.worth)
    .map(({ other }) => other)
    .slice(0, 2);
};

interface Known {
  plan: Plan;
  pool: Pool;
  taste: Taste;
  refuges: readonly PlannerCity[];
}

/** Why days are free and what could be done instead, with what to press for it. */
export const freeDaysText = (
  language: Language,
  { city, days }: FreeDays,
  { plan, pool, taste, refuges }: Known,
): { text: string; move: string | null } => {
  const { free, dayName, questions } = phrasesIn(language);
  const used = plan.days.flatMap(({ stops }) => stops.flatMap((stop) => pool.all.get(recordKey(stop)) ?? []));
  const why = free.why(listOf(language, days.map(dayName)), token({ kind: 'city', id: city.id }));
  for (const other of refuges) {
    const offers = offersFor(pool, other, {
      request: plan.request,
      taste,
      index: (days[0] ?? 1) - 1,
      date: null,
    })
      .map(({ candidate }) => candidate)
      .filter((one) => one.city_id === other.id && !used.some((stop) => isSamePlace(stop, one)))
      .slice(0, named);
    if (offers.length === 0) continue;
    const records = listOf(
      language,
      offers.map(({ kind, id }) => token({ kind, id })),
    );
    const { minutes } = transferBetween(city, other);
    const elsewhere = free.elsewhere(token({ kind: 'city', id: other.id }), minutes, records);
    return { text: `${why} ${elsewhere} ${free.rest}`, move: questions.move(days.length, other.title) };
  }
  return { text: `${why} ${free.rest}`, move: null };
};

/**
 * Days without a stop, and cities next to them that have something for them.
 * @param known days, from 1, of which nobody has to be told: they were free before, or that was wished
 */
export const freeIn = (
  plan: Plan,
  cities: readonly PlannerCity[],
  known: ReadonlySet<number> = new Set(),
): [FreeDays[], PlannerCity[]] => {
  const free = freeDaysOf(plan, cities)
    .map((one) => ({ ...one, days: one.days.filter((day) => !known.has(day)) }))
    .filter(({ days }) => days.length > 0)
    .slice(0, 2);
  return [free, [...new Set(free.flatMap((one) => refugesOf(one, plan, cities)))]];
};
