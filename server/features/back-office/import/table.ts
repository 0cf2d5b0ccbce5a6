import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import type { Entity } from '../../../kernel/entity';
import { statementsOf } from '../../../kernel/selection';
import { countRows, selectRows } from '../../../kernel/statement';
import type { Language } from '../../../language';
import { type Column, cellText, columnsOf } from './columns';
import { Names } from './references';

/**
 * Left out of what is exported: long texts, of which spreadsheets cut off the end, and what says the same as `status`.
 * An import leaves what is not in the table as it is.
 */
const notExported = new Set(['content', 'is_active', 'is_published']);

/** What a record is read with; other parts that lie in other tables are not among it, and are no columns of the export. */
const readNames = (entity: Entity, language: Language): ReadonlySet<string> =>
  new Set([
    ...['id', 'version', 'slug', 'title', 'description', 'image', 'image_alt', 'status'],
    ...['published_at', 'hidden_at'],
    ...Object.keys(entity.list(language)),
    ...Object.keys(entity.detail(language)),
  ]);

interface TableRequest {
  language: Language;
  page: number;
  per_page: number;
  /** Of a kind that has several, such as places. */
  kind?: number | undefined;
  ids?: number[] | undefined;
}

type Row = Record<string, unknown>;

/** The ids in a field that names other records. */
const idsIn = (value: unknown): number[] =>
  [value].flat().flatMap((id) => (id === null || id === undefined ? [] : [Number(id)]));

const hasParts = ({ parts }: Entity, columns: readonly Column[], known: ReadonlySet<string>): boolean =>
  parts !== undefined && columns.some(({ field }) => !known.has(field));

/** Records as the table that an import reads: brought back unchanged it changes nothing. */
export const exportTable = async (db: Database, entity: Entity, request: TableRequest) => {
  const { language, page, per_page, kind, ids } = request;
  const { record } = entity;
  const statements = statementsOf(entity, { language, includeHidden: true }, 'detail');
  const where = and(
    entity.pageKind && kind !== undefined ? eq(entity.pageKind.column, kind) : undefined,
    ids ? inArray(record.id, ids) : undefined,
  );
  const known = readNames(entity, language);
  const columns = columnsOf(entity).filter(
    ({ name, field, named, isOld }) =>
      !isOld && !notExported.has(name) && (known.has(field) || (named?.isMany && entity.parts)),
  );
  const orderBy = ids ? sql`array_position(${sql.param(ids)}::int[], ${record.id})` : sql`${record.id}`;
  const [rows, total] = await Promise.all([
    selectRows(db, statements, { where, orderBy, limit: per_page, offset: (page - 1) * per_page }),
    countRows(db, statements, { where }),
  ]);
  const names = new Names(db, language);
  const withParts = async (row: Row): Promise<Row> =>
    hasParts(entity, columns, known)
      ? { ...(await db.transaction(async (tx) => entity.parts?.(tx, Number(row.id)))), ...row }
      : row;
  const data: string[][] = [];
  for (const found of rows as Row[]) {
    const row = await withParts(found);
    const cells = columns.map(({ named, ...column }) =>
      named ? names.cellOf(named, idsIn(row[column.field])) : cellText(column, row[column.field]),
    );
    data.push([String(row.id), ...(await Promise.all(cells))]);
  }
  const last_page = Math.max(1, Math.ceil(total / per_page));
  return { columns: ['id', ...columns.map(({ name }) => name)], data, total, page, per_page, last_page };
};
