import { addDays } from '../../../calendar/lunar/day-number';
import { weekdays } from '../../../kernel/visitor-info/opening-hours';
import { formatDateTime } from '../../../time';
import { foldedText, type Word } from './written';

/** What must hold of everything that is found: what it costs at most, or when it is open. */
export type Limit =
  | { what: 'price'; amount: number; currency: 'VND' | 'USD' | 'EUR' | 'GBP' | 'AUD' }
  | {
      what: 'open';
      /** yyyy-MM-dd */
      date: string;
      /** HH:mm; null for any time of that day. */
      time: string | null;
    };

/** A limit with the words that say it. */
export interface SaidLimit {
  start: number;
  end: number;
  limit: Limit;
}

const begin = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';

const most =
  '(?:for )?(?:under|below|less than|up to|at most|max|maximum|cheaper than|not more than|gia duoi|duoi|khong qua|toi da|re hon|it hon|nho hon)';
const units: ReadonlyArray<
  readonly [said: string, currency: (Limit & { what: 'price' })['currency'], times: number]
> = [
  ['(?:k|nghin|ngan|thousand)(?: (?:vnd|dong|d))?', 'VND', 1000],
  ['(?:tr|trieu|million|mil)(?: (?:vnd|dong|d))?', 'VND', 1_000_000],
  ['(?:usd|us dollars?|dollars?|bucks|do la|do)', 'USD', 1],
  ['(?:eur|euros?)', 'EUR', 1],
  ['(?:gbp|pounds?|quid|bang anh)', 'GBP', 1],
  ['(?:aud|australian dollars?)', 'AUD', 1],
  ['(?:vnd|dong|d)', 'VND', 1],
];
const sums = units.map(
  ([said, currency, times]) =>
    [new RegExp(`${begin}${most} (\\d[\\d ]*?) ?${said}${end}`, 'u'), currency, times] as const,
);
/** "Under 500,000", "dưới 300" (people leave the thousands out). */
const bare = new RegExp(`${begin}${most} (\\d{2,3}(?: 000)*|\\d+)${end}`, 'u');
const fewDong = 1000;

const priceIn = (text: string) => {
  for (const [pattern, currency, times] of sums) {
    const match = pattern.exec(text);
    const amount = Number(match?.[1]?.replaceAll(' ', '') ?? 0) * times;
    if (match && amount > 0) return { match, limit: { what: 'price', amount, currency } as const };
  }
  const match = bare.exec(text);
  const amount = Number(match?.[1]?.replaceAll(' ', '') ?? 0);
  if (!match || amount < 50) return null;
  return {
    match,
    limit: { what: 'price', amount: amount < fewDong ? amount * 1000 : amount, currency: 'VND' } as const,
  };
};

/** Words of limits: they are not misspelt others. */
export const limitWords: readonly string[] =
  'under below less than most max maximum duoi khong qua toi da nghin ngan trieu thousand million usd dollar dollars eur euro euros gbp pound pounds aud vnd dong tonight today tomorrow weekend evening now monday tuesday wednesday thursday friday saturday sunday thu hai nay mai'.split(
    ' ',
  );

/** Days of the week, Monday first; "chợ phiên chủ nhật" is a name, so that something has to say that it is a day. */
const dayNames = [
  'mondays?|thu (?:hai|2)|t2',
  'tuesdays?|thu (?:ba|3)|t3',
  'wednesdays?|thu (?:tu|4)|t4',
  'thursdays?|thu (?:nam|5)|t5',
  'fridays?|thu (?:sau|6)|t6',
  'saturdays?|thu (?:bay|7)|t7',
  'sundays?|chu nhat|cn',
];
const onDay = dayNames.map(
  (names) =>
    new RegExp(
      `${begin}(?:(?:is |are )?open(?:ed)?(?: on)?|on|mo cua(?: (?:vao|ngay))?|mo(?: (?:vao|ngay))?|vao(?: ngay)?|ngay) (?:${names})${end}`,
      'u',
    ),
);

const evening = '20:00';
const times: ReadonlyArray<
  readonly [pattern: RegExp, at: (today: string, now: string) => [string, string | null]]
> = [
  [
    new RegExp(`${begin}(?:tonight|this evening|toi nay|dem nay|toi hom nay)${end}`, 'u'),
    (today) => [today, evening],
  ],
  [
    new RegExp(
      `${begin}(?:open now|opened now|open right now|right now|currently open|(?:con |dang )mo(?: cua)?(?: khong)?|mo cua (?:bay gio|luc nay)|bay gio)${end}`,
      'u',
    ),
    (today, now) => [today, now],
  ],
  [new RegExp(`${begin}(?:(?:open )?today|hom nay)${end}`, 'u'), (today) => [today, null]],
  [
    new RegExp(`${begin}(?:tomorrow night|tomorrow evening|toi mai|dem mai)${end}`, 'u'),
    (today) => [addDays(today, 1), evening],
  ],
  [new RegExp(`${begin}(?:(?:open )?tomorrow|ngay mai)${end}`, 'u'), (today) => [addDays(today, 1), null]],
  [
    new RegExp(`${begin}(?:this weekend|cuoi tuan nay)${end}`, 'u'),
    (today) => [addDays(today, (5 - weekdayOf(today) + 7) % 7), null],
  ],
];

/** Monday is 0. */
const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % weekdays.length;

const openIn = (text: string, now: Date) => {
  const [today = '', time = ''] = formatDateTime(now).slice(0, 16).split(' ');
  for (const [pattern, at] of times) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [date, hour] = at(today, time);
    return { match, limit: { what: 'open', date, time: hour } as const };
  }
  for (const [day, pattern] of onDay.entries()) {
    const match = pattern.exec(text);
    if (!match) continue;
    const ahead = (day - weekdayOf(today) + 7) % 7 || 7;
    return { match, limit: { what: 'open', date: addDays(today, ahead), time: null } as const };
  }
  return null;
};

/** What a search says of prices and of when it has to be open. */
export const limitsIn = (words: readonly Word[], now = new Date()): SaidLimit[] => {
  // Kept letter by letter, so that places in the text are places of words: "tới nay" is not "tối nay".
  const text = foldedText(words);
  const wordAt = (letter: number) => text.slice(0, letter).split(' ').length - 1;
  return [priceIn(text), openIn(text, now)].flatMap((found) => {
    if (!found) return [];
    const { index, 0: said } = found.match;
    return [{ start: wordAt(index), end: wordAt(index + said.length) + 1, limit: found.limit }];
  });
};
