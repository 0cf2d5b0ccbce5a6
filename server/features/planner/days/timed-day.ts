import { distanceKm, type Point } from '../../../distance';
import { isSnack } from '../candidates/candidate';
import type { PlanDay, PlanRequest, PlanStop, Travel } from '../plan-shapes';
import { recordKey, type StopRef } from '../records/record';
import { travelBetween } from '../travel/between';
import { minutesOf, nextQuarter } from '../travel/clock';
import { allowsLunch, dayBegins, isLunch, isNightTrain, retimeDay } from '../travel/day';
import { spansToPlan, startInside } from '../travel/opening';
import { effortOf, eveningBegins } from '../travel/pace';
import { roadKm } from '../travel/ways';
import { hasAny } from './has-any';
import { noonMinutes } from './noon';
import { isBackForBusy, takenIn, wayOut } from './taken-hours';
import { type Frame, stopsIn, type Visit } from './visit';

/** Somebody who walks little or has children with them takes a car sooner. */
const shortWalkKm = 0.7;

const walksLittle = ({ children, needs, pace }: PlanRequest): boolean =>
  children > 0 || pace === 'easy' || needs.some((need) => need === 'wheelchair' || need === 'few_steps');

/** Two people who look at what they spend ride, and so does who goes from town to town like that. */
const rides = ({ budget, adults, children, needs, modes_avoided: avoided = [] }: PlanRequest): boolean =>
  (budget === 'low' && adults <= 2 && children === 0 && needs.length === 0) ||
  (avoided.includes('car') && avoided.includes('bus') && avoided.includes('train'));

const modeBetween = (from: Point, to: Point, request: PlanRequest): Travel['mode'] => {
  const { mode } = travelBetween(from, to);
  if (mode === 'walk' && walksLittle(request) && roadKm(from, to) > shortWalkKm) return 'car';
  const rideable = rides(request) && !request.modes_avoided?.includes('motorbike');
  return mode === 'car' && rideable && roadKm(from, to) < 40 ? 'motorbike' : mode;
};

const placeholder = (mode: Travel['mode']): Travel => ({ mode, minutes: 0, km: 0 });

/** Visits with times, as the rest of the product times days, and the way to the first one reckoned with. */
export const timed = (visits: readonly Visit[], frame: Frame): PlanDay => {
  const { cityId, transfer, date, request, limits, center, busy } = frame;
  const stops = visits.map(({ candidate, minutes, note, mode }, index): PlanStop => {
    const before = visits[index - 1];
    const taken = before && (mode ?? modeBetween(before.candidate.point, candidate.point, request));
    const { kind, id } = candidate;
    return { kind, id, minutes, note, starts_at: '00:00', travel: taken ? placeholder(taken) : null };
  });
  const facts = new Map(
    visits.map(({ candidate, usual }) => [recordKey(candidate), { ...candidate, usual }] as const),
  );
  const factsOf = (stop: StopRef) => facts.get(recordKey(stop));
  const out = wayOut(visits[0], center);
  const begins = { cityId, transfer, limits: { starts: limits.starts } };
  // Who goes far for half a day sets out early.
  const isOuting = !transfer && !frame.hasArrival && (visits[0]?.minutes ?? 0) >= 240;
  const earlier = isOuting ? 60 : 0;
  // Nobody is at a far place at the minute at which the day begins.
  const starts =
    out > 20 ? nextQuarter(dayBegins(begins, begins.limits) - earlier + out - 15) : limits.starts;
  return retimeDay({ city_id: cityId, transfer, stops, note: '' }, factsOf, {
    date,
    limits: { starts },
    ...(busy ? { busy } : {}),
  });
};

/** In the heat of noon people rest, and who travels gently rests longer. */
const longestIdle = 150;
const longestNoon = { usual: 240, gentle: 300 } as const;
/** Before the evening people rest; a morning and an evening are better than an evening alone. */
const longestRest = 600;
/** From here on something may begin for which people came back from their rest. */
const restEnds = minutesOf('16:00');

/** Longer than this nobody goes from one stop to the next, nor all in all from stop to stop in a day, minutes. */
const longestHop = { usual: 75, gentle: 55 } as const;
const mostHops = { usual: 165, gentle: 110 } as const;

/** What is begun before a day begins, or after dark, is near the bed, km. */
const nearBedKm = 25;
const afterDark = minutesOf('18:30');

const isFarAtNight = (visit: Visit, starts: number, { center, limits }: Frame): boolean =>
  (starts < limits.starts - 30 || starts >= afterDark) &&
  distanceKm(visit.candidate.point, center) > nearBedKm;

/** Whether these people take a day gently: with a rest at noon, and little driving. */
export const isGentle = ({ request: { pace, children, needs } }: Pick<Frame, 'request'>): boolean =>
  pace === 'easy' || children > 0 || needs.length > 0;

/** Rowing boats are back at the landing before it gets dark, whenever the last one may leave. */
const dusk = minutesOf('18:00');
const byNight =
  /(?<![\p{L}])(?:night|evening|after dark|sunset|dinner|supper|lanterns?|dem|buoi toi|hoang hon|den long|chieu xuong|ca hue)(?![\p{L}])/u;

const isOnWater = ({ candidate: { visitor_info, signals, names } }: Visit): boolean =>
  visitor_info?.involves?.what?.includes('boat') === true &&
  visitor_info.shelter?.setting !== 'indoors' &&
  !signals.has('night') &&
  !signals.has('evening') &&
  !names.some((name) => byNight.test(name));

/** After supper people stroll, look at lights and hear music; nobody goes to a cathedral. */
const lateBegins = minutesOf('18:45');
const forEvenings = [
  'night',
  'evening',
  'night-market',
  'night-food',
  'theatre',
  'stage-and-music',
  'shows-and-music',
  'city-vibes',
  'beer',
  'festival',
];

const isForNoEvening = ({ candidate, usual }: Visit): boolean =>
  !candidate.isMeal &&
  !usual &&
  candidate.schedule === null &&
  !hasAny(candidate.signals, forEvenings) &&
  !candidate.names.some((name) => byNight.test(name));

/** Where hours are not known, or differ by the day and no day is, daylight has to do. */
const isOpen = (visit: Visit, starts: number, date: string | null): boolean => {
  const { candidate, minutes } = visit;
  const spans = spansToPlan(candidate.doors, date) ?? [candidate.daylight];
  if (isOnWater(visit) && starts + minutes > dusk) return false;
  if (starts >= lateBegins && isForNoEvening(visit)) return false;
  return startInside(spans, starts, minutes) === starts;
};

const betweenMeals = 180;

/** Nobody is hungry again an hour after lunch. */
const mealsApart = (visits: readonly Visit[], day: PlanDay): boolean => {
  const starts = visits.flatMap(({ candidate }, index) =>
    candidate.isMeal && !isSnack(candidate) ? [minutesOf(day.stops[index]?.starts_at ?? '00:00')] : [],
  );
  return starts.every((start, index) => index === 0 || start - (starts[index - 1] ?? 0) >= betweenMeals);
};

/** Whether the times of a day hold: everything open, at its time of day, with lunch, and over before the night. */
export const holds = (visits: readonly Visit[], day: PlanDay, frame: Frame): boolean => {
  const { limits, date, center } = frame;
  if (stopsIn(visits) > limits.stops) return false;
  let ended = dayBegins(frame, limits);
  // Who sits in a coach is tired, but not as from walking; who sits at table rests.
  let busy = isNightTrain(frame.transfer) ? 0 : (frame.transfer?.minutes ?? 0) / 2;
  let walked = 0;
  let hops = 0;
  let hasLunch = false;
  const ease = isGentle(frame) ? 'gentle' : 'usual';
  for (const [index, visit] of visits.entries()) {
    const stop = day.stops[index];
    if (!stop) return false;
    const starts = minutesOf(stop.starts_at);
    const way = stop.travel?.minutes ?? 0;
    const ends = starts + stop.minutes;
    if (takenIn(frame, starts, ends) > 0) return false;
    if (!isOpen(visit, starts, date) || isFarAtNight(visit, starts, frame)) return false;
    // The way back to town for supper is no hop between sights.
    const isWayBack = starts >= eveningBegins && distanceKm(visit.candidate.point, center) < 12;
    if (!isWayBack) hops += way;
    if ((way > longestHop[ease] && !isWayBack) || hops > mostHops[ease]) return false;
    if (visit.usual && (starts < visit.usual.opens || starts > visit.usual.closes)) return false;
    if (index === 0 && frame.hasArrival && starts < ended) return false;
    if (index > 0) {
      if (starts - way - ended < 0) return false;
      const idle = starts - way - ended - takenIn(frame, ended, starts - way);
      const rests = allowsLunch({ opens: ended, closes: starts - way });
      hasLunch ||= rests;
      if (idle > (starts >= restEnds ? longestRest : rests ? longestNoon[ease] : longestIdle)) return false;
    }
    hasLunch ||= isLunch(visit.candidate, { opens: starts, closes: ends });
    if (stop.travel?.mode === 'walk') walked += stop.travel.km;
    busy += way + effortOf(visit.candidate.isMeal, starts, stop.minutes);
    ended = ends;
  }
  if (!isBackForBusy(visits, day, frame)) return false;
  const last = visits.at(-1);
  const back = last ? wayOut(last, center) : 0;
  // Who must be somewhere is back in time.
  const { ends_at, leaves_at } = frame.request;
  const grace = ends_at || leaves_at ? 0 : 60;
  if (ended > limits.ends || ended + back > limits.ends + grace) return false;
  const first = minutesOf(day.stops[0]?.starts_at ?? '00:00');
  const spansNoon = first < minutesOf('11:00') && ended >= minutesOf('14:15');
  const isBearable = busy <= limits.busyMinutes || visits.length < 2;
  return isBearable && mealsApart(visits, day) && walked <= limits.walkKm && (hasLunch || !spansNoon);
};

/** Of a late beginning this share is lost: people sleep long, but not till noon. */
const lateShare = 0.4;

/** Who has no table in the plan eats somewhere, which is no time lost. */
const lunchOut = 75;

/** A rest before the evening is hardly lost at all, nor one at noon for who travels gently. */
const restShare = 0.2;
const siestaEnds = minutesOf('14:30');

/** Until then a day goes on, and of what it is over sooner a share is lost. */
const usualEnd = minutesOf('18:30');
const earlyShare = { usual: 0.12, gentle: 0.2 } as const;

/** Beyond so many minutes at a time a way tires more than it takes. */
const tiringWay = 35;
const tiredShare = 0.6;

/** Going to and fro: what a day drives beyond its widest stretch there and back in a round, minutes for each km. */
const roundTrip = 1.5;
const minutesOfDetour = 1.5;
const leastSpreadKm = 6;

const detourMinutes = (visits: readonly Visit[]): number => {
  const points = visits.map(({ candidate }) => candidate.point);
  let [path, spread] = [0, 0];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (before) path += distanceKm(before, point);
    for (const other of points.slice(index + 1)) spread = Math.max(spread, distanceKm(point, other));
  }
  return spread < leastSpreadKm ? 0 : Math.max(0, path - roundTrip * spread) * minutesOfDetour;
};

const isAtNoon = (stop: PlanStop | undefined): boolean =>
  stop !== undefined &&
  minutesOf(stop.starts_at) >= minutesOf('10:45') &&
  minutesOf(stop.starts_at) <= minutesOf('14:00');

/** A stop is paid for with the ride from the bed and back to it; beyond so many minutes in all. */
const nearBed = 40;

const ridesFromBed = (visits: readonly Visit[], { center }: Frame): number => {
  const [first, last] = [visits[0], visits.at(-1)];
  return first && last ? Math.max(0, wayOut(first, center) + wayOut(last, center) - nearBed) : 0;
};

/** Minutes that a day loses on ways, on waiting and by beginning late. */
export const lostMinutes = (visits: readonly Visit[], day: PlanDay, frame: Frame): number => {
  const { limits } = frame;
  const gentle = isGentle(frame);
  const [first, last] = [day.stops[0], day.stops.at(-1)];
  const burnt = day.stops.reduce((sum, { starts_at, minutes }, index) => {
    const candidate = visits[index]?.candidate;
    return candidate ? sum + noonMinutes(candidate, minutesOf(starts_at), minutes, frame.isHot) : sum;
  }, 0);
  let hasLunch = visits.some(
    ({ candidate }, index) => candidate.isMeal && !isSnack(candidate) && isAtNoon(day.stops[index]),
  );
  const late = first ? Math.max(0, minutesOf(first.starts_at) - dayBegins(frame, limits)) * lateShare : 0;
  const end = Math.min(usualEnd, limits.ends);
  const early = last
    ? Math.max(0, end - minutesOf(last.starts_at) - last.minutes) *
      (gentle ? earlyShare.gentle : earlyShare.usual)
    : 0;
  const rested = gentle ? siestaEnds : restEnds;
  return day.stops.reduce(
    (sum, stop, index) => {
      const before = day.stops[index - 1];
      if (!before) return sum;
      const starts = minutesOf(stop.starts_at);
      const gap = starts - minutesOf(before.starts_at) - before.minutes;
      const way = stop.travel?.minutes ?? 0;
      const eats = !hasLunch && allowsLunch({ opens: starts - gap, closes: starts - way });
      hasLunch ||= eats;
      const taken = takenIn(frame, starts - gap, starts - way);
      const waits = Math.max(0, gap - way - taken - (eats && taken === 0 ? lunchOut : 0));
      const tired = Math.max(0, way - tiringWay) * tiredShare;
      return sum + way + tired + waits * (starts >= rested ? restShare : 1);
    },
    late + early + burnt + detourMinutes(visits) + ridesFromBed(visits, frame),
  );
};
