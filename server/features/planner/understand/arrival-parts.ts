import type { Text } from './text';

/** What a part of the day means for who comes or goes then, local times. */
const comes: Readonly<Record<string, string>> = {
  morning: '09:00',
  lunchtime: '12:30',
  afternoon: '15:00',
  'mid-afternoon': '15:00',
  'late afternoon': '17:00',
  evening: '18:30',
  'late evening': '22:00',
  night: '21:00',
  late: '22:00',
  sáng: '09:00',
  trưa: '12:00',
  chiều: '15:00',
  tối: '19:00',
  đêm: '22:00',
  khuya: '22:30',
};
const goes: Readonly<Record<string, string>> = {
  early: '07:00',
  morning: '09:00',
  lunchtime: '12:30',
  afternoon: '15:00',
  evening: '19:00',
  night: '21:00',
  sáng: '09:00',
  trưa: '12:30',
  chiều: '15:30',
  tối: '19:00',
  đêm: '21:00',
};

const near = "[\\p{L}\\p{N}' /-]{0,42}?";
const when = '(?:(?:in|on|at|by) )?(?:the )?';
const edge = '(?<!\\p{L})';
const end = '(?!\\p{L})';
const first = (text: string, patterns: readonly RegExp[]): string | undefined =>
  patterns.map((pattern) => pattern.exec(text)?.[1]).find((part) => part !== undefined);

const dayNamed = '(?:chủ nhật|cn|thứ \\p{L}+|thứ \\d|t\\d|mùng \\d+|ngày [\\d/]+|hôm sau|[\\d/]+)';

const dayOfWeek = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

const arrivals = [
  new RegExp(
    `${edge}(?:arriv(?:e|es|ing)|land(?:s|ing)?|get(?:s|ting)? in(?:to)?|fly(?:ing)? in(?:to)?|come in(?:to)?)(?! (?:home|back))${near} ${when}(late afternoon|late evening|mid-afternoon|late|lunchtime|afternoon|evening|night)${end}`,
    'u',
  ),
  new RegExp(`${edge}(late|afternoon|evening|night) (?:arrival|landing)${end}`, 'u'),
  // "Chiều mùng 4 mới tới", "trưa 27 mình có mặt ở Đà Nẵng".
  new RegExp(
    `${edge}(sáng|trưa|chiều|tối|đêm|khuya)(?: muộn)? ${dayNamed}(?: (?!về|bay|đi)\\p{L}+){0,3} (?:tới|đến|đáp|hạ cánh|có mặt|xuống (?:sân bay|máy bay|tàu|xe))${end}(?! nhà)`,
    'u',
  ),
  new RegExp(
    `${edge}(?:hạ cánh|đáp|bay (?:đến|tới|vào|ra)|đến nơi|tới nơi|mới (?:đến|tới))${near} (?:buổi |lúc |vào )?(chiều|tối|đêm|khuya)${end}`,
    'u',
  ),
];
const departures = [
  new RegExp(
    `${edge}(?:fly(?:ing)? (?:out|home|back)|flight (?:home|back|out)|head(?:ing)? (?:home|back)|go(?:ing)? home|back home|leav(?:e|es|ing) (?:from )?|depart(?:s|ing)?)${near} ${when}(early|morning|lunchtime|afternoon|evening|night)${end}`,
    'u',
  ),
  new RegExp(`${edge}(morning|afternoon|evening|night) (?:flight (?:home|back|out)|departure)${end}`, 'u'),
  new RegExp(
    `${edge}(?:bay về|về lại|về nhà|ra về|trả phòng về|hôm về|ngày về)(?: bay| đi)? (?:vào |buổi |lúc |là )?(sáng|trưa|chiều|tối|đêm)${end}`,
    'u',
  ),
  // "Đi sáng thứ bảy về tối chủ nhật": the part of the day belongs to the verb before it.
  new RegExp(
    `${edge}(?:bay )?về (?:lại )?(?:vào |buổi |lúc )?(sáng|trưa|chiều|tối|đêm) ${dayNamed}${end}`,
    'u',
  ),
  new RegExp(`${edge}(sáng|trưa|chiều|tối|đêm) ${dayNamed} (?:\\p{L}+ ){0,2}xuống đèo${end}`, 'u'),
  // "Sáng thứ bảy tới trưa chủ nhật", "Friday evening until Sunday lunchtime".
  new RegExp(
    `${edge}(?:sáng|trưa|chiều|tối) ${dayNamed} (?:tới|đến) (trưa|chiều|sáng) ${dayNamed}${end}`,
    'u',
  ),
  new RegExp(`${edge}(?:until|till?|to) ${dayOfWeek} (lunchtime|afternoon|evening|night|morning)${end}`, 'u'),
  new RegExp(
    `${edge}(sáng|trưa|chiều|tối|đêm) (?:(?:${dayNamed}|ngày cuối|hôm cuối) )?(?:(?:thì|là|phải|bọn mình|tụi mình|mình|em|nhà mình) )*(?:bay )?về${end}(?! (?:lại )?(?:vào |buổi |lúc )?(?:sáng|trưa|chiều|tối|đêm)${end})`,
    'u',
  ),
];
/** Leaving ends a journey where somebody has come before, or goes home; "leaving Friday evening" begins one. */
const isOfEnd = /(?<!\p{L})(?:home|back|out)(?!\p{L})/u;
const hasCome =
  /(?<!\p{L})(?:arriv(?:e|es|ing|al)|land(?:s|ing)?|fly(?:ing)? in(?:to)?|get(?:ting)? in)(?!\p{L})/u;

/**
 * When people come and go by the part of the day, where no hour is said: "arrive Saigon 3 February, evening", "sáng chủ
 * nhật về". @param lower with accents, as "tối" (evening) is no "tới" (arrive)
 */
export const arrivalPartsIn = ({ lower }: Pick<Text, 'lower'>): { arrives?: string; leaves?: string } => {
  const came = first(lower, arrivals);
  const gone = departures.flatMap((pattern) => {
    const match = pattern.exec(lower);
    if (!match?.[1]) return [];
    const isLeaving = /^(?:leav|depart)/u.test(match[0].trim());
    return !isLeaving || isOfEnd.test(match[0]) || hasCome.test(lower.slice(0, match.index))
      ? [match[1]]
      : [];
  })[0];
  return {
    ...(came && comes[came] ? { arrives: comes[came] } : {}),
    ...(gone && goes[gone] ? { leaves: goes[gone] } : {}),
  };
};
