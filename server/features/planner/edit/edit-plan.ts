import type { ReadContext } from '../../../kernel/entity';
import type { CheckBasis } from '../check/check-plan';
import type { PlanFix } from '../plan-issues';
import type { Plan } from '../plan-shapes';
import { cityIdsOf, readAlternatives, readKnown } from '../records/read';
import { applyFixes, broughtBy } from './apply-fix';

/**
 * A plan with changes made in it, and what was read for them, so that it can be shown and checked without reading again.
 * @throws ApiError 422 for a change that names what is not there
 */
export const editPlan = async (
  context: Pick<ReadContext, 'db' | 'language'>,
  plan: Plan,
  edits: readonly PlanFix[],
): Promise<{ plan: Plan; basis: CheckBasis }> => {
  const [known, alternatives] = await Promise.all([
    readKnown(context, plan, broughtBy(edits)),
    readAlternatives(context, cityIdsOf(plan)),
  ]);
  return { plan: applyFixes(plan, edits, known), basis: { known, alternatives } };
};
