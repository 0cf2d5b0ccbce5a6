import type { Language } from '../../../language';
import { adviceWords } from '../../planner/words/advice';
import { listOf, monthText } from '../../planner/words/lists';
import type { SearchResult } from '../search';
import type { Limit } from '../understand/limits';
import { writtenText } from '../understand/written';
import type { Answer } from './collect';
import { made } from './made';

interface LimitWords {
  price: (sum: string) => string;
  open: (day: string, time: string | null) => string;
  known: (records: string, isMore: boolean) => string;
  none: (keyword: string) => string;
}

const words: Record<Language, LimitWords> = {
  en: {
    price: (sum) => `At most ${sum}`,
    open: (day, time) => `Open on ${day}${time === null ? '' : `, ${time}`}`,
    known: (records, isMore) =>
      `As far as is known: ${records}${isMore ? ', and the others below' : ''}. What says nothing of it is left out.`,
    none: (keyword) =>
      `Nothing here is known to fit “${keyword}”: what is below may fit or not. Ask there before you go.`,
  },
  vi: {
    price: (sum) => `Không quá ${sum}`,
    open: (day, time) => `Mở cửa ${day}${time === null ? '' : `, lúc ${time}`}`,
    known: (records, isMore) =>
      `Theo những gì cẩm nang biết: ${records}${isMore ? ' và các mục bên dưới' : ''}. Nơi chưa rõ thì không kể ở đây.`,
    none: (keyword) =>
      `Chưa biết chắc nơi nào đúng với “${keyword}”; các mục bên dưới có thể đúng, có thể không. Bạn hỏi trước khi đi.`,
  },
};

const weekdayNames = {
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }),
  vi: new Intl.DateTimeFormat('vi', { weekday: 'long', timeZone: 'UTC' }),
};

/** "Monday, 30 November"; "Thứ Hai, 30 tháng 11". */
const dayText = (language: Language, date: string): string => {
  const day = new Date(`${date}T00:00:00Z`);
  return `${weekdayNames[language].format(day)}, ${day.getUTCDate()} ${monthText(language, day.getUTCMonth() + 1)}`;
};

const sums = (language: Language, { amount, currency }: Extract<Limit, { what: 'price' }>): string =>
  currency === 'VND'
    ? adviceWords(language).vnd(amount)
    : new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
        style: 'currency',
        currency,
        maximumFractionDigits: 0,
      }).format(amount);

const mostNamed = 4;

/** What is known to keep a limit of price or time, or that nothing is. */
export const answerOfLimit = (
  language: Language,
  { reading, hits, total, isHere, isWhole }: SearchResult,
): Answer[] => {
  const limit = reading.terms.find((term) => term.limit)?.limit;
  const [first] = hits;
  if (!limit || !first) return [];
  const say = words[language];
  const title =
    limit.what === 'price'
      ? say.price(sums(language, limit))
      : say.open(dayText(language, limit.date), limit.time);
  const isKept = reading.cityIds.length > 0 ? isHere : isWhole;
  const named = hits.slice(0, mostNamed).map((hit) => hit.title);
  const text = isKept
    ? say.known(listOf(language, named), total > named.length)
    : say.none(writtenText(reading.words));
  return [made(title, text, first.path)];
};
