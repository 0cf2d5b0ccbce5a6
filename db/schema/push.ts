import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { identity, instant } from '../columns';
import { alerts } from './alert';
import { languages } from './language';

/**
 * A browser that wants to be told of alerts. `endpoint` is where its maker's push service takes what is for it; whoever knows it may
 * change and end what was asked for. `city_ids`: destinations that alerts have to concern; null for the whole country.
 */
export const pushSubscriptions = pgTable('push_subscription', {
  id: identity(),
  endpoint: text().notNull().unique(),
  lang_id: text()
    .notNull()
    .references(() => languages.code),
  city_ids: integer().array(),
  created_at: instant().notNull().defaultNow(),
});

/**
 * An alert that a browser is told of, once: an outbox, taken by a worker. `done_at`: the push service took it, it was given up, or
 * it was on the page when the browser asked to be told. `told_at`: the browser has fetched the words.
 */
export const pushMessages = pgTable(
  'push_message',
  {
    subscription_id: integer()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    alert_id: integer()
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    attempts: smallint().notNull().default(0),
    next_attempt_at: instant().notNull().defaultNow(),
    done_at: instant(),
    told_at: instant(),
    last_error: text(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.subscription_id, t.alert_id] }),
    index('push_message_due_index').on(t.next_attempt_at).where(sql`done_at is null`),
    index('push_message_alert_index').on(t.alert_id),
  ],
);
