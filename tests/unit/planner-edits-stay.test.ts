import { expect, test } from 'vitest';
import { buildPlan } from '../../server/features/planner/days';
import { isAboutFood } from '../../server/features/planner/days/diets';
import { noTaste } from '../../server/features/planner/days/suits';
import { followUp } from '../../server/features/planner/follow-up';
import type { Plan, PlanRequest } from '../../server/features/planner/plan-shapes';
import { recordKey } from '../../server/features/planner/records/record';
import { understand } from '../../server/features/planner/understand';
import { seedPool } from '../factories/seed-pool';

/** After a change what it does not concern is what it was. */

const { cities, poolFor } = await seedPool();
const today = '2026-11-30';

const request: PlanRequest = {
  city_ids: [],
  start_date: null,
  month: 3,
  days: 3,
  adults: 2,
  children: 0,
  pace: 'normal',
  interests: [],
  budget: 'middle',
  needs: [],
} as PlanRequest;

const planIn = async (code: string) => {
  const city = cities.find((one) => one.code === code);
  if (!city) throw new Error(`no ${code}`);
  const pool = poolFor(city);
  const own = { ...request, city_ids: [city.id] };
  return { pool, plan: await buildPlan({ request: own, cities: [city], pool }, code) };
};

const changedBy = async ({ plan, pool }: Awaited<ReturnType<typeof planIn>>, message: string) => {
  const said = understand(message, { cities, today, planDays: plan.days.length });
  const { wanted, avoided } = said.wants;
  return followUp({
    ...{ plan, said, cities, pool, exchange: null },
    taste: { ...noTaste, wanted, avoided },
    title: () => '',
  });
};

const keysOf = (days: Plan['days']) => days.flatMap(({ stops }) => stops.map(recordKey));

const towns = ['HAN', 'HUE', 'HOI'];
/** A plan of each, made once. */
const made = new Map(await Promise.all(towns.map(async (town) => [town, await planIn(town)] as const)));

test.each([
  'my wife is vegan, please take account of that for the food',
  'có 1 bạn ăn chay, 1 bạn dị ứng đậu phộng nhé',
  "forgot to say, my husband can't eat shellfish",
  'à quên, mẹ mình ăn chay trường',
])('a diet is about what is eaten, and about no sight: %s', async (message) => {
  for (const [town, before] of made) {
    const { plan } = await changedBy(before, message);
    const isSight = (key: string) => {
      const candidate = before.pool.all.get(key);
      return candidate !== undefined && !isAboutFood(candidate);
    };
    const [was, now] = [before.plan, plan].map(({ days }) =>
      days.map((day) => keysOf([day]).filter(isSight).sort()),
    );
    expect({ town, sights: now }).toEqual({ town, sights: was });
    expect(plan.request.interests).toEqual(before.plan.request.interests);
  }
});
