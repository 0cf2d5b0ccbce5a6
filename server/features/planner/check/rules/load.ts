import { accommodation } from '../../../../place-kinds';
import type { PlanRecord } from '../../records/record';
import { isNightTrain } from '../../travel/day';
import { effortOf } from '../../travel/pace';
import { transferBetween } from '../../travel/transfer';
import type { Finding } from '../finding';
import type { DayView, StopView } from '../view';

/** Is it too much for these travellers? */

const hours = (minutes: number): number => Math.round(minutes / 30) / 2;

const wholeDay = ({ number }: DayView) => ({ day: number, stop: null, about: '' });

/** Farther than this on foot from one stop to the next is a walk of its own, as a share of what a day may hold. */
const longWalk = 0.5;

const walking = (day: DayView): Finding[] => {
  const walks = day.stops.filter(({ stop }) => stop.travel?.mode === 'walk');
  const limit = day.limits.walkKm;
  const long = walks.filter(({ stop }) => (stop.travel?.km ?? 0) > Math.max(1.6, limit * longWalk));
  const total = walks.reduce((sum, { stop }) => sum + (stop.travel?.km ?? 0), 0);
  const far = long.map(
    (stop): Finding => ({
      code: 'too_much_walking',
      severity: 'warning',
      day: day.number,
      stop: stop.number,
      about: stop.about,
      says: 'issue_long_walk',
      values: { title: stop.title, km: stop.stop.travel?.km ?? 0, minutes: stop.way },
    }),
  );
  if (far.length > 0 || total <= limit) return far;
  const values = { km: Math.round(total * 10) / 10 };
  const says = 'issue_too_much_walking';
  return [{ ...wholeDay(day), code: 'too_much_walking', severity: 'warning', says, values, amount: total }];
};

/** Sitting in a plane or coach takes less out of people than a day on their feet, and a table takes nothing. */
const shareOfJourneys = 0.5;
const grace = 15;

const full = (day: DayView): Finding[] => {
  const visits = day.stops.filter(({ record }) => record?.resource_type !== accommodation);
  const { transfer } = day.day;
  // The night on a train is no part of the day.
  const journeyMinutes = isNightTrain(transfer) ? 0 : (transfer?.minutes ?? 0) * shareOfJourneys;
  const ways = day.stops.reduce((sum, { way }) => sum + way, journeyMinutes);
  const busy = visits.reduce(
    (sum, { stop, record, starts }) => sum + effortOf(record?.isMeal ?? false, starts, stop.minutes),
    ways,
  );
  const { stops, busyMinutes } = day.limits;
  if (visits.length > stops) {
    const values = { count: visits.length, maximum: stops };
    const says = 'issue_too_many_stops';
    return [{ ...wholeDay(day), code: 'too_much_in_a_day', severity: 'warning', says, values, amount: busy }];
  }
  const most = busyMinutes;
  if (visits.length < 2 || busy <= most + grace) return [];
  const values = { hours: hours(busy), maximum: hours(most) };
  const says = 'issue_too_many_hours';
  return [{ ...wholeDay(day), code: 'too_much_in_a_day', severity: 'warning', says, values, amount: busy }];
};

const usualPatience = 7 * 60;
const shortPatience = 5 * 60;
const anybodysPatience = 10 * 60;

/** A long journey that is quicker in another way, or as quick as it gets. */
const journey = ({ day, city, cityBefore, request, number }: DayView): Finding[] => {
  const minutes = day.transfer?.minutes ?? 0;
  const patience = request.pace === 'easy' || request.children > 0 ? shortPatience : usualPatience;
  if (!day.transfer || !city || !cityBefore || minutes <= patience) return [];
  const best = transferBetween(cityBefore, city);
  const isSlow = best.mode !== day.transfer.mode && best.minutes < minutes - 30;
  // A night in a train is what many come for: that a plane is quicker is worth a hint, that it is long is not.
  const isByNight = isNightTrain(day.transfer);
  if (isByNight && !isSlow) return [];
  const isHard = !isByNight && (isSlow || minutes > anybodysPatience);
  return [
    {
      code: 'long_transfer',
      severity: isHard ? 'warning' : 'hint',
      day: number,
      stop: null,
      about: '',
      says: isSlow ? 'issue_slow_transfer' : 'issue_long_transfer',
      values: { from: cityBefore.title, to: city.title, hours: hours(minutes), best: hours(best.minutes) },
    },
  ];
};

const roughGround = new Set(['uneven', 'gravel', 'sand']);

/** What keeps these travellers from a place, as the key of its words; `null` when nothing that is known does. */
const obstacle = ({ accessibility }: PlanRecord, needs: DayView['request']['needs']) => {
  if (!accessibility) return null;
  const { surface = 'paved', steps = 0 } = accessibility;
  const isWheeled = needs.includes('wheelchair') || needs.includes('stroller');
  if (needs.includes('wheelchair') && accessibility.wheelchair === 'no')
    return { says: 'issue_no_wheelchair', steps: 0 } as const;
  if (needs.includes('stroller') && accessibility.pushchair === 'no')
    return { says: 'issue_no_pushchair', steps: 0 } as const;
  const countsSteps = isWheeled || needs.includes('few_steps');
  const most = needs.includes('wheelchair') ? 0 : needs.includes('stroller') ? 5 : 20;
  if (countsSteps && steps > most) return { says: 'issue_steps', steps } as const;
  if (countsSteps && surface === 'stairs') return { says: 'issue_stairs', steps } as const;
  if (isWheeled && roughGround.has(surface)) return { says: 'issue_rough_ground', steps } as const;
  return null;
};

const access = (day: DayView, { number, record, about, title }: StopView): Finding[] => {
  const found = record && obstacle(record, day.request.needs);
  if (!found) return [];
  const isBarred = found.says !== 'issue_rough_ground' && day.request.needs.includes('wheelchair');
  return [
    {
      code: 'hard_to_access',
      severity: isBarred ? 'error' : 'warning',
      day: day.number,
      stop: number,
      about,
      says: found.says,
      values: { title, steps: found.steps },
    },
  ];
};

export const loadRules = (day: DayView): Finding[] => [
  ...walking(day),
  ...full(day),
  ...journey(day),
  ...day.stops.flatMap((stop) => access(day, stop)),
];
