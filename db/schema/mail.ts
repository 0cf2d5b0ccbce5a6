import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, instant, timestamps, versioned } from '../columns';
import { languages } from './language';

/** A letter that the product sends; texts per language with named variables. */
export const emailTemplates = pgTable('email_template', {
  id: identity(),
  code: text().notNull().unique(),
  variables: text().array().notNull(),
  ...versioned(),
  ...timestamps(),
});

export const emailTemplateTranslations = pgTable(
  'email_template_translation',
  {
    record_id: integer()
      .notNull()
      .references(() => emailTemplates.id, { onDelete: 'cascade' }),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.record_id, t.lang_id] })],
);

/** Letters to send, written in the transaction of what caused them and taken by a worker. */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    template: text().notNull(),
    lang_id: text().notNull(),
    recipient: text().notNull(),
    variables: jsonb().$type<Record<string, string>>().notNull(),
    /** The text of a test; other letters take the one in force when they are sent. */
    letter: jsonb().$type<Record<'subject' | 'html' | 'text', string>>(),
    attempts: integer().notNull().default(0),
    next_attempt_at: instant().notNull().defaultNow(),
    sent_at: instant(),
    failed_at: instant(),
    last_error: text(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    index('outbox_due_index').on(t.next_attempt_at).where(sql`sent_at is null and failed_at is null`),
    index('outbox_failed_index').on(t.failed_at).where(sql`failed_at is not null`),
  ],
);
