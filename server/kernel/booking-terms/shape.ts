import { z } from 'zod';
import { requiredText, text } from '../../fields';

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ description: 'HH:mm, local time', example: '07:30' });

const both = z.strictObject({ en: text(500), vi: text(500) });

const rule = z.strictObject({
  days_before: z.int().min(1).max(365).meta({
    description: 'Whole days before the first one, in Vietnam’s calendar',
  }),
  percent: z.int().min(0).max(100).meta({ description: 'Of what was paid, given back' }),
});

export type CancellationRule = z.output<typeof rule>;

/** Who cancels earlier never gets less. */
const isFalling = (rules: readonly CancellationRule[]): boolean => {
  const sorted = rules.toSorted((one, other) => other.days_before - one.days_before);
  return sorted.every(
    ({ days_before, percent }, index) =>
      index === 0 ||
      ((sorted[index - 1]?.days_before ?? 0) > days_before && (sorted[index - 1]?.percent ?? 0) >= percent),
  );
};

/** On what terms a tour or a house is booked. What is left out is not known. */
export const bookingTerms = z.strictObject({
  start_time: time.optional(),
  meeting: z
    .strictObject({
      ...both.shape,
      lat: z.number().min(-90).max(90).nullable(),
      lon: z.number().min(-180).max(180).nullable(),
    })
    .optional()
    .meta({ description: 'Where one is met; in Vietnamese as a driver reads it' }),
  operator: z
    .strictObject({ name: requiredText(200), phone: text(40), licence: text(200) })
    .optional()
    .meta({ description: 'Who carries it out, with the licence to do so' }),
  cancellation: z
    .array(rule)
    .max(10)
    .refine(isFalling, { params: { key: 'bad_rules' } })
    .optional()
    .meta({ description: 'What comes back of a booking cancelled so many days before; afterwards nothing' }),
  weather: both.optional().meta({ description: 'What happens when the weather does not allow it' }),
});

export type BookingTerms = z.output<typeof bookingTerms>;

/** The same as it is read. */
export const bookingTermsRead = bookingTerms.meta({ id: 'BookingTerms' });
