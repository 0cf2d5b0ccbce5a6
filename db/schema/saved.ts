import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { customers } from './customer';

/** A record that a customer keeps for later (the wish list). `entity` is the name in the registry. */
export const savedItems = pgTable(
  'saved_item',
  {
    customer_id: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    entity: text().notNull(),
    record_id: integer().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.customer_id, t.entity, t.record_id] }),
    index('saved_item_newest_index').on(t.customer_id, t.created_at),
    index('saved_item_record_index').on(t.entity, t.record_id),
  ],
);
