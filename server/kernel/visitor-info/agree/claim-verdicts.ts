import { weekdays } from '../opening-hours';
import type { Knowing } from './knowing';
import type { Statement } from './statement';

/** Whether the data of a record say what its texts claim; null where they do, or where nothing can be said of it. */
export type Verdict = 'contradicts' | 'lacks' | null;

type Claim<Kind extends Statement['kind']> = Extract<Statement, { kind: Kind }>;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Whom a kitchen has something for; what is no kitchen is asked nothing. */
const dietVerdict = ({ visitor_info: { diet } }: Knowing, { diet: claimed }: Claim<'diet'>): Verdict => {
  if (!diet) return null;
  if (diet.state === 'unknown' || !diet.served) return 'lacks';
  const meant = {
    vegan: ['vegan'],
    vegetarian: ['vegetarian', 'vegan', 'chay'],
    halal: ['halal_certified', 'halal_friendly'],
  } as const;
  return meant[claimed].some((one) => diet.served?.includes(one)) ? null : 'contradicts';
};

const settingVerdict = ({ visitor_info: { shelter } }: Knowing, { is }: Claim<'setting'>): Verdict =>
  shelter?.setting && shelter.setting !== is ? 'contradicts' : null;

const liftVerdict = ({ visitor_info: { stay } }: Knowing, { has }: Claim<'lift'>): Verdict => {
  // Of several houses together nothing is said for all.
  if (stay?.lift === undefined) return null;
  return stay.lift === has ? null : 'contradicts';
};

/** Houses round to the half hour. */
const roomsVerdict = (
  { visitor_info: { stay } }: Knowing,
  { kind, at }: Claim<'check_in' | 'check_out'>,
): Verdict => {
  if (!stay) return null;
  const known = stay[kind];
  if (!known) return 'lacks';
  return Math.abs(minutesOf(known) - at) <= 30 ? null : 'contradicts';
};

const ageVerdict = ({ visitor_info: { ages } }: Knowing, { minimum }: Claim<'age'>): Verdict => {
  if (ages?.minimum === undefined) return 'lacks';
  return ages.minimum === minimum ? null : 'contradicts';
};

/** One way or there and back, and somewhat about: only what is far from both is wrong. */
const walkVerdict = ({ visitor_info: { effort } }: Knowing, { metres }: Claim<'walk'>): Verdict =>
  effort?.walk_m !== undefined && metres > effort.walk_m * 2 + 1000 ? 'contradicts' : null;

/** A note tells what is paid for where the rest is free. */
const paidVerdict = ({ visitor_info: { price } }: Knowing): Verdict =>
  price?.is_free && !price.note ? 'contradicts' : null;

const aroundVerdict = (
  { opening_hours, visitor_info: { hours } }: Knowing,
  { isClock }: Claim<'around'>,
): Verdict => {
  if (!opening_hours || hours?.always_open) return null;
  const days = weekdays.flatMap((day) => {
    const spans = opening_hours[day] ?? [];
    return spans.length > 0 ? [spans] : [];
  });
  const isAround = days.every((spans) => spans[0]?.opens === '00:00' && spans.at(-1)?.closes === '24:00');
  if (isClock) return isAround ? null : 'contradicts';
  return days.some((spans) => spans.length > 1) ? 'contradicts' : null;
};

/** How many days of the moon's year lie from the first day of a rule to a day. */
const daysAfter = (rule: { month: number; day: number }, { month, day }: Claim<'date'>): number =>
  ((month - rule.month + 12) % 12) * 30 + day - rule.day;

/** An event by the calendar: within its days, or on the eve. Dates that are announced each year are not told by a text. */
const dateVerdict = ({ rule, is_lunar }: Knowing, date: Claim<'date'>): Verdict => {
  if (!rule) return null;
  if ((date.calendar === 'lunar') !== Boolean(is_lunar)) return 'contradicts';
  const after = daysAfter(rule, date);
  return (after >= -1 && after <= rule.days) || after >= 359 ? null : 'contradicts';
};

type ClaimKind =
  | 'around'
  | 'diet'
  | 'setting'
  | 'lift'
  | 'check_in'
  | 'check_out'
  | 'wheelchair_no'
  | 'no_booking'
  | 'paid'
  | 'age'
  | 'walk'
  | 'date';

export const claimVerdict = (knowing: Knowing, claim: Claim<ClaimKind>): Verdict => {
  switch (claim.kind) {
    case 'around':
      return aroundVerdict(knowing, claim);
    case 'diet':
      return dietVerdict(knowing, claim);
    case 'setting':
      return settingVerdict(knowing, claim);
    case 'lift':
      return liftVerdict(knowing, claim);
    case 'check_in':
    case 'check_out':
      return roomsVerdict(knowing, claim);
    case 'wheelchair_no':
      return knowing.accessibility?.wheelchair === 'yes' ? 'contradicts' : null;
    case 'no_booking':
      return knowing.visitor_info.booking?.need === 'required' ? 'contradicts' : null;
    case 'paid':
      return paidVerdict(knowing);
    case 'age':
      return ageVerdict(knowing, claim);
    case 'walk':
      return walkVerdict(knowing, claim);
    case 'date':
      return dateVerdict(knowing, claim);
  }
};
