import { expect, test } from 'vitest';
import type { Candidate } from '../../server/features/planner/candidates/candidate';
import type { PlannerCity } from '../../server/features/planner/candidates/cities';
import { offersFor } from '../../server/features/planner/days/offers';
import { noTaste } from '../../server/features/planner/days/suits';
import type { PlanRequest } from '../../server/features/planner/plan-shapes';

const city = { id: 1, code: 'CBG', lat: 22.67, lon: 106.26, normals: [] } as unknown as PlannerCity;

const thing = (id: number, months?: number[]): Candidate =>
  ({
    kind: 'thing_to_do',
    id,
    city_id: 1,
    names: [`thing ${id}`],
    point: city,
    signals: new Set<string>(),
    isMeal: false,
    minutes: 90,
    usual: null,
    schedule: null,
    doors: null,
    rating: null,
    ratings: 0,
    price: 0,
    visitor_info: months ? { season: { months } } : null,
  }) as unknown as Candidate;

const offered = (month: number | null, named: ReadonlySet<string> = new Set()) =>
  offersFor({ all: new Map(), of: () => [thing(1), thing(2, [9, 10]), thing(3, [4, 5, 6, 7, 8, 9])] }, city, {
    request: {
      month,
      start_date: null,
      days: 2,
      interests: [],
      needs: [],
      diets: [],
      children: 0,
      pace: 'normal',
    } as unknown as PlanRequest,
    taste: { ...noTaste, named },
    index: 0,
    date: null,
  })
    .map(({ candidate }) => candidate.id)
    .sort();

test('chestnuts of two months are for who comes in them, or asks for them', () => {
  expect(offered(null)).toEqual([1, 3]);
  expect(offered(10)).toEqual([1, 2]);
  expect(offered(null, new Set(['thing_to_do 2']))).toEqual([1, 2, 3]);
});
