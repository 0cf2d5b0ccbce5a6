import { describe, expect, it } from 'vitest';
import type { ShownAlert } from '../../web/app/site/alerts/alerts-data.server';
import { alertsOfPlan } from '../../web/app/site/alerts/concerned';
import { nextLeg, planForToday } from '../../web/app/site/today/next-leg';
import type { ShownPlan } from '../../web/app/site/trip/plan';

const at = (clock: string, date = '2026-11-29') => new Date(`${date}T${clock}:00+07:00`);
const stop = (starts_at: string, minutes: number) => ({ starts_at, minutes });
const day = (number: number, date: string | null, stops: object[], city = 1) => ({
  number,
  date,
  city: { id: city },
  stops,
});
const planOf = (...days: object[]) => ({ days }) as unknown as ShownPlan;
const plan = planOf(
  day(1, '2026-11-29', [stop('08:00', 60), stop('10:00', 90)]),
  day(2, '2026-11-30', [stop('09:00', 60)], 2),
);

describe('the next leg of a plan', () => {
  it.each([
    ['06:00', '08:00', '10:00'],
    ['08:59', '08:00', '10:00'],
    ['09:00', '10:00', undefined],
  ])('at %s is the stop at %s', (clock, next, after) => {
    const leg = nextLeg(plan, at(clock));
    expect(leg).toMatchObject({ is: 'stop', stop: { starts_at: next } });
    expect(leg?.is === 'stop' ? leg.after?.starts_at : null).toBe(after);
  });

  it('is the next day in the evening, the first one before, and none afterwards or without dates', () => {
    expect(nextLeg(plan, at('20:00'))).toMatchObject({ is: 'tomorrow', day: { number: 2 } });
    expect(nextLeg(plan, at('20:00', '2026-11-20'))).toEqual({ is: 'ahead', date: '2026-11-29' });
    expect(nextLeg(plan, at('20:00', '2026-12-01'))).toBeNull();
    expect(nextLeg(planOf(day(1, null, [stop('08:00', 60)])), at('08:00'))).toBeNull();
  });

  it('is that of the plan under way, else of the one that begins first', () => {
    const later = { shown: planOf(day(1, '2026-12-24', [])) };
    const sooner = { shown: planOf(day(1, '2026-12-10', [])) };
    expect(planForToday([later, sooner], at('08:00'))?.plan).toBe(sooner);
    expect(planForToday([later, { shown: plan }], at('08:00'))?.plan).toMatchObject({ shown: plan });
    expect(planForToday([], at('08:00'))).toBeNull();
  });
});

describe('alerts of a plan', () => {
  const alertOf = (given: Partial<ShownAlert>) =>
    ({
      starts_at: '2026-11-28 08:00:00',
      ends_at: '2026-11-29 12:00:00',
      is_nationwide: false,
      concerned_city_ids: [1],
      ...given,
    }) as ShownAlert;
  const shown = (given: Partial<ShownAlert>) => alertsOfPlan([alertOf(given)], plan).length === 1;

  it('are those into which its days and towns fall', () => {
    expect(shown({})).toBe(true);
    expect(shown({ concerned_city_ids: [2] })).toBe(false);
    expect(shown({ concerned_city_ids: [2], ends_at: '2026-11-30 12:00:00' })).toBe(true);
    expect(shown({ concerned_city_ids: [2], ends_at: null })).toBe(true);
    expect(shown({ ends_at: '2026-11-29 00:00:00' })).toBe(false);
    expect(shown({ is_nationwide: true, concerned_city_ids: [] })).toBe(true);
    expect(alertsOfPlan([alertOf({ ends_at: null })], planOf(day(1, null, [])))).toEqual([]);
  });
});
