import { and, eq, isNull } from 'drizzle-orm';
import type { ZodError, ZodType } from 'zod';
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
import { fieldErrors, parse } from '../../../platform/validation';
import { readCell } from './cell';
import type { CsvRow } from './csv';

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
  fields: FieldErrors;
}

export interface ImportResult {
  changes: RowChange[];
  unchanged: number;
  problems: RowProblem[];
}

/** Columns that say which record a row is; the others are written. */
const finding = ['id', 'version'];

const columnsOf = (entity: Entity): Record<string, ZodType> => {
  const {
    lang_id: _language,
    confirmed: _confirmed,
    translations: _others,
    ...fields
  } = inputSchemas(entity).update.shape;
  return fields as Record<string, ZodType>;
};

/** The columns that a file may have, in the order in which they are best read. */
export const importColumns = (entity: Entity): string[] => [
  ...new Set(['id', 'version', 'slug', 'title', ...Object.keys(columnsOf(entity))]),
];

class Unchanged extends Error {}

/** What is wrong with a cell; inside of one with parts by the name of the part. */
const wrongIn = (name: string, error: ZodError): FieldErrors =>
  Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([path, said]) => [path === '_' ? name : `${name}.${path}`, said]),
  );

/** The values of a row by column. @throws ApiError invalid, by column */
const valuesOf = (entity: Entity, head: readonly string[], { cells }: CsvRow): Input => {
  const columns = columnsOf(entity);
  const values: Input = {};
  const wrong: FieldErrors = {};
  head.forEach((name, index) => {
    const cell = cells[index] ?? '';
    const schema = columns[name];
    if (name === 'id' && cell.trim() !== '') values.id = Number(cell);
    if (!schema) return;
    const read = readCell(schema, cell);
    if (read === null) return;
    if ('error' in read) Object.assign(wrong, wrongIn(name, read.error));
    else if (!(finding.includes(name) && cell.trim() === '')) values[name] = read.value;
  });
  if (Object.keys(wrong).length > 0) throw new ApiError('invalid', { fields: wrong });
  return values;
};

/** The record that a row means: the one with its id, else the one with its slug in this language; null for a new one. */
const recordOf = async (tx: Transaction, entity: Entity, language: Language, values: Input) => {
  const { record, translation } = entity;
  const { id, slug } = values;
  if (id === undefined && !slug) return null;
  if (id !== undefined && !Number.isInteger(id)) throw new ApiError('invalid', { fields: unknownId });
  const [found] = await tx
    .select({ id: record.id })
    .from(record)
    .leftJoin(translation, and(eq(translation.record_id, record.id), eq(translation.lang_id, language)))
    .where(
      and(
        isNull(record.deleted_at),
        id === undefined ? eq(translation.slug, String(slug)) : eq(record.id, Number(id)),
      ),
    );
  if (!found && id !== undefined) throw new ApiError('invalid', { fields: unknownId });
  return found?.id ?? null;
};

const unknownId: FieldErrors = { id: [{ key: 'unknown_record' }] };

/** Writes one row in a savepoint of its own. Null for a row that says what is stored already. */
const writeRow = async (
  tx: Transaction,
  entity: Entity,
  request: ImportRequest,
  { row, values, seen }: { row: number; values: Input; seen: Set<number> },
): Promise<RowChange | null> => {
  const { language } = request;
  const known = await recordOf(tx, entity, language, values);
  if (known !== null && seen.has(known))
    throw new ApiError('invalid', { fields: { id: [{ key: 'duplicate_ids' }] } });
  const { id: _id, ...given } = values;
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
  for (const one of rows) {
    try {
      const values = valuesOf(entity, head, one);
      const change = await writeRow(tx, entity, request, { row: one.row, values, seen });
      if (change) result.changes.push(change);
      else result.unchanged += 1;
    } catch (error) {
      result.problems.push({ row: one.row, fields: problemOf(error) });
      if (result.problems.length >= mostProblems) break;
    }
  }
  return result;
};
