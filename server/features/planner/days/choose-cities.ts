import { distanceKm, type Point } from '../../../distance';
import type { PlannerCity } from '../candidates/cities';
import { attractionsIn, beloved, classics, fitOf, fitTogether, isDecided } from '../gazetteer/known-for';
import type { PlanRequest } from '../plan-shapes';
import { transferFor } from '../travel/transfer';
import { topicOf } from '../understand/topics';
import { lineLeads } from './by-train';
import { driestOf, seaside, seasonPoints, wantsDry } from './city-weather';
import { gateways, routeCost, shortRoute } from './route';
import { chooseRoute } from './route-choice';

/** So many towns; who sees the whole country for the first time goes on sooner, from classic to classic. */
export const citiesFor = (days: number, isWhole = false): number => {
  if (days <= 3) return 1;
  if (days <= 5) return 2;
  if (days <= 8) return 3;
  if (days <= (isWhole ? 9 : 11)) return 4;
  return days <= (isWhole ? 12 : 16) ? 5 : 6;
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
  /** So many cities at most. */
  most?: number | undefined;
  /** Cities that are on the way already. */
  seed?: readonly PlannerCity[];
  /** Where the journey begins and ends. */
  first?: PlannerCity | undefined;
  last?: PlannerCity | undefined;
  /** Rain in the driest town that could be meant, mm; worked out by the choice itself. */
  driest?: number;
  /** Whether all of the country is open, for people who see it for the first time. */
  isWhole?: boolean;
}

/** Who wants it warm, °C by day in the month, and what each degree below is worth. */
const warmth =
  /(?<!\p{L})(?:warm(?:th)?(?: weather| place| sea)?|sunny|sunshine|winter sun|escape (?:the )?(?:cold|winter)|am ap|nang am|tranh (?:ret|lanh))(?!\p{L})/u;
const warm = 27;
const costOfDegree = 0.35;

/** On a first journey through the country what is loved and no classic counts for so much. */
const besideClassics = 0.6;

/** To pack and to unpack costs half a day, in points: below that a town is passed by. */
const unpacking = 1.2;

/** What a town is worth by itself, in points. */
const worth = (
  city: PlannerCity,
  { interests, month }: Wanted,
  { words = '', avoided, isWhole, driest }: Choice,
): number => {
  const wished = attractionsIn(words, avoided);
  const decided = isDecided(wished);
  const fitting = interests.filter((interest) =>
    topicOf(interest)?.signals.some((signal) => city.signals.has(signal)),
  ).length;
  // Nobody swims in the rain: who comes for one thing comes when it is fine.
  const weight = decided ? 1.8 : 1;
  // Under water, or on a beach, rain is the end of it.
  const isFor = wantsDry.test(words)
    ? 'dry'
    : wished.some(({ topic }) => seaside.has(topic))
      ? 'sea'
      : 'other';
  const season = seasonPoints(city, month, isFor, isFor === 'dry' ? driest : 0) * weight;
  const riches = city.records / 15;
  const isInland =
    !decided &&
    interests.includes('beach') &&
    !topicOf('beach')?.signals.some((one) => city.signals.has(one));
  const loved = beloved[city.code] ?? 0;
  const known = decided ? 0 : isWhole ? (classics[city.code] ?? loved * besideClassics) : loved;
  const max = city.normals.find((normal) => normal.month === month)?.max_c;
  const chill = max !== undefined && warmth.test(words) ? Math.max(0, warm - max) * costOfDegree : 0;
  const points =
    (city.isHighlight ? (decided ? 0.4 : 1.2) : 0) +
    (decided ? riches / 2 : riches) +
    season +
    known -
    chill +
    (decided ? 0.2 : 0.8) * fitting -
    0.012 * city.place;
  return isInland ? points - 2 : points;
};

const wishSignals = ({ signals }: PlannerCity): string[] =>
  [...signals].filter((signal) => signal.startsWith('wish:'));

/** What towns are worth together: what one of them has for a wish nobody looks for in the next. */
const worthOf = (request: Wanted, choice: Choice) => {
  const wished = attractionsIn(choice.words ?? '', choice.avoided);
  const decided = isDecided(wished);
  const single = new Map<PlannerCity, number>();
  const own = (city: PlannerCity): number => {
    const known = single.get(city);
    if (known !== undefined) return known;
    const points =
      worth(city, request, choice) +
      (decided ? 0 : gateway(city, request)) +
      lineLeads(city, request) -
      unpacking;
    single.set(city, points);
    return points;
  };
  return (cities: readonly PlannerCity[]): number => {
    const wishes = new Set(cities.flatMap(wishSignals)).size;
    const close = cities.reduce((sum, city, index) => sum + nearness(city, cities.slice(0, index)), 0);
    const fit = fitTogether(
      wished,
      cities.map(({ code }) => code),
    );
    return (
      cities.reduce((sum, city) => sum + own(city), 0) + 2.4 * fit + (decided ? 0.5 : 1.6) * wishes - close
    );
  };
};

/** So long a first journey has at its ends where people land. */
const longJourney = 10;

const gateway = ({ code }: PlannerCity, { days }: Pick<PlanRequest, 'days'>): number =>
  days >= longJourney && gateways.includes(code) ? 1 : 0;

/** Within a week nobody spends two days on the road from one place to the next; nobody ever sits a whole day. */
const shortTrip = 6;
const mostOfShort = 6.5 * 60;
const mostMinutes = 8 * 60;
/** A night on the train is one of the journey, and who flies has a day on the way with the road to the airport. */
const mostByTrain = 11 * 60;

const longestLeg = ({ days }: Pick<PlanRequest, 'days'>, longest: number | undefined): number =>
  longest ?? (days <= shortTrip ? mostOfShort : mostMinutes);

/** Farther apart, or by what was refused, counts like a day and a half on the way, minutes. */
const never = 30 * 60;

/** How much longer than people put up with a way is, as far as they said; minutes. */
const excessOf = (
  from: PlannerCity,
  to: PlannerCity,
  request: Wanted,
  longest: number | undefined,
): number => {
  const { mode, minutes } = transferFor(request, from, to);
  if (longest !== undefined && mode === 'flight') return never;
  const isRest = longest === undefined && (mode === 'train' || mode === 'flight');
  const most = isRest ? mostByTrain : longestLeg(request, longest);
  return Math.max(0, minutes - most) * (longest === undefined ? 1 : 3);
};

/** Another city next to one that is on the way already adds little. */
const nearness = (city: PlannerCity, chosen: readonly PlannerCity[]): number =>
  chosen.some((other) => distanceKm(city, other) < 20 || isOneBay(city, other)) ? 1 : 0;

/** Two harbours of the same islands: who has seen these from the one has no need of the other. */
const oneBay: ReadonlySet<string> = new Set(['HLG', 'CBA']);
const isOneBay = (a: PlannerCity, b: PlannerCity): boolean => oneBay.has(a.code) && oneBay.has(b.code);

/** Of a short journey each hour from home is gone twice. */
const costOfHour = 0.35;

/** What is so near home is seen on any Sunday. */
const suburbKm = 50;

const fromHome = (route: readonly PlannerCity[], { origin }: Choice, request: Wanted): number => {
  const [first, last] = [route[0], route.at(-1)];
  if (!origin || !first || !last) return 0;
  const minutes = transferFor(request, origin, first).minutes + transferFor(request, last, origin).minutes;
  const atHome = request.days > 2 ? route.filter((city) => distanceKm(city, origin) < suburbKm).length : 0;
  return (minutes / 120) * costOfHour * (request.days <= 2 ? 2 : request.days <= 9 ? 1 : 0.5) + 2 * atHome;
};

const longWeekend = 4;
/** Whoever names no town lands in one of the large ones, and leaves from one. */
const gates = ['HAN', 'SGN', 'DAN'];
const costOfGateHour = 0.1;
const easyHours = 6;

const fromGates = (
  route: readonly PlannerCity[],
  cities: readonly PlannerCity[],
  request: Wanted,
): number => {
  const doors = cities.filter(({ code }) => gates.includes(code));
  const hoursTo = (city: PlannerCity | undefined) =>
    city && doors.length > 0
      ? Math.min(...doors.map((door) => (door === city ? 0 : transferFor(request, door, city).minutes / 60)))
      : 0;
  return [route[0], route.at(-1)].reduce((sum, city) => {
    const hours = hoursTo(city);
    return sum + costOfGateHour * hours + costOfHour * Math.max(0, hours - easyHours);
  }, 0);
};

/** Up to so many days somebody who wants rest stays in one place. */
const stayDays = 5;

/** Who lands in Hà Nội sees it before what lies around it. */
const aroundKm = 130;

/** To begin where one lands may take so much longer. */
const mostDetour = 1.35;

const fromGateway = (route: readonly PlannerCity[]): PlannerCity[] => {
  const [first] = route;
  const landing = route.find(
    (city) => gateways.includes(city.code) && first && distanceKm(first, city) < aroundKm,
  );
  if (landing) return [landing, ...route.filter((city) => city !== landing)];
  const gate = route.find((city) => gateways.includes(city.code));
  if (gate && gate !== first && gate !== route.at(-1)) {
    const begun = shortRoute(route, { first: gate });
    if (routeCost(begun) <= mostDetour * routeCost(route)) return begun;
  }
  return route.at(-1)?.code === 'HAN' ? route.toReversed() : [...route];
};

/** So many towns, those that promise most, are tried against each other. */
const mostTried = 24;

const promising = (
  from: readonly PlannerCity[],
  worthIn: (cities: readonly PlannerCity[]) => number,
): PlannerCity[] =>
  from
    .map((city) => ({ city, points: worthIn([city]) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, mostTried)
    .map(({ city }) => city);

/** Within a week nobody goes up and down the country, kilometres from town to town. */
const reachOf = ({ days }: Wanted, decided: boolean): number => {
  if (days <= 4) return 160;
  if (days <= 6) return 420;
  return decided && days <= 9 ? 700 : 2000;
};

/**
 * Cities for somebody who names none: what they are known for decides, then the month, then how far apart they are for
 * the days; in an order in which one would travel.
 */
export const chooseCities = (
  from: readonly PlannerCity[],
  request: Wanted,
  choice: Choice = {},
  most = citiesFor(request.days, choice.isWhole),
): PlannerCity[] => {
  const { longest, origin } = choice;
  // What is known of the towns to choose from is more than what is known of those that were named.
  const known = (city: PlannerCity) => from.find(({ id }) => id === city.id) ?? city;
  const seed = (choice.seed ?? []).map(known);
  const first = choice.first && known(choice.first);
  const last = choice.last && known(choice.last);
  const wished = attractionsIn(choice.words ?? '', choice.avoided);
  const decided = isDecided(wished);
  const wishes = new Set(wished.map(({ topic }) => topic));
  // Who wants a quiet sea unpacks once, and nobody changes the beach within a long weekend.
  const isStay = wishes.has('quiet_sea') || (wishes.has('beach') && request.days <= longWeekend);
  const meant = decided ? from.filter(({ code }) => fitOf(wished, code) > 0) : from;
  const worthIn = worthOf(request, { ...choice, driest: driestOf(meant, request.month) });
  const reach = reachOf(request, decided);
  const given = [first, last, ...seed].filter((city) => city !== undefined);
  const isGiven = (city: PlannerCity) => given.includes(city);
  const excess = (a: PlannerCity, b: PlannerCity) =>
    (isGiven(a) || isGiven(b) || distanceKm(a, b) <= reach ? 0 : never) + excessOf(a, b, request, longest);
  const route = chooseRoute(promising(from, worthIn), {
    days: request.days,
    most: isStay
      ? Math.min(most, choice.most ?? most, given.length + (request.days <= stayDays ? 1 : 2))
      : Math.min(most, choice.most ?? most),
    worth: worthIn,
    leg: (a, b) => transferFor(request, a, b),
    excess,
    ends: origin
      ? (way) => fromHome(way, choice, request)
      : first || last
        ? undefined
        : (way) => fromGates(way, from, request),
    first,
    last,
    must: seed,
  });
  if (first || last || origin) return route;
  const [north, south] = [route[0], route.at(-1)];
  return fromGateway(north && south && north.lat < south.lat ? route.toReversed() : route);
};
