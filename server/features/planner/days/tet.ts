import { addDays } from '../../../calendar/lunar/day-number';
import { solarToLunar } from '../../../calendar/lunar/index';
import { entertainment, restaurant } from '../../../place-kinds';
import type { PlanRecord } from '../records/record';
import { minutesOf } from '../travel/clock';

/** What closes over Tết, when families are at home: New Year's Eve of the lunar calendar and the first three days. */

/** 0 on the eve, 1 to 3 on the days of Tết, `null` on any other. */
export const tetDay = (date: string): number | null => {
  const { month, day, isLeapMonth } = solarToLunar(date);
  if (month === 1 && !isLeapMonth && day <= 3) return day;
  const tomorrow = solarToLunar(addDays(date, 1));
  return tomorrow.month === 1 && tomorrow.day === 1 && !tomorrow.isLeapMonth ? 0 : null;
};

/** What a family runs stays closed for three days. */
const isFamilyRun = (record: PlanRecord): boolean =>
  record.resource_type === restaurant ||
  record.isMeal ||
  (record.kind !== 'resource' && record.kind !== 'event' && (record.price_from ?? 0) > 0);

/** Museums, theatres and other houses with doors close on the first day. Hills, beaches and pagodas don't. */
const hasDoors = (record: PlanRecord): boolean =>
  record.kind === 'resource' &&
  (record.doors?.opening_hours != null || record.resource_type === entertainment);

const eveningOfTheEve = minutesOf('15:00');

/** Whether a record is shut then, as far as is known. @param ends when the visit is over, minutes since midnight */
export const isClosedAtTet = (record: PlanRecord, tet: number, ends: number): boolean => {
  if (tet === 0) return ends > eveningOfTheEve && (isFamilyRun(record) || hasDoors(record));
  return isFamilyRun(record) || (tet === 1 && hasDoors(record));
};
