import type { Pool } from '../candidates';
import type { Candidate } from '../candidates/candidate';
import type { PlannerCity } from '../candidates/cities';
import type { Taste } from '../days/suits';
import type { Plan } from '../plan-shapes';
import { recordKey, type StopRef } from '../records/record';
import { clean, type Order } from '../understand/order';
import { kindOfTitles, stopPlaceIn } from '../understand/stop-orders';
import type { Change } from './change';
import { type AtCity, addCity } from './cities';
import {
  exchangeCities,
  fromEnd,
  giveDays,
  lengthen,
  moveCity,
  shorten,
  stayFor,
  stayOnly,
  toEnd,
} from './city-days';
import { arriveAt, leaveAt, takeHours } from './day-hours';
import { freePart, quietEvenings } from './day-part';
import type { Draft } from './draft';
import { homeBy } from './home-by';
import { anotherStop, insteadIn, isSome } from './instead';
import { isPronoun, onlyOfKind, recordNamed } from './named-stop';
import { sightCalled } from './not-in-plan';
import { dayOfStop, placeAnywhere, placeStop, putOn, without } from './place';
import { leastMissed, missedWith } from './room';
import { atMost, fillDay } from './shape';
import { exchangeDays, removeStops } from './stops';
import { someOfKind, stopAt, stopsOfKind } from './stops-meant';
import { leastStay } from './whole-length';

interface Result {
  draft: Draft;
  changes: Change[];
}

/** What an order does to a draft. */
export type OrderStep = (draft: Draft, taste: Taste) => Result;

interface Known {
  plan: Plan;
  pool: Pool;
  cities: readonly PlannerCity[];
  /** The city that a phrase names, and nothing else. */
  cityOf: (phrase: string) => PlannerCity | null;
  /** What the last answer told of first, for "it" and "that one". */
  lastTold: StopRef | null;
}

const refOf = ({ kind, id }: Candidate) => ({ kind, id });

const inPlan = ({ plan, pool }: Known): Candidate[] =>
  plan.days.flatMap(({ stops }) => stops.flatMap((stop) => pool.all.get(recordKey(stop)) ?? []));

const namesOf = (cities: readonly PlannerCity[]) => new Set(cities.flatMap(({ names }) => names));

/** A stop of the plan by its name, or what was told of last. */
const stopNamed = (what: string, known: Known): Candidate | null => {
  const { lastTold, pool, cities } = known;
  // "Saigon" is the town, and not its opera house.
  if (!what.includes(' ') && known.cityOf(what)) return null;
  if (isPronoun(what)) return (lastTold && pool.all.get(recordKey(lastTold))) ?? null;
  return recordNamed(what, inPlan(known), namesOf(cities));
};

/** A stop of the plan by its name, its kind or what was told of last. */
const stopMeant = (what: string, known: Known): Candidate | null =>
  stopAt(what, known.plan, known.pool) ??
  stopNamed(what, known) ??
  (isPronoun(what) ? null : onlyOfKind(what, inPlan(known)));

const recordMeant = (what: string, known: Known): Candidate | null =>
  stopMeant(what, known) ?? recordNamed(what, known.pool.all.values(), namesOf(known.cities));

const recordFor =
  (old: Candidate, by: Candidate, isMutual: boolean): OrderStep =>
  (draft) => {
    const [from, to] = [dayOfStop(draft, old), dayOfStop(draft, by)];
    if (to === from) return { draft, changes: [{ said: 'on_that_day', stop: refOf(by), day: to }] };
    if (to > 0 && !isMutual) {
      const left = removeStops(draft, (candidate) => recordKey(candidate) === recordKey(old));
      return { ...left, changes: [...left.changes, { said: 'on_that_day', stop: refOf(by), day: to }] };
    }
    if (to > 0) return exchangeStops(draft, [old, from], [by, to]);
    const put = putOn(without(draft, old), by, from);
    if (!put) {
      const told = placeStop(draft, by, from);
      return { draft, changes: told.changes.filter(({ said }) => said === 'not_that_day') };
    }
    return {
      draft: { ...put.draft, out: [...put.draft.out, old, ...put.gone] },
      changes: [
        { said: 'stop_replaced', stop: refOf(by), was: refOf(old), day: from },
        ...(put.gone.length > 0 ? [{ said: 'stops_removed' as const, stops: put.gone.map(refOf) }] : []),
      ],
    };
  };

/** Two stops of different days change places. */
const exchangeStops = (
  draft: Draft,
  [a, dayOfA]: readonly [Candidate, number],
  [b, dayOfB]: readonly [Candidate, number],
): Result => {
  const first = putOn(without(without(draft, a), b), a, dayOfB);
  const second = first && putOn(first.draft, b, dayOfA);
  if (!first || !second) {
    const [stuck, day] = first ? [b, dayOfA] : [a, dayOfB];
    return { draft, changes: [{ said: 'not_that_day', stop: refOf(stuck), day, why: 'no_time', days: [] }] };
  }
  const gone = [...first.gone, ...second.gone];
  return {
    draft: { ...second.draft, out: [...second.draft.out, ...gone] },
    changes: [
      { said: 'stop_moved', stop: refOf(a), day: dayOfB },
      { said: 'stop_moved', stop: refOf(b), day: dayOfA },
      ...(gone.length > 0 ? [{ said: 'stops_removed' as const, stops: gone.map(refOf) }] : []),
    ],
  };
};

/** A city of the plan by its name. @param fewest so many cities the plan has for it to be one of them */
const cityMeant = (what: string, { plan, cityOf }: Known, fewest = 2): PlannerCity | null => {
  const own = new Set(plan.days.map(({ city_id }) => city_id));
  const city = own.size < fewest ? null : cityOf(what);
  return city && own.has(city.id) ? city : null;
};

/** A town that a phrase names and nothing else: "Huế", and not "a museum in Huế". */
const townOnly = (what: string, { cityOf }: Known): PlannerCity | null => {
  const city = cityOf(what);
  const names = city ? [...city.names, ...city.formerNames] : [];
  return city && (names.includes(what.trim()) || what.trim().split(' ').length <= 2) ? city : null;
};

type AddTown = Extract<Order, { do: 'add_town' }>;

const atCity = ({ place }: AddTown, { cityOf }: Known): AtCity | undefined => {
  if (!place) return undefined;
  const by = 'by' in place ? cityOf(place.by) : null;
  const and = 'and' in place ? cityOf(place.and) : null;
  return { at: place.at, ...(by ? { by } : {}), ...(and ? { and } : {}) };
};

/** A town that nobody said how long to stay in. */
const usualDays = 2;

/** The last day of a journey has no night after it. */
const addTown = (draft: Draft, city: PlannerCity, order: AddTown, known: Known): Result => {
  const { length } = order;
  const isLast = order.place?.at === 'end' && length?.unit === 'night';
  const days = length ? length.count + (isLast ? 1 : 0) : usualDays;
  const added = addCity(draft, city, days, atCity(order, known));
  const isLonger = added.draft.days.length > draft.days.length;
  const longer: Change = { said: 'longer', days: added.draft.days.length };
  return isLonger ? { ...added, changes: [...added.changes, longer] } : added;
};

/** A town that is in already goes to where it was said. */
const moveTown = (city: PlannerCity, order: AddTown, known: Known): OrderStep | null => {
  const where = atCity(order, known);
  if (!where || order.length) return null;
  switch (where.at) {
    case 'end':
      return (draft) => toEnd(draft, city);
    case 'start':
      return (draft) => fromEnd(draft, city);
    case 'before':
    case 'after': {
      const { at: side, by } = where;
      return by && by !== city ? (draft) => moveCity(draft, city, { side, by }) : null;
    }
    case 'between':
    case 'on_way':
      return null;
  }
};

/** Steps one after the other, each with what the one before it left. */
const inTurn = (steps: readonly OrderStep[], draft: Draft, taste: Taste): Result =>
  steps.reduce(
    (done, one): Result => {
      const next = one(done.draft, taste);
      return { draft: next.draft, changes: [...done.changes, ...next.changes] };
    },
    { draft, changes: [] } as Result,
  );

/** What an order does to this plan; `null` where it names nothing of it, and the message means something else. */
export const stepFor = (order: Order, known: Known): OrderStep | null => {
  const { plan } = known;
  switch (order.do) {
    case 'free_part':
      return (draft) => freePart(draft, order.day, order.part);
    case 'day_hours':
      return (draft, taste) => takeHours(draft, order.day, order.hours, taste);
    case 'arrive':
      return (draft, taste) => arriveAt(draft, order.time, taste);
    case 'leave':
      return (draft, taste) => leaveAt(draft, order.time, order.by, taste);
    case 'several': {
      const steps = order.orders.flatMap((one) => stepFor(one, known) ?? []);
      return steps.length === 0 ? null : (draft, taste) => inTurn(steps, draft, taste);
    }
    case 'fill_day':
      return (draft) => fillDay(draft, order.day);
    case 'quiet_evenings':
      return quietEvenings;
    case 'stay_only': {
      const city = cityMeant(order.what, known);
      return city && ((draft) => stayOnly(draft, city));
    }
    case 'place': {
      const several = stopsOfKind(order.what, inPlan(known));
      if (several.length > 0)
        return (draft, taste) =>
          inTurn(
            several.map(
              (one): OrderStep =>
                (now) =>
                  placeStop(now, one, order.day),
            ),
            draft,
            taste,
          );
      const meant = recordMeant(order.what, known);
      if (meant) return (draft) => placeStop(draft, meant, order.day);
      const moved = /^(?:day|ngay)(?: thu)? (\d+)$/u.exec(order.what)?.[1];
      return moved ? (draft) => exchangeDays(draft, Number(moved), order.day) : null;
    }
    case 'shorten': {
      const [city, into] = [order.what, order.into].map((one) => one && cityMeant(one, known));
      if (!city || (order.into && !into)) return null;
      return (draft) => shorten(draft, city, { days: order.days, ...(into ? { into } : {}) });
    }
    case 'set_stay': {
      const city = cityMeant(order.what, known, 1);
      return city && ((draft) => stayFor(draft, city, order));
    }
    case 'lengthen': {
      const city = cityMeant(order.what, known, 1);
      return city && ((draft) => lengthen(draft, city, order.days));
    }
    case 'give_days': {
      const [out, into] = [cityMeant(order.what, known), cityMeant(order.into, known)];
      return out && into && out !== into ? (draft) => giveDays(draft, out, into) : null;
    }
    case 'city_last': {
      const city = cityMeant(order.what, known);
      return city && ((draft) => toEnd(draft, city));
    }
    case 'exchange_cities': {
      const [a, b] = [cityMeant(order.what, known), cityMeant(order.by, known)];
      return a && b && a !== b ? (draft) => exchangeCities(draft, a, b) : null;
    }
    case 'move_city': {
      const [city, by] = [cityMeant(order.what, known), cityMeant(order.by, known)];
      const { side } = order;
      return city && by && city !== by ? (draft) => moveCity(draft, city, { side, by }) : null;
    }
    case 'from_end': {
      const city = cityMeant(order.what, known);
      return city && ((draft) => fromEnd(draft, city));
    }
    case 'city_first': {
      const city = cityMeant(order.what, known);
      return city && plan.days[0]?.city_id !== city.id ? (draft) => fromEnd(draft, city) : null;
    }
    case 'least_stay': {
      const cities = order.what.map((what) => cityMeant(what, known));
      const own = cities.flatMap((city) => city ?? []);
      return own.length === cities.length ? (draft) => leastStay(draft, own) : null;
    }
    case 'home_by': {
      const city = known.cityOf(order.what);
      return city && ((draft, taste) => homeBy(draft, city, order.time, taste));
    }
    case 'add_town': {
      const city = townOnly(order.what, known);
      if (!city) return null;
      return plan.days.some(({ city_id }) => city_id === city.id)
        ? moveTown(city, order, known)
        : (draft) => addTown(draft, city, order, known);
    }
    case 'at_most':
      return (draft, taste) => atMost(draft, order.count, missedWith(taste));
    case 'add': {
      const meant = isPronoun(order.what)
        ? stopNamed(order.what, known)
        : recordNamed(order.what, known.pool.all.values(), namesOf(known.cities));
      return meant && ((draft) => placeAnywhere(draft, meant));
    }
    case 'drop': {
      const some = someOfKind(order.what, inPlan(known));
      if (some)
        return (draft, taste) => {
          const gone = new Set(leastMissed(draft, some, missedWith(taste)).map(recordKey));
          return removeStops(draft, (candidate) => gone.has(recordKey(candidate)));
        };
      const parts = clean(order.what)
        .split(/ (?:and|va|&) /u)
        .map((what) => {
          const several = stopsOfKind(what, inPlan(known), { isByTags: true });
          const stop = several[0] ?? stopAt(what, known.plan, known.pool) ?? stopNamed(what, known);
          const names = { candidates: known.pool.all.values(), cityNames: namesOf(known.cities) };
          return {
            stop,
            several,
            kind: kindOfTitles(what),
            absent: stop || isPronoun(what) ? null : sightCalled(what, names),
          };
        });
      // "No museums" of a plan without one.
      if (parts.every(({ stop, kind }) => !stop && kind))
        return (draft) => ({ draft, changes: [{ said: 'none_to_remove' }] });
      if (parts.some(({ stop, absent }) => !stop && !absent)) return null;
      const keys = new Set(
        parts.flatMap(({ stop, several }) => [...several, ...(stop ? [stop] : [])].map(recordKey)),
      );
      const told = parts.flatMap(({ absent }): Change[] =>
        absent ? [{ said: 'not_in_plan', name: absent }] : [],
      );
      return (draft) => {
        if (keys.size === 0) return { draft, changes: told };
        const left = removeStops(draft, (candidate) => keys.has(recordKey(candidate)));
        return { ...left, changes: [...left.changes, ...told] };
      };
    }
    case 'move': {
      const meant = recordMeant(order.what, known);
      if (!meant) return null;
      return (draft) => {
        const from = dayOfStop(draft, meant);
        if (from === 0) return { draft, changes: [{ said: 'not_there', stop: refOf(meant) }] };
        const to = from + order.days;
        if (draft.days[to - 1]) return placeStop(draft, meant, to);
        return { draft, changes: [{ said: 'no_day_there', stop: refOf(meant), day: from }] };
      };
    }
    case 'replace': {
      const old = stopMeant(order.what, known);
      const place = old ? null : stopPlaceIn(order.what, plan.days.length);
      if (place) return (draft) => ({ draft, changes: [{ said: 'no_such_stop', day: place.day }] });
      if (!old || !plan.days.some(({ stops }) => stops.some((stop) => recordKey(stop) === recordKey(old))))
        return null;
      const some = isSome.test(order.by) ? insteadIn(order.by, old) : null;
      if (some) return (draft, taste) => anotherStop(draft, old, some, { pool: known.pool, taste });
      const by = recordMeant(order.by, known);
      if (by && by !== old) return recordFor(old, by, order.isMutual === true);
      const wish = insteadIn(order.by, old);
      if (wish) return (draft, taste) => anotherStop(draft, old, wish, { pool: known.pool, taste });
      return null;
    }
  }
};
