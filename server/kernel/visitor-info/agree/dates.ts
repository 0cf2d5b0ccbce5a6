import type { Language } from '../../../language';
import { englishMonthNames } from '../../../time';
import { finder } from './patterns';
import type { Statement } from './statement';

/** On which day of which calendar a sentence says that an event takes place. */

const ordinals =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth'.split(
    '|',
  );
const lunarMonths = 'giêng|hai|ba|tư|năm|sáu|bảy|tám|chín|mười|mười một|chạp'.split('|');

const happens: Record<Language, RegExp> = {
  en: finder(
    '(?:is|are) held|takes? place|falls? on|begins? on|starts? on|opens? on|main day|(?:is|are) celebrated|(?:is|are) kept|(?:festival|feast) (?:is|begins|starts|opens)',
  ),
  vi: finder(
    'mở hội|hội (?:[^,.;]{0,15} )?(?:mở|diễn ra|họp)|khai hội|diễn ra|tổ chức|chính hội|hội chính|ngày lễ|lễ chính|rơi vào|vào hội',
  ),
};
/** Of a year that has been, or of another feast. */
const elsewhere: Record<Language, RegExp> = {
  en: /\b(?:1[5-9]|20)\d\d\b|\bother\b|\bbefore\b|\bused to\b|\bonce\b|\bunlike\b/i,
  vi: /(?:1[5-9]|20)\d\d|trước đây|xưa|từng|khác/i,
};

type Day = Omit<Statement & { kind: 'date' }, 'kind' | 'said'>;

const ordinalOf = (word: string): number => {
  const [last = '', tens] = word.toLowerCase().split('-').reverse();
  if (last === 'thirtieth') return 30;
  return Number.parseInt(word, 10) || ordinals.indexOf(last) + 1 + (tens ? 20 : 0);
};

const english = (sentence: string): Day[] => {
  const ordinal = `\\d{1,2}(?:st|nd|rd|th)|(?:twenty-)?(?:${ordinals.join('|')})|thirtieth`;
  const lunar = finder(
    `(${ordinal})(?: day)? of the (${ordinal}) (?:lunar month|month of the moon|moon|month)`,
  );
  const solar = finder(
    `(?:(\\d{1,2})(?:st|nd|rd|th)? (${englishMonthNames.join('|')})|(${englishMonthNames.join('|')}) (\\d{1,2}))`,
  );
  return [
    ...[...sentence.matchAll(lunar)].map(
      ([, day = '', month = '']): Day => ({
        calendar: 'lunar',
        day: ordinalOf(day),
        month: ordinalOf(month),
      }),
    ),
    ...[...sentence.matchAll(solar)].map(
      ([, day, month, name, number]): Day => ({
        calendar: 'solar',
        day: Number(day ?? number),
        month:
          englishMonthNames.findIndex((one) => one.toLowerCase() === (month ?? name ?? '').toLowerCase()) + 1,
      }),
    ),
  ];
};

const vietnamese = (sentence: string): Day[] => {
  const found = finder(
    `(?:(\\d{1,2})|(rằm))(?: tháng |\\/)(\\d{1,2}|${[...lunarMonths].reverse().join('|')})`,
  );
  // The words that only the moon's calendar has count for all days of a sentence.
  const isLunar = /âm lịch|mồng|mùng|rằm|giêng|chạp/i.test(sentence);
  return [...sentence.matchAll(found)].map(([, day, full, month = '']): Day => {
    return {
      calendar: isLunar ? 'lunar' : 'solar',
      day: full ? 15 : Number(day),
      month: Number(month) || lunarMonths.indexOf(month.toLowerCase()) + 1,
    };
  });
};

export const datesIn = (sentence: string, language: Language): Statement[] =>
  sentence.search(happens[language]) < 0 || elsewhere[language].test(sentence)
    ? []
    : (language === 'en' ? english(sentence) : vietnamese(sentence))
        .filter(({ day, month }) => day >= 1 && day <= 31 && month >= 1 && month <= 12)
        .map((day): Statement => ({ kind: 'date', ...day, said: sentence }));
