import { dateOf } from './calendar-days';
import { dateAt as at, dayOfMonth as d, englishMonth as en } from './date-patterns';
import { monthNumber, vietnameseMonth, vietnameseMonths } from './months';
import type { Text } from './text';

const asWritten = at(`(\\d{1,2})[/.-](\\d{1,2})(?:[/.-]\\d{2,4})?`);
const inWords = [at(`${d}(?: of)? ${en}`), at(`${en} ${d}`), at(`(\\d{1,2}) ?thang (${vietnameseMonths})`)];
const asWrittenWithYear = at('(\\d{1,2})(?:[/.-]| thang )(\\d{1,2})(?:[/.-]|,? nam | )(20\\d\\d)');
const inWordsWithYear = at(`${d}(?: of)? ${en},? (20\\d\\d)`);
const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day that no calendar has, as `day/month`: 30 February, 31 April. */
export const impossibleDateIn = ({ folded }: Text): string | undefined => {
  const found = [
    ...[asWritten.exec(folded)].map((m) => (m ? [Number(m[1]), Number(m[2])] : null)),
    ...inWords.map((pattern, index) => {
      const m = pattern.exec(folded);
      if (!m) return null;
      const [a = '', b = ''] = m.slice(1);
      if (index === 0) return [Number(a), monthNumber(b)];
      return index === 1 ? [Number(b), monthNumber(a)] : [Number(a), vietnameseMonth(b)];
    }),
  ].flatMap((pair) => (pair ? [pair] : []));
  // 29 February of a year that has none.
  const withYear = [asWrittenWithYear.exec(folded), inWordsWithYear.exec(folded)].find(Boolean);
  if (withYear) {
    const [, day = '', month = '', year = ''] = withYear;
    const at = [
      Number(day),
      /^\d+$/u.test(month) ? Number(month) : monthNumber(month),
      Number(year),
    ] as const;
    if (at[0] <= 31 && at[1] >= 1 && at[1] <= 12 && dateOf(at[2], at[1], at[0]) === undefined)
      return `${at[0]}/${at[1]}`;
  }
  const wrong = found.find(
    ([day = 0, month = 0]) => month >= 1 && month <= 12 && day > (longest[month - 1] ?? 31) && day <= 31,
  );
  return wrong ? wrong.join('/') : undefined;
};
