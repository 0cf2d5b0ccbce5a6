import { addDays } from '../../../calendar/lunar/day-number';
import { dayMentions } from './day-mentions';
import { numberOf, numberPattern } from './numbers';

/** A journey around one day that is named: when it begins, and its length where both ends are said. */
interface AroundDay {
  start: string;
  days?: number;
}

const n = `(${numberPattern})`;
const then =
  "(?:it|that|then|this|the (?:festival|feast|day|holiday|big day|event|match|race|wedding|concert)|\\p{L}+'?s? day)";
const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const only = `(?= ?(?:$|[.,;!?)]|(?:and|or|then|so|we|i|for|va|roi|thi|la|moi)${end}))`;

const before: readonly RegExp[] = [
  new RegExp(
    `${edge}(?:(?:the |a |one )?(?:day|night|evening|afternoon)|${n} (?:days?|nights?)) (?:before|earlier|ahead|prior)(?: (?:of|to))?(?: ${then}${end}|${only})`,
    'u',
  ),
  new RegExp(
    `${edge}(?:(?:den|toi|len|xuong|ra|vao|di|bay)(?: \\p{L}+){0,2} truoc(?: do| le)? (?:${n} )?(?:ngay|hom|bua)|(?:tu )?(?:hom|ngay|bua) truoc(?: do| le)?${end}|truoc (?:do|le) (?:${n} )?(?:ngay|hom))`,
    'u',
  ),
];
const after: readonly RegExp[] = [
  new RegExp(
    `${edge}(?:(?:the |a |one )?(?:day|morning|night|evening)|${n} (?:days?|nights?)) (?:after|later|afterwards)(?! tomorrow)(?: ${then}${end}|${only})|${edge}(?:the )?(?:next|following) (?:day|morning)${end}`,
    'u',
  ),
  new RegExp(
    `${edge}(?:(?:sau (?:do|le) |them )(?:${n} )?(?:ngay|hom|bua)|${n} (?:ngay|hom) sau|(?:sang |trua |chieu |toi )?(?:hom|ngay|bua) sau${end})`,
    'u',
  ),
];

const countIn = (plain: string, patterns: readonly RegExp[]): number | undefined => {
  const found = patterns.map((pattern) => pattern.exec(plain)).find(Boolean);
  return found ? (numberOf(found.slice(1).find(Boolean)) ?? 1) : undefined;
};

/**
 * "For the Mid-Autumn festival: there the day before it, away the day after". @param plain small letters without
 * accents and without hours
 */
export const aroundDayIn = (plain: string, today: string): AroundDay | undefined => {
  const [day, other] = dayMentions(plain, false).filter(({ kind }) => kind === 'feast' || kind === 'dated');
  const date = other ? undefined : day?.from(today);
  const ahead = date === undefined ? undefined : countIn(plain, before);
  if (date === undefined || ahead === undefined) return undefined;
  const behind = countIn(plain, after);
  return { start: addDays(date, -ahead), ...(behind ? { days: ahead + behind + 1 } : {}) };
};
