import type { Pool } from '../candidates';
import type { Candidate } from '../candidates/candidate';
import type { Plan, PlanDay, PlanStop } from '../plan-shapes';
import { recordKey } from '../records/record';
import { token } from '../stream/events';
import { minutesOf } from '../travel/clock';
import type { PlanAsked } from '../understand/plan-asked';
import type { Context } from './situation';

/** A plan that is told of, with its records. */
export interface Told {
  language: Context['language'];
  plan: Plan;
  pool: Pool;
}

export const cityToken = (id: number) => token({ kind: 'city', id });

export const visitsOf = ({ stops }: PlanDay): number => stops.reduce((sum, { minutes }) => sum + minutes, 0);
export const waysOf = ({ stops }: PlanDay): number =>
  stops.reduce((sum, { travel }) => sum + (travel?.minutes ?? 0), 0);
/** Minutes that a day asks of people: visits, the ways between them, and the journey there. */
export const busyOf = (day: PlanDay): number => visitsOf(day) + waysOf(day) + (day.transfer?.minutes ?? 0);
/** When a visit is over, minutes since midnight. */
export const endOf = ({ starts_at, minutes }: PlanStop): number => minutesOf(starts_at) + minutes;

/** The day with most or least of something, from 1 on; days with nothing of it don't count for the least. */
export const dayWith = (
  days: readonly PlanDay[],
  of: (day: PlanDay) => number,
  which: 'most' | 'least',
): number => {
  const counted = days.map((day, index) => ({ day: index + 1, much: of(day) }));
  const sorted = counted.toSorted((a, b) => b.much - a.much);
  return (which === 'most' ? sorted[0] : sorted.at(-1))?.day ?? 1;
};

/** The days that a question is about, from 1 on. */
export const numbersOf = (
  { day, which }: PlanAsked,
  { days }: Plan,
  of: (day: PlanDay) => number,
): number[] => {
  if (day !== null) return [day];
  if (which !== null) return [dayWith(days, of, which)];
  return days.map((_, index) => index + 1);
};

export const candidatesOf = ({ pool }: Told, day: PlanDay): Candidate[] =>
  day.stops.flatMap((stop) => pool.all.get(recordKey(stop)) ?? []);

export const spaced = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export const kmText = (language: Context['language'], metres: number): string =>
  metres < 1000
    ? `${Math.round(metres / 100) * 100} m`
    : `${(Math.round(metres / 100) / 10).toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB')} km`;
