import { expect, test } from 'vitest';
import type { PlanDay, PlanRequest, ShownPlan } from '~/site/trip/plan';
import { picturesOf, placedStops, staysOf, stopKeys } from '~/site/trip/plan/trip-view';
import { beginning, changed, redone, undone } from '~/site/trip/state/history';
import { dayAdded, dayRemoved, planOf } from '~/site/trip/state/plan-changes';
import { stopMoved } from '~/site/trip/state/plan-previews';
import { readTripRequest, tripQuery } from '~/site/trip/wizard/trip-request';

const request: PlanRequest = {
  city_ids: [5, 4],
  start_date: '2027-03-04',
  month: 3,
  days: 2,
  adults: 2,
  children: 1,
  pace: 'easy',
  interests: ['nature', 'food'],
  budget: 'high',
  needs: ['quiet'],
};

const record = (title: string, lat: number | null) => ({
  title,
  description: '',
  path: `/attractions/${title}`,
  image: `/media/${title}.jpg`,
  lat,
  lon: lat === null ? null : 105,
  resource_type: null,
  price_from: null,
  opens: '',
});

const stop = (id: number, title: string, lat: number | null = 21) => ({
  kind: 'resource' as const,
  id,
  starts_at: '09:00',
  minutes: 60,
  travel: null,
  note: '',
  record: record(title, lat),
});

const city = (id: number, title: string) => ({ id, slug: title, title, lat: 21, lon: 105 });
const way = { mode: 'train' as const, minutes: 120, km: 100 };

const shown: ShownPlan = {
  title: 'A journey',
  request,
  days: [
    {
      city_id: 5,
      transfer: null,
      note: '',
      number: 1,
      date: '2027-03-04',
      city: city(5, 'one'),
      course: null,
      stops: [stop(1, 'a'), stop(2, 'b', null), stop(3, 'c')],
    },
    {
      city_id: 4,
      transfer: way,
      note: '',
      number: 2,
      date: '2027-03-05',
      city: city(4, 'two'),
      course: null,
      stops: [stop(1, 'a')],
    },
  ],
};

const idsOf = (days: readonly Pick<PlanDay, 'stops'>[]) => days.map(({ stops }) => stops.map(({ id }) => id));

test('what is taken back can be done again, until something else is done', () => {
  const first = changed(changed(beginning('a'), 'b'), 'c');
  const back = undone(undone(first));
  expect(back.present).toBe('a');
  expect(undone(back)).toBe(back);
  expect(redone(back).present).toBe('b');
  const other = changed(back, 'd');
  expect(redone(other)).toBe(other);
  expect(undone(other).present).toBe('a');
});

test('an address says what was asked for, and nothing of it breaks the page', () => {
  expect(readTripRequest(new URLSearchParams(tripQuery(request)))).toEqual(request);
  const nonsense =
    'city_id=x&city_id=7&city_id=7&start_date=2027-13-45&month=14&days=999&adults=0&pace=mad&need=wings';
  expect(readTripRequest(new URLSearchParams(nonsense))).toEqual({
    city_ids: [7],
    start_date: null,
    month: null,
    days: 30,
    adults: 1,
    children: 0,
    pace: 'normal',
    interests: [],
    budget: 'middle',
    needs: [],
  });
});

test('a stop moves within its day and to another one, at the place that is named', () => {
  expect(idsOf(stopMoved(shown, { day: 0, index: 0 }, { day: 0, index: 2 }).days)).toEqual([[2, 3, 1], [1]]);
  expect(idsOf(stopMoved(shown, { day: 0, index: 2 }, { day: 1, index: 0 }).days)).toEqual([
    [1, 2],
    [3, 1],
  ]);
  expect(stopMoved(shown, { day: 3, index: 0 }, { day: 0, index: 0 })).toBe(shown);
});

test('days are added and removed; the last one stays, and the journey to a city belongs to its first day', () => {
  const plan = planOf(shown);
  expect(plan.days[0]).not.toHaveProperty('city');
  expect(plan.days[0]?.stops[0]).not.toHaveProperty('record');
  const longer = dayAdded(plan, 1);
  expect(longer.days.map(({ city_id, stops }) => [city_id, stops.length])).toEqual([
    [5, 3],
    [4, 1],
    [4, 0],
  ]);
  expect(dayRemoved(longer, 1).days.map(({ transfer }) => transfer)).toEqual([null, way]);
  expect(dayRemoved(plan, 0).days.map(({ transfer }) => transfer)).toEqual([null]);
  const single = dayRemoved(plan, 0);
  expect(dayRemoved(single, 0)).toBe(single);
});

test('a plan is shown with numbers for what lies somewhere, stays, pictures of many days and names that are unique', () => {
  const [first] = shown.days;
  expect(first && placedStops(first).map(({ index, number }) => [index, number])).toEqual([
    [0, 1],
    [2, 2],
  ]);
  expect(staysOf(shown).map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(picturesOf(shown, 2)).toEqual(['/media/a.jpg', '/media/b.jpg']);
  expect(stopKeys(shown.days)).toEqual([['resource-1', 'resource-2', 'resource-3'], ['resource-1-2']]);
});
