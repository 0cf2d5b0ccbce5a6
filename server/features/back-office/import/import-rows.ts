import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import { type AdminActor, requireRight } from '../../../access';
import { ApiError, type FieldErrors, saidOf } from '../../../errors';
import type { Entity, Input, WriteContext } from '../../../kernel/entity';
import { snapshot } from '../../../kernel/history';
import { createContent, StaleVersion, updateContent } from '../../../kernel/write';
import { inputSchemas } from '../../../kernel/write-input';
import type { Language } from '../../../language';
import { changedFields } from '../../../platform/audit/audit-changes';
import { databaseError } from '../../../platform/plugins/database-errors';
import { parse } from '../../../platform/validation';
import { type Column, columnsOf, languageColumn, placeOf } from './columns';
import type { CsvRow } from './csv';
import { readPresent } from './present';
import { Names } from './references';
import { slugOf, type Target, targetsOf } from './targets';
import { differingCells, valuesOf } from './values';

export interface ImportRequest {
  actor: AdminActor;
  /** Of the texts of rows that don't say theirs; without it they have to. */
  language: Language | undefined;
  requestId: string;
}

/** What would become, or has become, of a row. */
export interface RowChange {
  row: number;
  action: 'create' | 'update';
  id: number;
  lang_id: Language;
  title: string;
  fields: ReturnType<typeof changedFields>;
}

export interface RowProblem {
  row: number;
  /** As the head has it; null for what concerns the whole row. */
  column: string | null;
  /** Where in the cell. */
  part: string | null;
  /** What stands in the cell. */
  read: string | null;
  said: FieldErrors[string];
}

export interface ImportResult {
  changes: RowChange[];
  unchanged: number;
  problems: RowProblem[];
}

/** The columns that a table should have. */
export const importColumns = (entity: Entity): string[] => [
  'id',
  languageColumn,
  ...columnsOf(entity).flatMap(({ name, isOld }) => (isOld ? [] : [name])),
];

/** All that a table may have: also those of tables from before. */
export const readableColumns = (entity: Entity): ReadonlySet<string> =>
  new Set(['id', languageColumn, ...columnsOf(entity).map(({ name }) => name)]);

/** What earlier rows of the table have done to a record. */
interface Touched {
  stored: Input;
  /** Its version before the table was written, and after the last row. */
  versions: { before: unknown; after: unknown };
  /** What rows said otherwise than it was of what is the same in all languages: column and row. */
  said: ReadonlyMap<string, { cell: string; row: number }>;
}

/** Takes back a write after which the record says what it said before. */
class Unchanged extends Error {}

interface Table {
  entity: Entity;
  columns: readonly Column[];
  names: Readonly<Record<Language, Names>>;
  touched: Map<number, Touched>;
  seen: Set<string>;
  /** Records that rows of the table have made, by the address that the row gave. */
  made: Map<string, number>;
}

/** Fields that each language has its own of. */
const isOfLanguage = ({ input, spoken = [] }: Entity, { field }: Column): boolean =>
  ['slug', 'title', 'description', 'content', 'image_alt', 'is_published'].includes(field) ||
  field in input.translation ||
  spoken.includes(field);

/** @throws ApiError invalid where two rows want something else of what a record has only once */
const sharedCells = (
  { entity, touched }: Table,
  target: Target,
  changed: readonly Column[],
  id: number | null,
): Map<string, { cell: string; row: number }> => {
  const said = new Map(id === null ? undefined : touched.get(id)?.said);
  const wrong: FieldErrors = {};
  for (const column of changed) {
    if (column.field === 'version' || isOfLanguage(entity, column)) continue;
    const cell = (target.cells.get(column.name) ?? '').trim();
    const before = said.get(column.name);
    if (before && before.cell !== cell)
      wrong[[column.field, ...column.path].join('.')] = [
        { key: 'csv_said_otherwise', values: { row: before.row, cell: before.cell } },
      ];
    said.set(column.name, { cell, row: target.row });
  }
  if (Object.keys(wrong).length > 0) throw new ApiError('invalid', { fields: wrong });
  return said;
};

/**
 * A row without a record that has the address of one which an earlier row has made in the other language is about that
 * one. What is the same in both languages need not be said twice: empty cells of it say nothing.
 */
const pairedOf = async (tx: Transaction, table: Table, target: Target): Promise<Target | null> => {
  const { entity, columns, names, made, seen } = table;
  const { cells, language } = target;
  const id = target.present ? undefined : made.get(slugOf(cells));
  if (id === undefined || seen.has(`${id} ${language}`)) return null;
  const where = eq(entity.record.id, id);
  const [present] = await readPresent(tx, entity, { language, columns, names: names[language] }, { where });
  const [stored] = await tx.select().from(entity.record).where(where);
  if (!present || !stored) return null;
  const said = columns.map((column): [string, string] => {
    const { name } = column;
    const cell = cells.get(name) ?? '';
    const isSilent = cell.trim() === '' && !isOfLanguage(entity, column);
    return [name, isSilent ? (present.cells.get(name) ?? '') : cell];
  });
  return { ...target, cells: new Map([...cells, ...said]), present, stored };
};

/** Writes one row in a savepoint of its own, as far as it differs. Null for a row that says what is stored already. */
const writeRow = async (
  tx: Transaction,
  table: Table,
  request: ImportRequest,
  asRead: Target,
): Promise<RowChange | null> => {
  const { entity, columns, names, touched, seen, made } = table;
  const paired = await pairedOf(tx, table, asRead);
  const target = paired ?? asRead;
  const { row, language, present } = target;
  const known = present?.id ?? null;
  const key = `${known} ${language}`;
  if (known !== null && seen.has(key))
    throw new ApiError('invalid', { fields: { id: [{ key: 'duplicate_ids' }] } });
  if (known !== null) seen.add(key);
  const changed = differingCells(columns, target);
  if (known !== null && changed.every(({ field }) => field === 'version')) return null;
  const before = known === null ? undefined : touched.get(known);
  const stored = before?.stored ?? target.stored;
  const given = await valuesOf(changed, names[language], { ...target, stored });
  const { version, ...others } = given;
  if (known !== null && Object.keys(others).length === 0) return null;
  const said = sharedCells(table, target, changed, known);
  const action = known === null ? 'create' : 'update';
  requireRight(request.actor, `${entity.name}.${action}`);
  // A version that the same table has moved on is still the one that its editor read.
  const read = before && version === before.versions.before ? before.versions.after : version;
  const input = parse(inputSchemas(entity)[action], {
    ...others,
    ...(known === null || read === undefined ? {} : { version: read }),
    lang_id: language,
  }) as Input;
  const written = tx.transaction(async (savepoint): Promise<RowChange> => {
    const writing = { ...request, language, input };
    const context: WriteContext = { tx: savepoint, ...writing };
    const earlier = known === null ? null : await snapshot(context, entity, known);
    const id = known ?? (await createContent(savepoint, entity, writing));
    if (known !== null) await updateContent(savepoint, entity, known, writing);
    seen.add(`${id} ${language}`);
    const after = await snapshot(context, entity, id);
    // A new record is all new; what has changed of a stored one is worth reading.
    const fields = earlier ? changedFields(earlier, after) : [];
    if (earlier && fields.length === 0) throw new Unchanged();
    const slug = slugOf(target.cells);
    if (known === null && slug !== '') made.set(slug, id);
    if (after) {
      const versions = {
        before: before?.versions.before ?? earlier?.version ?? after.version,
        after: after.version,
      };
      touched.set(id, { stored: after, versions, said });
    }
    const title = (after?.translations[language] as Input | undefined)?.title;
    return {
      row,
      action: paired ? 'create' : action,
      id,
      lang_id: language,
      title: String(title ?? ''),
      fields,
    };
  });
  return written.catch((error: unknown) => {
    if (error instanceof Unchanged) return null;
    throw error;
  });
};

/** What was wrong with a row, by column; anything that is not the file's fault goes on. */
const problemOf = (error: unknown): FieldErrors => {
  if (error instanceof StaleVersion) return { version: [{ key: 'version_conflict' }] };
  const known = error instanceof ApiError ? error : databaseError(error as Error);
  if (!known || known.status >= 500) throw error;
  return known.details.fields ?? { _: [saidOf(known)] };
};

/** After so many wrong rows the rest is not worth looking at. */
const mostProblems = 100;

/** More of a cell would hide what is said of it. */
const mostOfCell = 80;

const shortened = (cell: string): string =>
  cell.length > mostOfCell ? `${cell.slice(0, mostOfCell)}…` : cell;

/** Writes what differs in a table, noting what is wrong with each row; who calls it rolls back when anything is. */
export const importRows = async (
  tx: Transaction,
  entity: Entity,
  request: ImportRequest,
  { head, rows }: { head: readonly string[]; rows: readonly CsvRow[] },
): Promise<ImportResult> => {
  const result: ImportResult = { changes: [], unchanged: 0, problems: [] };
  const columns = columnsOf(entity).filter(({ name }) => head.includes(name));
  const names = { en: new Names(tx, 'en'), vi: new Names(tx, 'vi') };
  const table: Table = { entity, columns, names, touched: new Map(), seen: new Set(), made: new Map() };
  const targets = await targetsOf(tx, entity, { ...request, head, columns, names }, rows);
  for (const one of targets) {
    try {
      if ('wrong' in one) throw new ApiError('invalid', { fields: one.wrong });
      const change = await writeRow(tx, table, request, one);
      if (change) result.changes.push(change);
      else result.unchanged += 1;
    } catch (error) {
      for (const [path, said] of Object.entries(problemOf(error))) {
        const place = placeOf(columns, path);
        const cell = one.cells.get(place.column ?? '')?.trim();
        result.problems.push({ row: one.row, ...place, read: cell ? shortened(cell) : null, said });
      }
      if (result.problems.length >= mostProblems) break;
    }
  }
  return result;
};
