import type { Pool } from '../candidates';
import { type Candidate, isSnack } from '../candidates/candidate';
import type { PlannerCity } from '../candidates/cities';
import { frameOf } from '../days/frame';
import { placeIn } from '../days/place-in';
import { holds, lostMinutes, timed } from '../days/timed-day';
import type { Frame, Visit } from '../days/visit';
import type { Plan, PlanDay, PlanRequest, PlanStop, Travel } from '../plan-shapes';
import { recordKey } from '../records/record';
import { minutesOf } from '../travel/clock';
import { beforeNightTrain, isNightTrain } from '../travel/day';
import { transferBetween, transferFor } from '../travel/transfer';
import type { TravelMode } from '../travel/ways';
import type { Hours } from '../understand/order';
import type { Trait } from '../understand/traits';

/** A day of a plan while it is changed. An untouched one stays as it is, to the minute. */
export interface DraftDay {
  city: PlannerCity;
  visits: Visit[];
  /** The day as it was; `null` once something in it has changed. */
  kept: PlanDay | null;
  /** Whether free time is filled with what suits; `lost`: only when a stop could not stay. */
  isFilled: boolean | 'lost';
  /** So many meals of it were taken out, and are all that others take the place of. */
  mealsLost?: number;
  /** What new stops of the day shall be, where that was said. */
  prefers?: { trait: Trait; dearest: number };
  /** Hours of this day that are taken; they stay with it when days before it come or go. */
  taken?: readonly Hours[];
}

export interface Draft {
  /** What is wished; of the hours that are taken those of every day, see `requestOf`. */
  request: PlanRequest;
  days: DraftDay[];
  /** What was taken out, and is not proposed again. */
  out: Candidate[];
  /** How people go from one city to another, where they chose another way than the usual one; see `legOf`. */
  legs: ReadonlyMap<string, TravelMode>;
}

/** A way between two cities, in the order of travel. */
export const legOf = (from: PlannerCity, to: PlannerCity): string => `${from.id} ${to.id}`;

const chosenLegs = ({ request, days }: Plan, cities: readonly PlannerCity[]): Draft['legs'] =>
  new Map(
    days.flatMap(({ city_id, transfer }, index) => {
      const [from, to] = [days[index - 1]?.city_id, city_id].map((id) => cities.find((one) => one.id === id));
      if (!transfer || !from || !to || transferFor(request, from, to).mode === transfer.mode) return [];
      return [[legOf(from, to), transfer.mode] as const];
    }),
  );

const eveningBegins = minutesOf('17:00');

/** A stop as it stands: a meal and an evening keep their time of day, the rest may move. */
const visitOf = (stop: PlanStop, candidate: Candidate): Visit => {
  const starts = minutesOf(stop.starts_at);
  const isMeal = candidate.isMeal && !isSnack(candidate);
  const usual = isMeal || starts >= eveningBegins ? { opens: starts, closes: starts + 90 } : candidate.usual;
  return { candidate, usual, minutes: stop.minutes, note: stop.note, mode: stop.travel?.mode ?? null };
};

/** Hours that are taken, the most there can be. */
const mostTaken = 20;

/** A request without the hours of single days, which belong to the days of a draft. */
const withoutDays = ({ busy, ...request }: PlanRequest): PlanRequest => {
  const every = (busy ?? []).filter(({ day }) => day === null);
  return every.length > 0 ? { ...request, busy: every } : request;
};

/** What is wished of the journey as a draft has it, with the hours of its days. */
export const requestOf = ({ request, days }: Pick<Draft, 'request' | 'days'>): PlanRequest => {
  const own = days.flatMap(({ taken = [] }, index) => taken.map((hours) => ({ day: index + 1, ...hours })));
  const busy = [...(request.busy ?? []), ...own].slice(0, mostTaken);
  return busy.length > 0 ? { ...request, busy } : request;
};

/** A plan taken apart; records that nobody can see any more fall out of it. */
export const draftOf = (plan: Plan, pool: Pool, cities: readonly PlannerCity[]): Draft => ({
  request: withoutDays(plan.request),
  out: [],
  legs: chosenLegs(plan, cities),
  days: plan.days.flatMap((day, index): DraftDay[] => {
    const city = cities.find(({ id }) => id === day.city_id);
    if (!city) return [];
    const visits = day.stops.flatMap((stop) => {
      const candidate = pool.all.get(recordKey(stop));
      return candidate ? [visitOf(stop, candidate)] : [];
    });
    const kept = visits.length === day.stops.length ? day : null;
    const taken = (plan.request.busy ?? [])
      .filter((hours) => hours.day === index + 1)
      .map(({ from, until }) => ({ from, until }));
    return [{ city, visits, kept, isFilled: false, ...(taken.length > 0 ? { taken } : {}) }];
  }),
});

/** Marks a day as changed. */
export const touched = (
  day: DraftDay,
  change: Partial<Pick<DraftDay, 'visits' | 'isFilled' | 'prefers' | 'taken' | 'mealsLost'>> = {},
): DraftDay => ({
  ...day,
  ...change,
  kept: null,
});

/** As many of a day's visits as it holds, in their order where that is possible. */
export const settle = (visits: readonly Visit[], frame: Frame): Visit[] => {
  if (holds(visits, timed(visits, frame), frame)) return [...visits];
  let settled: Visit[] = [];
  for (const visit of visits) {
    const next = [...settled, visit];
    if (holds(next, timed(next, frame), frame)) {
      settled = next;
      continue;
    }
    const lost = lostMinutes(settled, timed(settled, frame), frame);
    settled = placeIn(settled, lost, { candidate: visit.candidate, points: 9 }, frame)?.visits ?? settled;
  }
  return settled;
};

/** The frame of a day of a draft. */
export const draftFrame = (
  { request, days, legs }: Pick<Draft, 'request' | 'days'> & Partial<Pick<Draft, 'legs'>>,
  index: number,
) => {
  const route = days.map(({ city }) => city);
  const frame = frameOf(requestOf({ request, days }), route, index);
  const wayTo = (at: number): Travel | null => {
    const [from, to] = [route[at - 1], route[at]];
    const mode = from && to && from.id !== to.id ? legs?.get(legOf(from, to)) : undefined;
    return from && to && mode ? transferBetween(from, to, mode) : null;
  };
  const { limits } = frame;
  // A night train takes the evening before it.
  const next = wayTo(index + 1);
  const ends = next && isNightTrain(next) ? Math.min(limits.ends, beforeNightTrain) : limits.ends;
  return { ...frame, transfer: wayTo(index) ?? frame.transfer, limits: { ...limits, ends } };
};
