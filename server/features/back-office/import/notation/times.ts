import { monthSpans } from './months';
import type { Notation } from './notation';

/** Weeks, shows and seasons as people write them in one cell. */

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Day = (typeof days)[number];

interface Span {
  opens: string;
  closes: string;
}
type Week = Partial<Record<Day, Span[]>>;

/** As Vietnamese timetables count: the second day is Monday. */
const inVietnamese: Readonly<Record<string, Day>> = {
  t2: 'mon',
  t3: 'tue',
  t4: 'wed',
  t5: 'thu',
  t6: 'fri',
  t7: 'sat',
  cn: 'sun',
};

const dayOf = (word: string): Day | undefined =>
  days.find((day) => day === word) ?? (Object.hasOwn(inVietnamese, word) ? inVietnamese[word] : undefined);

/** `07:30` of `7:30`, `7h30` and what a spreadsheet makes of it, `07:30:00`; null for what is no time. */
export const timeOf = (word: string): string | null => {
  const found = /^(\d{1,2})[:h](\d{2})(?::00)?$/.exec(word.trim().toLowerCase());
  return found ? `${found[1]?.padStart(2, '0')}:${found[2]}` : null;
};

const spanOf = (word: string): Span | null => {
  const [opens, closes, ...others] = word.split(/[-–]/).map(timeOf);
  return opens && closes && others.length === 0 ? { opens, closes } : null;
};

/** `mon-fri,sun` as days; null for what names none. */
const daysOf = (word: string): Day[] | null => {
  if (word === 'daily') return [...days];
  const found: Day[] = [];
  for (const part of word.split(',')) {
    const [from, to = from, ...others] = part.split(/[-–]/).map((one) => dayOf(one.trim()));
    if (!from || !to || others.length > 0) return null;
    const [first, last] = [days.indexOf(from), days.indexOf(to)];
    if (last < first) found.push(...days.slice(first), ...days.slice(0, last + 1));
    else found.push(...days.slice(first, last + 1));
  }
  return found;
};

/** Days that follow each other are written as one span. */
const daysText = (given: readonly string[]): string => {
  const parts: string[] = [];
  let run: number[] = [];
  const end = () => {
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) return;
    if (run.length > 2) parts.push(`${days[first]}-${days[last]}`);
    else parts.push(...run.map((at) => days[at] as string));
    run = [];
  };
  for (const day of given) {
    const at = days.indexOf(day as Day);
    if (run.length > 0 && at !== (run.at(-1) ?? 0) + 1) end();
    run.push(at);
  }
  end();
  return parts.join(',');
};

const entriesOf = (cell: string, separator: string): string[] =>
  cell
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** What a week without open days is called. */
const closed = 'closed';

const parseWeek = (cell: string): Week | null => {
  const week: Week = {};
  if (cell.trim().toLowerCase() === closed) return week;
  for (const entry of entriesOf(cell.toLowerCase(), ';')) {
    const [name = '', ...words] = entry.replaceAll(/\s*([-–,])\s*/g, '$1').split(/\s+/);
    const named = daysOf(name);
    const spans = words.map(spanOf);
    if (!named || spans.length === 0 || spans.includes(null)) return null;
    for (const day of named) {
      if (week[day]) return null;
      week[day] = spans as Span[];
    }
  }
  return Object.keys(week).length > 0 ? week : null;
};

const spansText = (spans: readonly Span[]): string =>
  spans.map(({ opens, closes }) => `${opens}-${closes}`).join(' ');

const weekText = (week: Week): string => {
  const groups: { named: Day[]; text: string }[] = [];
  for (const day of days) {
    const text = spansText(week[day] ?? []);
    if (text === '') continue;
    const same = groups.find((group) => group.text === text);
    if (same) same.named.push(day);
    else groups.push({ named: [day], text });
  }
  return groups.map(({ named, text }) => `${daysText(named)} ${text}`).join('; ') || closed;
};

/** `mon-fri 07:30-11:30 13:30-17:00; sat 08:00-12:00`; `closed` is open on no day. */
export const week: Notation<Week> = { expected: 'csv_week', print: weekText, parse: parseWeek };

interface Shows {
  days?: Day[] | undefined;
  times: string[];
}

/** `fri-sun 18:30 20:00; 15:00`: without days on each open day. */
export const shows: Notation<Shows[]> = {
  expected: 'csv_shows',
  print: (given) =>
    given
      .map(({ days: named, times }) => [...(named ? [daysText(named)] : []), ...times].join(' '))
      .join('; '),
  parse: (cell) => {
    const entries = entriesOf(cell.toLowerCase(), ';').map((entry) => {
      const words = entry.replaceAll(/\s*,\s*/g, ',').split(/\s+/);
      const named = timeOf(words[0] ?? '') ? undefined : daysOf(words.shift() ?? '');
      const times = words.map(timeOf);
      if (named === null || times.length === 0 || times.includes(null)) return null;
      return { ...(named ? { days: named } : {}), times: times as string[] };
    });
    return entries.length === 0 || entries.includes(null) ? null : (entries as Shows[]);
  },
};

interface Season {
  months: number[];
  weekly: Week;
}

const parseMonths = (word: string): number[] | null => {
  const found: number[] = [];
  for (const part of word.split(',')) {
    const [from = Number.NaN, to = from, ...others] = part.split(/[-–]/).map(Number);
    const isSpan = [from, to].every((month) => Number.isInteger(month) && month >= 1 && month <= 12);
    if (!isSpan || others.length > 0) return null;
    for (let month = from; ; month = (month % 12) + 1) {
      found.push(month);
      if (month === to) break;
    }
  }
  return found;
};

/** `5-9: mon-sun 07:00-18:00 | 10-12,1: sat,sun 08:00-12:00` */
export const seasons: Notation<Season[]> = {
  expected: 'csv_seasonal',
  print: (given) =>
    given.map(({ months, weekly }) => `${monthSpans(months)}: ${weekText(weekly)}`).join(' | '),
  parse: (cell) => {
    const entries = entriesOf(cell, '|').map((entry) => {
      const at = entry.indexOf(':');
      const months = parseMonths(entry.slice(0, Math.max(at, 0)).replaceAll(/\s/g, ''));
      const weekly = parseWeek(entry.slice(at + 1));
      return months && weekly ? { months, weekly } : null;
    });
    return entries.length === 0 || entries.includes(null) ? null : (entries as Season[]);
  },
};

/** `09:00-10:00; 14:00-15:00` */
export const spans: Notation<Span[]> = {
  expected: 'csv_time_spans',
  print: (given) => given.map((one) => spansText([one])).join('; '),
  parse: (cell) => {
    const found = entriesOf(cell, ';').map((entry) => spanOf(entry.replaceAll(/\s/g, '')));
    return found.length === 0 || found.includes(null) ? null : (found as Span[]);
  },
};

/** `1 sun` is the first Sunday of the month, `last fri` its last Friday. */
export const nthDay: Notation<{ nth: number; weekday: string }> = {
  expected: 'csv_monthly',
  print: ({ nth, weekday }) => `${nth === -1 ? 'last' : nth} ${weekday}`,
  parse: (cell) => {
    const [nth = '', name = '', ...others] = cell.trim().toLowerCase().split(/\s+/);
    const weekday = dayOf(name);
    if (!weekday || others.length > 0 || !/^(?:[1-4]|-1|last)$/.test(nth)) return null;
    return { nth: nth === 'last' ? -1 : Number(nth), weekday };
  },
};

/** `mon-fri; sun`, `mon,wed` or `mon; wed` */
export const dayList: Notation<Day[]> = {
  expected: 'csv_days',
  print: (given) => daysText(given).replaceAll(',', '; '),
  parse: (cell) => {
    const found = entriesOf(cell.toLowerCase().replaceAll(/[;|]/g, ','), ',').map((word) =>
      daysOf(word.replaceAll(/\s/g, '')),
    );
    return found.length === 0 || found.includes(null) ? null : found.flatMap((named) => named ?? []);
  },
};
