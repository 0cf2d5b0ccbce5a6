import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pool } from '../../server/features/planner/candidates';
import { type Candidate, candidateOf } from '../../server/features/planner/candidates/candidate';
import type { PlannerCity } from '../../server/features/planner/candidates/cities';
import { buildPlan } from '../../server/features/planner/days';
import { allotDays } from '../../server/features/planner/days/allot';
import { type PlanRequest, paces, plan as planShape } from '../../server/features/planner/plan-shapes';
import { recordKey } from '../../server/features/planner/records/record';
import { minutesOf } from '../../server/features/planner/travel/clock';
import { spansOn } from '../../server/features/planner/travel/opening';

const cityAt = (id: number, lat: number, lon: number): PlannerCity => ({
  id,
  code: `C${id}`,
  slug: `c${id}`,
  title: `City ${id}`,
  lat,
  lon,
  isHighlight: true,
  place: id,
  bestMonths: [],
  normals: [],
  records: 10,
  names: [],
  formerNames: [],
  provinces: [],
  signals: new Set(),
});

const cities = [cityAt(1, 21.03, 105.85), cityAt(2, 16.47, 107.58)];

const hours = fc.constantFrom(
  null,
  {
    mon: [],
    tue: [
      { opens: '08:00', closes: '11:30' },
      { opens: '13:30', closes: '17:00' },
    ],
    wed: [{ opens: '08:00', closes: '17:00' }],
    thu: [{ opens: '08:00', closes: '17:00' }],
  },
  Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [
      day,
      [{ opens: '10:00', closes: '22:00' }],
    ]),
  ),
);

const place = fc.record({
  city: fc.constantFrom(...cities),
  north: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
  east: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
  hours,
  isMeal: fc.boolean(),
  minutes: fc.integer({ min: 20, max: 400 }),
  signals: fc.subarray([
    'museum',
    'markets',
    'theatre',
    'coffee',
    'breakfast',
    'beach',
    'stairs',
    'world-heritage',
  ]),
});

const candidates = fc.array(place, { maxLength: 30 }).map((places) =>
  places.flatMap(({ city, north, east, hours, isMeal, minutes, signals }, index): Candidate[] => {
    const candidate = candidateOf(
      {
        kind: isMeal ? 'resource' : 'thing_to_do',
        id: index + 1,
        title: `Place ${index}`,
        description: '',
        path: '/x',
        image: null,
        address: '',
        city_id: city.id,
        resource_type: isMeal ? 3189 : null,
        price_from: null,
        minutes,
        accessibility: null,
        schedule: null,
        point: { lat: city.lat + north, lon: city.lon + east },
        doors: hours && { opening_hours: hours, visitor_info: {} },
        isMeal,
        usual: null,
      },
      {
        kind: 'resource',
        id: index + 1,
        city_id: city.id,
        signals,
        rating: null,
        ratings: 0,
        band: 1,
        isFeatured: false,
        titles: [`Place ${index}`],
      },
    );
    return candidate ? [candidate] : [];
  }),
);

const requests = fc.record({
  start_date: fc.constantFrom(null, '2027-03-01', '2027-03-04'),
  days: fc.integer({ min: 1, max: 6 }),
  children: fc.integer({ min: 0, max: 2 }),
  pace: fc.constantFrom(...paces),
});

test('whatever there is to choose from: nothing twice, nothing at once, nothing closed, and everything in the contract', async () => {
  await fc.assert(
    fc.asyncProperty(candidates, requests, async (found, wanted) => {
      const request: PlanRequest = {
        city_ids: [1, 2],
        month: null,
        adults: 2,
        interests: [],
        budget: 'middle',
        needs: [],
        ...wanted,
      };
      const byKey = new Map(found.map((candidate) => [recordKey(candidate), candidate]));
      const pool: Pool = { all: byKey, of: ({ id }) => found.filter(({ city_id }) => city_id === id) };
      const plan = await buildPlan({ request, cities, pool }, 'A plan');
      expect(planShape.safeParse(plan).success).toBe(true);
      expect(plan.days).toHaveLength(request.days);
      const keys = plan.days.flatMap(({ stops }) => stops.map(recordKey));
      expect(new Set(keys).size).toBe(keys.length);
      for (const [index, day] of plan.days.entries()) {
        let free = 0;
        for (const stop of day.stops) {
          const starts = minutesOf(stop.starts_at);
          const ends = starts + stop.minutes;
          expect(starts).toBeGreaterThanOrEqual(free + (stop.travel?.minutes ?? 0));
          const candidate = byKey.get(recordKey(stop));
          const date =
            request.start_date === null ? null : `2027-03-0${Number(request.start_date.slice(-1)) + index}`;
          const spans = spansOn(candidate?.doors ?? null, date);
          if (spans) expect(spans.some(({ opens, closes }) => opens <= starts && ends <= closes)).toBe(true);
          free = ends;
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('days are given to every city, and add up', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          capacity: fc.double({ min: 0, max: 20, noNaN: true }),
          asked: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      fc.integer({ min: 1, max: 30 }),
      (stays, days) => {
        const given = allotDays(
          stays.map((stay, index) => ({ ...stay, city: cityAt(index + 1, 10 + index, 106) })),
          days,
        );
        expect(given.reduce((sum, one) => sum + one.days, 0)).toBe(days);
        expect(given.length).toBeGreaterThanOrEqual(1);
        expect(given.every((one) => one.days >= 1)).toBe(true);
      },
    ),
  );
});
