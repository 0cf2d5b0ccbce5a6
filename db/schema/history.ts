import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant } from '../columns';

/** The whole record as it was after a write, so that an editor can look back and restore. */
export const revisions = pgTable(
  'revision',
  {
    id: identity(),
    entity: text().notNull(),
    record_id: integer().notNull(),
    lang_id: text().notNull(),
    version: integer().notNull(),
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    admin_id: integer(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('revision_version_key').on(t.entity, t.record_id, t.version)],
);

/** Who did what, when. Written in the transaction of the change itself. */
export const auditEntries = pgTable(
  'audit_entry',
  {
    id: identity(),
    admin_id: integer(),
    action: text().notNull(),
    entity: text().notNull(),
    record_id: integer(),
    lang_id: text(),
    title: text().notNull().default(''),
    before: jsonb().$type<Record<string, unknown> | null>(),
    after: jsonb().$type<Record<string, unknown> | null>(),
    request_id: text(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    index('audit_entry_record_index').on(t.entity, t.record_id, t.id),
    index('audit_entry_admin_index').on(t.admin_id, t.id),
    index('audit_entry_created_index').on(t.created_at, t.id),
    index('audit_entry_title_trigram').using('gin', sql`fold(${t.title}) gin_trgm_ops`),
  ],
);
