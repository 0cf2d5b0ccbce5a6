import { withDayNumbers } from './day-of-plan';
import { numberPattern } from './numbers';
import { dayNumbered } from './ordinals';
import type { Text } from './text';

const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const numbered = new RegExp(
  `${edge}(?:day|ngay|hom|bua)(?: thu)? (${numberPattern}|last|first|cuoi|dau)${end}`,
  'gu',
);
const lastNight =
  /(?<!\p{L})(?:(?:last|final) (?:night|evening|dinner|supper)|(?:dem|toi|bua toi) cuoi(?: cung)?|(?:one|1|a single) (?:night|evening|dinner)|(?:mot|1) (?:dem|toi)(?= (?:thoi|nao|cho|sang|o |khach|resort)))(?!\p{L})/u;
const firstNight =
  /(?<!\p{L})(?:(?:first) (?:night|evening)|(?:the )?(?:night|evening) (?:we|i) (?:arrive|land)|(?:dem|toi) (?:dau|dau tien))(?!\p{L})/u;
/** More than the day that is named is meant. */
const more =
  /(?<!\p{L})(?:(?:from|since|after|until|before|every|each|tu|sau|truoc|den|moi|except|tru|but not) (?:day|ngay|hom)|(?:onwards?|tro di)|the (?:rest|others?)|other days|everything else|whole trip|every day|all days|ca chuyen|cac ngay (?:khac|con lai)|ngay nao|moi ngay|nhung ngay khac)(?!\p{L})/u;

/**
 * The only day of a plan that a message is about: "on day 2 no walking", "ngày 3 ăn chay thôi", "a nice dinner on the last
 * night"; undefined where it names none, or several.
 */
export const dayScopeIn = (
  { folded }: Text,
  planStart: string | null,
  planDays: number,
): number | undefined => {
  if (planDays < 2) return undefined;
  const text = dayNumbered(withDayNumbers(folded, planStart, planDays));
  if (more.test(text)) return undefined;
  const days = new Set(
    [...text.matchAll(numbered)].map(([, said = '']) => {
      if (said === 'last' || said === 'cuoi') return planDays;
      if (said === 'first' || said === 'dau') return 1;
      return Number(said);
    }),
  );
  // The last night is that before the day on which people leave.
  if (lastNight.test(text)) days.add(planDays - 1);
  if (firstNight.test(text)) days.add(1);
  const [only, other] = days;
  return only !== undefined && other === undefined && only >= 1 && only <= planDays ? only : undefined;
};
