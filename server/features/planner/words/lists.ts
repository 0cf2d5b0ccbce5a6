import type { Language } from '../../../language';

const formats = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  vi: new Intl.ListFormat('vi', { type: 'conjunction' }),
};

/** `A, B and C`. */
export const listOf = (language: Language, items: Iterable<string>): string =>
  formats[language].format(items);

const choices = {
  en: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
  vi: new Intl.ListFormat('vi', { type: 'disjunction' }),
};

/** `A, B or C`. */
export const eitherOf = (language: Language, items: Iterable<string>): string =>
  choices[language].format(items);

const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `8 March 2027`, `8 tháng 3 năm 2027`. */
export const dateText = (language: Language, date: string): string => {
  const [year, month, day] = date.split('-').map(Number);
  return language === 'vi'
    ? `${day} tháng ${month} năm ${year}`
    : dates.format(new Date(`${date}T00:00:00Z`));
};

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** `March`, `tháng 3`. */
export const monthText = (language: Language, month: number): string =>
  language === 'vi' ? `tháng ${month}` : months.format(new Date(Date.UTC(2001, month - 1, 1)));

/** Months that follow one another, over the turn of the year too. */
const runsOf = (months: readonly number[]): number[][] => {
  const all = [...new Set(months)].sort((a, b) => a - b);
  const runs: number[][] = [];
  for (const month of all) {
    const last = runs.at(-1);
    if (last?.at(-1) === month - 1) last.push(month);
    else runs.push([month]);
  }
  const [first, last] = [runs[0], runs.at(-1)];
  if (first && last && first !== last && first[0] === 1 && last.at(-1) === 12)
    return [...runs.slice(1, -1), [...last, ...first]];
  return runs;
};

/** `March to August`, `May, November and December`; `tháng 3 đến tháng 8`. */
export const monthsText = (language: Language, months: readonly number[]): string => {
  const isYear = new Set(months).size === 12;
  if (isYear) return language === 'vi' ? 'quanh năm' : 'all year';
  const parts = runsOf(months).flatMap((run) => {
    const names = run.map((month) => monthText(language, month));
    const to = language === 'vi' ? 'đến' : 'to';
    return names.length > 2 ? [`${names[0]} ${to} ${names.at(-1)}`] : names;
  });
  return listOf(language, parts);
};

/** `2 hours 30 minutes`, to a quarter. */
export const durationText = (language: Language, minutes: number): string => {
  const rounded = minutes < 60 ? Math.round(minutes / 5) * 5 : Math.round(minutes / 15) * 15;
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  const words =
    language === 'vi' ? { h: 'giờ', hs: 'giờ', m: 'phút' } : { h: 'hour', hs: 'hours', m: 'minutes' };
  return [
    hours > 0 ? `${hours} ${hours === 1 ? words.h : words.hs}` : '',
    rest > 0 ? `${rest} ${words.m}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
};
