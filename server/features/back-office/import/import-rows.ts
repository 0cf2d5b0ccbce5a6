import { and, eq, isNull } from 'drizzle-orm';
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
import { type Column, cellText, columnsOf, placeOf, type Read, readColumn, withParts } from './columns';
import type { CsvRow } from './csv';
import { type Named, Names } from './references';

export interface ImportRequest {
  actor: AdminActor;
  language: Language;
  requestId: string;
}

/** What would become, or has become, of a row. */
export interface RowChange {
  row: number;
  action: 'create' | 'update';
  id: number;
  title: string;
  fields: ReturnType<typeof changedFields>;
}

export interface RowProblem {
  row: number;
  /** As the head has it; null for what concerns the whole row. */
  column: string | null;
  /** Where in the cell. */
  part: string | null;
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
  ...columnsOf(entity).flatMap(({ name, isOld }) => (isOld ? [] : [name])),
];

/** All that a table may have: also those of tables from before. */
export const readableColumns = (entity: Entity): ReadonlySet<string> =>
  new Set(['id', ...columnsOf(entity).map(({ name }) => name)]);

class Unchanged extends Error {}

interface Table {
  entity: Entity;
  language: Language;
  head: readonly string[];
  /** Those of the head, in the order of the entity. */
  columns: readonly Column[];
  names: Names;
}

/** The cells of a row by their columns. */
const cellsOf = ({ head }: Table, { cells }: CsvRow): Map<string, string> =>
  new Map(head.map((name, index) => [name, cells[index] ?? '']));

/** What a column of names says, as the field takes it. */
const readNames = async (named: Named, names: Names, { schema }: Column, cell: string): Promise<Read> => {
  if (cell.trim() === '') return readColumn({ name: '', field: '', path: [], schema }, '');
  const read = await names.idsIn(named, cell);
  if ('said' in read) return { said: { _: read.said } };
  return { value: named.isMany ? read.value : read.value[0] };
};

/** The values of a row by field, parts of a field laid over what is stored. @throws ApiError invalid, by place */
const valuesOf = async (
  { columns, names }: Table,
  cells: ReadonlyMap<string, string>,
  stored: Input | null,
): Promise<Input> => {
  const values: Input = {};
  const parts = new Map<string, { path: readonly string[]; value: unknown }[]>();
  const wrong: FieldErrors = {};
  for (const column of columns) {
    const cell = cells.get(column.name) ?? '';
    const { field, path, named } = column;
    const isPart = path.length > 0 || column.notation !== undefined;
    // A cell as it was written leaves what is stored as it is, to the letter.
    if (isPart && cellText(column, stored?.[field]) === cell.trim()) continue;
    if (field === 'version' && cell.trim() === '') continue;
    const read =
      cell.trim() === '' && isPart
        ? { value: undefined }
        : await (named ? readNames(named, names, column, cell) : readColumn(column, cell));
    if (read === null) continue;
    if ('said' in read)
      for (const [at, said] of Object.entries(read.said))
        wrong[[field, ...path, ...(at === '_' ? [] : [at])].join('.')] = said;
    else if (path.length === 0) values[field] = isPart && cell.trim() === '' ? null : read.value;
    else parts.set(field, [...(parts.get(field) ?? []), { path, value: read.value }]);
  }
  if (Object.keys(wrong).length > 0) throw new ApiError('invalid', { fields: wrong });
  for (const [field, changed] of parts)
    values[field] = withParts(field, values[field] ?? stored?.[field], changed);
  return values;
};

/** The record that a row means: the one with its id, else the one with its slug in this language; null for a new one. */
const recordOf = async (
  tx: Transaction,
  { entity, language }: Table,
  cells: ReadonlyMap<string, string>,
): Promise<(Input & { id: number }) | null> => {
  const { record, translation } = entity;
  const [id, slug] = ['id', 'slug'].map((name) => (cells.get(name) ?? '').trim()) as [string, string];
  if (!id && !slug) return null;
  if (id && !/^\d{1,9}$/.test(id)) throw new ApiError('invalid', { fields: unknownId });
  const [found] = await tx
    .select({ record })
    .from(record)
    .leftJoin(translation, and(eq(translation.record_id, record.id), eq(translation.lang_id, language)))
    .where(
      and(
        isNull(record.deleted_at),
        id ? eq(record.id, Number(id)) : eq(translation.slug, slug.toLowerCase()),
      ),
    );
  if (!found && id) throw new ApiError('invalid', { fields: unknownId });
  return found?.record ?? null;
};

const unknownId: FieldErrors = { id: [{ key: 'unknown_record' }] };

/** Writes one row in a savepoint of its own. Null for a row that says what is stored already. */
const writeRow = async (
  tx: Transaction,
  table: Table,
  request: ImportRequest,
  { csv, seen }: { csv: CsvRow; seen: Set<number> },
): Promise<RowChange | null> => {
  const { entity, language } = table;
  const { row } = csv;
  const cells = cellsOf(table, csv);
  const stored = await recordOf(tx, table, cells);
  const known = stored?.id ?? null;
  if (known !== null && seen.has(known))
    throw new ApiError('invalid', { fields: { id: [{ key: 'duplicate_ids' }] } });
  const given = await valuesOf(table, cells, stored);
  const action = known === null ? 'create' : 'update';
  requireRight(request.actor, `${entity.name}.${action}`);
  const schemas = inputSchemas(entity);
  const { version: _version, ...fresh } = given;
  const input = parse(schemas[action], {
    ...(known === null ? fresh : given),
    lang_id: language,
  }) as Input;
  try {
    return await tx.transaction(async (savepoint) => {
      const context: WriteContext = { tx: savepoint, ...request };
      const before = known === null ? null : await snapshot(context, entity, known);
      const writing = { ...request, input };
      const id = known ?? (await createContent(savepoint, entity, writing));
      if (known !== null) await updateContent(savepoint, entity, known, writing);
      seen.add(id);
      const after = await snapshot(context, entity, id);
      // A new record is all new; what has changed of a stored one is worth reading.
      const fields = before ? changedFields(before, after) : [];
      if (known !== null && fields.length === 0) throw new Unchanged();
      const title = after?.translations[language];
      return { row, action, id, title: String((title as Input | undefined)?.title ?? ''), fields };
    });
  } catch (error) {
    if (error instanceof Unchanged) return null;
    throw error;
  }
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

/** Writes all rows of a table, noting what is wrong with each; who calls it rolls back when anything is. */
export const importRows = async (
  tx: Transaction,
  entity: Entity,
  request: ImportRequest,
  { head, rows }: { head: readonly string[]; rows: readonly CsvRow[] },
): Promise<ImportResult> => {
  const result: ImportResult = { changes: [], unchanged: 0, problems: [] };
  const seen = new Set<number>();
  const columns = columnsOf(entity).filter(({ name }) => head.includes(name));
  const { language } = request;
  const table: Table = { entity, language, head, columns, names: new Names(tx, language) };
  for (const one of rows) {
    try {
      const change = await writeRow(tx, table, request, { csv: one, seen });
      if (change) result.changes.push(change);
      else result.unchanged += 1;
    } catch (error) {
      const problems = Object.entries(problemOf(error)).map(([path, said]) => ({
        row: one.row,
        ...placeOf(columns, path),
        said,
      }));
      result.problems.push(...problems);
      if (result.problems.length >= mostProblems) break;
    }
  }
  return result;
};
