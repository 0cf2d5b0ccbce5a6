import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant } from '../columns';

/** Why a link leads nowhere. */
export type LinkFault = 'missing' | 'hidden' | 'unreachable' | 'refused';

/**
 * A link in what editors wrote that leads nowhere. `entity`, `record_id` and `lang_id` say whose it is (`lang_id` is
 * empty where all languages share it), `field` where it stands. `missing`: no page, record or file has this address;
 * `hidden`: the record is there and visitors can't see it; `unreachable` and `refused`: another site gives no answer,
 * or says that there is nothing.
 */
export const linkProblems = pgTable(
  'link_problem',
  {
    id: identity(),
    entity: text().notNull(),
    record_id: integer().notNull(),
    lang_id: text().notNull().default(''),
    field: text().notNull(),
    url: text().notNull(),
    reason: text().$type<LinkFault>().notNull(),
    status_code: integer(),
    found_at: instant().notNull().defaultNow(),
    checked_at: instant().notNull().defaultNow(),
  },
  (t) => [
    check('link_problem_reason_check', sql`${t.reason} in ('missing', 'hidden', 'unreachable', 'refused')`),
    check('link_problem_url_check', sql`char_length(${t.url}) <= 1000`),
    uniqueIndex('link_problem_place_key').on(t.entity, t.record_id, t.lang_id, t.field, t.url),
  ],
);

/** What another site said of an address when it was last asked. */
export const externalLinks = pgTable(
  'external_link',
  {
    url: text().primaryKey(),
    reason: text().$type<LinkFault>(),
    status_code: integer(),
    failures: integer().notNull().default(0),
    checked_at: instant().notNull().defaultNow(),
  },
  (t) => [
    check('external_link_reason_check', sql`${t.reason} in ('unreachable', 'refused')`),
    check('external_link_url_check', sql`char_length(${t.url}) <= 1000`),
    index('external_link_checked_index').on(t.checked_at),
  ],
);
