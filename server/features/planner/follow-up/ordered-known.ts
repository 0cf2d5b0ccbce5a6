import type { Pool } from '../candidates';
import type { Candidate } from '../candidates/candidate';
import type { PlannerCity } from '../candidates/cities';
import type { Taste } from '../days/suits';
import type { Plan } from '../plan-shapes';
import { recordKey, type StopRef } from '../records/record';
import type { Order } from '../understand/order';
import type { Change } from './change';
import type { Draft } from './draft';
import { isPronoun, onlyOfKind, recordNamed } from './named-stop';
import { stopAt } from './stops-meant';

/** What the words of an order name in a plan. */

/** A plan after an order, and what became of it. */
export interface Result {
  draft: Draft;
  changes: Change[];
}

/** What an order does to a draft. */
export type OrderStep = (draft: Draft, taste: Taste) => Result;

/** What is known when an order is read. */
export interface Known {
  plan: Plan;
  pool: Pool;
  cities: readonly PlannerCity[];
  /** The city that a phrase names, and nothing else. */
  cityOf: (phrase: string) => PlannerCity | null;
  /** What the last answer told of first, for "it" and "that one". */
  lastTold: StopRef | null;
}

export const refOf = ({ kind, id }: Candidate) => ({ kind, id });

/** The stops of the plan. */
export const inPlan = ({ plan, pool }: Known): Candidate[] =>
  plan.days.flatMap(({ stops }) => stops.flatMap((stop) => pool.all.get(recordKey(stop)) ?? []));

export const namesOf = (cities: readonly PlannerCity[]) => new Set(cities.flatMap(({ names }) => names));

/** A stop of the plan by its name, or what was told of last. */
export const stopNamed = (what: string, known: Known): Candidate | null => {
  const { lastTold, pool, cities } = known;
  // "Saigon" is the town, and not its opera house.
  if (!what.includes(' ') && known.cityOf(what)) return null;
  if (isPronoun(what)) return (lastTold && pool.all.get(recordKey(lastTold))) ?? null;
  return recordNamed(what, inPlan(known), namesOf(cities));
};

/** A stop of the plan by its name, its kind or what was told of last. */
export const stopMeant = (what: string, known: Known): Candidate | null =>
  stopAt(what, known.plan, known.pool) ??
  stopNamed(what, known) ??
  (isPronoun(what) ? null : onlyOfKind(what, inPlan(known)));

/** A record by what it is called: first a stop of the plan, then any. */
export const recordMeant = (what: string, known: Known): Candidate | null =>
  stopMeant(what, known) ?? recordNamed(what, known.pool.all.values(), namesOf(known.cities));

/** A city of the plan by its name. @param fewest so many cities the plan has for it to be one of them */
export const cityMeant = (what: string, { plan, cityOf }: Known, fewest = 2): PlannerCity | null => {
  const own = new Set(plan.days.map(({ city_id }) => city_id));
  const city = own.size < fewest ? null : cityOf(what);
  return city && own.has(city.id) ? city : null;
};

/** A town that a phrase names and nothing else: "Huế", and not "a museum in Huế". */
export const townOnly = (what: string, { cityOf }: Known): PlannerCity | null => {
  const city = cityOf(what);
  const names = city ? [...city.names, ...city.formerNames] : [];
  return city && (names.includes(what.trim()) || what.trim().split(' ').length <= 2) ? city : null;
};

/** Steps one after the other, each with what the one before it left. */
export const inTurn = (steps: readonly OrderStep[], draft: Draft, taste: Taste): Result =>
  steps.reduce(
    (done, one): Result => {
      const next = one(done.draft, taste);
      return { draft: next.draft, changes: [...done.changes, ...next.changes] };
    },
    { draft, changes: [] } as Result,
  );

/**
 * For orders of some kinds what each does to this plan; `null` where it names nothing of it, and the message means
 * something else.
 */
export type StepsFor<Kind extends Order['do']> = {
  [Name in Kind]: (order: Extract<Order, { do: Name }>, known: Known) => OrderStep | null;
};
