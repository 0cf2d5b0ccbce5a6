import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../server/errors';
import { applyFix, applyFixes } from '../../server/features/planner/edit/apply-fix';
import type { PlanFix } from '../../server/features/planner/plan-issues';
import { type Plan, plan as planShape } from '../../server/features/planner/plan-shapes';
import { withTrueWays } from '../../server/features/planner/show/true-ways';
import { minutesOf } from '../../server/features/planner/travel/clock';
import { known, places, soundPlan, visit } from '../factories/plans';

const ids = (plan: Plan, day: number) => plan.days[day - 1]?.stops.map(({ id }) => id);
const timesOf = (plan: Plan, day: number) => plan.days[day - 1]?.stops.map(({ starts_at }) => starts_at);
const apply = (fix: PlanFix, plan = soundPlan()) => applyFix(plan, fix, known);

const small = fc.integer({ min: 1, max: 6 });
const someRecord = fc.constantFrom(...Object.values(places)).map(({ kind, id }) => ({ kind, id }));
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const anyFix: fc.Arbitrary<PlanFix> = fc.oneof(
  fc.record({ do: fc.constant('remove_stop' as const), day: small, stop: small }),
  fc.record({
    do: fc.constant('move_stop' as const),
    day: small,
    stop: small,
    to_day: small,
    to_stop: small,
  }),
  fc.record({ do: fc.constant('set_time' as const), day: small, stop: small, starts_at: clock }),
  fc
    .tuple(small, small, someRecord)
    .map(([day, stop, ref]) => ({ do: 'swap_stop' as const, day, stop, ...ref })),
  fc.tuple(small, someRecord).map(([day, ref]) => ({ do: 'add_stop' as const, day, ...ref })),
  fc.record({
    do: fc.constant('set_mode' as const),
    day: small,
    stop: small,
    mode: fc.constantFrom('walk' as const, 'car' as const, 'train' as const, 'flight' as const),
  }),
  fc.record({ do: fc.constant('reorder_day' as const), day: small }),
  fc.record({ do: fc.constant('retime_day' as const), day: small }),
  fc.constant({ do: 'set_start_date' as const, start_date: '2028-01-25' }),
);

describe('changes', () => {
  test('leave a plan that is one, whatever is done to it, or are refused', () => {
    fc.assert(
      fc.property(fc.array(anyFix, { minLength: 1, maxLength: 8 }), (fixes) => {
        let plan = soundPlan();
        for (const fix of fixes) {
          const before = structuredClone(plan);
          try {
            const changed = applyFix(plan, fix, known);
            expect(planShape.parse(changed)).toEqual(changed);
            // Ways are what they are, not what was sent.
            expect(withTrueWays(structuredClone(changed), known)).toEqual(changed);
            expect(plan).toEqual(before);
            plan = changed;
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            expect(error.status).toBe(422);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('lose and double nothing when stops are moved about', () => {
    fc.assert(
      fc.property(small, small, small, small, (day, stop, to_day, to_stop) => {
        const all = (plan: Plan) => plan.days.flatMap(({ stops }) => stops.map(({ id }) => id)).sort();
        try {
          expect(all(apply({ do: 'move_stop', day, stop, to_day, to_stop }))).toEqual(all(soundPlan()));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
        }
      }),
    );
  });
});

describe('each change', () => {
  test('removes a stop and leaves the times of the others', () => {
    const changed = apply({ do: 'remove_stop', day: 1, stop: 2 });
    expect(ids(changed, 1)).toEqual([1, 4, 2, 5]);
    expect(timesOf(changed, 1)).toEqual(['08:30', '12:15', '14:15', '18:00']);
    expect(changed.days[0]?.stops[1]?.travel).toMatchObject({ mode: 'car' });
  });

  test('moves a stop to another day, where times are worked out', () => {
    const changed = apply({ do: 'move_stop', day: 1, stop: 2, to_day: 2, to_stop: 2 });
    expect(ids(changed, 1)).toEqual([1, 4, 2, 5]);
    expect(ids(changed, 2)).toEqual([3, 7, 9, 6]);
    const times = timesOf(changed, 2)?.map(minutesOf) ?? [];
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  test('sets a time, and the stop takes its place among the others', () => {
    const changed = apply({ do: 'set_time', day: 1, stop: 1, starts_at: '16:00' });
    expect(ids(changed, 1)).toEqual([7, 4, 2, 1, 5]);
    expect(timesOf(changed, 1)).toEqual(['10:15', '12:15', '14:15', '16:00', '18:00']);
    expect(changed.days[0]?.stops[0]?.travel).toBeNull();
  });

  test('adds a stop where it is no detour and belongs in the day', () => {
    const changed = apply({ do: 'add_stop', day: 2, kind: places.puppets.kind, id: places.puppets.id });
    expect(ids(changed, 2)?.at(-1)).toBe(places.puppets.id);
    expect(timesOf(changed, 2)?.at(-1)).toBe('17:00');
  });

  test('swaps a stop and keeps its note', () => {
    const plan = soundPlan();
    plan.days[1]!.stops[0]!.note = 'With grandmother';
    const changed = apply({ do: 'swap_stop', day: 2, stop: 1, kind: 'resource', id: 7 }, plan);
    expect(changed.days[1]?.stops[0]).toMatchObject({ id: 7, note: 'With grandmother' });
  });

  test('changes the mode of a way, and of the journey to a city', () => {
    const walked = apply({ do: 'set_mode', day: 1, stop: 4, mode: 'walk' });
    const { travel, starts_at } = walked.days[0]!.stops[3]!;
    expect(travel).toMatchObject({ mode: 'walk' });
    expect(travel!.minutes).toBeGreaterThan(60);
    expect(minutesOf(starts_at)).toBeGreaterThanOrEqual(minutesOf('13:15') + travel!.minutes);
    const byTrain = apply({ do: 'set_mode', day: 3, stop: 1, mode: 'train' });
    expect(byTrain.days[2]?.transfer).toMatchObject({ mode: 'train' });
    expect(byTrain.days[2]!.transfer!.minutes).toBeGreaterThan(600);
  });

  test('puts a day in order: lunch at noon, the evening last, no way twice', () => {
    const plan = soundPlan();
    plan.days[0]!.stops = [
      visit(places.temple, '09:00'),
      visit(places.puppets, '10:00'),
      visit(places.museum, '11:00'),
      visit(places.noodles, '12:00'),
      visit(places.gallery, '13:00'),
    ];
    const changed = apply({ do: 'reorder_day', day: 1 }, plan);
    expect(ids(changed, 1)).toEqual([1, 7, 4, 2, 5]);
  });

  test('sets the day on which it starts, in place of a month', () => {
    const plan = { ...soundPlan(), request: { ...soundPlan().request, start_date: null, month: 4 } };
    expect(apply({ do: 'set_start_date', start_date: '2027-04-02' }, plan).request).toMatchObject({
      start_date: '2027-04-02',
      month: null,
    });
  });

  test('is refused by name when it names what is not there', () => {
    const bad: Array<[PlanFix, string]> = [
      [{ do: 'remove_stop', day: 9, stop: 1 }, 'edits.1.day'],
      [{ do: 'remove_stop', day: 1, stop: 9 }, 'edits.1.stop'],
      [{ do: 'add_stop', day: 1, kind: 'resource', id: 999 }, 'edits.1.id'],
      [{ do: 'move_stop', day: 1, stop: 1, to_day: 7, to_stop: 1 }, 'edits.1.to_day'],
    ];
    for (const [fix, field] of bad) {
      const run = () => applyFixes(soundPlan(), [{ do: 'retime_day', day: 1 }, fix], known);
      expect(run).toThrowError(ApiError);
      try {
        run();
      } catch (error) {
        expect(error instanceof ApiError && Object.keys(error.details.fields ?? {})).toEqual([field]);
      }
    }
  });
});
