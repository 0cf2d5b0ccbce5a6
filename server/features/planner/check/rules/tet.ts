import { addDays } from '../../../../calendar/lunar/day-number';
import { solarToLunar } from '../../../../calendar/lunar/index';
import { entertainment, restaurant } from '../../../../place-kinds';
import type { PlanRecord } from '../../records/record';
import { minutesOf } from '../../travel/clock';
import type { Finding } from '../finding';
import { plainDate } from '../plain-date';
import type { DayView, StopView } from '../view';

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

const isClosed = ({ record, ends }: StopView, tet: number): boolean => {
  if (!record) return false;
  if (tet === 0) return ends > eveningOfTheEve && (isFamilyRun(record) || hasDoors(record));
  return isFamilyRun(record) || (tet === 1 && hasDoors(record));
};

export const tetRules = (day: DayView): Finding[] => {
  const tet = day.date ? tetDay(day.date) : null;
  if (day.date === null || tet === null) return [];
  const closed = day.stops.filter((stop) => isClosed(stop, tet));
  if (closed.length === 0) return [];
  return [
    {
      code: 'closed_for_tet',
      severity: 'warning',
      day: day.number,
      stop: closed.length === 1 ? (closed[0]?.number ?? null) : null,
      about: '',
      says: tet === 0 ? 'issue_tet_eve' : 'issue_tet',
      values: {
        date: plainDate(day.date),
        number: tet,
        titles: closed.map(({ title }) => title).join(', '),
      },
      amount: closed.length,
    },
  ];
};
