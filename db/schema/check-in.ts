import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { identity, instant, timestamps, versioned } from '../columns';
import { customers } from './customer';
import { resources } from './resource';

/**
 * An NFC chip or a printed code at a place; `code` is in the address that it opens, `location` tells staff where it is
 * fixed. `last_seen_at`: somebody opened that address; not kept to the minute.
 */
export const nfcTags = pgTable(
  'nfc_tag',
  {
    id: identity(),
    code: text().notNull().unique(),
    resource_id: integer()
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    location: text().notNull().default(''),
    is_active: boolean().notNull().default(true),
    last_seen_at: instant(),
    ...versioned(),
    ...timestamps(),
  },
  (t) => [index('nfc_tag_resource_index').on(t.resource_id, t.id)],
);

/**
 * A visitor was at a place, counted once a day in Vietnam's time. `visitor_key` is a hash that names a browser or an
 * account without telling which; `client_id` is made by the page and names the press of the button, however often it
 * arrives. `verified`: the visitor had the signed address of a tag that hangs there. It may arrive days after
 * `visited_at`, from where there was no connection.
 */
export const checkIns = pgTable(
  'check_in',
  {
    id: identity(),
    resource_id: integer()
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    visitor_key: text().notNull(),
    customer_id: integer().references(() => customers.id, { onDelete: 'set null' }),
    nfc_tag_id: integer().references(() => nfcTags.id, { onDelete: 'set null' }),
    client_id: uuid().notNull().unique().defaultRandom(),
    verified: boolean().notNull().default(false),
    visited_at: instant().notNull().defaultNow(),
    created_at: instant().notNull().defaultNow(),
    day: date().notNull().generatedAlwaysAs(sql`(visited_at at time zone 'Asia/Ho_Chi_Minh')::date`),
  },
  (t) => [
    uniqueIndex('check_in_day_key').on(t.resource_id, t.visitor_key, t.day),
    index('check_in_day_index').on(t.resource_id, t.day),
    index('check_in_customer_index').on(t.customer_id, t.visited_at),
    index('check_in_nfc_tag_index').on(t.nfc_tag_id, t.visited_at),
    index('check_in_visitor_index').on(t.visitor_key),
  ],
);
