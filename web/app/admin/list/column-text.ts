import { formatDateTime } from '~/i18n/dates';
import { monthSpans } from '~/i18n/months';
import type { ContentRecord } from '../api/types';
import type { ColumnName } from '../entities/descriptor';
import type { AdminText } from '../text';

const titleOf = (reference: unknown) =>
  reference && typeof reference === 'object' && 'title' in reference ? String(reference.title) : '';

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));

const date = (value: unknown, t: AdminText) =>
  typeof value === 'string' ? formatDateTime(value, t('language_code') === 'en' ? 'en' : 'vi') : '';

const readers: Record<ColumnName, (row: ContentRecord, t: AdminText) => string> = {
  category: (row) => titleOf(row.category),
  region: (row) => titleOf(row.region),
  author: (row) => text(row.author),
  published_at: (row, t) => date(row.published_at, t),
  updated_at: (row, t) => date(row.updated_at, t),
  rating: (row) => (row.rating_count ? `${text(row.rating_score)} (${text(row.rating_count)})` : ''),
  city_code: (row) => text(row.city_code),
  is_highlight: (row, t) => t(row.is_highlight ? 'answer.yes' : 'answer.no'),
  best_months: (row) =>
    Array.isArray(row.best_months)
      ? monthSpans(row.best_months.map(Number))
          .map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
          .join(', ')
      : '',
  blog_count: (row) => text(row.blog_count),
  city_count: (row) => text(row.city_count),
};

/** What a column says about a row, as plain text. */
export function columnText(column: ColumnName, row: ContentRecord, t: AdminText): string {
  return readers[column](row, t);
}
