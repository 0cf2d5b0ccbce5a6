import { nextEaster } from '../../../calendar/easter';
import { addDays } from '../../../calendar/lunar/day-number';
import { lastOfMonth, nextDate, nextDayOfMonth, nextMonth, nextOrGiven } from './calendar-days';
import { dayOfMonth as d, englishMonth as en } from './date-patterns';
import { khmerNewYear, lunarMonth, nextLunar, orderOf, ordinalWords } from './feasts';
import { fromNowIn } from './from-now';
import { lastOfYear, nextFullMoon, ofTet, tetEve } from './lunar-days';
import { monthNumber, vietnameseMonth, vietnameseMonths } from './months';
import { numberOf } from './numbers';
import { firstFrom, weekdaysSaid } from './weekdays';

/** A day that a message names, in whichever way. */
export interface DayMention {
  at: number;
  end: number;
  /** The first such day from a date on, `yyyy-MM-dd`; undefined where there never is one. */
  from: (date: string) => string | undefined;
  kind: 'dated' | 'feast' | 'day_of_month' | 'next_month' | 'weekday' | 'near';
  /** Day and month as they were said, where both were. */
  said?: { day: number; month: number };
}

const onDate = (day: number, month: number, year?: string): Omit<DayMention, 'at' | 'end'> => ({
  kind: 'dated',
  said: { day, month },
  from: (date) => nextOrGiven(date, month, day, year === undefined ? undefined : Number(year)),
});

const onFeast = (from: DayMention['from']): Omit<DayMention, 'at' | 'end'> => ({ kind: 'feast', from });

const edge = '(?<![\\p{L}\\p{N}/.])';
const end = '(?![\\p{L}\\p{N}])';
const pattern = (source: string) => new RegExp(`${edge}${source}${end}`, 'gu');

const yearEn = '(?:,? (20\\d\\d))?';
const yearVi = '(?:(?:,? nam |,? |[/.-])(20\\d\\d))?';
const lunarMonths = 'gieng|chap|\\d{1,2}|hai|ba|tu|nam|sau|bay|tam|chin|muoi(?: mot| hai)?';
const small = '\\d{1,2}|mot|hai|ba|bon|tu|nam|sau|bay|tam|chin|muoi';
const moon = 'am(?: lich)?|al|lunar|ta(?= *(?:[,.;!?)]|$))';

/** What makes a number after "the" or "ngày" something else than a day. */
const otherEnglish =
  '(?= ?(?:$|[.,;:!?)–—-]|(?:to|until|till?|thru|through|for|of (?:this|next|the) month|at|and|or|around|about|in|by|we|i|with|on|before|from|from|then|home|back|late|early|morning|afternoon|evening|night|there|please|instead|not|now|so|but|if|it|is|leav\\p{L}*|fl\\p{L}+|via|after|around|evening|\\d|[a-z]{2,10}day)(?!\\p{L})))';
const otherVietnamese =
  '(?!\\d| ?(?:h|g|gio|:|/|[.-]\\d|thang|nguoi|ng|tuoi|t|ngay|dem|tieng|km|cay|trieu|tr|k|cu|nghin|dua|be|con|mon|quan|diem|phut|%|lan|cho|ban|cap|gia|sao|phong|chi|em|anh|vo|vc|me|bo|ba|ong|thang|ke|khach|con gai|con trai)(?![\\p{L}]))';

type Make = (match: RegExpExecArray | RegExpMatchArray) => Omit<DayMention, 'at' | 'end'> | undefined;

/** Ways to name a day, the surest first; what one has taken is none of another. */
const forms: ReadonlyArray<readonly [RegExp, Make]> = [
  [pattern('(\\d{4})-(\\d{1,2})-(\\d{1,2})'), (m) => onDate(Number(m[3]), Number(m[2]), m[1])],
  [
    pattern(`(?:ngay )?(\\d{1,2})(?:/| thang )(${lunarMonths})(?: nam nay)? (?:${moon})(?! ap)`),
    (m) => onFeast((date) => nextLunar(date, lunarMonth(m[2]), Number(m[1]))),
  ],
  [
    pattern('(?:mung|mong) (\\d{1,2})(?: thang |/)(\\d{1,2}) (?:duong(?: lich)?|dl)'),
    (m) => onDate(Number(m[1]), Number(m[2])),
  ],
  [pattern('(?:mung|mong) (\\d{1,2})/(\\d{1,2})(?!/)'), (m) => onDate(Number(m[1]), Number(m[2]))],
  [pattern('(\\d{1,2}) (?:thang )?chap'), (m) => onFeast((date) => lastOfYear(date, Number(m[1])))],
  [
    pattern(`(?:mung|mong) (${small}) thang (${lunarMonths})(?: am(?: lich)?)?`),
    (m) => onFeast((date) => nextLunar(date, lunarMonth(m[2]), numberOf(m[1]) ?? 0)),
  ],
  [
    pattern(`(?:mung|mong) (${small})(?: tet| am(?: lich)?)?`),
    (m) => onFeast((date) => ofTet(date, numberOf(m[1]) ?? 1)),
  ],
  [
    pattern('(?:ngay |hom )?(2\\d|30|ba muoi) (?:tet|am lich|am)'),
    (m) => onFeast((date) => lastOfYear(date, numberOf(m[1]) ?? 30)),
  ],
  [pattern('(?:dem |toi )?giao thua(?! duong| tay)|tet eve'), () => onFeast(tetEve)],
  [
    pattern(
      '(?:the )?last (?:day|night|evening) of the (?:old )?lunar (?:calendar )?year|(?:the )?last (?:day|night) before tet|(?:ngay|dem|hom) cuoi (?:cung )?(?:cua )?nam (?:am(?: lich)?|cu am lich)',
    ),
    () => onFeast(tetEve),
  ],
  [
    pattern(
      "(?:new year'?s eve (?:by|of|in) the lunar (?:calendar|year)|lunar new year'?s?'? eve|eve of (?:the )?(?:lunar new year|tet))",
    ),
    () => onFeast(tetEve),
  ],
  [
    pattern(`(${ordinalWords}|\\d{1,2}(?:st|nd|rd|th)) (?:day )?of (?:the )?(?:lunar )?(?:new year|tet)`),
    (m) => onFeast((date) => ofTet(date, orderOf(m[1]) ?? 1)),
  ],
  [
    // "On the fourth day of Tết … and come home on the seventh".
    new RegExp(
      `(?<=(?:of|day of) (?:the )?(?:lunar )?(?:new year|tet)(?!\\p{L})[^.;!?]{3,80} )(?:on |until |till |to |by )?the (${ordinalWords})(?! (?:day|night|time|week|city|town|of)(?!\\p{L}))(?!\\p{L})`,
      'gu',
    ),
    (m) => onFeast((date) => ofTet(date, orderOf(m[1]) ?? 1)),
  ],
  [
    pattern('mid[- ]?autumn(?: (?:lantern )?(?:festival|full moon))?|moon festival|(?:tet )?trung thu'),
    () => onFeast((date) => nextLunar(date, 8, 15)),
  ],
  [pattern(khmerNewYear), () => onFeast((date) => nextDate(date, 4, 14))],
  [pattern('anzac day'), () => onFeast((date) => nextDate(date, 4, 25))],
  [pattern("valentine'?s?(?: day)?|(?:le )?tinh nhan"), () => onFeast((date) => nextDate(date, 2, 14))],
  [pattern("international women'?s day|women'?s day"), () => onFeast((date) => nextDate(date, 3, 8))],
  [
    pattern('reunification day|liberation day|(?:le |ngay )?giai phong(?: mien nam)?|le 30/4'),
    () => onFeast((date) => nextDate(date, 4, 30)),
  ],
  [
    pattern("(?:vietnam'?s? )?(?:national|independence) day|(?:le |ngay )?quoc khanh"),
    () => onFeast((date) => nextDate(date, 9, 2)),
  ],
  [pattern("(?:labou?r|may|workers'?) day|quoc te lao dong"), () => onFeast((date) => nextDate(date, 5, 1))],
  [
    pattern("hung kings?'?s?(?: (?:festival|day|anniversary|commemoration))|gio to(?: hung vuong)?"),
    () => onFeast((date) => nextLunar(date, 3, 10)),
  ],
  [pattern("st\\.? patrick'?s(?: day)?"), () => onFeast((date) => nextDate(date, 3, 17))],
  [pattern('halloween'), () => onFeast((date) => nextDate(date, 10, 31))],
  [pattern(`ram thang (${lunarMonths})`), (m) => onFeast((date) => nextLunar(date, lunarMonth(m[1]), 15))],
  [/(?<=(?:den|toi|tu|qua|het|-|–) (?:het )?)ram(?= *(?:[.,;!?]|$| thi| la))/gu, () => onFeast(nextFullMoon)],
  [
    pattern('(\\d{1,2})[/.-](\\d{1,2})[/.-](20\\d\\d|\\d{2})'),
    (m) => onDate(Number(m[1]), Number(m[2]), m[3]),
  ],
  [pattern('(\\d{1,2})/(\\d{1,2})(?!/)'), (m) => onDate(Number(m[1]), Number(m[2]))],
  [
    pattern(`(?:the )?${d}(?: of)? ${en}${yearEn}`),
    (m) => onDate(Number(m[1]), monthNumber(m[2] ?? ''), m[3]),
  ],
  [
    pattern(`${en}(?: the)? ${d}${yearEn}(?! ?(?:days?|nights?|people|adults?|kids?|weeks?|[ap]m|:))`),
    (m) => onDate(Number(m[2]), monthNumber(m[1] ?? ''), m[3]),
  ],
  [
    pattern(`(?:ngay |hom )?(\\d{1,2}) ?thang (${vietnameseMonths})${yearVi}`),
    (m) => onDate(Number(m[1]), vietnameseMonth(m[2] ?? ''), m[3]),
  ],
  [pattern('good friday'), () => onFeast((date) => addDays(nextEaster(date), -2))],
  [pattern('easter monday'), () => onFeast((date) => addDays(nextEaster(date), 1))],
  [pattern('easter sunday'), () => onFeast(nextEaster)],
  [pattern('(?:christmas|xmas) day'), () => onFeast((date) => nextDate(date, 12, 25))],
  [pattern('(?:christmas|xmas)(?: eve)?|giang sinh|noel'), () => onFeast((date) => nextDate(date, 12, 24))],
  [pattern('boxing day'), () => onFeast((date) => nextDate(date, 12, 26))],
  [pattern("new year'?s day|mung 1 tet (?:tay|duong lich)"), () => onFeast((date) => nextDate(date, 1, 1))],
  [
    // "Until the end of May", "đến hết tháng 6": its last day.
    pattern(
      `(?:the end of|end of|het|cuoi) (?:thang (${vietnameseMonths})|${en})(?<=(?:to|until|till?|den|toi|qua) (?:the )?(?:end of|het|cuoi) [\\p{L}\\d ]+)`,
    ),
    (m) =>
      onDate(
        lastOfMonth(m[1] ? vietnameseMonth(m[1]) : monthNumber(m[2] ?? '')),
        m[1] ? vietnameseMonth(m[1]) : monthNumber(m[2] ?? ''),
      ),
  ],
  [pattern("new year'?s eve"), () => onFeast((date) => nextDate(date, 12, 31))],
  [
    pattern('(?:the )?day after (?:tomorrow|tmr?w)|ngay kia|ngay mot|(?:sang|trua|chieu|toi) (?:kia|mot)'),
    () => ({ kind: 'near', from: (date) => addDays(date, 2) }),
  ],
  [
    pattern(
      'tomorrow|tmr?w|ngay mai|(?:sang|trua|chieu|toi|dem) (?:ngay )?mai|(?<=tu )mai(?= (?:den|toi|qua))',
    ),
    () => ({ kind: 'near', from: (date) => addDays(date, 1) }),
  ],
  [
    pattern('(?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?:the )?(?:next|following) month'),
    (m) => ({ kind: 'next_month', from: (date) => nextMonth(date, Number(m[1])) }),
  ],
  [
    pattern('(?:ngay |hom |mung )?(\\d{1,2}) thang (?:sau|toi)'),
    (m) => ({ kind: 'next_month', from: (date) => nextMonth(date, Number(m[1])) }),
  ],
  [
    pattern(`(?:the )?(\\d{1,2})(?:st|nd|rd|th)${otherEnglish}`),
    (m) => ({ kind: 'day_of_month', from: (date) => nextDayOfMonth(date, Number(m[1])) }),
  ],
  [
    // "3 to 6 April", "3-6/4", "the 12-15th".
    pattern(
      `(\\d{1,2})(?= ?(?:-|–|to|until|till|thru|through|den|toi|qua) ?(?:the |ngay |hom )?(?:\\d{1,2}(?:(?:st|nd|rd|th)(?!\\p{L})|(?:st|nd|rd|th)?(?: of)? ${en}|/\\d{1,2}(?!\\d)| ?thang (?:${vietnameseMonths}))|(?:end of|het|cuoi) (?:thang \\d|${en})))`,
    ),
    (m) => ({ kind: 'day_of_month', from: (date) => nextDayOfMonth(date, Number(m[1])) }),
  ],
  [
    /(?<=(?:mon|tues|wednes|thurs|fri|satur|sun)days?,? )(\d{1,2})(?![\d/:.%])(?! ?(?:[ap]m|people|days?|hours?|adults?|kids?|h(?!\p{L})))/gu,
    (m) => ({ kind: 'day_of_month', from: (date) => nextDayOfMonth(date, Number(m[1])) }),
  ],
  [
    pattern(`the (\\d{1,2})${otherEnglish}`),
    (m) => ({ kind: 'day_of_month', from: (date) => nextDayOfMonth(date, Number(m[1])) }),
  ],
  [
    pattern(`(?<!\\d ?|(?<!\\p{L})(?:moi|hang|tung) )(?:ngay|hom) (\\d{1,2})${otherVietnamese}`),
    (m) => ({ kind: 'day_of_month', from: (date) => nextDayOfMonth(date, Number(m[1])) }),
  ],
  [
    pattern(`(?:sang|trua|chieu|toi|dem) (1[3-9]|2\\d|3[01])${otherVietnamese}`),
    (m) => ({ kind: 'day_of_month', from: (date) => nextDayOfMonth(date, Number(m[1])) }),
  ],
];

/** Between a day of the week and the date that it is: "Thu 10 Dec", "thứ 5 ngày 12". */
const isBeside = /^,? ?(?:the |ngay |hom |\()?$/u;
const halfYear = 184;

/** "Sat 14" is a Saturday where some month soon has such a one. */
const withWeekday = (mention: DayMention, weekday: number): DayMention => {
  if (mention.kind !== 'day_of_month') return mention;
  return {
    ...mention,
    from: (date) => {
      const first = mention.from(date);
      let found = first;
      while (found && found < addDays(date, halfYear)) {
        if (firstFrom(found, weekday) === found) return found;
        found = mention.from(addDays(found, 1));
      }
      return first;
    },
  };
};

/**
 * All days that a text names, in their order. @param folded small letters without accents, hours taken out of it
 */
export const dayMentions = (folded: string, hasPlan: boolean): DayMention[] => {
  const found = fromNowIn(folded).map(
    ({ at, end: to, date }): DayMention => ({ at, end: to, from: date, kind: 'near' }),
  );
  for (const [form, make] of forms)
    for (const match of folded.matchAll(form)) {
      const [at, to] = [match.index, match.index + match[0].length];
      if (found.some((one) => one.at < to && at < one.end)) continue;
      const made = make(match);
      if (made && made.from('2024-01-01') !== undefined) found.push({ ...made, at, end: to });
    }
  const weekdays = weekdaysSaid(folded, hasPlan);
  const dated = found.map((mention) => {
    const beside = weekdays.find(
      (one) => one.end <= mention.at && isBeside.test(folded.slice(one.end, mention.at)),
    );
    return beside ? withWeekday(mention, beside.day) : mention;
  });
  const alone = weekdays.filter(
    (one) =>
      !found.some(
        (mention) =>
          (mention.at < one.end && one.at < mention.end) ||
          (one.end <= mention.at && isBeside.test(folded.slice(one.end, mention.at))) ||
          (mention.end <= one.at && isBeside.test(folded.slice(mention.end, one.at))),
      ),
  );
  return [
    ...dated,
    ...alone.map(
      ({ at, end: to, day }): DayMention => ({
        at,
        end: to,
        kind: 'weekday',
        from: (date) => firstFrom(date, day),
      }),
    ),
  ].sort((a, b) => a.at - b.at);
};
