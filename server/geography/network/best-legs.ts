import { distanceKm } from '../../distance';
import { assembled, type Road, type WayLeg, workedOut } from './assemble';
import { type Approach, type Place, pointOf, roadKm, roadMinutes } from './ends';
import { cheapest } from './graph';
import { islandOf } from './islands';
import { type Means, profileOf, type Search } from './profiles';
import type { Leg } from './shapes';

/** On main roads of so many km local buses run anyway; over the mountains they are few. */
const localBusKm = { main: 120, mountain: 60 } as const;

/** A coach that was worked out from the road, too far for a local bus: nobody tells that one goes through. */
export const isDoubtfulCoach = ({ mode, isReckoned, km, source }: WayLeg): boolean =>
  isReckoned &&
  (mode === 'coach' || mode === 'sleeper') &&
  km > (source.road === 'mountain' ? localBusKm.mountain : localBusKm.main);

/** Two places so near each other are joined by a road of their own, whatever the network knows of it. */
const ownRoadKm = 40;

const roadTo = ({ node, km, minutes }: Approach, isStart: boolean): Road => ({
  from: isStart ? null : node,
  to: isStart ? node : null,
  km,
  minutes,
  source: workedOut,
  state: 'estimated',
});

/** Farther than this from a station one doesn't get there by train: Đà Lạt has none, whatever lies below it. */
const nearStationKm = 85;

/** A way by train is mostly one: it goes so many times as far on rails as on the roads to its stations. */
const railsToRoads = 3;

const isNearStations = (legs: readonly (Leg | Road)[]): boolean => {
  const isTrain = (leg: Leg | Road) => 'mode' in leg && leg.mode === 'train';
  const [first, last] = [legs.findIndex(isTrain), legs.findLastIndex(isTrain)];
  const kmOf = (some: readonly (Leg | Road)[]) => some.reduce((sum, { km }) => sum + km, 0);
  const isRoad = (leg: Leg | Road) => !('mode' in leg) || leg.mode === 'car';
  const accesses = [legs.slice(0, first), legs.slice(last + 1)].map((way) => kmOf(way.filter(isRoad)));
  const onRails = kmOf(legs.filter(isTrain));
  return accesses.every((km) => km <= nearStationKm && onRails >= railsToRoads * km);
};

/** The legs of the best way by some means; `null` where there is none. */
const legsBy = (
  one: Search,
  [from, to]: readonly [Place, Place],
  [starts, ends]: readonly [Approach[], Approach[]],
  month: number | null,
): (Leg | Road)[] | null => {
  const profile = profileOf(one, month);
  const asEnd = ({ node, minutes }: Approach) => ({ node, cost: minutes });
  const found = cheapest(starts.map(asEnd), ends.map(asEnd), profile.costOf, profile.isMain);
  const start = starts.find(({ node }) => node === found?.start);
  const end = ends.find(({ node }) => node === found?.end);
  const whole = found && [
    ...(start && start.km > 0 ? [roadTo(start, true)] : []),
    ...found.legs,
    ...(end && end.km > 0 ? [roadTo(end, false)] : []),
  ];
  if (profile.isMain) return one === 'train' && whole && !isNearStations(whole) ? null : whole;
  const [a, b] = [pointOf(from), pointOf(to)];
  const isNamed = typeof from === 'string' && typeof to === 'string';
  if (!a || !b || isNamed || islandOf(a) !== islandOf(b) || distanceKm(a, b) > ownRoadKm) return whole;
  const km = roadKm(a, b);
  const minutes = roadMinutes(km);
  const known = whole?.reduce((sum, leg) => sum + leg.minutes, 0) ?? Number.POSITIVE_INFINITY;
  // Where both are in towns that the network joins, it knows better.
  const isKnown = starts[0]?.km === 0 && ends[0]?.km === 0 && starts[0].node !== ends[0].node;
  if (whole && (isKnown || known <= minutes)) return whole;
  return [{ from: null, to: null, km, minutes, source: workedOut, state: 'estimated' }];
};

/** A coach of which somebody tells is worth so many times the hours of one that was worked out from the road. */
const knownCoachTimes = 1.5;

/** From getting on to getting off, waiting included. */
export const minutesOf = (legs: readonly WayLeg[]): number =>
  legs.reduce((sum, { minutes, wait }) => sum + minutes + wait, 0);

/** Legs as travellers see them, by coaches that are known where the best way is by one that nobody knows. */
export const seenBy = (
  one: Means,
  places: readonly [Place, Place],
  ends: readonly [Approach[], Approach[]],
  month: number | null,
): WayLeg[] => {
  const seen = assembled(legsBy(one, places, ends, month) ?? [], one);
  if (one !== 'coach' || !seen.some(isDoubtfulCoach)) return seen;
  const known = assembled(legsBy('known_coach', places, ends, month) ?? [], one);
  const isBetter =
    known.length > 0 && !known.some(isDoubtfulCoach) && minutesOf(known) <= minutesOf(seen) * knownCoachTimes;
  return isBetter ? known : seen;
};
