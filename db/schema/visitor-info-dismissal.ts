import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { admins } from './admin';

/**
 * A sentence (`said`) of a record's text that an editor has looked at and found right beside the data of `section`: it
 * speaks of something else. It does not come back to the editors' queue as long as it stands there word for word. Without a
 * sentence and a language: the section has nothing to do with the record, and is not asked for while nothing is known of it.
 */
export const visitorInfoDismissals = pgTable(
  'visitor_info_dismissal',
  {
    entity: text().notNull(),
    record_id: integer().notNull(),
    section: text().notNull(),
    lang_id: text().notNull(),
    said: text().notNull(),
    admin_id: integer().references(() => admins.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.entity, t.record_id, t.section, t.lang_id, t.said] })],
);
