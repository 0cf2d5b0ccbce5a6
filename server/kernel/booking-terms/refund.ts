import { addDays, dayNumber } from '../../calendar/lunar/day-number';
import type { CancellationRule } from './shape';

/** A span of days on which cancelling gives back the same. */
export interface RefundStep {
  /** null: from the order on. */
  from: string | null;
  until: string;
  percent: number;
}

const earliestFirst = (rules: readonly CancellationRule[]) =>
  rules.toSorted((one, other) => other.days_before - one.days_before);

/**
 * The rules of a booking whose first day is given, as spans of dates without gaps, the last one ending on the day
 * before. From the first day on nobody cancels by themselves.
 */
export const refundSteps = (rules: readonly CancellationRule[], firstDay: string): RefundStep[] => {
  const steps: RefundStep[] = [];
  for (const { days_before, percent } of [...earliestFirst(rules), { days_before: 1, percent: 0 }]) {
    const last = steps.at(-1);
    const until = addDays(firstDay, -days_before);
    if (last && until <= last.until) continue;
    if (last?.percent === percent) last.until = until;
    else steps.push({ from: last ? addDays(last.until, 1) : null, until, percent });
  }
  return steps;
};

/** Which share comes back of a booking that is cancelled on a day before its first one. */
export const refundPercent = (
  rules: readonly CancellationRule[],
  { firstDay, today }: { firstDay: string; today: string },
): number => {
  const ahead = dayNumber(firstDay) - dayNumber(today);
  return earliestFirst(rules).find(({ days_before }) => days_before <= ahead)?.percent ?? 0;
};

/** A share of an amount in whole đồng; a half counts for the buyer. */
export const shareOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);
