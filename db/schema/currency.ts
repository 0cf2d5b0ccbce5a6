import { sql } from 'drizzle-orm';
import { check, date, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/** What one VND was worth in another currency on a day, by ISO 4217 code. For display only; money is stored in VND. */
export const currencyRates = pgTable(
  'currency_rate',
  {
    code: text().notNull(),
    as_of: date().notNull(),
    rate: doublePrecision().notNull(),
    source: text().notNull(),
    fetched_at: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.code, t.as_of] }),
    check('currency_rate_code_check', sql`${t.code} ~ '^[A-Z]{3}$' and ${t.code} <> 'VND'`),
    check('currency_rate_rate_check', sql`${t.rate} > 0 and ${t.rate} < 'Infinity'`),
  ],
);
