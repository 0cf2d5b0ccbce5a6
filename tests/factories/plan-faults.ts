import type { PlanIssue } from '../../server/features/planner/plan-issues';
import type { Plan, PlanDay } from '../../server/features/planner/plan-shapes';
import { dayIn, haNoi, hue, places, saiGon, soundPlan, visit } from './plans';

/** Faults as travellers and machines put them into plans: each changes one thing in a sound plan. */
export interface Fault {
  name: string;
  code: PlanIssue['code'];
  day: number;
  put: (plan: Plan) => Plan;
}

const withDay =
  (number: number, change: (day: PlanDay) => PlanDay) =>
  (plan: Plan): Plan => ({
    ...plan,
    days: plan.days.map((day, index) => (index === number - 1 ? change(day) : day)),
  });

const withStop = (number: number, stop: number, change: Partial<PlanDay['stops'][number]>) =>
  withDay(number, (day) => ({
    ...day,
    stops: day.stops.map((one, index) => (index === stop - 1 ? { ...one, ...change } : one)),
  }));

const withRequest =
  (change: Partial<Plan['request']>) =>
  (plan: Plan): Plan => ({
    ...plan,
    request: { ...plan.request, ...change },
  });

export const faults: Fault[] = [
  {
    name: 'a museum on the weekday on which it is closed',
    code: 'closed_that_day',
    day: 1,
    put: withRequest({ start_date: '2027-03-01' }),
  },
  {
    name: 'a visit before the doors open',
    code: 'closed_at_that_time',
    day: 1,
    put: withStop(1, 1, { starts_at: '07:15' }),
  },
  {
    name: 'a visit that lasts beyond closing time',
    code: 'closed_at_that_time',
    day: 1,
    put: withStop(1, 4, { starts_at: '16:30' }),
  },
  {
    name: 'a journey over Tết 2027',
    code: 'closed_for_tet',
    day: 1,
    put: withRequest({ start_date: '2027-02-06' }),
  },
  {
    name: 'Tết 2030, a day before the Chinese new year',
    code: 'closed_for_tet',
    day: 1,
    put: withRequest({ start_date: '2030-02-02' }),
  },
  {
    name: 'ten minutes for a way across the town',
    code: 'too_little_time_to_get_there',
    day: 1,
    put: withStop(1, 4, { starts_at: '13:20' }),
  },
  {
    name: 'a way that says it takes no time',
    code: 'too_little_time_to_get_there',
    day: 1,
    put: withStop(1, 4, { starts_at: '13:20', travel: { mode: 'car', minutes: 0, km: 0 } }),
  },
  {
    name: 'a visit before the train of that day arrives',
    code: 'too_little_time_to_get_there',
    day: 3,
    put: withStop(3, 1, { starts_at: '09:00' }),
  },
  {
    name: 'two visits at the same time',
    code: 'overlap',
    day: 1,
    put: withStop(1, 2, { starts_at: '09:00' }),
  },
  {
    name: 'an evening show in the morning',
    code: 'too_early',
    day: 2,
    put: withDay(2, () => dayIn(haNoi, visit(places.puppets, '09:00'), visit(places.market, '11:30'))),
  },
  {
    name: 'a visit at three at night',
    code: 'too_early',
    day: 2,
    put: withStop(2, 1, { starts_at: '03:00' }),
  },
  {
    name: 'a visit that ends near midnight',
    code: 'too_late',
    day: 2,
    put: withStop(2, 3, { starts_at: '22:15' }),
  },
  {
    name: 'the centre in the month of floods',
    code: 'bad_weather',
    day: 3,
    put: withRequest({ start_date: '2027-10-05' }),
  },
  {
    name: 'the north in the rainy month',
    code: 'rainy_season',
    day: 1,
    put: withRequest({ start_date: '2027-07-06' }),
  },
  {
    name: 'the south in its hottest month',
    code: 'too_hot',
    day: 1,
    put: (plan) => ({
      ...withRequest({ start_date: null, month: 4 })(plan),
      days: [dayIn(saiGon)],
    }),
  },
  {
    name: 'four kilometres on foot between two visits',
    code: 'too_much_walking',
    day: 1,
    put: withStop(1, 4, { starts_at: '15:00', travel: { mode: 'walk', minutes: 60, km: 4 } }),
  },
  {
    name: 'seven visits in a normal day',
    code: 'too_much_in_a_day',
    day: 1,
    put: withDay(1, ({ stops, ...day }) => ({
      ...day,
      stops: [
        ...stops,
        visit(places.lake, '19:15', { minutes: 30 }),
        visit(places.tower, '20:15', { minutes: 30 }),
      ],
    })),
  },
  {
    name: 'stairs for somebody in a wheelchair',
    code: 'hard_to_access',
    day: 2,
    put: withRequest({ needs: ['wheelchair'] }),
  },
  {
    name: 'the night train where a plane would do',
    code: 'long_transfer',
    day: 3,
    put: withDay(3, (day) => ({
      ...day,
      transfer: { mode: 'train', minutes: 1, km: 1 },
      stops: [],
    })),
  },
  {
    name: 'a festival on another day than it is on',
    code: 'not_running',
    day: 3,
    put: withDay(3, () => dayIn(hue, visit(places.vesak, '17:00'))),
  },
  {
    name: 'no hour for lunch',
    code: 'no_meal_break',
    day: 2,
    put: withDay(2, () =>
      dayIn(
        haNoi,
        visit(places.lake, '09:30', { minutes: 120 }),
        visit(places.temple, '12:00', { minutes: 120 }),
        visit(places.tower, '14:30', { minutes: 90 }),
      ),
    ),
  },
  {
    name: 'the same temple on two days',
    code: 'repeated',
    day: 2,
    put: withDay(2, ({ stops, ...day }) => ({
      ...day,
      stops: [visit(places.temple, '08:00'), ...stops.slice(1)],
    })),
  },
  {
    name: 'a place that is no longer shown',
    code: 'gone',
    day: 2,
    put: withStop(2, 3, { id: 999 }),
  },
];

/** A sound plan with one fault in it. */
export const faulty = (fault: Fault): Plan => fault.put(soundPlan());
