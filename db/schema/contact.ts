import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, timestamps, versioned } from '../columns';
import { admins } from './admin';
import { customers } from './customer';
import { languages } from './language';

/** A message that a visitor sent to the organisation. */
export const contactMessages = pgTable(
  'contact_message',
  {
    id: identity(),
    full_name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    subject: text().notNull(),
    message: text().notNull(),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    customer_id: integer().references(() => customers.id, { onDelete: 'set null' }),
    status: text().notNull().default('new'),
    handled_by: integer().references(() => admins.id, { onDelete: 'set null' }),
    handled_at: instant(),
    ...versioned(),
    ...timestamps(),
  },
  (t) => [
    check('contact_message_status_check', sql`${t.status} in ('new', 'answered', 'closed')`),
    index('contact_message_status_index').on(t.status, t.created_at, t.id),
    index('contact_message_created_index').on(t.created_at, t.id),
    index('contact_message_customer_index').on(t.customer_id),
    index('contact_message_handled_by_index').on(t.handled_by),
  ],
);
