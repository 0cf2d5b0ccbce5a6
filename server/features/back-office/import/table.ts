import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import type { Entity } from '../../../kernel/entity';
import { countRows } from '../../../kernel/select-rows';
import { statementsOf } from '../../../kernel/selection';
import type { Language } from '../../../language';
import { columnsOf, languageColumn } from './columns';
import { linkedField, readPresent } from './present';
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

/** Records as the table that an import reads: brought back unchanged it changes nothing. */
export const exportTable = async (db: Database, entity: Entity, request: TableRequest) => {
  const { language, page, per_page, kind, ids } = request;
  const { record } = entity;
  const where = and(
    entity.pageKind && kind !== undefined ? eq(entity.pageKind.column, kind) : undefined,
    ids ? inArray(record.id, ids) : undefined,
  );
  const known = readNames(entity, language);
  const columns = columnsOf(entity).filter(
    ({ name, field, isOld }) =>
      !isOld && !notExported.has(name) && (known.has(field) || field === linkedField(entity)),
  );
  const orderBy = ids ? sql`array_position(${sql.param(ids)}::int[], ${record.id})` : sql`${record.id}`;
  const table = { language, columns, names: new Names(db, language) };
  const tail = { where, orderBy, limit: per_page, offset: (page - 1) * per_page };
  const [found, total] = await Promise.all([
    readPresent(db, entity, table, tail),
    countRows(db, statementsOf(entity, { language, includeHidden: true }, 'detail'), { where }),
  ]);
  const data = found.map(({ id, cells }) => [
    String(id),
    language,
    ...columns.map(({ name }) => cells.get(name) ?? ''),
  ]);
  const last_page = Math.max(1, Math.ceil(total / per_page));
  const head = ['id', languageColumn, ...columns.map(({ name }) => name)];
  return { columns: head, data, total, page, per_page, last_page };
};
