import type { ContentRecord } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import type { AdminText } from '../text';
import { columnText } from './column-text';
import { csvLines } from './csv-text';

/** A table of records: its head, and the cells of each. */
export interface CsvTable {
  head: string[];
  cells: (row: ContentRecord) => string[];
}

/** What a list shows, in words. */
export function shownTable(entity: EntityDescriptor, t: AdminText): CsvTable {
  return {
    head: [
      'ID',
      t(`field.${entity.titled}`),
      t('field.slug'),
      ...entity.columns.map((column) => t(`column.${column.name}`)),
      t('column.status'),
      t('column.languages'),
    ],
    cells: (row) => [
      String(row.id),
      row.title,
      row.slug,
      ...entity.columns.map((column) => columnText(column, row, t)),
      t(row.status === 1 ? 'status.live' : 'status.hidden'),
      Object.entries(row.translations ?? {})
        .filter(([, exists]) => exists)
        .map(([language]) => language)
        .join(' '),
    ],
  };
}

/** Kinds of fields whose values a cell can hold as the API has them. */
const plainKinds = new Set([
  'line',
  'lines',
  'link',
  'slug',
  'number',
  'money',
  'flag',
  'date',
  'date_time',
  'choice',
]);

/** Fields with parts, which a cell holds as JSON. */
const structured = new Set<string>(['opening_hours', 'accessibility', 'visitor_info']);

/** What an import reads: the names of fields, and their values as they are stored. */
export function importTable(entity: EntityDescriptor, sample: ContentRecord | undefined): CsvTable {
  const fields = [...entity.texts, ...entity.groups.flatMap((group) => group.fields)];
  const plain = fields
    .filter(({ kind, name }) => plainKinds.has(kind) || structured.has(name))
    .map(({ name }): string => name);
  const names = ['id', 'version', 'slug', 'title', 'description', 'status', 'published_at', 'hidden_at'];
  // A list has less of a record than its editor; what it lacks an import leaves as it is.
  const known = [...names, ...plain, ...Object.keys(entity.constants)].filter(
    (name) => names.includes(name) || name in entity.constants || (sample && name in sample),
  );
  const head = [...new Set(known)];
  return { head, cells: (row) => head.map((name) => plainText(row[name] ?? entity.constants[name])) };
}

/** What has parts is written as JSON, which an import reads. */
const plainText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** All rows as CSV, page by page as they come, with a byte-order mark by which spreadsheets know Vietnamese letters. */
export function csvStream(
  { head, cells }: CsvTable,
  first: { data: ContentRecord[]; last_page: number },
  next: (page: number) => Promise<{ data: ContentRecord[] }>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const lines = (rows: ContentRecord[]) => csvLines(rows.map(cells));
  let page = 1;
  return new ReadableStream({
    start: (controller) =>
      controller.enqueue(encoder.encode(`\uFEFF${csvLines([head])}${lines(first.data)}`)),
    pull: async (controller) => {
      page += 1;
      if (page > first.last_page) return controller.close();
      controller.enqueue(encoder.encode(lines((await next(page)).data)));
    },
  });
}
