import { addDays } from '../../../calendar/lunar/day-number';
import type { BusyHours } from '../plan-shapes';
import { weekdayOf } from '../travel/clock';
import type { Appointment } from '../understand/appointments';
import { later } from '../understand/clock-times';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** When a boat that leaves in the morning is back, or has to be. */
const boatEnds = '17:30';

/** The day of a journey, from 1; undefined where it is none of its days. */
export const dayOf = (
  { day }: Pick<Appointment, 'day'>,
  { start_date, days }: { start_date: string | null; days: number },
): number | undefined => {
  if (day === 'last') return days;
  if (typeof day === 'number') return day <= days ? day : undefined;
  if (start_date === null) return undefined;
  for (let index = 0; index < days; index += 1)
    if (weekdayOf(addDays(start_date, index)) === weekdays[day.weekday]) return index + 1;
  return undefined;
};

/** Appointments as hours of their days that are taken. */
export const busyWith = (
  appointments: readonly Appointment[],
  request: { start_date: string | null; days: number },
): BusyHours[] =>
  appointments.flatMap((one) => {
    const day = dayOf(one, request);
    if (day === undefined) return [];
    if (one.boat === 'back') return [{ day, from: '00:00', until: one.time }];
    // Who sleeps on the boat is on it until it is back.
    const isOvernight =
      one.boat === 'out' &&
      appointments.some((other) => other.boat === 'back' && (dayOf(other, request) ?? 0) > day);
    const until = isOvernight
      ? '23:59'
      : one.boat
        ? one.time < '14:00'
          ? boatEnds
          : later(one.time, 180)
        : later(one.time, one.minutes);
    return [{ day, from: later(one.time, -15), until }];
  });
