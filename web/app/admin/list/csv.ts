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

/** All rows as CSV, page by page as they come, with a byte-order mark by which spreadsheets know Vietnamese letters. */
export function csvStream(
  head: string[],
  first: { rows: string[][]; last_page: number },
  next: (page: number) => Promise<string[][]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let page = 1;
  return new ReadableStream({
    start: (controller) =>
      controller.enqueue(encoder.encode(`\uFEFF${csvLines([head])}${csvLines(first.rows)}`)),
    pull: async (controller) => {
      page += 1;
      if (page > first.last_page) return controller.close();
      controller.enqueue(encoder.encode(csvLines(await next(page))));
    },
  });
}
