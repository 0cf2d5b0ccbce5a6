import { ApiError } from '../../../errors';
import { applyFix } from '../edit/apply-fix';
import type { PlanFix } from '../plan-issues';
import type { Plan } from '../plan-shapes';
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

/** What was found on the days that a change touches, and what is found there after it. */
interface Trial {
  before: readonly Finding[];
  after: readonly Finding[];
}

/**
 * Says of changes whether they really mend what was found in a plan: it must be gone (or be less, where it has an
 * amount), and the plan as a whole no worse for it. A change is tried once, whatever it is asked for.
 * @param findings all of the plan's, as `findAll` gave them
 */
export const createTrials = (plan: Plan, known: Known, findings: readonly Finding[]) => {
  const trials = new Map<string, Trial | null>();

  const tried = (fix: PlanFix): Trial | null => {
    const changed = changedBy(plan, fix, known);
    if (!changed) return null;
    const days = touched(fix);
    // Repeated visits are found in the plan as a whole.
    const before = findings.filter(
      ({ day, code }) => !days || code === 'repeated' || days.includes(day ?? 0),
    );
    return { before, after: findAll(changed, known, days) };
  };

  return (fix: PlanFix, finding: Finding): boolean => {
    const key = JSON.stringify(fix);
    const trial = trials.has(key) ? trials.get(key) : tried(fix);
    trials.set(key, trial ?? null);
    if (!trial) return false;
    const left = trial.after.find((one) => isSame(one, finding));
    if (!left) return burden(trial.after) < burden(trial.before);
    const isLess = left.amount !== undefined && left.amount < (finding.amount ?? 0);
    return isLess && burden(trial.after) <= burden(trial.before);
  };
};
