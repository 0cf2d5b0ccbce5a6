import type { ContentRecord } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import type { AdminText } from '../text';
import { columnText } from './column-text';

/** A cell for spreadsheets: quoted, and never taken for a formula. */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Rows as CSV with a byte-order mark, by which spreadsheets know Vietnamese letters. */
export function asCsv(entity: EntityDescriptor, rows: ContentRecord[], t: AdminText): string {
  const head = [
    'ID',
    t(`field.${entity.titled}`),
    t('field.slug'),
    ...entity.columns.map((column) => t(`column.${column.name}`)),
    t('column.status'),
    t('column.languages'),
  ];
  const lines = rows.map((row) => [
    String(row.id),
    row.title,
    row.slug,
    ...entity.columns.map((column) => columnText(column, row, t)),
    t(row.status === 1 ? 'status.live' : 'status.hidden'),
    Object.entries(row.translations ?? {})
      .filter(([, exists]) => exists)
      .map(([language]) => language)
      .join(' '),
  ]);
  return `\uFEFF${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
