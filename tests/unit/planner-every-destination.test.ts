import { expect, test } from 'vitest';
import { distanceKm } from '../../server/distance';
import { isSnack } from '../../server/features/planner/candidates/candidate';
import { buildPlan } from '../../server/features/planner/days';
import { monthOfDay } from '../../server/features/planner/days/frame';
import { longestHoleIn } from '../../server/features/planner/days/holes';
import type { PlanRequest } from '../../server/features/planner/plan-shapes';
import { recordKey } from '../../server/features/planner/records/record';
import { monthsSaid } from '../../server/features/planner/records/title-months';
import { clockOf, minutesOf } from '../../server/features/planner/travel/clock';
import { spansOn, startInside } from '../../server/features/planner/travel/opening';
import { seedPool } from '../factories/seed-pool';

const { cities, poolFor } = await seedPool();

const seasons = ['2027-01-11', '2027-04-13', '2027-07-14', '2027-10-15', null];
const lengths = [2, 3, 5];
/** A hole of so many minutes is a lost half-day, and so many kilometres beyond a round trip are to and fro. */
const longestHole = 210;
const mostDetourKm = 35;
/** A town of fewer sights and tables for each day has not enough to be measured by. */
const enoughSights = 3.5;
const enoughTables = 2;
/** A day out is one stop, and a whole one, minutes. */
const wholeDay = 300;

const requestFor = (city: number, days: number, start_date: string | null): PlanRequest => ({
  city_ids: [city],
  start_date,
  month: start_date ? Number(start_date.slice(5, 7)) : null,
  days,
  adults: 2,
  children: 0,
  pace: 'normal',
  interests: [],
  budget: 'middle',
  needs: [],
});

interface Faults {
  wrong: string[];
  holes: number;
  thin: number;
  hungry: number;
  measured: number;
}

/** By car on country roads, as the crow flies. */
const kmAnHour = 40;

/** Every destination for one length and one season each, so that all lengths and seasons are met many times. */
const faultsOf = async (): Promise<Faults> => {
  const found: Faults = { wrong: [], holes: 0, thin: 0, hungry: 0, measured: 0 };
  for (const [index, city] of cities.entries()) {
    const days = lengths[index % lengths.length] ?? 3;
    const start = seasons[index % seasons.length] ?? null;
    const pool = poolFor(city);
    const request = requestFor(city.id, days, start);
    const plan = await buildPlan({ request, cities: [city], pool }, 'A plan');
    const own = [...pool.all.values()].filter(({ city_id }) => city_id === city.id);
    const isTable = (one: (typeof own)[number]) => one.isMeal && !isSnack(one);
    const isRich = own.filter(({ isMeal }) => !isMeal).length >= enoughSights * days;
    const hasTables = own.filter(isTable).length >= enoughTables * days;
    const seen = new Set<string>();
    for (const [number, { stops }] of plan.days.entries()) {
      const date = start
        ? new Date(Date.parse(start) + number * 86_400_000).toISOString().slice(0, 10)
        : null;
      const say = (what: string) => found.wrong.push(`${city.code} ${days} days, day ${number + 1}: ${what}`);
      const visits = stops.flatMap((stop) => {
        const candidate = pool.all.get(recordKey(stop));
        return candidate ? [{ stop, candidate, starts: minutesOf(stop.starts_at) }] : [];
      });
      let [path, spread] = [0, 0];
      for (const [at, { stop, candidate, starts }] of visits.entries()) {
        if (seen.has(recordKey(stop))) say(`${candidate.title} twice`);
        seen.add(recordKey(stop));
        const spans = spansOn(candidate.doors, date);
        if (spans && startInside(spans, starts, stop.minutes) !== starts)
          say(`${candidate.title} is closed at ${clockOf(starts)}`);
        const month = monthOfDay(request, number);
        if (month !== null && monthsSaid(candidate.names)?.includes(month) === false)
          say(`${candidate.title} is out of season`);
        const before = visits[at - 1];
        if (before) path += distanceKm(before.candidate.point, candidate.point);
        for (const other of visits.slice(at + 1))
          spread = Math.max(spread, distanceKm(candidate.point, other.candidate.point));
      }
      if (path - 2 * spread > mostDetourKm) say(`${Math.round(path)} km within ${Math.round(spread)}`);
      if (!isRich) continue;
      found.measured += 1;
      const day = plan.days[number];
      if (day && longestHoleIn(day, { limits: { ends: 21 * 60 } } as never) > longestHole) found.holes += 1;
      // What lies far out takes the day by the way there and back.
      const isOuting = visits.some(
        ({ stop, candidate }) =>
          stop.minutes + (2 * 60 * distanceKm(candidate.point, city)) / kmAnHour >= wholeDay,
      );
      if (!isOuting && visits.filter(({ candidate }) => !isSnack(candidate)).length < 2) found.thin += 1;
      if (hasTables && visits.filter(({ candidate }) => isTable(candidate)).length < 2) found.hungry += 1;
    }
  }
  return found;
};

const faults = await faultsOf();

test('no day anywhere has a closed door, the same twice, another season, or goes to and fro', () => {
  expect(faults.wrong).toEqual([]);
});

test('where there is enough, days are full, without long holes, and with lunch and supper', () => {
  const share = (count: number) => count / faults.measured;
  expect(faults.measured).toBeGreaterThan(40);
  expect(share(faults.thin)).toBeLessThanOrEqual(0.03);
  expect(share(faults.holes)).toBeLessThanOrEqual(0.15);
  expect(share(faults.hungry)).toBeLessThanOrEqual(0.15);
});
