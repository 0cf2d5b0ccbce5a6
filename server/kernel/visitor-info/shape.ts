import { z } from 'zod';
import { givenTogether, text } from '../../fields';
import { openingHours, weekdays } from './opening-hours';

/**
 * What a visitor has to know of a record before going there, beside its columns (`opening_hours`, `duration_minutes`,
 * `accessibility`, prices): one document, in sections that are each checked by themselves. A section that isn't there
 * was never looked into; one whose `state` is `unknown` was, and nobody could say.
 */

const states = ['checked', 'second_hand', 'estimated', 'unknown'] as const;

const date = z.iso.date({ error: 'bad_date' }).meta({ example: '2026-11-24' });

const provenance = {
  state: z.enum(states).meta({
    description:
      'checked at its origin, heard second-hand, estimated by an editor, or looked for and unknown',
  }),
  source: text(300).optional().meta({ description: 'Who says so: an address, or in words' }),
  checked_on: date.optional(),
};

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ description: 'HH:mm', example: '16:30' });
const weekday = z.enum(weekdays);
const days = z.array(weekday).min(1).max(7);
const month = z.int().min(1).max(12);
const months = z.array(month).min(1).max(12);
const money = z.int().min(0).max(2_000_000_000);
const both = z.strictObject({ en: text(300), vi: text(300) });
const lunarDay = z.strictObject(
  { month: z.int(givenTogether).min(1).max(12), day: z.int(givenTogether).min(1).max(30) },
  givenTogether,
);

const section = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...provenance, ...shape }).optional();

/** When it is open beyond the week of `opening_hours`. */
const hours = section({
  always_open: z.boolean().optional().meta({ description: 'No doors: may be seen at any hour' }),
  bound_to: z.enum(['sunrise', 'sunset', 'daylight', 'tide']).optional(),
  last_admission: time.optional(),
  /** Performances; without days on each open day. */
  shows: z
    .array(z.strictObject({ days: days.optional(), times: z.array(time).min(1).max(12) }))
    .max(8)
    .optional(),
  /** Another week in some months. */
  seasonal: z
    .array(z.strictObject({ months, weekly: openingHours }))
    .max(4)
    .optional(),
  note: both.optional(),
});

/** When it is closed although the week says open. */
const closures = section({
  weekdays: days
    .optional()
    .meta({ description: 'Closed on these, where the hours of the others are not known' }),
  public_holidays: z.enum(['open', 'closed', 'varies']).optional(),
  lunar: z
    .array(z.strictObject({ from: lunarDay, to: lunarDay }))
    .max(6)
    .optional()
    .meta({ description: 'Spans of the lunar year, both ends included; 30 means the last day of a month' }),
  dates: z
    .array(z.strictObject({ from: date, to: date.optional() }))
    .max(12)
    .optional()
    .meta({ description: 'Both days included; without `to`, until further notice' }),
  note: both.optional(),
});

/** The only days on which it takes place at all; any of the rules will do. */
const occurs = section({
  weekly: days.optional(),
  lunar_days: z.array(z.int().min(1).max(30)).max(12).optional().meta({ description: 'Of each lunar month' }),
  monthly: z
    .strictObject({ nth: z.literal([1, 2, 3, 4, -1]), weekday })
    .optional()
    .meta({ description: 'Such as the first Sunday of the month; -1 is the last one' }),
  starts: time.optional(),
  ends: time.optional(),
  note: both.optional(),
});

/** `months`: those in which it exists at all; without them the whole year. */
const season = section({
  months: months.optional(),
  best_months: months.optional(),
  why: both.optional(),
});

const duration = section({ short_minutes: z.int().min(5).max(20_000).optional() });

const effort = section({
  level: z.enum(['easy', 'moderate', 'hard']).optional(),
  walk_m: z.int().min(0).max(60_000).optional().meta({ description: 'Metres on foot, there and back' }),
  slope: z.enum(['flat', 'gentle', 'steep']).optional(),
});

/** Who checked `accessibility`, and what else it asks of people. */
const access = section({ note: both.optional() });

const involvements = ['boat', 'heights', 'cave', 'dark', 'loud', 'swimming', 'motorbike', 'animals'] as const;
const involves = section({ what: z.array(z.enum(involvements)).max(8).optional() });

/** Years. `suits_from`: from when on it is a pleasure; `minimum`: below nobody is let in. */
const ages = section({
  suits_from: z.int().min(0).max(99).optional(),
  minimum: z.int().min(0).max(99).optional(),
});

const shelter = section({
  setting: z.enum(['indoors', 'outdoors', 'both']).optional(),
  rain: z.enum(['unaffected', 'partly', 'spoiled', 'cancelled']).optional(),
});

/** VND a person. Without `adult` the record's own price counts. */
const price = section({
  is_free: z.boolean().optional(),
  adult: money.optional(),
  child: money.optional(),
  child_below: z
    .int()
    .min(1)
    .max(21)
    .optional()
    .meta({ description: 'Age below which the price of a child counts' }),
  foreign_adult: money.optional(),
  combined: z.strictObject({ adult: money, with: both }).optional(),
  meal_from: money.optional().meta({ description: 'A usual meal for one' }),
  meal_to: money.optional(),
  note: both.optional(),
});

const booking = section({
  need: z.enum(['none', 'advised', 'required']).optional(),
  days_ahead: z.int().min(0).max(365).optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .meta({ example: 'https://tickets.example/museum' })
    .optional(),
});

const diets = [
  'vegetarian',
  'vegan',
  'chay',
  'halal_certified',
  'halal_friendly',
  'no_pork',
  'no_beef',
  'no_seafood',
  'gluten_free',
  'nut_free',
] as const;

/** `served`: for whom there is really something on the table. */
const diet = section({
  served: z.array(z.enum(diets)).max(10).optional(),
  main: z
    .array(
      z.enum([
        'pork',
        'beef',
        'chicken',
        'fish',
        'seafood',
        'goat',
        'duck',
        'plants',
        'egg',
        'noodles',
        'rice',
        'sweets',
        'coffee',
        'alcohol',
      ]),
    )
    .max(8)
    .optional()
    .meta({ description: 'What it is mostly made of' }),
  fish_sauce: z.boolean().optional().meta({ description: 'Whether the usual dish has it' }),
  dish_starts: time.optional(),
  dish_ends: time.optional(),
});

const stay = section({
  check_in: time.optional(),
  check_out: time.optional(),
  family_rooms: z.boolean().optional(),
  lift: z.boolean().optional(),
});

/** From the middle of its destination, one way. */
const reach = section({
  minutes: z.int().min(0).max(600).optional(),
  means: z
    .enum(['walk', 'bicycle', 'motorbike', 'car', 'bus', 'boat', 'ferry', 'cable_car', 'train'])
    .optional(),
  starting_point: both
    .optional()
    .meta({ description: 'Where the minutes count from, if not from the centre of the destination' }),
  province: text(60).optional().meta({ description: 'Where it lies since 1 July 2025' }),
  formerly: text(60).optional().meta({ description: 'The province before, where that was another one' }),
});

/** Of an event: whether the organisers have said its dates, they are the usual ones, or the calendar fixes them. */
const dates = section({
  are: z.enum(['confirmed', 'usual', 'fixed']).optional(),
  starts: time.optional(),
  ends: time.optional(),
});

export const visitorInfo = z
  .strictObject({
    hours,
    closures,
    occurs,
    season,
    duration,
    effort,
    access,
    involves,
    ages,
    shelter,
    price,
    booking,
    diet,
    stay,
    reach,
    dates,
  })
  .meta({
    id: 'VisitorInfo',
    description: 'What a visitor has to know before going, in sections checked by themselves',
  });

export type VisitorInfo = z.output<typeof visitorInfo>;
/** What may stand beside `unknown`: who was asked and when, and in words where to ask. */
export const fieldsOfUnknown: readonly string[] = ['source', 'checked_on', 'note'];

export type Section = keyof VisitorInfo;
export const sections = Object.keys(visitorInfo.shape) as Section[];
