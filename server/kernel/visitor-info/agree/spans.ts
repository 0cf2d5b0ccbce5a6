import type { Language } from '../../../language';
import { numberOf, numberPattern } from './numbers';
import { after, before, finder } from './patterns';
import type { Statement } from './statement';

/** From when until when a sentence says that something is open, and that it is so around the clock. */

/** A time of day by the clock: hour, minute, half past, part of the day; the groups are numbered, so each stands alone. */
const clocks: Record<Language, string> = {
  en: '(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?)?|noon|midnight)',
  vi: `(?:(?:\\d{1,2}|${numberPattern('vi').split('|').slice(2).join('|')})(?:[:hg]\\d\\d|h| giờ(?: \\d\\d)?)?(?: rưỡi)?(?: (?:sáng|trưa|chiều|tối|đêm))?)`,
};

const ranges: Record<Language, RegExp> = {
  en: new RegExp(
    `${before}(?:from )?(${clocks.en}) ?(?:–|-|to|until|till|and) ?(${clocks.en})(?! ?(?:km|m|%|years|minutes|hours|đồng|people))${after}`,
    'giu',
  ),
  vi: new RegExp(
    `${before}(?:từ )?(${clocks.vi}|sáng(?: sớm)?) ?(?:–|-|đến|tới) ?(${clocks.vi})(?! ?(?:km|m|%|năm|phút|tiếng|đồng|người|nghìn|ngàn|tháng|ngày))${after}`,
    'giu',
  ),
};

const opening: Record<Language, RegExp> = {
  en: finder('open(?:s|ed)?|opening|hours|serves?|doors?'),
  vi: finder('mở|mở cửa|bán|giờ mở cửa|phục vụ|đón khách|họp'),
};

/** A span without a unit of time on either side may count anything. */
const isOfClock: Record<Language, RegExp> = {
  en: /[:.]\d\d|[ap]\.?m\b|noon|midnight/i,
  vi: /[:hg]\d\d|\dh|giờ|rưỡi/i,
};

const half = (minutes: number): number[] => (minutes < 780 ? [minutes, minutes + 720] : [minutes]);

/** Minutes since midnight that a clock may mean; none for "in the morning", which says no minute. */
const minutesOf = (written: string, language: Language): number[] => {
  const text = written.toLowerCase();
  if (text === 'noon') return [720];
  if (text === 'midnight') return [0, 1440];
  const number =
    /^\d{1,2}/.exec(text)?.[0] ?? new RegExp(`^(?:${numberPattern(language)})`, 'iu').exec(text)?.[0];
  if (number === undefined) return [];
  const minute = Number(/(?:[:.hg]|giờ )(\d\d)/.exec(text)?.[1] ?? (text.includes('rưỡi') ? 30 : 0));
  const at = numberOf(number, language) * 60 + minute;
  if (/a\.?m|sáng/.test(text)) return [at % 720];
  if (/p\.?m|chiều|tối|đêm/.test(text))
    return [(at % 720) + 720, ...(text.includes('đêm') ? [at % 720] : [])];
  return language === 'vi' || !/[:.]/.test(text) ? half(at) : [at];
};

const around: Record<Language, RegExp> = {
  en: finder('open (?:for )?(?:24 hours|round the clock|around the clock|24/7|day and night)|24/7|open 24h'),
  vi: finder('24/24|24/7|24 trên 24|suốt ngày đêm|cả ngày lẫn đêm|cả ngày đêm'),
};
const allDay: Record<Language, RegExp> = {
  en: finder('open all day|open the whole day|without a (?:midday|lunch) break'),
  vi: finder('mở (?:cửa )?(?:cả|suốt) ngày(?! (?:thứ|lẫn|đêm))|bán (?:cả|suốt) ngày|không nghỉ trưa'),
};
const denied: Record<Language, RegExp> = {
  en: finder("not|never|isn't|aren't|nothing|nobody"),
  vi: finder('không(?! nghỉ trưa)|chẳng|chưa|đừng'),
};

/** All that a sentence says of hours as a whole. */
export const spansIn = (sentence: string, language: Language): Statement[] => {
  const says = (pattern: RegExp) => sentence.search(pattern) >= 0;
  const isDenied = says(denied[language]);
  const whole: Statement[] = isDenied
    ? []
    : says(around[language])
      ? [{ kind: 'around', isClock: true, said: sentence }]
      : says(allDay[language])
        ? [{ kind: 'around', isClock: false, said: sentence }]
        : [];
  // In the part of the sentence that tells of opening; the next one may tell of boats.
  const spans = sentence
    .split(/[,;] /)
    .filter((part) => part.search(opening[language]) >= 0)
    .flatMap((part) => [...part.matchAll(ranges[language])])
    .flatMap(([written, from = '', to = '']): Statement[] =>
      isOfClock[language].test(written)
        ? [{ kind: 'hours', from: minutesOf(from, language), to: minutesOf(to, language), said: sentence }]
        : [],
    );
  return [...whole, ...spans];
};
