import type { Language } from '../../../language';
import { weekdays } from '../opening-hours';
import { isMeant } from './meant';
import { finder } from './patterns';
import type { Statement } from './statement';

/** On which days of the week a sentence says that something is there, or closed. */

const dayNames: Record<Language, RegExp> = {
  en: finder('(monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?'),
  vi: finder('(thứ hai|thứ ba|thứ tư|thứ năm|thứ sáu|thứ bảy|chủ nhật)'),
};
const dayOrder: Record<Language, readonly string[]> = {
  en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  vi: ['thứ hai', 'thứ ba', 'thứ tư', 'thứ năm', 'thứ sáu', 'thứ bảy', 'chủ nhật'],
};
const closedDays: Record<Language, RegExp> = {
  en: finder(
    '(?:keeps? )?(?:its |their |the )?doors? (?:shut|closed)|closed(?! to (?:traffic|cars|motor))(?: all day)?(?: on)?|closes on|shuts? on|except(?: on)?|not on|never on',
  ),
  vi: finder('nghỉ|đóng cửa|trừ|không mở'),
};
/** "Mondays are for the moths: the doors stay shut." */
const closedAfter: Record<Language, RegExp> = {
  en: /^\p{L}+[^.,]{0,40}\b(?:closed|shut)\b(?! to\b)/u,
  vi: /^[^,.]{0,40}(?:nghỉ|đóng cửa)/u,
};
const onlyDays: Record<Language, RegExp> = {
  en: finder('only (?:on|at|from)'),
  vi: finder('chỉ (?:có|họp|mở|diễn|vào)'),
};

/** Words after which even `thứ hai` in small letters is a day and no ordinal. */
const beforeDay =
  /(?:nghỉ|đóng cửa|không mở|mở cửa|kể cả|trừ)(?: cửa)?(?: cả| vào| mỗi| các ngày| ngày| sáng| chiều| tối)* $/iu;

const isVietnameseDay = (sentence: string, { index = 0, 1: name = '' }: RegExpMatchArray): boolean =>
  /^(?:Thứ|thứ|Chủ|chủ) ?(?:\p{Lu}|nhật)/u.test(name) || beforeDay.test(sentence.slice(0, index));

/** "Not every Monday", and what a sentence goes on to tell of another place or day. */
const notThat: Record<Language, RegExp> = {
  en: /\bnot (?:every|all|each) $/iu,
  vi: /không phải (?:cứ )?$|[,;] còn (?:[^,;]{0,15} )?$/iu,
};
/** "Every day but Monday". */
const butNot: Record<Language, RegExp> = {
  en: /\b(?:every day|each day|daily|all days|all week)\b[^.;]{0,20}\b(?:but|save|except|apart from)(?: for| on)?(?: the)? $/iu,
  vi: /(?:mọi ngày|các ngày|cả tuần|mỗi ngày|hằng ngày|hàng ngày)[^.;]{0,20}(?:chỉ nghỉ|trừ|ngoại trừ)(?: ngày)? $/iu,
};
/** What comes back on its day of each week is there on that day. */
const everyWeek: Record<Language, RegExp> = {
  en: finder(
    '(?:every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:held|meets?|takes? place|gathers?) on (?:mon|tues|wednes|thurs|fri|satur|sun)days',
  ),
  vi: finder('hằng tuần|hàng tuần|mỗi tuần một (?:lần|phiên)'),
};

const included: Record<Language, RegExp> = { en: finder('even on|including|also on'), vi: finder('kể cả') };

/** The part of a sentence with a day and a verb of its own; of a list of days the whole sentence. */
const partOf = (sentence: string, { index = 0 }: RegExpMatchArray): string => {
  const start = Math.max(sentence.lastIndexOf(', ', index), sentence.lastIndexOf('; ', index)) + 1;
  const part = sentence.slice(start).trim().split(/[,;] /)[0] ?? sentence;
  return part.split(' ').length > 4 ? part : sentence;
};

export const weekdaysIn = (sentence: string, language: Language): Statement[] =>
  // "The second floor" and "the third king" are no days, which are written with a capital letter in Vietnamese.
  [...sentence.matchAll(dayNames[language])].flatMap((match): Statement[] => {
    const name = match[1] ?? '';
    if (language === 'vi' && !isVietnameseDay(sentence, match)) return [];
    const day = weekdays[dayOrder[language].indexOf(name.toLowerCase())];
    if (!day) return [];
    const lead = sentence.slice(Math.max(0, (match.index ?? 0) - 60), match.index);
    if (lead.search(notThat[language]) >= 0) return [];
    const tail = sentence.slice(match.index ?? 0);
    const isClosed =
      lead.search(butNot[language]) >= 0 ||
      lead.search(closedDays[language]) >= 0 ||
      closedAfter[language].test(tail);
    const isOnly = sentence.search(onlyDays[language]) >= 0 || sentence.search(everyWeek[language]) >= 0;
    const means = isClosed ? 'closed' : isOnly ? 'only' : 'open';
    const isIncluded = lead.search(included[language]) >= 0;
    if (means === 'open' && !isIncluded && !isMeant(partOf(sentence, match), language)) return [];
    return [{ kind: 'weekday', day, means, said: sentence }];
  });
