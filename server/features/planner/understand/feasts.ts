import { nextEaster } from '../../../calendar/easter';
import { addDays } from '../../../calendar/lunar/day-number';
import { lunarToSolar, solarToLunar } from '../../../calendar/lunar/index';
import { nextDate } from './calendar-days';
import { numberOf } from './numbers';

/**
 * Days that are reckoned by the moon, and holidays. A feast is told by its own day; whoever goes there for some days
 * arrives the day before.
 */
export interface Feast {
  date: string;
  /** Length, where both ends are said: "mùng 3 tới mùng 6". */
  days?: number;
  /** Whether people come for one evening or day, before which they arrive. */
  isEvening: boolean;
  /** The day before which the whole journey lies, "the three days right before Tết". */
  before?: string;
}

/** The next time that a day of the lunar calendar comes, today included; undefined where it never does. */
export const nextLunar = (today: string, month: number, day: number): string | undefined => {
  const { year } = solarToLunar(today);
  for (const ahead of [0, 1, 2]) {
    try {
      const date = lunarToSolar({ year: year + ahead, month, day, isLeapMonth: false });
      if (date >= today) return date;
    } catch {
      // A month of 29 days has no 30th.
    }
  }
  return undefined;
};

/** First day of the lunar year that comes next, or is on. */
export const nextTet = (today: string): string => {
  const first = (year: number) => lunarToSolar({ year, month: 1, day: 1, isLeapMonth: false });
  const year = Number(today.slice(0, 4));
  return addDays(first(year), 3) >= today ? first(year) : first(year + 1);
};

const near = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u');

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
/** What names a place in a row by a word, in a pattern. */
export const ordinalWords = ordinals.join('|');
/** Which place in a row is meant by "fourth" or "4th". */
export const orderOf = (text = ''): number | undefined =>
  ordinals.indexOf(text) + 1 || numberOf(text.replace(/(?:st|nd|rd|th)$/, ''));

const lunarMonthNames: Record<string, number> = { gieng: 1, chap: 12, mot: 11 };
/** The number of a month of the moon, named or counted; 0 where there is none such. */
export const lunarMonth = (text = ''): number => lunarMonthNames[text] ?? numberOf(text) ?? 0;

const count = '(\\d{1,2}|mot|hai|ba|bon|tu|nam|sau|bay|tam|chin|muoi)';
/** The new year of the Khmer, in a pattern. */
export const khmerNewYear =
  "(?:khmer|cambodian) new year'?s?|chol chnam thmay|tet (?:cua (?:nguoi )?)?khmer|tet chol";
const tet = '(?:tet(?! duong| tay)|lunar new year|chinese new year|vietnamese new year)';

/** "The three days right before Tết": they end on its eve. */
const rightBefore = near(
  `(?:(?:just|right|immediately|directly) before|days? (?:\\p{L}+ )?(?:before|leading up to)|leading up to|(?:ngay|sat|giap|lien|can) (?:truoc )?|\\d ngay (?:cuoi )?truoc) ?(?:the )?${tet}`,
);

type Read = (match: RegExpExecArray, today: string) => string | undefined;

const forms: ReadonlyArray<{ pattern: RegExp; read: Read; isEvening?: boolean; days?: number }> = [
  {
    // Chôl Chnăm Thmây lies in the middle of April.
    pattern: near(khmerNewYear),
    read: (_m, today) => nextDate(today, 4, 14),
  },
  {
    pattern: near('easter (?:week-?end|bank holiday)'),
    read: (_m, today) => addDays(nextEaster(today), -2),
    days: 4,
  },
  {
    pattern: near('easter (?:sunday|monday)'),
    read: (m, today) => addDays(nextEaster(today), m[0].endsWith('monday') ? 1 : 0),
  },
  {
    pattern: near('(?:from |on |over |at )?(?:good friday|easter)(?! (?:island|egg))|le phuc sinh'),
    read: (_m, today) => addDays(nextEaster(today), -2),
  },
  {
    // "mùng 3 Tết", "mồng 2", "ngày 4 Tết"; with a month it is a day of that lunar month.
    pattern: near(`(?:mung|mong) ${count} thang (gieng|chap|${count.slice(1, -1)})(?: am(?: lich)?)?`),
    read: (m, today) => nextLunar(today, lunarMonth(m[2]), numberOf(m[1]) ?? 0),
  },
  {
    pattern: near(`(?:(?:mung|mong) ${count}(?: tet)?|(?:ngay )?(?!sau )${count} tet)`),
    read: (m, today) => {
      // "Sau Tết" is after it and not its sixth day.
      const day = numberOf(m[1] ?? m[2]) ?? 1;
      // "28 Tết" is before the new year; the last month has 29 or 30 days.
      if (day > 20) return nextLunar(today, 12, day) ?? addDays(nextTet(today), -1);
      return addDays(nextTet(today), day - 1);
    },
  },
  {
    pattern: near(
      `giao thua|30 tet|tet eve|new year'?s eve (?:by|of|in|on) the lunar|lunar new year'?s?'? eve|eve of (?:the )?${tet}|${tet}[^.;!?]{0,40} (?:the )?eve|last (?:evening|night|day) of the (?:old )?(?:lunar )?year`,
    ),
    read: (_m, today) => addDays(nextTet(today), -1),
  },
  {
    pattern: near(`(${ordinalWords}|\\d(?:st|nd|rd|th)) day of (?:the )?(?:lunar )?(?:new year|tet)`),
    read: (m, today) => addDays(nextTet(today), (orderOf(m[1]) ?? 1) - 1),
  },
  {
    pattern: near(`(?:just |right |shortly |ngay |lien )?(?:after|following|sau|qua|ra) (?:the )?${tet}`),
    read: (_m, today) => addDays(nextTet(today), 6),
  },
  {
    pattern: near(`(?:just |right |shortly )?(?:before|truoc) (?:the )?${tet}`),
    read: (_m, today) => addDays(nextTet(today), -7),
  },
  {
    pattern: near(
      '(?:ram|the 15th|15) (?:thang )?(gieng|chap|\\d{1,2}|hai|ba|tu|nam|sau|bay|tam|chin|muoi)(?: am(?: lich)?)?',
    ),
    read: (m, today) => (/ram/.test(m[0]) ? nextLunar(today, lunarMonth(m[1]), 15) : undefined),
    isEvening: true,
  },
  {
    pattern: near('(\\d{1,2})(?:/| thang | thg )(\\d{1,2})(?: nam nay)? (?:am(?: lich)?|lunar|al)'),
    read: (m, today) => nextLunar(today, Number(m[2]), Number(m[1])),
    isEvening: true,
  },
  {
    pattern: near('trung thu|mid[- ]?autumn(?: (?:lantern )?festival)?|moon festival|tet trung thu'),
    read: (_m, today) => nextLunar(today, 8, 15),
    isEvening: true,
  },
  {
    pattern: near(
      "gio to(?: hung vuong)?|le hoi den hung|hung kings?(?:'s?)?(?: (?:festival|day|commemoration|anniversary|holiday)|(?! (?:temples?|shrine|relic|museum)))",
    ),
    read: (_m, today) => nextLunar(today, 3, 10),
    isEvening: true,
  },
  {
    pattern: near('vu lan|ghost month festival'),
    read: (_m, today) => nextLunar(today, 7, 15),
    isEvening: true,
  },
  {
    // Tuyên Quang carries its lanterns through the streets up to the full moon.
    pattern: near('thanh tuyen'),
    read: (_m, today) => nextLunar(today, 8, 15),
    isEvening: true,
  },
  { pattern: near('phat dan|vesak'), read: (_m, today) => nextLunar(today, 4, 15), isEvening: true },
];

/** The Saturday of "the weekend after Tết": when the week of the holiday is over. */
const weekendAfterTet = near(
  `(?:week-?end|cuoi tuan)(?: dau(?: tien)?| ngay| right| just)? (?:after|following|sau|qua|ra) (?:the )?${tet}`,
);
const saturdayFrom = (date: string): string =>
  addDays(date, (13 - new Date(`${date}T00:00:00Z`).getUTCDay()) % 7);

/** "Mùng 3-6": the second day without its word. */
const tetDays = near(`(?:mung|mong) ${count} ?(?:-|–|den|toi|qua|to) ?(?:het )?(?:mung|mong)? ?${count}`);

/** A day by the moon that a text names. @param folded small letters without accents */
export const feastIn = (folded: string, today: string): Feast | undefined => {
  const span = tetDays.exec(folded);
  if (span) {
    const [from = 1, until = 1] = span.slice(1).map((text) => numberOf(text) ?? 1);
    if (until > from)
      return { date: addDays(nextTet(today), from - 1), days: until - from + 1, isEvening: false };
  }
  if (weekendAfterTet.test(folded))
    return { date: saturdayFrom(addDays(nextTet(today), 6)), isEvening: false };
  if (rightBefore.test(folded)) {
    const before = nextTet(today);
    return { date: addDays(before, -7), isEvening: false, before };
  }
  for (const { pattern, read, isEvening = false, days } of forms) {
    const match = pattern.exec(folded);
    const date = match && read(match, today);
    if (date) return { date, isEvening, ...(days ? { days } : {}) };
  }
  return undefined;
};

const fixed: ReadonlyArray<readonly [RegExp, string]> = [
  [near('christmas|giang sinh|noel|xmas'), '12-24'],
  [near("new year'?s?(?: eve)?|tet (?:duong lich|tay)|nam moi duong lich|giao thua duong lich"), '12-31'],
  [near('reunification day|giai phong|30 thang 4|le 30'), '04-30'],
  [near("valentine(?:'s)?(?: day)?"), '02-13'],
  [near('quoc khanh|national day|independence day'), '09-02'],
];

/** The next public or common holiday that a text names. */
export const holidayIn = (folded: string, today: string): string | undefined => {
  const found = fixed.find(([pattern]) => pattern.test(folded))?.[1];
  if (!found) return near(tet).test(folded) ? nextTet(today) : undefined;
  const year = Number(today.slice(0, 4));
  return [`${year}-${found}`, `${year + 1}-${found}`].find((date) => date >= today);
};
