import { near } from './day-words';
import { readText } from './text';

/** What somebody asks of one stop; `what` are the words that name it, without accents. */
export interface StopAsked {
  asks: 'which_day' | 'why_not' | 'open';
  what: string;
  /** 0 for Sunday, where a day of the week was said. */
  weekday: number | null;
}

const name = "((?:the |our |that )?[\\p{L}\\p{N}][\\p{L}\\p{N} '&-]{0,50}?)";
const days = [
  'sundays?|chu nhat|cn',
  'mondays?|thu (?:hai|2)',
  'tuesdays?|thu (?:ba|3)',
  'wednesdays?|thu (?:tu|4)',
  'thursdays?|thu (?:nam|5)',
  'fridays?|thu (?:sau|6)',
  'saturdays?|thu (?:bay|7)',
].map((source) => near(`(?:on |vao |ngay )?(?:${source})`));

const end = '(?: (?:then|that day|hom do|luc do|vay|the|nhi|ha|a|khong|ko|chua))* *[?.!]* *$';
const patterns: ReadonlyArray<readonly [StopAsked['asks'], RegExp]> = [
  [
    'which_day',
    near(
      `(?:what|which) day (?:is|are|do we (?:do|see|visit|go to)|will we (?:do|see|visit))(?: the)? ${name}(?: on)?${end}`,
    ),
  ],
  ['which_day', near(`when (?:is|are|do we (?:do|see|visit|go to))(?: the)? ${name}${end}`)],
  ['which_day', near(`${name} (?:o |vao |la |di |nam )*(?:ngay|hom|bua) (?:may|nao|thu may)${end}`)],
  [
    'why_not',
    near(
      `why (?:is|are|isn't|aren't)(?: the)? ${name}(?: not)? (?:in|on|there|part|included)(?: [^?]*)?${end}`,
    ),
  ],
  ['why_not', near(`why (?:no|not)(?: the)? ${name}${end}`)],
  ['why_not', near(`sao (?:lai )?(?:khong|ko|chua) (?:co|di|ghe|xep|thay) ${name}${end}`)],
  ['open', near(`(?:is|are|will)(?: the)? ${name} (?:be )?(?:open|closed)${end}`)],
  ['open', near(`${name} (?:co )?(?:mo cua|dong cua|mo) (?:khong|ko|chua|khg)${end}`)],
];

/** What a message asks of one stop, or `null`. */
export const stopAskedIn = (message: string): StopAsked | null => {
  const { folded } = readText(message);
  const weekday = days.findIndex((pattern) => pattern.test(folded));
  const said = weekday >= 0 ? folded.replace(days[weekday] ?? '', ' ').replace(/ +/gu, ' ') : folded;
  for (const [asks, pattern] of patterns) {
    const what = pattern
      .exec(said)?.[1]
      ?.trim()
      .replace(/^(?:the|our|that) /u, '');
    const isNo = asks !== 'why_not' || /not|n't|no |khong|ko|chua/u.test(said);
    if (what && isNo) return { asks, what, weekday: weekday >= 0 ? weekday : null };
  }
  return null;
};
