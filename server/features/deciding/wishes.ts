import { z } from 'zod';
import { id } from '../../fields';
import { langId } from '../../language';
import { budgets, interests, needs, paces, planLimits } from '../planner/plan-shapes';

/** Where people land or set out from, as places of the network. */
export const gateways = ['ha-noi', 'da-nang', 'ho-chi-minh-city'] as const;
export type Gateway = (typeof gateways)[number];

/** How warm somebody wants the days. */
export const warmths = ['cool', 'mild', 'warm'] as const;

/** What can be told of a sight from its record; `quiet` cannot. */
export const knownNeeds = needs.filter((need): need is Exclude<typeof need, 'quiet'> => need !== 'quiet');

/** So many destinations are weighed against one another point by point. */
export const mostCompared = 3;
const mostShown = 24;

const listed = <Value>(value: z.ZodType<Value, string>, most: number) =>
  z
    .string()
    .max(300)
    .transform((given) => (given.trim() === '' ? [] : given.split(',').map((one) => one.trim())))
    .pipe(z.array(value).max(most));

const numbers = z.coerce.number<string>().pipe(id);

/** What somebody wants of a journey that has no destination yet. */
export const wishesQuery = z.object({
  month: z.coerce.number().int().min(1).max(12).optional(),
  days: z.coerce.number().int().min(1).max(planLimits.days).default(5),
  adults: z.coerce.number().int().min(1).max(planLimits.people).default(2),
  children: z.coerce.number().int().min(0).max(planLimits.people).default(0),
  warmth: z.enum(warmths).optional().meta({ description: 'How warm the days shall be' }),
  sea: z.enum(['0', '1']).default('0').meta({ description: '1: it has to be by the sea' }),
  budget: z.enum(budgets).default('middle'),
  pace: z.enum(paces).default('normal'),
  interests: listed(z.enum(interests), interests.length)
    .default([])
    .meta({ description: 'What there has to be, separated by commas', example: 'beach,food' }),
  needs: listed(z.enum(knownNeeds), needs.length)
    .default([])
    .meta({ description: 'Separated by commas', example: 'stroller' }),
  from: z
    .enum(gateways)
    .optional()
    .meta({ description: 'Where people land or set out; without it the nearest of the three' }),
  compare: listed(numbers, mostCompared)
    .default([])
    .meta({
      description: `Up to ${mostCompared} ids of destinations, separated by commas`,
      example: '12,10',
    }),
  limit: z.coerce.number().int().min(1).max(mostShown).default(12),
  lang_id: langId.optional(),
});

export type WishesQuery = z.output<typeof wishesQuery>;
export type Wishes = Pick<
  WishesQuery,
  'month' | 'days' | 'children' | 'warmth' | 'sea' | 'budget' | 'pace' | 'interests' | 'needs'
>;
