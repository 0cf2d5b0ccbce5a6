import type { PlannerCity } from '../candidates/cities';
import type { Change } from './change';
import { addDays, blocksOf, emptyDay, rejoined, removeCity, setStay } from './cities';
import type { Draft, DraftDay } from './draft';
import { reverse } from './shape';

interface Result {
  draft: Draft;
  changes: Change[];
}

const daysIn = (draft: Draft, city: PlannerCity): number =>
  draft.days.filter((day) => day.city.id === city.id).length;

/** How long one stays in a city now, told by the draft itself. */
export const toldStay = (draft: Draft, city: PlannerCity): Change => ({
  said: 'stay',
  city: city.id,
  days: daysIn(draft, city),
  total: draft.days.length,
});

/** Fewer days in a city, at least one, and as many more in another where that was said. */
export const shorten = (
  draft: Draft,
  city: PlannerCity,
  { days, into }: { days: number; into?: PlannerCity },
): Result => {
  const own = daysIn(draft, city);
  const left = Math.max(1, own - days);
  if (left === own) return { draft, changes: [{ said: 'one_day_there', city: city.id }] };
  const shorter = setStay(draft, city, left).draft;
  const moved = into ? addDays(shorter, own - left, into).draft : shorter;
  return { draft: moved, changes: [toldStay(moved, city), ...(into ? [toldStay(moved, into)] : [])] };
};

/** The last day of a journey has no night after it. */
const daysFor = (draft: Draft, city: PlannerCity, count: number, unit: 'night' | 'day'): number =>
  unit === 'night' && draft.days.length > 1 && draft.days.at(-1)?.city.id === city.id ? count + 1 : count;

/** So many nights or days in a city; the others keep theirs. */
export const stayFor = (
  draft: Draft,
  city: PlannerCity,
  { count, unit }: { count: number; unit: 'night' | 'day' },
): Result => {
  const days = daysFor(draft, city, count, unit);
  if (days === daysIn(draft, city)) return { draft, changes: [toldStay(draft, city)] };
  const next = setStay(draft, city, days).draft;
  return { draft: next, changes: [toldStay(next, city)] };
};

/** So long in every town; what has no towns to share is as long as that. */
export const stayEach = (draft: Draft, stay: { count: number; unit: 'night' | 'day' }): Result =>
  routeOf(blocksOf(draft.days)).reduce(
    (done, id): Result => {
      const city = done.draft.days.find((day) => day.city.id === id)?.city;
      if (!city) return done;
      const next = stayFor(done.draft, city, stay);
      return { draft: next.draft, changes: [...done.changes, ...next.changes] };
    },
    { draft, changes: [] } as Result,
  );

export const lengthen = (draft: Draft, city: PlannerCity, days: number): Result => {
  const next = addDays(draft, days, city).draft;
  return { draft: next, changes: [toldStay(next, city)] };
};

/** One city is left out, and another one gets as many days more. */
export const giveDays = (draft: Draft, out: PlannerCity, into: PlannerCity): Result => {
  const days = daysIn(draft, out);
  const left = removeCity(draft, out);
  const next = addDays(left.draft, days, into).draft;
  return { draft: next, changes: [...left.changes, toldStay(next, into)] };
};

/** A city comes last. */
export const toEnd = (draft: Draft, city: PlannerCity): Result => {
  const last = draft.days.at(-1)?.city;
  const isLast = !last || last.id === city.id;
  if (isLast) return { draft, changes: [{ said: 'order', cities: routeOf(blocksOf(draft.days)) }] };
  return moveCity(draft, city, { side: 'after', by: last });
};

/** Two cities change places in the journey; what is in their days stays, as far as the ways let it. */
export const exchangeCities = (draft: Draft, a: PlannerCity, b: PlannerCity): Result => {
  const blocks = blocksOf(draft.days);
  const [first, second] = [a, b].map((city) => blocks.findIndex(([day]) => day?.city.id === city.id));
  const [blockA, blockB] = [blocks[first ?? -1], blocks[second ?? -1]];
  if (!blockA || !blockB) return { draft, changes: [] };
  const turned = blocks.map((block, index) => (index === first ? blockB : index === second ? blockA : block));
  return {
    draft: { ...draft, days: rejoined(turned, draft.days) },
    changes: [{ said: 'order', cities: [...new Set(turned.flatMap(([day]) => day?.city.id ?? []))] }],
  };
};

const routeOf = (blocks: readonly DraftDay[][]): number[] => [
  ...new Set(blocks.flatMap(([day]) => day?.city.id ?? [])),
];

/** One city comes right before or after another, unless it does so already; all others keep their order. */
export const moveCity = (
  draft: Draft,
  city: PlannerCity,
  { side, by }: { side: 'before' | 'after'; by: PlannerCity },
): Result => {
  const blocks = blocksOf(draft.days);
  const at = (one: PlannerCity) => blocks.findIndex(([day]) => day?.city.id === one.id);
  const own = blocks[at(city)];
  if (!own || at(by) < 0) return { draft, changes: [] };
  const isSo = side === 'before' ? at(city) < at(by) : at(city) > at(by);
  const moved = blocks
    .filter((block) => block !== own)
    .flatMap((block) => {
      if (block[0]?.city.id !== by.id) return [block];
      return side === 'before' ? [own, block] : [block, own];
    });
  const next = isSo ? blocks : moved;
  return {
    draft: isSo ? draft : { ...draft, days: rejoined(next, draft.days) },
    changes: [{ said: 'order', cities: routeOf(next) }],
  };
};

/** The journey from the end where a city is: turned round where it is the last one. */
export const fromEnd = (draft: Draft, city: PlannerCity): Result => {
  const route = routeOf(blocksOf(draft.days));
  if (route.at(0) === city.id) return { draft, changes: [{ said: 'order', cities: route }] };
  if (route.at(-1) === city.id) return reverse(draft);
  const first = draft.days[0]?.city;
  return first ? moveCity(draft, city, { side: 'before', by: first }) : { draft, changes: [] };
};

/** Cities come in that order where they have been; what is not among them keeps its place. */
export const inOrder = (draft: Draft, cities: readonly PlannerCity[]): Result => {
  const blocks = blocksOf(draft.days);
  const isOne = (block: readonly DraftDay[]) => cities.some(({ id }) => id === block[0]?.city.id);
  const daysOf = (city: PlannerCity) => blocks.filter(([day]) => day?.city.id === city.id).flat();
  const waiting = cities.map(daysOf).filter((days) => days.length > 0);
  const next = blocks
    .flatMap((block) => (isOne(block) ? [waiting.shift() ?? []] : [block]))
    .filter((block) => block.length > 0);
  const route = routeOf(next);
  const isSo = route.join() === routeOf(blocks).join();
  return {
    draft: isSo ? draft : { ...draft, days: rejoined(next, draft.days) },
    changes: [{ said: 'order', cities: route }],
  };
};

/** All days in one of the cities; its own stay as they are, and the others are made anew there. */
export const stayOnly = (draft: Draft, city: PlannerCity): Result => {
  const own = draft.days.filter((day) => day.city.id === city.id);
  const others = draft.days.length - own.length;
  if (others === 0) return { draft, changes: [{ said: 'city_there', city: city.id }] };
  const days = [...own, ...Array.from({ length: others }, () => emptyDay(city))];
  return {
    draft: { ...draft, days: rejoined(blocksOf(days), draft.days) },
    changes: [{ said: 'stays_only', city: city.id, days: days.length, own: own.length }],
  };
};
