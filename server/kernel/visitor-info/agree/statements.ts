import type { Language } from '../../../language';
import { englishMonthNames } from '../../../time';
import { claimsIn } from './claims';
import { datesIn } from './dates';
import { isMeant, opening } from './meant';
import { numberOf, numberPattern } from './numbers';
import { bookingIn, freeIn, moneyIn } from './offers';
import { after, before, finder, sentencesOf } from './patterns';
import { promisesIn } from './promises';
import { spansIn } from './spans';
import type { Statement } from './statement';
import { roomsIn } from './stays';
import { weekdaysIn } from './weekdays';

/**
 * What a text says that data can say too: times, weekdays, months, sums, durations, steps, booking and free admission.
 * It reads sentences with patterns, not with understanding: what it finds is a question to an editor, and what it is
 * unsure of it leaves out.
 */

/** Said of one time only; a sentence that tells of closing as well is read as hours. */
const lastEntry: Record<Language, RegExp> = {
  en: /^(?!.*\b(?:closes?|opens?|open|shuts?)\b).*\blast (?:entry|admission|tickets?|visitors?)\b/iu,
  vi: /^(?!.*(?:đóng cửa|mở cửa)).*(?:nhận khách cuối|lượt (?:khách )?cuối|vào (?:cửa )?chậm nhất|bán vé đến|ngừng bán vé)/iu,
};

const denied: Record<Language, RegExp> = {
  en: finder(
    "not|never|no|avoid|closed?|shut|don't|doesn't|isn't|except|outside|too|instead|rain(?:s|y)?|storms?|floods?|wet(?:test)?|rough|hot(?:test)?|typhoons?|drizzle|fog(?:gy)?|off-season|cold|ashore|decides|decision|worst",
  ),
  vi: finder(
    'không|chẳng|đừng|chớ|tránh|nghỉ|đóng cửa|trừ|ngoài|mưa|bão|lũ|lụt|động|gió mùa|nóng|oi|rét|lạnh|sương mù|nồm|khô cạn',
  ),
};

const clock: Record<Language, RegExp> = {
  en: new RegExp(
    `${before}(?:([01]?\\d|2[0-3])(?::|(?<=(?:from|to|until|till|at|by|before|after|and|–|-) ?\\d{1,2})\\.(?!\\d\\d ?(?:km|m|ha|kg|%|million|thousand|kilometres|metres|hectares)))([0-5]\\d)|(\\d{1,2}) ?([ap])\\.?m\\.?|(?<=(?:at|by|before|until|till|after|about|around) )(half past )?(${numberPattern('en').split('|').slice(2).join('|')})(?= in the (?:morning|afternoon|evening)| o['’]clock|[,.;)]| and | at night|$))${after}`,
    'giu',
  ),
  vi: new RegExp(
    `${before}(?:([01]?\\d|2[0-3])[:h]([0-5]\\d)|(${numberPattern('vi')}) giờ(?: ([0-5]\\d))?( rưỡi)?(?: (sáng|trưa|chiều|tối|đêm))?)${after}`,
    'giu',
  ),
};

/** Vietnamese durations may be told in `giờ` too, and clocks are then not meant. */
const lasting = finder(
  '(?:mất|chừng|khoảng|độ|hơn|gần|tầm|chưa đầy|chưa tới|dưới|trong|ghé|xem) [^,.]{0,12}giờ|giờ đồng hồ|giờ (?:xe|đi|chạy|bay|tàu|ngồi|leo|lái)',
);

const half = (minutes: number): number[] => (minutes < 12 * 60 + 60 ? [minutes, minutes + 720] : [minutes]);

const englishTime = (sentence: string, match: RegExpMatchArray): number[] => {
  const [, hour, minute, bare, period, past, word] = match;
  const following = sentence.slice((match.index ?? 0) + match[0].length);
  if (hour && minute) {
    const isEvening = /^ ?p\.?m/i.test(following) && Number(hour) < 12;
    return [(Number(hour) + (isEvening ? 12 : 0)) * 60 + Number(minute)];
  }
  if (bare && period) return [((Number(bare) % 12) + (period.toLowerCase() === 'p' ? 12 : 0)) * 60];
  const value = numberOf(word ?? '0', 'en') * 60 + (past ? 30 : 0);
  if (/^ in the morning/.test(following)) return [value];
  if (/^ in the (?:afternoon|evening)/.test(following)) return [value + 720];
  return half(value);
};

const vietnameseTime = (match: RegExpMatchArray): number[] => {
  const [, hour, minute, said, past, rest, part] = match;
  if (hour && minute) return [Number(hour) * 60 + Number(minute)];
  const value = numberOf(said ?? '0', 'vi') * 60 + (rest ? 30 : Number(past ?? 0));
  if (part === 'sáng') return [value];
  if (part && ['chiều', 'tối', 'đêm', 'trưa'].includes(part))
    return [value >= 720 || (part === 'trưa' && value >= 600) ? value : value + 720];
  return half(value);
};

const timesIn = (sentence: string, language: Language): Statement[] => {
  if ((language === 'vi' && sentence.search(lasting) >= 0) || !isMeant(sentence, language)) return [];
  const opens = sentence.search(opening[language]) >= 0;
  const isLast = sentence.search(lastEntry[language]) >= 0;
  return [...sentence.matchAll(clock[language])].flatMap((match): Statement[] => {
    const at = language === 'en' ? englishTime(sentence, match) : vietnameseTime(match);
    return at.every((minutes) => minutes >= 0 && minutes <= 1440 + 720)
      ? [{ kind: 'time', at: at.map((minutes) => minutes % 1440), opens, isLast, said: sentence }]
      : [];
  });
};

/** Months of history, and those of the moon, say nothing of the season. */
const englishMonths = new RegExp(
  `${before}(${englishMonthNames.join('|')})(?! ?\\d{1,2}(?:st|nd|rd|th)?\\b)(?!,? (?:of )?\\d{4})(?! \\p{Lu})${after}`,
  'gu',
);
/** Written in words, with a capital letter; after a day, as in "27 tháng Ba", they are the moon's, like "tháng Giêng". */
const vietnameseMonthNames = [
  'hai',
  'ba',
  'tư',
  'năm',
  'sáu',
  'bảy',
  'tám',
  'chín',
  'mười',
  'mười một',
  'mười hai',
];
const vietnameseMonths =
  /(?<![\p{L}\d]|\d )[Tt]háng (\d{1,2}|Mười [Mm]ột|Mười [Hh]ai|Hai|Ba|Tư|Năm|Sáu|Bảy|Tám|Chín|Mười)(?![\p{L}\d-]|(?:\/|,? năm )\d)/gu;
const vietnameseMonth = (written: string): number =>
  Number(written) || vietnameseMonthNames.indexOf(written.toLowerCase()) + 2;
const bestWords: Record<Language, RegExp> = {
  en: finder('best|loveliest|finest|prettiest|most beautiful|ideal'),
  vi: finder('đẹp nhất|hợp nhất|ngon nhất|thích nhất|lý tưởng'),
};
const otherCalendars: Record<Language, RegExp> = {
  en: /lunar|\bmoon\b|\b1[6-9]\d\d\b|\b20[0-2]\d\b/i,
  vi: /âm lịch|\brằm\b|mồng|mùng|(?:^|\D)(?:1[6-9]|20)\d\d(?!\d)/i,
};

const monthsIn = (sentence: string, language: Language): Statement[] => {
  if (otherCalendars[language].test(sentence)) return [];
  const found =
    language === 'en'
      ? [...sentence.matchAll(englishMonths)].map((match) => englishMonthNames.indexOf(match[1] ?? '') + 1)
      : [...sentence.matchAll(vietnameseMonths)].map((match) => vietnameseMonth(match[1] ?? ''));
  const isDenied = sentence.search(denied[language]) >= 0;
  const isBest = sentence.search(bestWords[language]) >= 0;
  if (!isBest && !isMeant(sentence, language)) return [];
  return found
    .filter((month) => month >= 1 && month <= 12)
    .map((month) => ({
      kind: 'month',
      month,
      means: isDenied ? 'not' : isBest ? 'best' : 'is',
      said: sentence,
    }));
};

const stays: Record<Language, RegExp> = {
  en: finder(
    'allow|(?:a )?visit (?:takes|lasts)|give it|set aside|plan (?:for|on|at least|an?|about|some)|spend|(?:is|are) (?:quite )?enough|will do',
  ),
  vi: finder(
    'dành|tham quan|xem hết|xem (?:chừng|khoảng|mất)|đi hết|dạo (?:chừng|khoảng|hết)|nên (?:ở|chừa)|chơi (?:chừng|khoảng)|là (?:đủ|hết|xong)',
  ),
};
const onTheWay: Record<Language, RegExp> = {
  en: finder(
    'drive|by (?:car|bus|train|boat|motorbike|taxi)|away|flight|ferry|from the (?:centre|town|station)|each way|back|ride|night|road|from town|walk to',
  ),
  vi: finder('xe|tàu|phà|bay|lái|cách|chạy|đường|đêm|mỗi chiều|đi bộ'),
};
const lengths: Record<Language, RegExp> = {
  en: finder(
    `(${numberPattern('en')}|an?|half an|one and a half|two and a half)(?: (hour|minute)s?( and a half)?| an? half hours?)`,
  ),
  // "Tiếng mười lăm phút" is read as an hour and about a half.
  vi: finder(`(${numberPattern('vi')}|nửa)? ?(tiếng|phút)( rưỡi| (?:${numberPattern('vi')}) phút)?`),
};

const lengthOf = (number: string, unit: string, rest: string, language: Language): number | null => {
  const each = unit.startsWith('minute') || unit === 'phút' ? 1 : 60;
  const fixed: Readonly<Record<string, number>> = {
    a: 1,
    an: 1,
    'half an': 0.5,
    'one and a half': 1.5,
    'two and a half': 2.5,
    nửa: 0.5,
    '': 1,
  };
  const value = fixed[number.toLowerCase()] ?? numberOf(number, language);
  const minutes = (value + (rest ? 0.5 : 0)) * each;
  return Number.isFinite(minutes) && minutes >= 5 ? minutes : null;
};

const durationsIn = (sentence: string, language: Language): Statement[] => {
  if (sentence.search(stays[language]) < 0 || sentence.search(onTheWay[language]) >= 0) return [];
  return [...sentence.matchAll(lengths[language])].flatMap(
    ([, number = '', unit = '', rest = '']): Statement[] => {
      const minutes = unit === '' ? null : lengthOf(number, unit, rest, language);
      return minutes === null ? [] : [{ kind: 'duration', minutes, said: sentence }];
    },
  );
};

const stairs: Record<Language, RegExp> = {
  en: finder(
    `(${numberPattern('en')})(?: hundred(?: and ([a-z]+))?)? (?:stone |steep |concrete |wooden )?(?:steps|stairs)`,
  ),
  vi: finder(`(${numberPattern('vi')})( trăm)? bậc(?: đá| thang)?`),
};

const climbing: Record<Language, RegExp> = {
  en: finder('climbs?|up|stairs?|stone steps|steep|lead|there (?:is|are)|to the|top'),
  vi: finder('leo|lên|bậc'),
};

const stepsIn = (sentence: string, language: Language): Statement[] =>
  sentence.search(climbing[language]) < 0
    ? []
    : [...sentence.matchAll(stairs[language])].flatMap((match): Statement[] => {
        const value = numberOf(match[1] ?? '', language) * (/ hundred| trăm/i.test(match[0]) ? 100 : 1);
        return value >= 10 ? [{ kind: 'steps', steps: value, said: sentence }] : [];
      });

/** Ends of a span are told with it, and not as times of their own. */
const withoutEnds = (times: Statement[], spans: readonly Statement[]): Statement[] => {
  const ends = spans.flatMap((span) => (span.kind === 'hours' ? [...span.from, ...span.to] : []));
  return times.filter((time) => time.kind !== 'time' || !time.at.some((minutes) => ends.includes(minutes)));
};

/** All that a text of a record says of when, how long, how much, for whom and how many steps. */
export const statementsIn = (text: string, language: Language): Statement[] =>
  sentencesOf(text).flatMap((sentence) => {
    const spans = spansIn(sentence, language);
    return [
      ...withoutEnds(timesIn(sentence, language), spans),
      ...spans,
      ...weekdaysIn(sentence, language),
      ...monthsIn(sentence, language),
      ...datesIn(sentence, language),
      ...moneyIn(sentence, language),
      ...bookingIn(sentence, language),
      ...freeIn(sentence, language),
      ...durationsIn(sentence, language),
      ...stepsIn(sentence, language),
      ...promisesIn(sentence, language),
      ...claimsIn(sentence, language),
      ...roomsIn(sentence, language),
    ];
  });
