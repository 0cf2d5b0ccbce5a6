import type { Doors } from '../../../kernel/visitor-info/open-on';
import { weekdays } from '../../../kernel/visitor-info/opening-hours';
import type { Language } from '../../../language';
import { listOf } from '../../planner/words/lists';

const names = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  vi: ['thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy', 'Chủ nhật'],
} as const;

const words = {
  en: {
    to: (from: string, until: string) => `${from} to ${until}`,
    closed: (days: string) => `closed on ${days}`,
  },
  vi: {
    to: (from: string, until: string) => `${from} đến ${until}`,
    closed: (days: string) => `nghỉ ${days}`,
  },
};

/** A few days in their order; three and more that follow one another by the first and the last. */
const daysText = (language: Language, days: readonly number[]): string => {
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined) => names[language][day ?? 0] ?? '';
  return listOf(
    language,
    runs.flatMap((run) =>
      run.length > 2 ? [words[language].to(name(run[0]), name(run.at(-1)))] : run.map(name),
    ),
  );
};

const timesOf = (week: NonNullable<Doors['opening_hours']>, day: number): string => {
  const name = weekdays[day];
  return ((name && week[name]) || []).map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
};

/** The hours of a week whose days differ, as they are in a month, and the days on which it is closed; `null` where none are known. */
export const weekText = (
  language: Language,
  { opening_hours, visitor_info }: Doors,
  month: number,
): string | null => {
  const week =
    visitor_info.hours?.seasonal?.find(({ months }) => months.includes(month))?.weekly ?? opening_hours;
  if (!week) return null;
  const closedToo = new Set(visitor_info.closures?.weekdays ?? []);
  const days = weekdays.map((name, day) => ({ day, times: closedToo.has(name) ? '' : timesOf(week, day) }));
  const having = (times: string) => days.filter((one) => one.times === times).map(({ day }) => day);
  const spans = [...new Set(days.map(({ times }) => times))].filter((times) => times !== '');
  if (spans.length === 0) return null;
  const open = spans.map((times) => `${daysText(language, having(times))} ${times}`);
  const closed = having('');
  return [...open, ...(closed.length > 0 ? [words[language].closed(daysText(language, closed))] : [])].join(
    '; ',
  );
};
