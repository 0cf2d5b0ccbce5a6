import { distanceKm, type Point } from '../../../distance';
import type { PlannerCity } from '../candidates/cities';
import { attractionsIn, classics, fitOf, isDecided } from '../gazetteer/known-for';
import type { PlanRequest } from '../plan-shapes';
import { transferFor } from '../travel/transfer';
import { topicOf } from '../understand/topics';
import { shortRoute } from './route';

export const citiesFor = (days: number): number => {
  if (days <= 3) return 1;
  if (days <= 5) return 2;
  if (days <= 8) return 3;
  if (days <= 11) return 4;
  return days <= 16 ? 5 : 6;
};

type Wanted = Pick<PlanRequest, 'interests' | 'month' | 'days' | 'modes_avoided'>;

/** What the choice depends on beside the request. */
export interface Choice {
  /** The message without accents, for what towns are known for. */
  words?: string;
  /** Names of topics that were refused. */
  avoided?: ReadonlySet<string>;
  /** Longer than this nobody wants to be on the way at a time, minutes. */
  longest?: number | undefined;
  /** Where people set out and come back to: what is far from there costs days. */
  origin?: Point | undefined;
  /** Cities that are on the way already. */
  seed?: readonly PlannerCity[];
  /** Whether all of the country is open, for people who see it for the first time. */
  isWhole?: boolean;
}

/** In a month of so much rain nobody is sent anywhere who has a choice. */
const floodMm = 350;

const worth = (
  city: PlannerCity,
  { interests, month }: Wanted,
  { words = '', avoided, isWhole }: Choice,
  open: ReadonlySet<string>,
): number => {
  const wished = attractionsIn(words, avoided);
  const decided = isDecided(wished);
  const wishes = [...city.signals].filter((signal) => open.has(signal)).length;
  const fitting = interests.filter((interest) =>
    topicOf(interest)?.signals.some((signal) => city.signals.has(signal)),
  ).length;
  // Nobody swims in the rain: who comes for one thing comes when it is fine.
  const weight = decided ? 1.8 : 1;
  const rain = city.normals.find((normal) => normal.month === month)?.rain_mm ?? 0;
  const season =
    month === null ? 0 : (city.bestMonths.includes(month) ? 0.8 : rain >= floodMm ? -1.6 : -0.6) * weight;
  const riches = city.records / 15;
  const isInland =
    !decided &&
    interests.includes('beach') &&
    !topicOf('beach')?.signals.some((one) => city.signals.has(one));
  const known = decided ? 0 : isWhole ? (classics[city.code] ?? 0) : 0;
  const points =
    (city.isHighlight ? (decided ? 0.4 : 1.2) : 0) +
    (decided ? riches / 2 : riches) +
    season +
    known +
    2.4 * fitOf(wished, city.code) +
    (decided ? 0.2 : 0.8) * fitting +
    (decided ? 0.5 : 1.6) * wishes -
    0.03 * city.place;
  return isInland ? points - 2 : points;
};

/** Where nearly everybody lands, and what a long first journey has at its ends. */
const gateways = ['HAN', 'SGN'];
const longJourney = 10;

const gateway = ({ code }: PlannerCity, { days }: Pick<PlanRequest, 'days'>): number =>
  days >= longJourney && gateways.includes(code) ? 1 : 0;

/** Within a week nobody spends two days on the road from one place to the next; nobody ever sits a whole day. */
const shortTrip = 6;
const mostOfShort = 6.5 * 60;
const mostMinutes = 8 * 60;
/** A night on the train is one of the journey. */
const mostByTrain = 11 * 60;

const longestLeg = ({ days }: Pick<PlanRequest, 'days'>, longest: number | undefined): number =>
  longest ?? (days <= shortTrip ? mostOfShort : mostMinutes);

/** Whether a way is one that people take, as far as they said. */
const isBearable = (
  from: PlannerCity,
  to: PlannerCity,
  request: Wanted,
  longest: number | undefined,
): boolean => {
  const { mode, minutes } = transferFor(request, from, to);
  if (longest !== undefined && mode === 'flight') return false;
  return minutes <= (mode === 'train' && longest === undefined ? mostByTrain : longestLeg(request, longest));
};

const isNear = (
  city: PlannerCity,
  chosen: readonly PlannerCity[],
  request: Wanted,
  longest: number | undefined,
): boolean => chosen.length === 0 || chosen.some((other) => isBearable(other, city, request, longest));

/** Another city next to one that is on the way already adds little. */
const nearness = (city: PlannerCity, chosen: readonly PlannerCity[]): number =>
  chosen.some((other) => distanceKm(city, other) < 20) ? 1 : 0;

/** What lies far from everything that is chosen costs days, for each thousand kilometres. */
const farAway = (
  city: PlannerCity,
  chosen: readonly PlannerCity[],
  { days }: Wanted,
  decided: boolean,
): number =>
  chosen.length === 0 || days > 16
    ? 0
    : (Math.min(...chosen.map((other) => distanceKm(other, city))) / 1000) * (days <= 9 && decided ? 2 : 0.8);

/** Of a short journey each hour from home is gone twice. */
const costOfHour = 0.35;

const fromHome = (city: PlannerCity, { origin }: Choice, request: Wanted): number =>
  origin && request.days <= 9 ? (transferFor(request, origin, city).minutes / 60) * costOfHour : 0;

/** Up to so many days somebody who wants rest stays in one place. */
const stayDays = 8;

/** Who lands in Hà Nội sees it before what lies around it. */
const aroundKm = 130;

const fromGateway = (route: readonly PlannerCity[]): PlannerCity[] => {
  const [first] = route;
  const landing = route.find(
    (city) => gateways.includes(city.code) && first && distanceKm(first, city) < aroundKm,
  );
  return landing ? [landing, ...route.filter((city) => city !== landing)] : [...route];
};

/** Where a leg is too long, the city that was chosen last goes. */
const withoutLongLegs = (
  chosen: readonly PlannerCity[],
  request: Wanted,
  longest: number | undefined,
): PlannerCity[] => {
  const route = fromGateway(shortRoute(chosen));
  const isLong = route.some((city, index) => {
    const next = route[index + 1];
    return next !== undefined && !isBearable(city, next, request, longest);
  });
  return isLong && chosen.length > 1 ? withoutLongLegs(chosen.slice(0, -1), request, longest) : route;
};

/**
 * Cities for somebody who names none: what they are known for decides, then the month, then how far apart they are for
 * the days; in an order in which one would travel.
 */
export const chooseCities = (
  from: readonly PlannerCity[],
  request: Wanted,
  choice: Choice = {},
  most = citiesFor(request.days),
): PlannerCity[] => {
  const { seed = [], longest } = choice;
  const chosen: PlannerCity[] = [...seed];
  const wished = attractionsIn(choice.words ?? '', choice.avoided);
  const decided = isDecided(wished);
  // Who wants a quiet sea unpacks once.
  const isStay = wished.some(({ topic }) => topic === 'quiet_sea') && request.days <= stayDays;
  const count = isStay ? Math.min(most, seed.length + 1) : most;
  // What one city has nobody looks for in the next.
  const open = () =>
    new Set(
      from
        .flatMap(({ signals }) => [...signals].filter((signal) => signal.startsWith('wish:')))
        .filter((signal) => !chosen.some(({ signals }) => signals.has(signal))),
    );
  // Within a week nobody flies up and down the country.
  const reach = request.days <= 4 ? 160 : request.days <= 6 ? 420 : decided && request.days <= 9 ? 700 : 2000;
  while (chosen.length < count) {
    const wishes = open();
    const next = from
      .filter((city) => !chosen.includes(city))
      .filter((city) => chosen.every((other) => seed.includes(other) || distanceKm(city, other) <= reach))
      .filter((city) => isNear(city, chosen, request, longest))
      .map((city) => ({
        city,
        points:
          worth(city, request, choice, wishes) +
          (decided ? 0 : gateway(city, request)) -
          nearness(city, chosen) -
          fromHome(city, choice, request) -
          farAway(city, chosen, request, decided),
      }))
      .sort((a, b) => b.points - a.points)[0];
    if (!next) break;
    chosen.push(next.city);
  }
  return withoutLongLegs(chosen, request, longest);
};

/** Cities between two ends: what is worth most, and first of all what breaks ways that nobody sits through. */
export const chooseBetween = (
  ends: readonly [PlannerCity, PlannerCity],
  from: readonly PlannerCity[],
  request: Wanted,
  choice: Choice,
  count: number,
): PlannerCity[] => {
  const [first, last] = ends;
  const inLine = (cities: readonly PlannerCity[]) =>
    cities.toSorted((a, b) => (first.lat > last.lat ? b.lat - a.lat : a.lat - b.lat));
  const excess = (middle: readonly PlannerCity[]): number => {
    const way = [first, ...inLine(middle), last];
    return way.slice(1).reduce((sum, city, index) => {
      const before = way[index];
      const { mode, minutes } = before ? transferFor(request, before, city) : { mode: 'car', minutes: 0 };
      return sum + (mode === 'flight' ? 0 : Math.max(0, minutes - mostMinutes) / 60);
    }, 0);
  };
  let middle: PlannerCity[] = [];
  while (middle.length < count) {
    const best = from
      .filter((city) => !middle.includes(city) && city !== first && city !== last)
      .map((city) => ({
        city,
        points:
          worth(city, request, choice, new Set()) -
          1.2 * excess([...middle, city]) -
          nearness(city, [...middle, ...ends]),
      }))
      .sort((a, b) => b.points - a.points)[0];
    if (!best) break;
    middle = [...middle, best.city];
  }
  return inLine(middle);
};
