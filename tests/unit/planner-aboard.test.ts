import { expect, test } from 'vitest';
import { buildPlan } from '../../server/features/planner/days';
import { noTaste } from '../../server/features/planner/days/suits';
import type { PlanRequest } from '../../server/features/planner/plan-shapes';
import { recordKey } from '../../server/features/planner/records/record';
import { clockOf, dayMinutes, minutesOf } from '../../server/features/planner/travel/clock';
import { understand } from '../../server/features/planner/understand';
import { seedPool } from '../factories/seed-pool';

/** A night on a boat is a part of the journey, and no remark beside it. */

const { cities, poolFor } = await seedPool();
const bay = cities.find(({ code }) => code === 'HLG');
if (!bay) throw new Error('There is no Hạ Long.');

const planFor = (message: string, days: number) => {
  const said = understand(message, { cities, planDays: 0, today: '2026-11-30' });
  const request: PlanRequest = {
    ...{ city_ids: [bay.id], start_date: null, month: 11, days, adults: 2, children: 0 },
    ...{ pace: 'normal', interests: [], budget: 'middle', needs: [] },
  };
  const taste = { ...noTaste, wanted: said.wants.wanted };
  return buildPlan({ request, cities: [bay], pool: poolFor(bay), taste }, message);
};

const overnight = ({ minutes }: { minutes: number }) => minutes > 12 * 60;

test.each([
  'Ha Long with an overnight cruise',
  'a night on a junk in Ha Long bay',
  'Hạ Long, ngủ du thuyền một đêm',
  'đi hạ long ngủ đêm trên vịnh',
])('%s: people board at noon, and the next day begins on land', async (message) => {
  const { days, request } = await planFor(message, 3);
  const [boarding, next] = days;
  expect(boarding?.stops.filter(overnight)).toHaveLength(1);
  expect(boarding?.stops).toHaveLength(1);
  const [boat] = boarding?.stops ?? [];
  if (!boat || !next?.stops[0]) throw new Error('There is nothing on these days.');
  expect(minutesOf(boat.starts_at)).toBeGreaterThanOrEqual(minutesOf('12:00'));
  const ashore = minutesOf(boat.starts_at) + boat.minutes - dayMinutes;
  expect(minutesOf(next.stops[0].starts_at)).toBeGreaterThanOrEqual(ashore);
  expect(request.busy).toEqual([{ day: 2, from: '00:00', until: clockOf(ashore + 30) }]);
  // What is passed on the boat is no second boat trip.
  const pool = poolFor(bay).all;
  const boats = days
    .slice(1)
    .flatMap(({ stops }) => stops)
    .flatMap((stop) => pool.get(recordKey(stop)) ?? [])
    .filter(
      ({ city_id, visitor_info }) => city_id === bay.id && visitor_info?.involves?.what?.includes('boat'),
    );
  expect(boats).toEqual([]);
});

test.each(['Ha Long for two days', 'a day cruise on Ha Long bay'])(
  '%s: nobody sleeps on a boat unasked',
  async (message) => {
    const { days } = await planFor(message, 2);
    expect(days.flatMap(({ stops }) => stops).filter(overnight)).toEqual([]);
  },
);

test('a journey of one day has no night', async () => {
  const { days } = await planFor('overnight cruise', 1);
  expect(days.flatMap(({ stops }) => stops).filter(overnight)).toEqual([]);
});
