/** Times of day as people write them: "7:30", "4 giờ chiều", "9am", "2h30", "noon". */

const part = 'sang|trua|chieu|toi|dem|khuya|morning|afternoon|evening|night';
const mark = "am|pm|a\\.m\\.|p\\.m\\.|h(?![\\p{L}])|gio|g(?![\\p{L}])|o'?clock|hrs";
const word = '(?<!\\p{L})(?:noon|midday|midnight|nua dem|giua trua)';
const minutesAfter = '(?:(?:[:.h]|h | gio )(\\d{2})(?:phut|ph|p(?![m.]))?)?';
const rest = `(?: ?(${mark}))?(?: ?(ruoi))?(?: (?:in the |at |that |of the )?(${part}))?`;

/** Six groups: hour, minutes, mark, half, part of the day, word. A number alone is no time. */
export const clockPattern = `(?:(\\d{1,2})(?=[:.h]\\d| ?(?:${mark})| (?:in the |at |that )?(?:${part}))${minutesAfter}${rest}|(${word}))`;

/** "From 5 March" is a day. */
const month =
  '(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|thang)(?:\\p{L}*)(?![\\p{L}])|/\\d';

/** The same where nothing but a time can stand: "by 8". */
export const looseClock = `(?:(\\d{1,2})(?!\\d|%|${month})${minutesAfter}${rest}|(${word}))`;

/** How many groups a clock has. */
export const clockGroups = 6;

const late = /^(?:pm|p\.m\.|chieu|toi|afternoon|evening|night)$/;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** What an hour without more means: by day "1 to 3" is after noon, in the evening "by 8" is 20:00, by the clock it is itself. */
export type Lean = 'day' | 'evening' | 'clock';

type Groups = ReadonlyArray<string | undefined>;

const saysWhich = ([, , mark, , part]: Groups): boolean => part !== undefined || /^[ap]/.test(mark ?? '');

/** A time as it was matched; undefined for a number that is none. */
export const timeOf = (groups: Groups, lean?: Lean): string | undefined => {
  const [hourText, minuteText, mark, half, part, word] = groups;
  if (word) return /noon|midday|trua/.test(word) ? '12:00' : '23:59';
  if (hourText === undefined) return undefined;
  // "lands in 3 days" is no time.
  if (lean === undefined && !mark && !part && minuteText === undefined) return undefined;
  // "2 đêm" is two nights, and "max 3 hrs" as long as that.
  if (lean === undefined && minuteText === undefined && (mark === 'hrs' || (part === 'dem' && !mark)))
    return undefined;
  let hour = Number(hourText);
  const minute = half ? 30 : Number(minuteText ?? 0);
  const isLate = [mark, part].some((said) => said !== undefined && late.test(said));
  if (isLate && hour < 12) hour += 12;
  else if ((part === 'dem' || part === 'khuya') && hour >= 7 && hour < 12) hour += 12;
  else if (part === 'trua' && hour < 4) hour += 12;
  else if (/^a/.test(mark ?? '') && hour === 12) hour = 0;
  else if (!saysWhich(groups) && lean === 'evening' && hour >= 3 && hour < 12) hour += 12;
  else if (!saysWhich(groups) && lean === 'day' && hour >= 1 && hour < 6) hour += 12;
  return hour < 24 && minute < 60 ? `${twoDigits(hour)}:${twoDigits(minute)}` : undefined;
};

/** "1-3pm", "from 4 to 10 pm", "9 to 5": both ends of a stretch of one day; undefined where that is none. */
export const stretchOf = (first: Groups, second: Groups): { from: string; until: string } | undefined => {
  const plain = timeOf(second, 'day');
  // "5h to 19h30" counts to 24.
  const isOf24 = Number(second[0]) > 12;
  const begins = timeOf(first, isOf24 ? 'clock' : 'day');
  const later = plain && begins && plain <= begins && !saysWhich(second) ? timeOf(second, 'evening') : plain;
  const shared =
    saysWhich(first) || isOf24
      ? undefined
      : timeOf([first[0], first[1], second[2], first[3], second[4]], 'day');
  const from = shared && later && shared < later ? shared : begins;
  return from && later && from < later ? { from, until: later } : undefined;
};

/** The time so many minutes later or, where negative, earlier on the same day; at the latest before midnight. */
export const later = (time: string, minutes: number): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = Math.min(Math.max(hour * 60 + minute + minutes, 0), 24 * 60 - 1);
  return `${twoDigits(Math.floor(at / 60))}:${twoDigits(at % 60)}`;
};
