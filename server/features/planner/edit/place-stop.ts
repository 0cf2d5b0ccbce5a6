import type { Point } from '../../../distance';
import type { PlanStop } from '../plan-shapes';
import { type Known, type PlanRecord, recordOf } from '../records/record';
import { minutesOf } from '../travel/clock';
import type { FactsOf } from '../travel/day';
import { shortestOrder, wayKm } from '../travel/order';

/** In which part of a day a visit has to be; most can be at any time. */
const partOfDay = (record: PlanRecord | undefined): 0 | 1 | 2 => {
  const spans = Object.values(record?.doors?.opening_hours ?? {}).flat();
  const opens = record?.usual?.opens ?? Math.min(...spans.map(({ opens: from }) => minutesOf(from)), 12 * 60);
  if (opens >= 15 * 60) return 2;
  return record?.usual && opens < 10 * 60 ? 0 : 1;
};

const pointsOf = (stops: readonly PlanStop[], known: Known): Array<Point | null> =>
  stops.map((stop) => recordOf(known, stop)?.point ?? null);

const reached = (from: PlanStop | undefined, group: readonly PlanStop[], known: Known): PlanStop[] => {
  const way = from ? [from, ...group] : group;
  const ordered = shortestOrder(pointsOf(way, known)).flatMap((index) => way[index] ?? []);
  return from ? ordered.slice(1) : ordered;
};

/** Stops whose neighbours changed: their ways are chosen anew. */
const withoutWays = (stops: readonly PlanStop[]): PlanStop[] =>
  stops.map((stop) => ({ ...stop, travel: null }));

/** About how long a way within a town takes, for where lunch falls. */
const usualWay = 20;

/** Puts the first place to eat after what fills the morning, the others at the end of the afternoon. */
const withMeals = (stops: readonly PlanStop[], meals: readonly PlanStop[], begins: number): PlanStop[] => {
  const [lunch, ...later] = meals;
  if (!lunch) return [...stops];
  const ends = stops.map((_, index) =>
    stops.slice(0, index + 1).reduce((sum, { minutes }) => sum + minutes + usualWay, begins),
  );
  const morning = ends.filter((end) => end <= minutesOf('13:00')).length;
  return [...stops.slice(0, morning), lunch, ...stops.slice(morning), ...later];
};

/**
 * The stops of a day in an order that wastes no way: what begins early first, what is for the evening last, lunch around
 * noon, and in between from each to the nearest without crossings. The first of them stays where it can.
 */
export const orderedStops = (stops: readonly PlanStop[], known: Known, begins: number): PlanStop[] => {
  const factsOf: FactsOf = (stop) => recordOf(known, stop);
  const isMeal = (stop: PlanStop) => Boolean(factsOf(stop)?.isMeal && !factsOf(stop)?.usual);
  const part = (number: 0 | 1 | 2) =>
    stops.filter((stop) => partOfDay(recordOf(known, stop)) === number && (number !== 1 || !isMeal(stop)));
  const meals = stops.filter((stop) => partOfDay(recordOf(known, stop)) === 1 && isMeal(stop));
  const early = reached(undefined, part(0), known);
  const day = reached(early.at(-1), part(1), known);
  const fed = withMeals([...early, ...day], meals, begins);
  const evening = reached(fed.at(-1), part(2), known);
  return withoutWays([...fed, ...evening]);
};

/** Where among the stops of a day another one is the smallest detour, in the part of the day where it belongs. */
export const bestPlaceFor = (stop: PlanStop, stops: readonly PlanStop[], known: Known): number => {
  const part = partOfDay(recordOf(known, stop));
  const parts = stops.map((one) => partOfDay(recordOf(known, one)));
  const first = parts.filter((one) => one < part).length;
  const last = stops.length - parts.filter((one) => one > part).length;
  const places = Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index);
  const lengthAt = (index: number) =>
    wayKm(pointsOf([...stops.slice(0, index), stop, ...stops.slice(index)], known));
  return places.reduce(
    (best, index) => (lengthAt(index) < lengthAt(best) ? index : best),
    places.at(-1) ?? 0,
  );
};
