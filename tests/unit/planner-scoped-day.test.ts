import { describe, expect, it } from 'vitest';
import { onDayOnly } from '../../server/features/planner/converse/scoped';
import type { Plan } from '../../server/features/planner/plan-shapes';

const stop = (id: number) => ({ kind: 'resource', id, starts_at: '09:00', minutes: 60 });
const planOf = (...days: number[][]) =>
  ({ days: days.map((ids) => ({ city_id: 1, stops: ids.map(stop) })) }) as unknown as Plan;
const idsOf = ({ days }: Plan) => days.map(({ stops }) => stops.map(({ id }) => id));

describe('a change that is kept to one day', () => {
  it('leaves nothing on two days, and tells what the day lost', () => {
    const was = planOf([1, 2], [3, 4]);
    const { plan, changes } = onDayOnly(was, 2, {
      plan: planOf([2], [3, 1]),
      changes: [{ said: 'stop_moved', stop: { kind: 'resource', id: 1 }, day: 2 }],
      isChanged: true,
    });
    expect(idsOf(plan)).toEqual([[2], [3, 1]]);
    expect(changes).toContainEqual({ said: 'stops_removed', stops: [{ kind: 'resource', id: 4 }] });
  });
});
