import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { customers } from './customer';

/**
 * A score that a customer gave a record, once. `entity` is the name in the registry. Rows never vanish with a
 * customer, since the record's totals would then no longer be their sum.
 */
export const ratings = pgTable(
  'rating',
  {
    entity: text().notNull(),
    record_id: integer().notNull(),
    customer_id: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    score: smallint().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.entity, t.record_id, t.customer_id] }),
    check('rating_score_check', sql`${t.score} between 1 and 5`),
    index('rating_customer_index').on(t.customer_id, t.entity),
  ],
);
