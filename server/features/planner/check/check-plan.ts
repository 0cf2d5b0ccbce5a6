import { setImmediate } from 'node:timers/promises';
import type { ReadContext } from '../../../kernel/entity';
import type { Language } from '../../../language';
import { formatDate } from '../../../time';
import type { PlanFix, PlanIssue } from '../plan-issues';
import type { Plan } from '../plan-shapes';
import { cityIdsOf, readAlternatives, readKnown } from '../records/read';
import { type Known, type PlanRecord, recordKey } from '../records/record';
import { withTrueWays } from '../show/true-ways';
import { candidatesFor, type Workshop } from './candidates';
import { findAll } from './find-all';
import type { Finding } from './finding';
import { labelOf } from './labels';
import { createTrials } from './mends';
import { viewDays } from './view';
import { messageOf } from './words';

/** A plan with more wrong than this is not mended by a longer list. */
const mostIssues = 100;
/** So many of them get changes offered, so many changes each, and so many are tried: trying costs time. */
const mostMended = 30;
const mostFixes = 3;
const mostTried = 8;

/** How many findings get changes before other requests have their turn. */
const inOneGo = 4;

const fixesFor = (
  finding: Finding,
  workshop: Workshop,
  mends: ReturnType<typeof createTrials>,
): PlanFix[] => {
  const fixes: PlanFix[] = [];
  for (const fix of candidatesFor(finding, workshop).slice(0, mostTried)) {
    if (fixes.length === mostFixes) break;
    if (mends(fix, finding)) fixes.push(fix);
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
export const issuesOf = async (
  plan: Plan,
  { known, alternatives }: CheckBasis,
  language: Language,
  today = formatDate(new Date()),
): Promise<PlanIssue[]> => {
  const records = new Map([...alternatives.map((one) => [recordKey(one), one] as const), ...known.records]);
  const all: Known = { ...known, records };
  const given = withTrueWays(plan, all);
  const workshop: Workshop = { plan: given, known: all, alternatives, today, days: viewDays(given, all) };
  const found = findAll(given, all);
  const mends = createTrials(given, all, found);
  const findings = found.slice(0, mostIssues);
  const gravest = [...findings].sort((a, b) => gravity[a.severity] - gravity[b.severity]);
  const fixes = new Map<Finding, PlanFix[]>();
  for (const [index, finding] of gravest.slice(0, mostMended).entries()) {
    if (index % inOneGo === inOneGo - 1) await setImmediate();
    fixes.set(finding, fixesFor(finding, workshop, mends));
  }
  return findings.map((finding) => ({
    code: finding.code,
    severity: finding.severity,
    day: finding.day,
    stop: finding.stop,
    message: messageOf(finding, language),
    fixes: (fixes.get(finding) ?? []).map((fix) => ({ label: labelOf(fix, given, all, language), fix })),
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
