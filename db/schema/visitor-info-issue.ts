import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity } from '../columns';

/** Why a part of what visitors have to know is an editor's to look at. */
export type VisitorInfoReason = 'outdated' | 'unknown' | 'missing' | 'contradicts' | 'lacks';

/** A sentence of a record's text in one language. */
export interface Said {
  lang_id: string;
  text: string;
}

/**
 * What an editor has to look at in a record, from `due_on` on: a `section` whose value was checked too long ago
 * (`outdated`), that nobody could find out (`unknown`) or that nobody looked into (`missing`); or what its
 * data contradict or lack: a sentence of its text (`said`), or one in each language where both say the same. Written anew with each write of the record.
 */
export const visitorInfoIssues = pgTable(
  'visitor_info_issue',
  {
    id: identity(),
    entity: text().notNull(),
    record_id: integer().notNull(),
    section: text().notNull(),
    reason: text().$type<VisitorInfoReason>().notNull(),
    said: jsonb().$type<Said[]>().notNull().default([]),
    due_on: date().notNull(),
  },
  (t) => [
    check(
      'visitor_info_issue_reason_check',
      sql`${t.reason} in ('outdated', 'unknown', 'missing', 'contradicts', 'lacks')`,
    ),
    index('visitor_info_issue_due_index').on(t.due_on, t.id),
    index('visitor_info_issue_record_index').on(t.entity, t.record_id),
  ],
);
