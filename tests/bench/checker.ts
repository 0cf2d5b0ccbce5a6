import { issuesOf } from '../../server/features/planner/check/check-plan';
import type { PlanIssue } from '../../server/features/planner/plan-issues';
import type { Plan } from '../../server/features/planner/plan-shapes';
import { faults, faulty } from '../factories/plan-faults';
import { alternatives, known, soundPlan } from '../factories/plans';
import type { Benchmark, Row } from './benchmark';

const today = '2026-11-21';

const check = (plan: Plan): Promise<PlanIssue[]> => issuesOf(plan, { known, alternatives }, 'en', today);

async function run(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const fault of faults) {
    const found = await check(faulty(fault));
    const named = found.find(({ code, day }) => code === fault.code && day === fault.day);
    rows.push({
      fault: fault.name,
      found: named ? named.code : 'not found',
      severity: named?.severity ?? '',
      changes: named?.fixes.length ?? 0,
      'also found': found.filter((issue) => issue !== named).length,
    });
  }
  const caught = rows.filter(({ found }) => found !== 'not found').length;
  const inSound = (await check(soundPlan())).length;
  return [...rows, { fault: `${caught} of ${faults.length} found`, found: `${inSound} in the sound plan` }];
}

export const checker: Benchmark = {
  title: 'the plan checker: one fault at a time in a sound plan',
  minutes: 1,
  run,
};
