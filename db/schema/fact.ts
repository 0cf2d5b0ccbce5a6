import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { identity, timestamps, versioned } from '../columns';
import { languages } from './language';

/**
 * A fact that a visitor acts on (a fee, an hour, a number), with where it is from and until when it may be trusted.
 * Texts refer to it by `key`, whose parts go from the general to the particular (`visa.evisa.fee`). `expires_on` is the
 * last day on which it may be trusted. `is_secondary`: the source tells it second-hand, and the page says so.
 *
 * A fact that is a rule says it in columns too, so that it can be looked up: for the passports of which countries (none:
 * of all), for how many days at most, and from which to which day it is in force.
 */
export const factRecords = pgTable(
  'fact_record',
  {
    id: identity(),
    key: text().notNull().unique(),
    source_url: text(),
    checked_on: date().notNull(),
    expires_on: date(),
    is_secondary: boolean().notNull().default(false),
    /** ISO 3166-1, two letters each. */
    country_codes: text().array().notNull().default([]),
    max_days: smallint(),
    valid_from: date(),
    valid_until: date(),
    status: smallint().notNull().default(1),
    sort: integer().notNull().default(0),
    ...versioned(),
    ...timestamps(),
  },
  (t) => [
    check('fact_record_key_check', sql`${t.key} ~ '^[a-z0-9_]+(\\.[a-z0-9_]+)*$'`),
    check('fact_record_source_url_check', sql`${t.source_url} ~ '^https?://'`),
    check('fact_record_dates_check', sql`${t.expires_on} > ${t.checked_on}`),
    check(
      'fact_record_country_codes_check',
      sql`array_to_string(${t.country_codes}, ',', '-') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'`,
    ),
    check('fact_record_max_days_check', sql`${t.max_days} > 0`),
    check('fact_record_valid_check', sql`${t.valid_until} >= ${t.valid_from}`),
    check('fact_record_status_check', sql`${t.status} in (0, 1)`),
    index('fact_record_expires_index').on(t.expires_on, t.id),
    index('fact_record_sort_index').on(t.sort, t.id),
  ],
);

export const factRecordTranslations = pgTable(
  'fact_record_translation',
  {
    record_id: integer()
      .notNull()
      .references(() => factRecords.id, { onDelete: 'cascade' }),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    /** What the fact is about, such as "Fee for one entry". */
    label: text().notNull().default(''),
    value: text().notNull(),
    /** Who says so. */
    source: text().notNull().default(''),
    folded_text: text().notNull().generatedAlwaysAs(sql`fold(label || ' ' || value)`),
  },
  (t) => [
    primaryKey({ columns: [t.record_id, t.lang_id] }),
    index('fact_record_text_trigram').using('gin', sql`${t.folded_text} gin_trgm_ops`),
  ],
);
