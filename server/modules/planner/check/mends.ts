import { ApiError } from '../../../errors';
import { applyFix } from '../edit/apply-fix';
import type { Plan, PlanFix } from '../plan-shapes';
import type { Known } from '../records/record';
import { findAll } from './find-all';
import { burden, type Finding } from './finding';

const isSame = (a: Finding, b: Finding): boolean =>
  a.code === b.code && a.about === b.about && (a.about !== '' || a.day === b.day);

/** Days on which a change can show; all of them for a new date. */
const touched = (fix: PlanFix): number[] | undefined => {
  if (fix.do === 'set_start_date') return undefined;
  return fix.do === 'move_stop' ? [fix.day, fix.to_day] : [fix.day];
};

const changedBy = (plan: Plan, fix: PlanFix, known: Known): Plan | null => {
  try {
    return applyFix(plan, fix, known);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
};

/**
 * Whether a change really mends what was found: it must be gone (or be less, where it has an amount), and the plan as a
 * whole be no worse for it.
 */
export const mends = (plan: Plan, fix: PlanFix, finding: Finding, known: Known): boolean => {
  const changed = changedBy(plan, fix, known);
  if (!changed) return false;
  const days = touched(fix);
  const before = findAll(plan, known, days);
  const after = findAll(changed, known, days);
  const left = after.find((one) => isSame(one, finding));
  if (!left) return burden(after) < burden(before);
  const isLess = left.amount !== undefined && left.amount < (finding.amount ?? 0);
  return isLess && burden(after) <= burden(before);
};
