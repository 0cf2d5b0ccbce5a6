import { formatDate, formatDateTime } from '~/i18n/dates';
import { formatVnd } from '~/i18n/money';
import { monthSpans } from '~/i18n/months';
import type { ContentRecord } from '../api/types';
import type { Column } from '../entities/descriptor';
import { type Recurring, recurrenceText } from '../entities/recurrence';
import type { AdminText } from '../text';
import { valueText } from '../ui/value-text';

type Reader = (value: unknown, t: AdminText, row: ContentRecord) => string;

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));

const titleOf = (reference: unknown) =>
  reference && typeof reference === 'object' && 'title' in reference ? String(reference.title) : '';

const each = (value: unknown, one: (entry: unknown) => string) =>
  Array.isArray(value) ? value.map(one).filter(Boolean).join(', ') : '';

const language = (t: AdminText) => (t('language_code') === 'en' ? 'en' : 'vi');

const readers: Record<Extract<Column['as'], string>, Reader> = {
  text,
  number: text,
  money: (value, t) => (typeof value === 'number' ? formatVnd(value, language(t)) : ''),
  minutes: (value, t) => (typeof value === 'number' ? `${value} ${t('unit.minutes')}` : ''),
  flag: (value, t) => t(value ? 'answer.yes' : 'answer.no'),
  date: (value, t) => (typeof value === 'string' ? formatDate(value, language(t)) : ''),
  expiry: (value, t) => (typeof value === 'string' ? formatDate(value, language(t)) : ''),
  date_time: (value, t) => (typeof value === 'string' ? formatDateTime(value, language(t)) : ''),
  dates: (value, t) => each(value, (one) => formatDate(text(one), language(t))),
  months: (value) =>
    Array.isArray(value)
      ? monthSpans(value.map(Number))
          .map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
          .join(', ')
      : '',
  recurrence: (_rule, t, row) => recurrenceText(row as Recurring, t),
  rating: (score, _t, row) => (row.rating_count ? `${text(score)} (${text(row.rating_count)})` : ''),
  reference: titleOf,
  references: (value) => each(value, titleOf),
  list: (value) => each(value, text),
};

/** What a column says about a row, as plain text. */
export function columnText({ name, as }: Column, row: ContentRecord, t: AdminText): string {
  const value = row[name];
  if (typeof as === 'string') return readers[as](value, t, row);
  return value === null || value === undefined || value === '' ? '' : valueText(as.set, String(value), t);
}
