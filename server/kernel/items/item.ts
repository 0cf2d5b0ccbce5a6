import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ZodRawShape } from 'zod';
import type { galleryItemTranslations } from '../../../db/schema';
import type { Language } from '../../language';
import type { Permission } from '../../permissions';
import type { EditorsList, Extra, Input, RecordTable, Selection, WriteContext } from '../entity';

/**
 * Items are records that editors keep and that have no page of their own: no slug, no search, no SEO. Their tables are
 * seen here as what all of them share.
 */
export type ItemTable = Pick<
  RecordTable,
  'id' | 'sort' | 'version' | 'created_at' | 'updated_at' | '_' | '$inferSelect' | '$inferInsert'
> &
  PgTable;

export type ItemTranslationTable = Pick<
  typeof galleryItemTranslations,
  'record_id' | 'lang_id' | '_' | '$inferSelect' | '$inferInsert'
> &
  PgTable;

/** What may be done with items, as rights know it. */
export type ItemAction = 'read' | 'create' | 'update' | 'translate' | 'delete' | 'publish';

/** A record as it is stored; null while it is being made. */
export type StoredItem = Record<string, unknown> | null;

/** What differs from one kind of item to the next. */
export interface Item<Row extends Selection = Selection> {
  /** Its name in audit and revisions. */
  name: 'gallery' | 'faq' | 'plan_your_trip' | 'social_link' | 'room' | 'fact';
  /** Call that lists it for editors. */
  editors: EditorsList;
  /** Chapters of the API reference that tell of it. */
  chapters: Readonly<Record<string, string>>;
  right: (action: ItemAction) => Permission;
  table: ItemTable;
  /** Null for a kind whose words are the same in all languages. */
  translation: ItemTranslationTable | null;
  /** Column that says 1 = live, 0 = hidden; it goes out under its own name. */
  live: PgColumn;
  /** Column of the time at which a record went to the bin; null for a kind that is deleted at once. */
  bin: PgColumn | null;
  /** Column of the picture. */
  image: PgColumn | null;
  /** What visitors may see; `translation` and `media` are joined. */
  visible: SQL;
  /** Whether visitors see a record only in the languages that it has words in; all do if this is not given. */
  needsWords?: (record: Readonly<Record<string, unknown>>) => boolean;
  /** Folded text that a keyword is looked for in. */
  searched: SQL;
  /** Fields of a row beyond those that all items have. */
  row: (language: Language) => Row;
  /** Fields that editors write: of the record, and of a translation. All of them are optional in an update. */
  input: { record: ZodRawShape; texts: ZodRawShape };
  /** Record fields that a create must carry, and texts without which there is no translation. */
  required: { record: readonly string[]; texts: readonly string[] };
  /** Fields with a column of their name that isn't simply set to what was given: the kind writes them itself. */
  writesItself?: readonly string[];
  /** Throws `invalid` for what isn't there or doesn't fit together. */
  check?: (context: WriteContext, input: Input, stored: StoredItem) => void | Promise<void>;
  /** Columns whose value isn't just what was given. Keys that are absent stay as they are. */
  toColumns?: (context: WriteContext, input: Input, stored: StoredItem) => Promise<Record<string, unknown>>;
  /** The texts as they are stored, made safe. @throws ApiError invalid */
  toTexts?: (texts: Input) => Input;
  /** The field, of a translation or of the record, by which the audit list calls a record. */
  titled: string;
}

/** What every row has. Instants are `yyyy-MM-dd HH:mm:ss` in Vietnam time. */
export interface BaseItem {
  id: number;
  lang_id: string;
  sort: number;
  version: number;
  created_at: string;
  updated_at: string;
  translations?: { en: boolean; vi: boolean };
  titles?: Record<string, string>;
}

export type ItemRow<Row extends Selection> = BaseItem & Extra<Row>;

/** Keeps the row's type; the casts say that a table with more columns serves where the shared ones are needed. */
export const defineItem = <Row extends Selection>(
  item: Omit<Item<Row>, 'table' | 'translation'> & { table: PgTable; translation: PgTable | null },
): Item<Row> => ({
  ...item,
  table: item.table as unknown as ItemTable,
  translation: item.translation as unknown as ItemTranslationTable | null,
});
