import { calendarFile, type TimedEvent } from '../../../calendar/ical';
import { addDays } from '../../../calendar/lunar/day-number';
import { invalidField } from '../../../errors';
import { message } from '../../../platform/messages';
import type { PlanDay, PlanStop } from '../plan-shapes';
import { recordOf } from '../records/record';
import { withTrueWays } from '../show/true-ways';
import { clockOf, dayMinutes, minutesOf } from '../travel/clock';
import { departure, isNightTrain, leavesAt } from '../travel/day';
import type { Taken } from './taken';

/** `yyyy-MM-dd HH:mm` so many minutes after a day began. */
const momentOf = (date: string, minutes: number): string =>
  `${addDays(date, Math.floor(minutes / dayMinutes))} ${clockOf(((minutes % dayMinutes) + dayMinutes) % dayMinutes)}`;

const stamped = ({ name, changed, version, publicUrl }: Taken, entry: string) => ({
  uid: `${name}-${entry}@${new URL(publicUrl).hostname}`,
  stamp: changed,
  sequence: version - 1,
});

const visit = (taken: Taken, date: string, stop: PlanStop): TimedEvent[] => {
  const { known, language, publicUrl } = taken;
  const record = recordOf(known, stop);
  if (!record) return [];
  const starts = minutesOf(stop.starts_at);
  return [
    {
      ...stamped(taken, `${date}-${stop.kind}-${stop.id}`),
      starts: momentOf(date, starts),
      ends: momentOf(date, starts + stop.minutes),
      summary: record.title,
      description: [stop.note, record.description].filter(Boolean).join('\n\n'),
      location: record.address,
      place: record.point,
      url: new URL(`/${language}${record.path}`, publicUrl).href,
    },
  ];
};

/** The journey to another city, so that it ends before the first visit. */
const journey = (taken: Taken, date: string, day: PlanDay): TimedEvent[] => {
  const { transfer, stops, city_id } = day;
  const city = taken.known.cities.get(city_id);
  if (!transfer || !city) return [];
  const first = minutesOf(stops[0]?.starts_at ?? '23:59');
  const leaves = isNightTrain(transfer)
    ? leavesAt(transfer, departure)
    : Math.max(0, Math.min(departure, first - transfer.minutes));
  const say = (key: Parameters<typeof message>[1], values = {}) => message(taken.language, key, values);
  return [
    {
      ...stamped(taken, `${date}-journey`),
      starts: momentOf(date, leaves),
      ends: momentOf(date, leaves + transfer.minutes),
      summary: `${say('calendar_travel', { city: city.title })} (${say(`calendar_by_${transfer.mode}`)})`,
      description: '',
      location: '',
      place: null,
      url: null,
    },
  ];
};

/**
 * A plan for people's own calendars: an entry for each visit and each journey, in Vietnam's time. The same plan always
 * makes the same entries, so that adding it again changes them instead of doubling them.
 * @throws ApiError 422 for a plan without a date
 */
export const planCalendar = (taken: Taken): string => {
  const { start_date } = taken.plan.request;
  if (!start_date) throw invalidField('plan.request.start_date', 'required');
  const entries = withTrueWays(taken.plan, taken.known).days.flatMap((day, index) => {
    const date = addDays(start_date, index);
    return [...journey(taken, date, day), ...day.stops.flatMap((stop) => visit(taken, date, stop))];
  });
  return calendarFile(...entries);
};
