import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { languages } from './language';

/** One uploaded picture. `file` is its public name under /media/, made from the hash of its bytes. */
export const media = pgTable(
  'media',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    file: text().notNull().unique(),
    original_name: text().notNull().default(''),
    mime: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    blur: text().notNull(),
    focal_x: real().notNull().default(0.5),
    focal_y: real().notNull().default(0.5),
    folder: text().notNull().default(''),
    version: integer().notNull().default(1),
    created_by: integer(),
    /** In the bin since then; its files stay until it goes for good. */
    deleted_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('media_focal_check', sql`${t.focal_x} between 0 and 1 and ${t.focal_y} between 0 and 1`),
    uniqueIndex('media_hash_key').on(sql`left(${t.file}, 32)`),
    index('media_folder_index').on(t.folder, t.created_at, t.id),
    index('media_created_index').on(t.created_at, t.id),
    index('media_name_trigram').using('gin', sql`fold(${t.original_name}) gin_trgm_ops`),
  ],
);

/** What the picture shows, per language. */
export const mediaTranslations = pgTable(
  'media_translation',
  {
    media_id: integer()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    alt: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.media_id, t.lang_id] }),
    index('media_translation_alt_trigram').using('gin', sql`fold(${t.alt}) gin_trgm_ops`),
    // What lacks a description is counted without looking at each picture.
    index('media_translation_alt_index').on(t.lang_id, t.media_id).where(sql`alt <> ''`),
  ],
);

/** The names that a picture had before its file was replaced; texts that carry one are led on to the new file. */
export const mediaFormerFiles = pgTable(
  'media_former_file',
  {
    hash: text().primaryKey(),
    media_id: integer()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('media_former_file_media_index').on(t.media_id)],
);
