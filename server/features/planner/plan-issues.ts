import { z } from 'zod';
import { id } from '../../fields';
import { travelModes } from '../../geography/travel-modes';
import { clock, date, stopKinds } from './plan-shapes';

/** What is wrong with a plan, with the changes that would mend it. */
const issueCodes = [
  'closed_that_day',
  'closed_at_that_time',
  'closed_for_tet',
  'too_little_time_to_get_there',
  'overlap',
  'too_early',
  'too_late',
  'bad_weather',
  'rainy_season',
  'too_hot',
  'too_much_walking',
  'too_much_in_a_day',
  'long_transfer',
  'hard_to_access',
  'not_running',
  'no_meal_break',
  'repeated',
  'gone',
] as const;

/** A change that one tap makes; the API applies it and answers with the changed plan. */
export const planFix = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('remove_stop'), day: z.int().min(1), stop: z.int().min(1) }),
    z.strictObject({
      do: z.literal('move_stop'),
      day: z.int().min(1),
      stop: z.int().min(1),
      to_day: z.int().min(1),
      to_stop: z.int().min(1),
    }),
    z.strictObject({
      do: z.literal('set_time'),
      day: z.int().min(1),
      stop: z.int().min(1),
      starts_at: clock,
    }),
    z.strictObject({
      do: z.literal('swap_stop'),
      day: z.int().min(1),
      stop: z.int().min(1),
      kind: z.enum(stopKinds),
      id,
    }),
    z.strictObject({ do: z.literal('add_stop'), day: z.int().min(1), kind: z.enum(stopKinds), id }),
    z.strictObject({
      do: z.literal('set_mode'),
      day: z.int().min(1),
      stop: z.int().min(1),
      mode: z.enum(travelModes),
    }),
    z.strictObject({ do: z.literal('reorder_day'), day: z.int().min(1) }),
    z.strictObject({ do: z.literal('retime_day'), day: z.int().min(1) }),
    z.strictObject({ do: z.literal('set_start_date'), start_date: date }),
  ])
  .meta({ id: 'PlanFix' });

/** `stop` counts from 1; `null` when the whole day is meant, as `day` is when the whole plan is. */
export const planIssue = z
  .strictObject({
    code: z.enum(issueCodes),
    severity: z.enum(['error', 'warning', 'hint']),
    day: z.int().nullable(),
    stop: z.int().nullable(),
    message: z.string().meta({ description: 'In the language that was asked for' }),
    fixes: z.array(z.strictObject({ label: z.string(), fix: planFix })),
  })
  .meta({ id: 'PlanIssue' });

export type PlanFix = z.infer<typeof planFix>;
export type PlanIssue = z.infer<typeof planIssue>;
