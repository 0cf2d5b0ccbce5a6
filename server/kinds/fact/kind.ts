import { type AnyColumn, sql } from 'drizzle-orm';
import { z } from 'zod';
import { factRecords, factRecordTranslations } from '../../../db/schema';
import { dateField } from '../../booking-fields';
import { countryCode } from '../../country-code';
import { invalidField } from '../../errors';
import { requiredText, status, text } from '../../fields';
import type { Input } from '../../kernel/entity';
import { textOf } from '../../kernel/items/fields';
import { defineItem, type StoredItem } from '../../kernel/items/item';

/** What a fact is known by: words of small letters and digits, from the general to the particular. */
export const factKey = z
  .string()
  .trim()
  .max(120)
  .regex(/^[a-z0-9_]+(\.[a-z0-9_]+)*$/)
  .meta({ description: 'From the general to the particular', example: 'visa.evisa.fee' });

const isWebAddress = (value: string): boolean =>
  value === '' || (/^https?:\/\/\S+$/.test(value) && URL.canParse(value));

const countryCodes = z
  .array(countryCode)
  .max(250)
  .transform((codes) => [...new Set(codes)].sort())
  .meta({ description: 'Whose passports the rule is for; empty = all' });

/** Whether a date lies before today, by Vietnam's calendar. */
export const isPast = (column: AnyColumn) =>
  sql<boolean>`coalesce(${column} < (now() at time zone 'Asia/Ho_Chi_Minh')::date, false)`;

/**
 * A fact can't have run out before somebody checked it, and a rule not before it began. Dates as text compare as dates.
 * @throws ApiError invalid
 */
const checkDates = (input: Input, stored: StoredItem) => {
  const checked = input.checked_on ?? stored?.checked_on;
  const expires = input.expires_on === undefined ? stored?.expires_on : input.expires_on;
  if (typeof expires === 'string' && expires <= String(checked)) {
    throw invalidField('expires_on', 'expires_before_checked');
  }
  const from = input.valid_from === undefined ? stored?.valid_from : input.valid_from;
  const until = input.valid_until === undefined ? stored?.valid_until : input.valid_until;
  if (typeof from === 'string' && typeof until === 'string' && until < from) {
    throw invalidField('valid_until', 'ends_before_start');
  }
};

/** What a visitor acts on: a fee, a number, a rule, with where it is from and until when it may be trusted. */
export const fact = defineItem({
  name: 'fact',
  editors: { method: 'GET', path: '/facts' },
  chapters: {
    Facts: 'What visitors act on, with its source and the dates between which it may be trusted.',
  },
  right: (action) => `fact.${action}`,
  table: factRecords,
  translation: factRecordTranslations,
  live: factRecords.status,
  bin: null,
  image: null,
  visible: sql`${factRecords.status} = 1 and ${factRecordTranslations.record_id} is not null`,
  searched: sql`(${factRecordTranslations.folded_text} || ' ' || fold(${factRecordTranslations.source}) || ' ' || ${factRecords.key})`,
  row: () => ({
    key: factRecords.key,
    label: textOf(factRecordTranslations.label),
    value: textOf(factRecordTranslations.value),
    source: textOf(factRecordTranslations.source),
    source_url: factRecords.source_url,
    checked_on: factRecords.checked_on,
    expires_on: factRecords.expires_on,
    is_secondary: factRecords.is_secondary,
    is_expired: isPast(factRecords.expires_on),
    country_codes: factRecords.country_codes,
    max_days: factRecords.max_days,
    valid_from: factRecords.valid_from,
    valid_until: factRecords.valid_until,
    status: factRecords.status,
  }),
  input: {
    record: {
      key: factKey,
      source_url: text(500)
        .refine(isWebAddress, { params: { key: 'bad_web_address' } })
        .nullable(),
      checked_on: dateField.meta({ description: 'Day on which somebody last looked at the source' }),
      expires_on: dateField.nullable().meta({ description: 'Last day on which it may be trusted' }),
      is_secondary: z.boolean().meta({ description: 'The source tells it second-hand' }),
      country_codes: countryCodes,
      max_days: z
        .int()
        .min(1)
        .max(3650)
        .nullable()
        .meta({ description: 'Longest stay that the rule allows' }),
      valid_from: dateField.nullable().meta({ description: 'First day on which the rule is in force' }),
      valid_until: dateField.nullable().meta({ description: 'Last day on which the rule is in force' }),
      status,
    },
    texts: {
      label: requiredText(200),
      value: requiredText(1000),
      source: requiredText(300).meta({ description: 'Who says so', example: 'Immigration Department' }),
    },
  },
  required: { record: ['key', 'checked_on'], texts: ['label', 'value', 'source'] },
  check: (_context, input, stored) => checkDates(input, stored),
  toColumns: async (_context, { source_url }) => (source_url === '' ? { source_url: null } : {}),
  titled: 'label',
});
