import { z } from 'zod';
import { id, requiredText, text } from '../../fields';
import { courseKinds } from '../../geography/network';
import { travelModes } from '../../geography/travel-modes';

/**
 * A travel plan, as it is made, checked, edited, saved and shared. It names records and times alone: titles, links,
 * coordinates and pictures are read when it is shown, so that nothing in a plan can be false or out of date.
 */

export const planLimits = { days: 30, stopsPerDay: 12, cities: 8, people: 20 } as const;

/** Kinds of records that a plan can hold. */
export const stopKinds = ['resource', 'thing_to_do', 'experience', 'event'] as const;

export const paces = ['easy', 'normal', 'full'] as const;
export const budgets = ['low', 'middle', 'high'] as const;
export const interests = [
  'history',
  'nature',
  'food',
  'beach',
  'culture',
  'adventure',
  'shopping',
  'nightlife',
  'relaxation',
  'photography',
] as const;
export const needs = ['wheelchair', 'stroller', 'few_steps', 'quiet'] as const;
/** What somebody doesn't eat. */
export const diets = [
  'vegetarian',
  'vegan',
  'halal',
  'no_pork',
  'no_beef',
  'no_seafood',
  'no_nuts',
  'gluten_free',
] as const;

/** The lunar calendar is worked out for the years up to 2199; a plan lasts 30 days at most. */
export const date = z.iso
  .date({ error: 'bad_date' })
  .refine((value) => value >= '2000-01-01' && value <= '2199-11-30', { params: { key: 'bad_date' } })
  .meta({ description: 'yyyy-MM-dd, 2000 to 2199', example: '2027-03-04' });
export const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ description: 'HH:mm, local time', example: '09:00' });

const spendingCurrencies = [
  'VND',
  'USD',
  'EUR',
  'GBP',
  'AUD',
  'CAD',
  'NZD',
  'SGD',
  'HKD',
  'TWD',
  'MYR',
  'THB',
  'JPY',
  'CNY',
  'KRW',
  'INR',
  'CHF',
] as const;
/** What a sum is for: the whole journey of all, a day of all, the journey of one person, a day of one person. */
const spendingFor = ['total', 'day', 'person', 'person_day'] as const;

/** What is to be spent, as people say it. */
const spending = z.strictObject({
  amount: z.number().positive().max(1e12),
  currency: z.enum(spendingCurrencies),
  per: z.enum(spendingFor),
});
export type Spending = z.infer<typeof spending>;

/** Where people come from, when that is no city of the plan. */
const originPlace = z.strictObject({
  name: requiredText(100),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});

/** Hours that are taken: by a nap, a meal at the hotel, an appointment. `day` counts from 1; without one it is every day. */
const busyHours = z.strictObject({
  day: z.int().min(1).max(planLimits.days).nullable(),
  from: clock,
  until: clock,
});
export type BusyHours = z.infer<typeof busyHours>;

/** What somebody wants of a journey. With `start_date` the month is that date's; with neither, any time of year. */
export const planRequest = z.strictObject({
  city_ids: z.array(id).max(planLimits.cities).meta({ description: 'In the order of travel' }),
  start_date: date.nullable(),
  month: z.int().min(1).max(12).nullable(),
  days: z.int().min(1).max(planLimits.days),
  adults: z.int().min(1).max(planLimits.people),
  children: z.int().min(0).max(planLimits.people),
  pace: z.enum(paces),
  interests: z.array(z.enum(interests)).max(interests.length),
  budget: z.enum(budgets),
  needs: z.array(z.enum(needs)).max(needs.length),
  diets: z.array(z.enum(diets)).max(diets.length).optional(),
  modes_avoided: z
    .array(z.enum(travelModes))
    .max(travelModes.length)
    .optional()
    .meta({ description: 'Ways between cities that people do not want to go by' }),
  arrives_at: clock.optional().meta({ description: 'When people arrive on the first day' }),
  origin: originPlace
    .optional()
    .meta({ description: 'Where the journey begins: the first day starts after the way from there' }),
  spending: spending.optional().meta({ description: 'The sum that people have; `budget` is its level' }),
  begins_at: clock
    .optional()
    .meta({ description: 'Before this no day begins, for people who like to sleep' }),
  leaves_at: clock.optional().meta({ description: 'When they leave on the last day' }),
  ends_at: clock
    .optional()
    .meta({ description: 'After this no day goes on; people are back in town by then' }),
  busy: z.array(busyHours).max(20).optional().meta({ description: 'Hours in which nothing is planned' }),
  sets_off_at: clock.optional().meta({ description: 'When people leave `origin` on the first day' }),
  after_arrival: z
    .int()
    .min(0)
    .max(600)
    .optional()
    .meta({ description: 'Minutes from the arrival to the first stop' }),
  before_departure: z
    .int()
    .min(0)
    .max(600)
    .optional()
    .meta({ description: 'Minutes from the last stop to the departure' }),
});

/** The way to a stop from the one before it on the same day; `null` for the first. */
const travel = z.strictObject({
  mode: z.enum(travelModes),
  minutes: z.int().min(0).max(2880),
  km: z.number().min(0).max(3000),
});

/** A visit. `starts_at` is when it begins, after the way there. */
const planStop = z.strictObject({
  kind: z.enum(stopKinds),
  id,
  starts_at: clock,
  minutes: z.int().min(10).max(1440).meta({ description: 'Length of the visit' }),
  travel: travel.nullable(),
  note: text(500),
});

/** `transfer` is the journey from the city of the day before, when that is another one. */
const planDay = z.strictObject({
  city_id: id,
  transfer: travel.nullable(),
  stops: z.array(planStop).max(planLimits.stopsPerDay),
  note: text(1000),
});

/** Days follow each other from `request.start_date`, if there is one; `days.length` counts, not `request.days`. */
const planShape = z.strictObject({
  title: requiredText(200),
  request: planRequest,
  days: z.array(planDay).min(1).max(planLimits.days),
});

export const plan = planShape.meta({ id: 'Plan' });

export type PlanRequest = z.infer<typeof planRequest>;
export type Travel = z.infer<typeof travel>;
export type PlanStop = z.infer<typeof planStop>;
export type PlanDay = z.infer<typeof planDay>;
export type Plan = z.infer<typeof plan>;

/** What a stop's record says of itself in a language; `null` where the record can no longer be seen. */
const shownRecord = z.strictObject({
  title: z.string(),
  description: z.string(),
  path: z
    .string()
    .meta({ description: 'Path of its page below the language', example: '/attractions/hoa-lo' }),
  image: z.string().nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  resource_type: z.int().nullable(),
  price_from: z.number().nullable().meta({ description: 'VND a person' }),
  opens: z
    .string()
    .meta({ description: 'Opening hours of that day as HH:mm–HH:mm, comma separated; empty when not known' }),
});

const shownStop = planStop.extend({ record: shownRecord.nullable() });

/** A journey as lines on a map: `direct` is the line between two places of which no way is known. */
export const courseShape = z
  .array(
    z.strictObject({
      kind: z.enum([...courseKinds, 'direct']),
      line: z.array(z.array(z.number()).length(2)).meta({ description: 'Longitude and latitude' }),
    }),
  )
  .meta({
    description: 'Where the journey runs, coarsely: by the towns, stations and landings that it passes',
  });

export type Course = z.infer<typeof courseShape>;

const shownDay = planDay.extend({
  number: z.int(),
  date: date.nullable(),
  city: z
    .strictObject({ id, slug: z.string(), title: z.string(), lat: z.number(), lon: z.number() })
    .nullable(),
  stops: z.array(shownStop),
  course: courseShape.nullable().meta({ description: 'Of `transfer`; null where there is none' }),
});

/** A plan with what its records say of themselves. Take away `record`, `number`, `date`, `city` and `course` to send it back. */
export const shownPlan = planShape.extend({ days: z.array(shownDay) }).meta({ id: 'ShownPlan' });

export type ShownPlan = z.infer<typeof shownPlan>;
