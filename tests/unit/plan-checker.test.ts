import { describe, expect, test } from 'vitest';
import { type CheckBasis, issuesOf } from '../../server/features/planner/check/check-plan';
import { applyFix } from '../../server/features/planner/edit/apply-fix';
import { faults, faulty } from '../factories/plan-faults';
import { alternatives, known, soundPlan } from '../factories/plans';

const basis: CheckBasis = { known, alternatives };
const today = '2026-11-21';
const check = (plan: ReturnType<typeof soundPlan>, language: 'en' | 'vi' = 'en') =>
  issuesOf(plan, basis, language, today);

describe('the plan checker', () => {
  test('finds nothing in a sound plan', async () => {
    expect(await check(soundPlan())).toEqual([]);
  });

  test.each(faults)('finds $name', async (fault) => {
    const found = await check(faulty(fault));
    expect(found).toContainEqual(expect.objectContaining({ code: fault.code, day: fault.day }));
    // One fault is not called three names: what else is found may only follow from it.
    expect(found.length).toBeLessThanOrEqual(3);
  });

  test.each(faults)('offers changes for $name that mend it', async (fault) => {
    const plan = faulty(fault);
    const issue = (await check(plan)).find(({ code, day }) => code === fault.code && day === fault.day);
    expect(issue?.fixes.length).toBeGreaterThan(0);
    for (const { fix } of issue?.fixes ?? []) {
      const after = await check(applyFix(plan, fix, known));
      expect(after.map(({ code, day, stop }) => ({ code, day, stop }))).not.toContainEqual({
        code: issue?.code,
        day: issue?.day,
        stop: issue?.stop,
      });
    }
  });

  test('speaks both languages and leaves no hole in a sentence', async () => {
    for (const fault of faults) {
      for (const language of ['en', 'vi'] as const) {
        for (const { message, fixes } of await check(faulty(fault), language)) {
          for (const said of [message, ...fixes.map(({ label }) => label)]) {
            expect(said).not.toMatch(/[{}]|undefined|NaN|null|“”/);
            expect(said).toBe(said.normalize('NFC'));
          }
        }
      }
    }
  });
});
