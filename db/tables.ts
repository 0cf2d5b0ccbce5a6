import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  type ExtraConfigColumn,
  index,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

type RecordShape = {
  status: AnyPgColumn;
  sort: AnyPgColumn;
  id: ExtraConfigColumn;
  image_id: AnyPgColumn;
  published_at: AnyPgColumn;
  hidden_at: AnyPgColumn;
  deleted_at: AnyPgColumn;
};
type TranslationShape = {
  record_id: AnyPgColumn;
  lang_id: AnyPgColumn;
  slug: AnyPgColumn;
  folded_title: AnyPgColumn;
  folded_text: AnyPgColumn;
};

/** Checks and indexes that every record table has: its order among live rows, picture, times to come, and bin. */
export const recordExtras = (name: string, table: RecordShape) => [
  check(`${name}_status_check`, sql`${table.status} in (0, 1)`),
  index(`${name}_sort_index`).on(table.sort, table.id.desc().nullsFirst()).where(sql`deleted_at is null`),
  index(`${name}_image_index`).on(table.image_id),
  index(`${name}_begins_index`).on(table.published_at).where(sql`published_at is not null`),
  index(`${name}_ends_index`).on(table.hidden_at).where(sql`hidden_at is not null`),
  index(`${name}_bin_index`).on(table.deleted_at).where(sql`deleted_at is not null`),
];

/** Key, unique slug per language and trigram indexes that every translation table has. */
export const translationExtras = (name: string, table: TranslationShape) => [
  primaryKey({ columns: [table.record_id, table.lang_id], name: `${name}_translation_pkey` }),
  uniqueIndex(`${name}_slug_key`).on(table.lang_id, table.slug),
  // Counts of lists are answered by it alone.
  index(`${name}_translation_live_index`).on(table.lang_id, table.record_id).where(sql`is_published`),
  index(`${name}_translation_hidden_index`).on(table.lang_id, table.record_id).where(sql`not is_published`),
  // Where a picture stands in a text is found without reading all texts.
  index(`${name}_translation_pictures_index`).on(table.record_id).where(sql`content like '%/media/%'`),
  index(`${name}_title_trigram`).using('gin', sql`${table.folded_title} gin_trgm_ops`),
  index(`${name}_text_trigram`).using('gin', sql`${table.folded_text} gin_trgm_ops`),
];
