import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import type { Entity } from '../../../kernel/entity';
import { statementsOf } from '../../../kernel/selection';
import { countRows, selectRows } from '../../../kernel/statement';
import type { Language } from '../../../language';
import { listSeparator } from './cell';
import { importColumns } from './import-rows';

/**
 * Left out of what is exported: long texts, of which spreadsheets cut off the end, and what says the same as `status`.
 * An import leaves what is not in the table as it is.
 */
const notExported = new Set(['content', 'is_active', 'is_published']);

/** What a record is read with; parts that lie in other tables are not among it, and are no columns of the export. */
const readNames = (entity: Entity, language: Language): ReadonlySet<string> =>
  new Set([
    ...['id', 'version', 'slug', 'title', 'description', 'image', 'image_alt', 'status'],
    ...['published_at', 'hidden_at'],
    ...Object.keys(entity.list(language)),
    ...Object.keys(entity.detail(language)),
  ]);

const isScalar = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Entries that a reader could take for something else are written as JSON. */
const isPlain = (entries: readonly (string | number)[]): boolean =>
  entries.every((entry) => !/^\s*[[{]|^\s*$/.test(String(entry)) && !String(entry).includes(listSeparator));

/** The cell that an import reads as this value again. */
const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every(isScalar) && isPlain(value))
    return value.join(` ${listSeparator} `);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

interface TableRequest {
  language: Language;
  page: number;
  per_page: number;
  /** Of a kind that has several, such as places. */
  kind?: number | undefined;
}

/** Records as the table that an import reads: brought back unchanged it changes nothing. */
export const exportTable = async (db: Queryable, entity: Entity, request: TableRequest) => {
  const { language, page, per_page, kind } = request;
  const statements = statementsOf(entity, { language, includeHidden: true }, 'detail');
  const where = entity.pageKind && kind !== undefined ? eq(entity.pageKind.column, kind) : undefined;
  const known = readNames(entity, language);
  const columns = importColumns(entity).filter((name) => known.has(name) && !notExported.has(name));
  const [rows, total] = await Promise.all([
    selectRows(db, statements, {
      where,
      orderBy: sql`${entity.record.id}`,
      limit: per_page,
      offset: (page - 1) * per_page,
    }),
    countRows(db, statements, { where }),
  ]);
  const data = (rows as Record<string, unknown>[]).map((row) => columns.map((name) => cellOf(row[name])));
  const last_page = Math.max(1, Math.ceil(total / per_page));
  return { columns, data, total, page, per_page, last_page };
};
