import { z } from 'zod';
import { dateField } from '../../../server/booking-fields';
import { countryCode } from '../../../server/country-code';
import { factKey } from '../../../server/kinds/fact/kind';

const line = z.string().trim().min(1);
const words = z.strictObject({ label: line, value: line, source: line });

/** What visitors act on, a list for each topic: where it is from, and until when it may be trusted. */
export const factsShape = z
  .array(
    z
      .strictObject({
        key: factKey,
        source_url: z.url({ protocol: /^https?$/ }).optional(),
        checked_on: dateField,
        expires_on: dateField.optional(),
        is_secondary: z.boolean(),
        country_codes: z.array(countryCode).optional(),
        max_days: z.int().min(1).optional(),
        valid_from: dateField.optional(),
        valid_until: dateField.optional(),
        en: words,
        vi: words,
      })
      .refine(
        ({ checked_on, expires_on }) => !expires_on || expires_on > checked_on,
        'expires before it was checked',
      ),
  )
  .min(1);

export type FactRecord = z.output<typeof factsShape>[number];
