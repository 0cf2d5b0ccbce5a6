import type { Plan } from '../plan-shapes';
import type { Known } from '../records/record';
import type { Finding } from './finding';
import { loadRules } from './rules/load';
import { openingRules } from './rules/opening';
import { goneRules, repeatedRules } from './rules/records';
import { seasonRules } from './rules/season';
import { tetRules } from './rules/tet';
import { timingRules } from './rules/timing';
import { type DayView, viewDays } from './view';

const ofDay = (days: readonly DayView[], index: number): Finding[] => {
  const day = days[index];
  if (!day) return [];
  return [
    ...goneRules(day),
    ...openingRules(day),
    ...tetRules(day),
    ...timingRules(day),
    ...loadRules(day),
    ...seasonRules(day, days[index - 1]),
  ];
};

/** By day, what is about all of it first, then by stop. */
const byPlace = (a: Finding, b: Finding): number =>
  (a.day ?? 0) - (b.day ?? 0) || (a.stop ?? 0) - (b.stop ?? 0);

/**
 * All that is wrong with a plan, in its order.
 * @param only numbers of the days that are looked at; all when left out
 */
export const findAll = (plan: Plan, known: Known, only?: readonly number[]): Finding[] => {
  const days = viewDays(plan, known);
  const wanted = days.map((_, index) => index).filter((index) => !only || only.includes(index + 1));
  return [...wanted.flatMap((index) => ofDay(days, index)), ...repeatedRules(days)].sort(byPlace);
};
