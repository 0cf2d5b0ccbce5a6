import { daysIn } from './figures';
import type { Notation } from './notation';

/** Days and spans of days as people write them in one cell. */

const entriesOf = (cell: string, separator: string): string[] =>
  cell
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

interface Span {
  from: string;
  to?: string | undefined;
}

/** `2026-12-01..2026-12-05`, also `1/12/2026` where that is one day only; nothing after the dots is until further notice, and a day alone is that day. */
const spanOf = (given: string): Span | null => {
  const text = given.replaceAll(/\d{1,2}\/\d{1,2}\/\d{4}/g, (day) => {
    const [meant, other] = daysIn(day);
    return meant && !other ? meant : day;
  });
  const found = /^(\d{4}-\d{2}-\d{2})\s*(\.\.)?\s*(\d{4}-\d{2}-\d{2})?$/.exec(text);
  const [, from = '', dots, to] = found ?? [];
  if (!found || (!dots && to)) return null;
  if (!dots) return { from, to: from };
  return to ? { from, to } : { from };
};

const spanText = ({ from, to }: Span): string => `${from}..${to ?? ''}`;

export const dateSpans: Notation<Span[]> = {
  expected: 'csv_date_spans',
  print: (given) => given.map(spanText).join('; '),
  parse: (cell) => {
    const found = entriesOf(cell, ';').map(spanOf);
    return found.length === 0 || found.includes(null) ? null : found;
  },
};

/** `2027-02-06..2027-02-08 = who says so`, several with a bar between. */
export const knownDates: Notation<(Span & { source: string })[]> = {
  expected: 'csv_known_dates',
  print: (given) =>
    given.map(({ source, ...span }) => `${spanText(span)} = ${source.replaceAll('|', '¦')}`).join(' | '),
  parse: (cell) => {
    const found = entriesOf(cell, '|').map((entry) => {
      const at = entry.indexOf('=');
      const span = at > 0 ? spanOf(entry.slice(0, at).trim()) : null;
      return span && { ...span, source: entry.slice(at + 1).trim() };
    });
    return found.length === 0 || found.includes(null) ? null : found;
  },
};

interface LunarDay {
  month: number;
  day: number;
}

const lunarDayOf = (text: string): LunarDay | null => {
  const found = /^(\d{1,2})\/(\d{1,2})$/.exec(text);
  return found ? { month: Number(found[2]), day: Number(found[1]) } : null;
};

/** `30/12-3/1; 15/7-15/7`: day and month, as lunar days are written. */
export const lunarSpans: Notation<{ from: LunarDay; to: LunarDay }[]> = {
  expected: 'csv_lunar',
  print: (given) => given.map(({ from, to }) => `${from.day}/${from.month}-${to.day}/${to.month}`).join('; '),
  parse: (cell) => {
    const found = entriesOf(cell, ';').map((entry) => {
      const [from, to = from, ...others] = entry.replaceAll(/\s/g, '').split(/[-–]/).map(lunarDayOf);
      return from && to && others.length === 0 ? { from, to } : null;
    });
    return found.length === 0 || found.includes(null) ? null : found;
  },
};
