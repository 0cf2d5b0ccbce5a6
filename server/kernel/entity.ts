import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { ZodRawShape } from 'zod';
import type { Queryable, Transaction } from '../../db/client';
import type { regions, regionTranslations } from '../../db/schema';
import type { Actor } from '../access';
import type { EntityName } from '../content-kinds';
import { ApiError } from '../errors';
import type { Language } from '../language';
import type { Previewed } from './preview';

/**
 * The tables of an entity, seen as what all of them share. The region's tables consist of just the shared columns, so
 * that they serve as the type; every table made with `recordColumns` and `translationColumns` has at least these.
 */
export type RecordTable = typeof regions;
export type TranslationTable = typeof regionTranslations;

/** Columns and expressions that a row has beyond the common ones. */
export type Selection = Record<string, PgColumn | SQL | SQL.Aliased>;

export interface ReadContext {
  db: Queryable;
  actor: Actor;
  language: Language;
  /** Hidden, unpublished and untranslated records too: only with the entity's read right. */
  includeHidden: boolean;
  /** The one record that is shown although it isn't live. */
  preview?: Previewed | null;
}

export interface WriteContext {
  tx: Transaction;
  actor: Actor;
  language: Language;
  requestId: string;
  /** Fields whose texts in both languages are said to belong together as they are after this write. */
  confirmed?: readonly string[] | undefined;
  /** The words of another language have been written just before, in the same change. */
  isBeside?: boolean;
}

export type Input = Record<string, unknown>;

/** A call that lists records for editors. */
export interface EditorsList {
  method: 'GET' | 'POST';
  path: string;
}

/** What differs from one entity to the next; `server/kernel/` does the rest. */
export interface Entity<List extends Selection = Selection, Detail extends Selection = Selection> {
  /** Prefix of its permissions, and its name in audit, revisions, tags, slug history and cache tags. */
  name: EntityName;
  /** Call that lists it for editors. */
  editors: EditorsList;
  /** Chapters of the API reference that tell of it. */
  chapters: Readonly<Record<string, string>>;
  /** Kinds that others belong to leave the bin after those: the higher, the later; 0 if not given. */
  binOrder?: number;
  /** Number under which SEO records and reviews know it. */
  moduleId: number | null;
  record: RecordTable;
  translation: TranslationTable;
  /** Page of a record on the site, below the language; null when it has none of its own. */
  page: ((slug: string, kind?: number) => string) | null;
  /** Column on which the page depends beside the slug, and its values; rows carry it under its name. */
  pageKind?: { column: PgColumn; values: readonly number[] };
  /** Whether a record is made up to show something; search engines never list its page. */
  isSample?: PgColumn;
  /** Where a new record goes in the order. */
  insertAt: 'start' | 'end';
  /** Extra fields of a list row, and those that only a detail has. */
  list: (language: Language) => List;
  detail: (language: Language) => Detail;
  /** More folded text that a keyword may match, such as former names. */
  alsoMatches?: SQL[];
  /** Fields that editors write besides the common ones: of the record, and of a translation. */
  input: { record: ZodRawShape; translation: ZodRawShape };
  /** Record fields whose values hold words, in the language of the write. */
  spoken?: readonly string[];
  /** Record fields that a create must carry. */
  requiredOnCreate?: readonly string[];
  /** Fields that hold the id of a record of another kind; it must be there. */
  references?: Readonly<Record<string, { record: RecordTable }>>;
  /** Fields with a column of their name that isn't simply set to what was given: the kind writes them itself. */
  writesItself?: readonly string[];
  /** Throws `invalid` for what doesn't fit together. */
  check?: (context: WriteContext, input: Input) => void | Promise<void>;
  /** Columns whose value isn't just what was given. Keys that are absent stay as they are. */
  toColumns?: (context: WriteContext, input: Input) => Promise<Record<string, unknown>>;
  /** Writes what lies in other tables, in the same transaction. */
  afterWrite?: (context: WriteContext, recordId: number, input: Input) => Promise<void>;
  /**
   * What lies in other tables and belongs to these records; audit and revisions keep it beside a record's own columns. Read for
   * all of them before it is asked for each.
   */
  parts?: (
    tx: Transaction,
    recordIds: readonly number[],
  ) => Promise<(recordId: number) => Record<string, unknown>>;
  /** Names of words within those parts, by part. */
  wordsInParts?: Readonly<Record<string, readonly string[]>>;
  /** What comes back of those parts with the texts of a past state, as a write in this language takes it. */
  revived?: (tx: Transaction, recordId: number, snapshot: unknown, language: Language) => Promise<Input>;
  /** Throws `in_use` when the record must not go. */
  beforeDelete?: (context: WriteContext, recordId: number) => Promise<void>;
}

/** 404 that says what is not there. */
export const recordNotFound = ({ name }: { name: EntityName }) =>
  new ApiError('not_found', { message: `${name}_not_found` });

/** 404 that says which of several are not there. */
export const recordsNotFound = (
  kind: { name: EntityName } | null,
  wanted: readonly number[],
  found: readonly { id: number }[],
) => {
  const gone = wanted.filter((id) => !found.some((row) => row.id === id));
  return new ApiError('not_found', {
    ...(kind ? { message: `${kind.name}_not_found` as const } : {}),
    fields: { ids: [{ key: 'unknown_records', values: { ids: gone.join(', ') } }] },
  });
};

/** Keeps the selections' types; the casts say that a table with more columns serves where the shared ones are needed. */
export const defineEntity = <List extends Selection, Detail extends Selection>(
  entity: Omit<Entity<List, Detail>, 'record' | 'translation'> & { record: PgTable; translation: PgTable },
): Entity<List, Detail> => ({
  ...entity,
  record: entity.record as unknown as RecordTable,
  translation: entity.translation as unknown as TranslationTable,
});

/** What rows have of a selection; instants come as date-times in Vietnam time. */
export type Extra<S extends Selection> = {
  [Name in keyof S]: DateTimeText<SelectResultFields<S>[Name]>;
};

type DateTimeText<Value> = Value extends Date ? string : Value;

/** What it takes to list records; entities have it, and so do kinds that are only read so far. */
export type Listed<List extends Selection = Selection> = Pick<
  Entity<List>,
  'record' | 'translation' | 'list'
> & {
  alsoMatches?: SQL[];
};

/** A kind of record that is only listed inside of other records' pages. */
export const defineListed = <List extends Selection>(
  record: PgTable,
  translation: PgTable,
  list: (language: Language) => List,
): Listed<List> => ({
  record: record as unknown as RecordTable,
  translation: translation as unknown as TranslationTable,
  list,
});
