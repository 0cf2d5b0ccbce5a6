import { near } from './day-words';
import { numberOf, numberPattern } from './numbers';

/** A length of a whole plan that is said without its unit, or against the one that it has. */

const count = `(?<count>${numberPattern})`;
const clauseEnd = '(?= (?:thoi|nha|nhe|nghen|di|duoc|please|instead|then|if)(?!\\p{L})| *[.,;!?]| *$)';

const lengths = [
  // "Can it be done in two?", "could you do it in three instead?".
  near(
    `(?:done|do (?:it|that|this|all (?:of )?(?:it|that|this))|manage(?: it)?|fit (?:it|that|all that)(?: all)?|squeeze (?:it|that)(?: all)?|see it all)(?: all)? (?:in|into|within) (?:just |only )?${count}${clauseEnd}`,
  ),
  // "Cắt bớt còn 3 thôi", "rút xuống 2".
  near(
    `(?:cat|bot|rut|giam|thu)(?: (?:bot|ngan|gon|lai|xuong|di))* (?:con|xuong) (?:dung |chi )?${count}${clauseEnd}`,
  ),
  near(
    `(?:cut|trim|bring|get|shorten|reduce)(?: (?:it|this|that|things))?(?: down| back)? to (?:just |only )?${count}${clauseEnd}`,
  ),
];
/** Against the length that there is: one more, one fewer, twice as long. */
const by: ReadonlyArray<readonly [RegExp, (count: number, days: number) => number]> = [
  [
    near(
      `(?<=^ ?(?:(?:hm+|no|ok(?:ay)?|well|actually|sorry|and|make (?:it|that)|maybe|then)[ ,.]+)*)${count} (?:fewer|less)(?: than (?:that|this))?(?=(?: please| then)? *[.!?]? *$)`,
    ),
    (count, days) => days - count,
  ],
  [
    near(
      `(?<=^ ?(?:(?:hm+|no|ok(?:ay)?|well|actually|sorry|and|make (?:it|that)|maybe|then)[ ,.]+)*)${count} more(?: than (?:that|this))?(?=(?: please| then)? *[.!?]? *$)`,
    ),
    (count, days) => days + count,
  ],
  [
    near(
      '(?<count>double) (?:it|the (?:days|length|time|trip|stay)|that)|(?:make it )?twice as long|(?:nhan|gap) doi(?: so)? (?:ngay|thoi gian|lich)',
    ),
    (_, days) => 2 * days,
  ],
  [near('(?:bot|giam|rut|cat)(?: them| di| bot)* (?:ngay|hom|bua) nua'), (_, days) => days - 1],
];

/** How many days a plan shall have by such words. @param folded small letters without accents @param days of the plan */
export const bareLengthIn = (folded: string, days: number): number | undefined => {
  for (const pattern of lengths) {
    const said = numberOf(pattern.exec(folded)?.groups?.count);
    if (said !== undefined && said > 0) return said;
  }
  for (const [pattern, of] of by) {
    const match = pattern.exec(folded);
    if (match) return Math.max(1, of(numberOf(match.groups?.count) ?? 1, days));
  }
  return undefined;
};
