import { addDays } from '../../../calendar/lunar/day-number';
import { distanceKm } from '../../../distance';
import type { PlannerCity } from '../candidates/cities';
import type { PlanRequest, Travel } from '../plan-shapes';
import type { MonthNormal } from '../records/kinds';
import { minutesOf, nextQuarter } from '../travel/clock';
import { beforeNightTrain, busyOn, isNightTrain, leavesAt } from '../travel/day';
import type { Span } from '../travel/opening';
import { dayLimits } from '../travel/pace';
import { transferFor } from '../travel/transfer';
import { isHotMonth } from './noon';
import type { Frame } from './visit';

/** The first day of a journey begins when people have arrived, the last one ends before they leave. */
const arrival = minutesOf('09:30');
const departure = minutesOf('17:00');
/** From the landing to the first stop, and from the last one to the take-off. */
const toTown = 90;
const fromTown = 180;

/** When people leave home, and when they want to be back, minutes since midnight. */
const leavesHome = minutesOf('07:00');
const backHome = minutesOf('21:00');
const leastOfLastDay = minutesOf('11:00');
/** From home so near one goes there for the day. */
const nearHomeKm = 12;

/** The way from home to a city; none where people are at home or nothing is known. */
const fromHome = (request: PlanRequest, city: PlannerCity): Travel | null => {
  const { origin } = request;
  return origin && distanceKm(origin, city) > nearHomeKm ? transferFor(request, origin, city) : null;
};

const dateOfDay = ({ start_date }: Pick<PlanRequest, 'start_date'>, index: number): string | null =>
  start_date === null ? null : addDays(start_date, index);

/** The month in which a day lies, as far as that is known. */
export const monthOfDay = (request: PlanRequest, index: number): number | null => {
  const date = dateOfDay(request, index);
  return date === null ? request.month : Number(date.slice(5, 7));
};

export const weatherOf = (city: PlannerCity, month: number | null): MonthNormal | null =>
  city.normals.find((normal) => normal.month === month) ?? null;

/** When people who are held from midnight on, aboard a boat or by something else, get to the town of the day. */
const reachedWhenFree = (busy: readonly Span[], transfer: Travel | null): number => {
  const held = busy.find(({ opens }) => opens <= 0);
  if (!held) return 0;
  return nextQuarter(held.closes + (transfer && !isNightTrain(transfer) ? transfer.minutes : 0));
};

/** What a day must keep to: where and when it is, how people get there, and what they can do in it. */
export const frameOf = (
  request: PlanRequest,
  route: readonly PlannerCity[],
  index: number,
): Frame & { city: PlannerCity } => {
  const city = route[index];
  if (!city) throw new RangeError(`There is no day ${index + 1}`);
  const before = route[index - 1];
  const limits = dayLimits(request);
  const isJourney = route.length > 1;
  const hasArrival = isJourney && index === 0;
  const leaves = route.length > 2 && index === route.length - 1;
  const arrives = index === 0 && request.arrives_at ? minutesOf(request.arrives_at) : null;
  const goes = index === route.length - 1 && request.leaves_at ? minutesOf(request.leaves_at) : null;
  const coming = index === 0 ? fromHome(request, city) : null;
  const going = index === route.length - 1 ? fromHome(request, city) : null;
  const setsOff = request.sets_off_at ? minutesOf(request.sets_off_at) : leavesHome;
  const reached = coming ? nextQuarter(leavesAt(coming, setsOff) + coming.minutes) : 0;
  const next = route[index + 1];
  const isLeavingByNight = next && next.id !== city.id && isNightTrain(transferFor(request, city, next));
  const ends = request.children > 0 ? Math.min(limits.ends, minutesOf('20:30')) : limits.ends;
  const transfer = before && before.id !== city.id ? transferFor(request, before, city) : null;
  const busy = busyOn(request, index);
  const free = reachedWhenFree(busy, transfer);
  return {
    city,
    cityId: city.id,
    center: city,
    date: dateOfDay(request, index),
    transfer,
    limits: {
      ...limits,
      starts:
        arrives !== null
          ? Math.max(limits.starts, free, arrives + (request.after_arrival ?? toTown))
          : Math.max(reached, free, hasArrival && !coming ? Math.max(arrival, limits.starts) : limits.starts),
      ends:
        goes !== null
          ? Math.min(ends, goes - (request.before_departure ?? fromTown))
          : isLeavingByNight
            ? Math.min(ends, beforeNightTrain)
            : going
              ? Math.min(
                  ends,
                  isNightTrain(going) ? beforeNightTrain : Math.max(leastOfLastDay, backHome - going.minutes),
                )
              : leaves
                ? Math.min(ends, departure)
                : ends,
    },
    isHot: isHotMonth(weatherOf(city, monthOfDay(request, index)), monthOfDay(request, index)),
    hasArrival: hasArrival || arrives !== null || coming !== null || request.begins_at !== undefined,
    request,
    busy,
  };
};
