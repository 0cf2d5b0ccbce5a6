import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../../db/schema';

/** Tables of which nothing reaches a page that is the same for all: a change in them tells nobody. */
export const privateTables: ReadonlySet<string> = new Set([
  'admin',
  'admin_challenge',
  'admin_password_reset',
  'admin_recovery_code',
  'admin_second_factor',
  'admin_session',
  'attempt',
  'audit_entry',
  'cdn',
  'cdn_purge',
  'check_in',
  'contact_message',
  'customer',
  'customer_order',
  'customer_session',
  'customer_token',
  'email_template',
  'email_template_translation',
  'external_link',
  'job_run',
  'link_problem',
  'media_former_file',
  'nfc_tag',
  'order_line',
  'outbox',
  'payment',
  'payment_event',
  'permission',
  'push_message',
  'push_subscription',
  'rating',
  'ready_answer',
  'ready_row',
  'review_report',
  'review_vote',
  'revision',
  'role',
  'role_permission',
  'saved_item',
  'search_log',
  'search_word',
  'stale_text',
  'table_change',
  'ticket',
  'trip',
  'visitor_info_dismissal',
  'visitor_info_issue',
]);

/** Every table of the schema by name. */
export const tableNames: readonly string[] = Object.values(schema).flatMap((value: unknown) =>
  is(value, PgTable) ? [getTableName(value)] : [],
);

/** Tables of which visitors see something. */
export const publicTables: ReadonlySet<string> = new Set(
  tableNames.filter((name) => !privateTables.has(name)),
);

/** Texts of a record change under the record's tag, as the database names it in `notify_changed`. */
const tags: ReadonlyMap<string, string> = new Map(
  [...publicTables].map((table) => [table, table.replace(/_translation$/, '')]),
);

/** The tags of what was made from these tables, in a fixed order. */
export const tagsOf = (tables: Iterable<string>): string[] => {
  const found = new Set<string>();
  for (const table of tables) {
    const tag = tags.get(table);
    if (tag) found.add(tag);
  }
  return [...found].sort();
};

/** Whether some of it comes from tables whose changes nobody is told of, such as the seats that are left. */
export const isPartlyUntold = (tables: Iterable<string>): boolean => {
  for (const table of tables) if (privateTables.has(table)) return true;
  return false;
};
