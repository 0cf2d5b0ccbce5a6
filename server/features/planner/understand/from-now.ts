import { addDays } from '../../../calendar/lunar/day-number';
import { numberOf, numberPattern } from './numbers';
import { firstFrom, mondayAfter, weekdayAt, weekdayPattern } from './weekdays';

/** A day that is counted from today on: "ten days from now", "a week on Wednesday", "thứ bảy tuần sau nữa". */
export interface FromNow {
  at: number;
  end: number;
  /** The day, `yyyy-MM-dd`, for a day from which it is counted. */
  date: (today: string) => string;
}

const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const n = `(${numberPattern})`;
const form = (source: string) => new RegExp(`${edge}${source}${end}`, 'gu');
const unit = '(days?|weeks?|nights?|ngay|hom|tuan)';
const isWeeks = (said = '') => said.startsWith('w') || said === 'tuan';
const count = (many = '', of = '') => (numberOf(many) ?? 0) * (isWeeks(of) ? 7 : 1);

const weekLater = 7;

type Make = (match: RegExpMatchArray) => FromNow['date'];

/** "Wednesday" is the next one, and never today. */
const nextDay = (today: string, name: string) => firstFrom(addDays(today, 1), weekdayAt(name));

const forms: ReadonlyArray<readonly [RegExp, Make]> = [
  [
    form(`${n} ${unit} from (?:today|now|tonight|tomorrow)`),
    (m) => (today) => addDays(today, count(m[1], m[2]) + (m[0].endsWith('tomorrow') ? 1 : 0)),
  ],
  [
    form('(?:a )?fortnight from (?:today|now|tomorrow)'),
    (m) => (today) => addDays(today, 2 * weekLater + (m[0].endsWith('tomorrow') ? 1 : 0)),
  ],
  [
    form(`in (?:about |exactly |just )?${n} (days?|weeks?)['’]?s?['’]? time`),
    (m) => (today) => addDays(today, count(m[1], m[2])),
  ],
  [
    form(
      `${n} weeks? (?:today|tomorrow)|(?:a )?(?:week|fortnight) (?:today|tomorrow)|(?:today|tomorrow) (?:week|fortnight)`,
    ),
    (m) => (today) =>
      addDays(
        today,
        (m[0].includes('fortnight') ? 2 * weekLater : (numberOf(m[1] ?? 'a') ?? 1) * weekLater) +
          (m[0].includes('tomorrow') ? 1 : 0),
      ),
  ],
  [
    form(`(a|one|two|2|1) weeks? (?:on|from|after|this|next|come)(?: (?:this|next))? (${weekdayPattern})`),
    (m) => (today) => addDays(nextDay(today, m[2] ?? ''), (numberOf(m[1]) ?? 1) * weekLater),
  ],
  [form(`(${weekdayPattern}) week`), (m) => (today) => addDays(nextDay(today, m[1] ?? ''), weekLater)],
  [
    form(`(${weekdayPattern}) (?:of the week after next|the week after next|tuan (?:sau|toi) nua)`),
    (m) => (today) => firstFrom(addDays(mondayAfter(today), weekLater), weekdayAt(m[1] ?? '')),
  ],
  [
    form('(?:the )?week after next|tuan (?:sau|toi) nua'),
    () => (today) => addDays(mondayAfter(today), weekLater),
  ],
  [
    // "10 ngày nữa đi", "khoảng 2 tuần nữa bay"; "ở thêm 2 ngày nữa" makes a journey longer.
    form(
      `(?<!(?:them|lai|dai)(?: \\p{L}+){0,2} )(\\d{1,2}|mot|hai|ba|bon|nam) ${unit} nua(?= *(?:moi |thi |se |la |minh |em |toi |tui |tao |bon |tui |ca |nha |vo ){0,3}(?:di|bay|khoi hanh|xuat phat|len duong|bat dau|qua|sang|ra|vao|vo))`,
    ),
    (m) => (today) => addDays(today, count(m[1], m[2])),
  ],
];

/** The days that a text counts from today on, in their order. @param folded small letters without accents */
export const fromNowIn = (folded: string): FromNow[] => {
  const found: FromNow[] = [];
  for (const [pattern, make] of forms)
    for (const match of folded.matchAll(pattern)) {
      const [at, to] = [match.index, match.index + match[0].length];
      if (!found.some((one) => one.at < to && at < one.end)) found.push({ at, end: to, date: make(match) });
    }
  return found.sort((a, b) => a.at - b.at);
};

/** A text, as long as it was, without the numbers that tell when a journey begins and not how long it is. */
export const withoutFromNow = (folded: string): string =>
  fromNowIn(folded).reduce(
    (text, { at, end: to }) => `${text.slice(0, at)}${'#'.repeat(to - at)}${text.slice(to)}`,
    folded,
  );
