import type { ReadContext } from '../../../content/entity';
import type { Language } from '../../../language';
import { formatDate } from '../../../time';
import type { Plan, PlanFix, PlanIssue } from '../plan-shapes';
import { cityIdsOf, readAlternatives, readKnown } from '../records/read';
import { type Known, type PlanRecord, recordKey } from '../records/record';
import { candidatesFor, type Workshop } from './candidates';
import { findAll } from './find-all';
import type { Finding } from './finding';
import { labelOf } from './labels';
import { mends } from './mends';
import { viewDays } from './view';
import { messageOf } from './words';

/** A plan with more wrong than this is not mended by a longer list. */
const mostIssues = 100;
/** So many of them get changes offered, so many changes each, and so many are tried: trying costs time. */
const mostMended = 30;
const mostFixes = 3;
const mostTried = 8;

const fixesFor = (finding: Finding, workshop: Workshop): PlanFix[] => {
  const fixes: PlanFix[] = [];
  for (const fix of candidatesFor(finding, workshop).slice(0, mostTried)) {
    if (fixes.length === mostFixes) break;
    if (mends(workshop.plan, fix, finding, workshop.known)) fixes.push(fix);
  }
  return fixes;
};

const gravity = { error: 0, warning: 1, hint: 2 } as const;

/** Everything that a plan is checked against, read before. */
export interface CheckBasis {
  known: Known;
  alternatives: readonly PlanRecord[];
}

/**
 * What is wrong with a plan, in words, each with changes that were tried and do mend it. The same plan always gets the
 * same answer; only the dates that are proposed depend on the day.
 */
export const issuesOf = (
  plan: Plan,
  { known, alternatives }: CheckBasis,
  language: Language,
  today = formatDate(new Date()),
): PlanIssue[] => {
  const records = new Map([...alternatives.map((one) => [recordKey(one), one] as const), ...known.records]);
  const all: Known = { ...known, records };
  const workshop: Workshop = { plan, known: all, alternatives, today, days: viewDays(plan, all) };
  const findings = findAll(plan, all).slice(0, mostIssues);
  const mended = new Set(
    [...findings].sort((a, b) => gravity[a.severity] - gravity[b.severity]).slice(0, mostMended),
  );
  return findings.map((finding) => ({
    code: finding.code,
    severity: finding.severity,
    day: finding.day,
    stop: finding.stop,
    message: messageOf(finding, language),
    fixes: (mended.has(finding) ? fixesFor(finding, workshop) : []).map((fix) => ({
      label: labelOf(fix, plan, all, language),
      fix,
    })),
  }));
};

/** Reads what a check needs: the plan's records and cities, and what else its cities have. Seven queries at most. */
export const readBasis = async (
  context: Pick<ReadContext, 'db' | 'language'>,
  plan: Plan,
): Promise<CheckBasis> => {
  const [known, alternatives] = await Promise.all([
    readKnown(context, plan),
    readAlternatives(context, cityIdsOf(plan)),
  ]);
  return { known, alternatives };
};

/** What is wrong with a plan, for a reader of a language. */
export const checkPlan = async (
  context: Pick<ReadContext, 'db' | 'language'>,
  plan: Plan,
): Promise<PlanIssue[]> => issuesOf(plan, await readBasis(context, plan), context.language);
