import type { Language } from '../../../language';
import type { PlannerCity } from '../candidates/cities';
import { dayOf } from '../days/appointed';
import { wayToAirport } from '../days/leads';
import type { Plan } from '../plan-shapes';
import { cityToken, token } from '../stream/events';
import { dayMinutes, minutesOf } from '../travel/clock';
import type { Wants } from '../understand';
import { later } from '../understand/clock-times';
import { frameWords } from '../words/frame';
import { hoursWords } from '../words/hours';
import { listOf } from '../words/lists';

/** So long before a departure somebody who has a way of its own sets out for it. */
const untilDeparture = ({ request: { leaves_at, before_departure } }: Plan): string | undefined =>
  leaves_at !== undefined && before_departure !== undefined ? later(leaves_at, -before_departure) : undefined;

/** The hours of one day that people have, with what fits into them by the hour; empty for a plan of whole days. */
export const spareText = (language: Language, plan: Plan, { times }: Pick<Wants, 'times'>): string[] => {
  const [day] = plan.days;
  const isOne = times.spare !== undefined || times.layover !== undefined;
  if (!isOne || plan.days.length !== 1 || !day) return [];
  const say = hoursWords(language);
  const { request } = plan;
  const city = token({ kind: 'city', id: day.city_id });
  const from =
    request.begins_at ?? (request.arrives_at && later(request.arrives_at, request.after_arrival ?? 0)) ?? '';
  const until = request.ends_at ?? untilDeparture(plan) ?? request.leaves_at ?? '';
  const stops = day.stops.map((stop) => `- ${say.stop(stop.starts_at, token(stop))}`).join('\n');
  if (times.layover !== undefined) return ['', stops];
  if (day.stops.length === 0) return [say.nothing(from, until, city), ''];
  return [say.spare(from, until, city, times.spare === 'usual'), stops];
};

/** What is said of arrival, departure and the hours of the days, as it was understood. */
export const hoursText = (
  language: Language,
  plan: Plan,
  { times }: Pick<Wants, 'times'>,
  cities: readonly PlannerCity[],
): string[] => {
  const say = frameWords(language);
  const own = hoursWords(language);
  const { request, days } = plan;
  const { arrives_at, leaves_at, begins_at, ends_at, sets_off_at, busy = [] } = request;
  const isFree = (index: number) => days.at(index)?.stops.length === 0;
  const last = cities.find(({ id }) => id === days.at(-1)?.city_id);
  const way = last ? wayToAirport(last) : 0;
  const isAbroad = times.leaving === 'abroad';
  const desk = (request.before_departure ?? 0) - way;
  const by = untilDeparture(plan);
  if (times.layover !== undefined && arrives_at && leaves_at) {
    const first = days[0]?.stops[0];
    return first && by
      ? [own.layover(times.layover, first.starts_at, by, way, desk, isAbroad)]
      : [own.layoverTooShort(times.layover, way, desk, isAbroad)];
  }
  const daily = busy.filter(({ day }) => day === null).map(({ from, until }) => own.span(from, until));
  const sleepsAboard = (day: number) =>
    days[day - 2]?.stops.some((stop) => minutesOf(stop.starts_at) + stop.minutes > dayMinutes) ?? false;
  const one = busy.flatMap(({ day, from, until }) => {
    if (day === null) return [];
    return [from === '00:00' && sleepsAboard(day) ? own.ashore(day, until) : own.onDay(day, from, until)];
  });
  const leaving =
    leaves_at && by && (times.leaving === 'flight' || times.leaving === 'abroad')
      ? [own.flight(by, way, desk)]
      : by && times.leaving === 'rail'
        ? [own.train(by)]
        : by && times.leaving === 'ship'
          ? [own.ship(by)]
          : [];
  const isSpare = times.spare !== undefined;
  return [
    ...(begins_at && !isSpare ? [say.begins(begins_at)] : []),
    ...(ends_at && !isSpare ? [own.ends(ends_at)] : []),
    ...(sets_off_at ? [own.setsOff(sets_off_at)] : []),
    ...(arrives_at ? [say.arrives(arrives_at, isFree(0))] : []),
    ...(leaves_at ? [say.leaves(leaves_at, isFree(-1))] : []),
    ...leaving,
    ...(daily.length > 0 ? [own.daily(listOf(language, daily))] : []),
    ...one,
    ...boatText(language, plan, { times }),
  ];
};

const firstStart = '07:00';

/** How early one leaves for a boat from where the night before is spent. */
const boatText = (language: Language, plan: Plan, { times }: Pick<Wants, 'times'>): string[] =>
  (times.appointments ?? []).flatMap((one) => {
    const day = one.boat === 'out' ? dayOf(one, { ...plan.request, days: plan.days.length }) : undefined;
    const before = day === undefined ? undefined : plan.days[day - 2];
    const way = day === undefined ? undefined : plan.days[day - 1]?.transfer;
    if (day === undefined || !before || !way) return [];
    const leave = later(one.time, -way.minutes - 30);
    return leave < firstStart || one.time < '12:00'
      ? [hoursWords(language).boat(day, one.time, cityToken({ id: before.city_id }), way.minutes, leave)]
      : [];
  });
