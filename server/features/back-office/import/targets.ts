import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import type { FieldErrors } from '../../../errors';
import type { Entity, Input } from '../../../kernel/entity';
import { type Language, langId, languageCodes } from '../../../language';
import { type Column, languageColumn } from './columns';
import type { CsvRow } from './csv';
import { type Present, readPresent } from './present';
import type { Names } from './references';

/** A row of a table with what it is about. */
export interface Target {
  row: number;
  cells: ReadonlyMap<string, string>;
  language: Language;
  /** What the record says now in this language; null for a new record. */
  present: Present | null;
  /** The record itself. */
  stored: Input | null;
}

/** A row that says no language, or a record that isn't there. */
export interface Untargeted {
  row: number;
  cells: ReadonlyMap<string, string>;
  wrong: FieldErrors;
}

interface Table {
  language: Language | undefined;
  head: readonly string[];
  columns: readonly Column[];
  names: Readonly<Record<Language, Names>>;
}

type Cells = ReadonlyMap<string, string>;

const textOf = (cells: Cells, name: string): string => (cells.get(name) ?? '').trim();

/** What the row says of its language; that of the table where it says nothing. Null for a word that is none. */
const languageOf = (cells: Cells, ofTable: Language | undefined): Language | null => {
  const word = textOf(cells, languageColumn).toLowerCase();
  if (word === '') return ofTable ?? null;
  return langId.safeParse(word).data ?? null;
};

const idOf = (cells: Cells): number | null => {
  const text = textOf(cells, 'id');
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

/** Ids by address in a language. */
const idsBySlug = async (
  tx: Transaction,
  { record, translation }: Entity,
  language: Language,
  slugs: readonly string[],
): Promise<Map<string, number>> => {
  if (slugs.length === 0) return new Map();
  const found = await tx
    .select({ id: record.id, slug: translation.slug })
    .from(record)
    .innerJoin(translation, eq(translation.record_id, record.id))
    .where(
      and(
        isNull(record.deleted_at),
        eq(translation.lang_id, language),
        inArray(translation.slug, [...slugs]),
      ),
    );
  return new Map(found.flatMap(({ id, slug }) => (slug ? [[slug, id]] : [])));
};

/**
 * Which record each row means: the one with its id, else the one with its slug in the row's language, else a new one; and what
 * those records say now. It takes a few statements, however many rows there are.
 */
export const targetsOf = async (
  tx: Transaction,
  entity: Entity,
  { language: ofTable, head, columns, names }: Table,
  rows: readonly CsvRow[],
): Promise<(Target | Untargeted)[]> => {
  const read = rows.map(({ row, cells }) => {
    const byName: Cells = new Map(head.map((name, index) => [name, cells[index] ?? '']));
    return { row, cells: byName, language: languageOf(byName, ofTable) };
  });
  const present: Partial<Record<Language, Map<number, Present>>> = {};
  const slugs: Partial<Record<Language, Map<string, number>>> = {};
  const stored = new Map<number, Input>();
  for (const language of languageCodes) {
    const own = read.filter((one) => one.language === language).map(({ cells }) => cells);
    const bySlug = own.filter((cells) => textOf(cells, 'id') === '').map((cells) => slugOf(cells));
    const found = await idsBySlug(tx, entity, language, bySlug.filter(Boolean));
    const ids = [...new Set([...own.flatMap((cells) => idOf(cells) ?? []), ...found.values()])];
    slugs[language] = found;
    if (ids.length === 0) continue;
    const { record } = entity;
    const where = inArray(record.id, ids);
    const now = await readPresent(tx, entity, { language, columns, names: names[language] }, { where });
    present[language] = new Map(now.map((one) => [one.id, one]));
    for (const one of await tx.select().from(record).where(where)) stored.set(one.id, one);
  }
  return read.map(({ row, cells, language }): Target | Untargeted => {
    if (!language) return { row, cells, wrong: { [languageColumn]: [{ key: 'csv_language_wanted' }] } };
    const isKnown = textOf(cells, 'id') !== '';
    const id = isKnown ? idOf(cells) : slugs[language]?.get(slugOf(cells));
    const now = present[language]?.get(id ?? 0) ?? null;
    if (isKnown && !now) return { row, cells, wrong: { id: [{ key: 'unknown_record' }] } };
    return { row, cells, language, present: now, stored: now && (stored.get(now.id) ?? null) };
  });
};

/** The address that a row gives its record in its language. */
export const slugOf = (cells: Cells): string => textOf(cells, 'slug').toLowerCase();
