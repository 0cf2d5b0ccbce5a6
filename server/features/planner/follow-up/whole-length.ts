import type { PlannerCity } from '../candidates/cities';
import { usualStay } from '../gazetteer/usual-stays';
import { planLimits } from '../plan-shapes';
import type { Change } from './change';
import { blocksOf, emptyDay, rejoined, setStay } from './cities';
import { toldStay } from './city-days';
import type { Draft } from './draft';

interface Result {
  draft: Draft;
  changes: Change[];
}

const citiesOf = ({ days }: Pick<Draft, 'days'>): PlannerCity[] => [...new Set(days.map(({ city }) => city))];

const daysIn = ({ days }: Pick<Draft, 'days'>, { id }: PlannerCity): number =>
  days.filter(({ city }) => city.id === id).length;

/** So many things to see and do make a day. */
const recordsOfDay = 8;

/** How full a stay is, by what people usually give a town and by what is known of it. */
const fullness = (draft: Draft, city: PlannerCity, more = 0): number =>
  (daysIn(draft, city) + more) /
  Math.min(usualStay(city.code).usual, Math.max(1, city.records / recordsOfDay));

const changedStays = (was: Draft, now: Draft): Change[] =>
  citiesOf(now)
    .filter((city) => daysIn(was, city) > 0 && daysIn(was, city) !== daysIn(now, city))
    .map((city) => toldStay(now, city));

/** So many days more, each in the town that has least of what people usually give it. */
const spread = (draft: Draft, count: number, others: readonly PlannerCity[]): Draft => {
  let next = draft;
  for (let added = 0; added < Math.min(count, planLimits.days - draft.days.length); added += 1) {
    const [city] = others.toSorted((a, b) => fullness(next, a, 1) - fullness(next, b, 1));
    if (!city) break;
    const last = next.days.findLastIndex((day) => day.city.id === city.id);
    next = { ...next, days: next.days.toSpliced(last + 1, 0, emptyDay(city)) };
  }
  return next;
};

/** So many days less, each in the town that has most of what people usually give it; each keeps one. */
const lessen = (draft: Draft, count: number, others: readonly PlannerCity[]): Draft => {
  let next = draft;
  for (let taken = 0; taken < count; taken += 1) {
    const [city] = others
      .filter((one) => daysIn(next, one) > 1)
      .toSorted((a, b) => fullness(next, b) - fullness(next, a));
    if (!city) break;
    next = setStay(next, city, daysIn(next, city) - 1).draft;
  }
  return next;
};

/** Some towns are left as soon as can be, and their days go to the others. */
export const leastStay = (draft: Draft, cities: readonly PlannerCity[]): Result => {
  const shorter = cities.reduce((next, city) => setStay(next, city, 1).draft, draft);
  const others = citiesOf(draft).filter((city) => !cities.some(({ id }) => id === city.id));
  const next = spread(shorter, draft.days.length - shorter.days.length, others);
  return {
    draft: { ...next, days: rejoined(blocksOf(next.days), draft.days) },
    changes: changedStays(draft, next),
  };
};

/** A journey that is to stay as long as it was said, whatever came in or went: towns that nobody spoke of give or take. */
export const keepTotal = (was: Draft, draft: Draft, total: number): Result => {
  const over = draft.days.length - total;
  if (over === 0) return { draft, changes: [] };
  const isGrown = (city: PlannerCity) => daysIn(draft, city) > daysIn(was, city);
  const isShrunk = (city: PlannerCity) => daysIn(draft, city) < daysIn(was, city);
  const all = citiesOf(draft);
  const quiet = all.filter((city) => !(over > 0 ? isGrown(city) : isShrunk(city)));
  const first = over > 0 ? lessen(draft, over, quiet) : spread(draft, -over, quiet.length > 0 ? quiet : all);
  const left = first.days.length - total;
  const next = left > 0 ? lessen(first, left, all) : first;
  return {
    draft: { ...next, days: rejoined(blocksOf(next.days), draft.days) },
    changes: changedStays(draft, next),
  };
};
