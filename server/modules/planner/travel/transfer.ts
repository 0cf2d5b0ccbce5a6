import { distanceKm, type Point } from '../../../distance';
import type { Travel } from '../plan-shapes';
import { isAcrossWater, islandOf } from './crossings';
import { type Airport, airportsFor, hubBetween, trainBetween } from './hubs';
import { asTravel, minutesFor, roadKm, type TravelMode } from './ways';

/** A way from door to door, before it is rounded. */
interface Way {
  mode: TravelMode;
  minutes: number;
  km: number;
  /** Whether people change planes. */
  isByHub?: boolean;
}

/** Up to this long by road nobody looks for a train or a plane, minutes. */
const easyByRoad = 5 * 60;

/** At the airport before the flight and after it; and between two flights. */
const airportMinutes = 120;
const changeMinutes = 120;

/** The last hundred kilometres to the rock plateau of Đồng Văn and to the falls of Bản Giốc are bends. */
const highRoads: readonly Point[] = [
  { lat: 23.2, lon: 105.3 },
  { lat: 22.75, lon: 106.5 },
];
const highKm = 60;
const mountainMinutes = 120;

const onRoad = (from: Point, to: Point, mode: TravelMode): Way => {
  const km = roadKm(from, to);
  const isMountain = highRoads.some(
    (high) => distanceKm(from, high) < highKm !== distanceKm(to, high) < highKm,
  );
  return { mode, km, minutes: minutesFor(mode, km) + (isMountain && km > 60 ? mountainMinutes : 0) };
};

/** A car for short ways, a coach for long ones. */
const byRoad = (from: Point, to: Point): Way => onRoad(from, to, roadKm(from, to) <= 60 ? 'car' : 'bus');

const waitAtPier = 30;

/** Islands of one bay, between which boats go without landing elsewhere. */
const sameBayKm = 15;

/** By road to the landing of an island and over: the boat names it, unless the road alone is a long one. */
const byBoat = (from: Point, to: Point): Way => {
  const leaving = islandOf(from);
  const direct = distanceKm(from, to);
  if (leaving && islandOf(to) && direct <= sameBayKm) {
    return { mode: 'boat', minutes: minutesFor('boat', direct), km: direct };
  }
  const crossings = (leaving ?? islandOf(to))?.crossings ?? [];
  const ways = crossings.map(({ mainland, landing, minutes }): Way => {
    const [near, far] = leaving ? [landing, mainland] : [mainland, landing];
    const before = byRoad(from, near);
    const after = leaving && islandOf(to) ? byBoat(far, to) : byRoad(far, to);
    const ashore = before.minutes >= after.minutes ? before : after;
    return {
      mode: ashore.minutes > easyByRoad ? ashore.mode : 'boat',
      minutes: before.minutes + waitAtPier + minutes + after.minutes,
      km: before.km + distanceKm(near, far) + after.km,
    };
  });
  return ways.sort((a, b) => a.minutes - b.minutes)[0] ?? onRoad(from, to, 'boat');
};

const overland = (from: Point, to: Point): Way =>
  isAcrossWater(from, to) ? byBoat(from, to) : byRoad(from, to);

const byAir = (from: Point, to: Point): Way | null => {
  const ways = airportsFor(from).flatMap((start) =>
    airportsFor(to).flatMap((end) => (start === end ? [] : [flightBy(from, to, start, end)])),
  );
  return ways.length > 0 ? ways.reduce((best, way) => (effort(way) < effort(best) ? way : best)) : null;
};

const flightBy = (from: Point, to: Point, start: Airport, end: Airport): Way => {
  const hub = hubBetween(start, end);
  const legs = hub ? [distanceKm(start, hub), distanceKm(hub, end)] : [distanceKm(start, end)];
  const flights = legs.reduce((sum, km) => sum + minutesFor('flight', km), 0);
  const [before, after] = [overland(from, start), overland(end, to)];
  return {
    mode: 'flight',
    isByHub: hub !== null,
    minutes: before.minutes + airportMinutes + flights + (hub ? changeMinutes : 0) + after.minutes,
    km: before.km + legs.reduce((sum, km) => sum + km, 0) + after.km,
  };
};

const byTrain = (from: Point, to: Point): Way | null => {
  const train = trainBetween(from, to);
  if (!train) return null;
  const [before, after] = [overland(from, train.from), overland(train.to, to)];
  const km = roadKm(train.from, train.to);
  return {
    mode: 'train',
    minutes: before.minutes + minutesFor('train', km) + after.minutes,
    km: before.km + km + after.km,
  };
};

/** The fastest way that isn't one of those; by road where no other is left, since one has to get there. */
const avoiding = (from: Point, to: Point, avoid: readonly TravelMode[]): Way => {
  const road = overland(from, to);
  const swapped: Way =
    road.mode === 'bus' && avoid.includes('bus') && !avoid.includes('car')
      ? onRoad(from, to, 'car')
      : road.mode === 'car' && avoid.includes('car') && !avoid.includes('bus')
        ? onRoad(from, to, 'bus')
        : road;
  const ways = [swapped, byTrain(from, to), byAir(from, to)]
    .filter((way) => way !== null)
    .filter(({ mode }) => mode === 'boat' || !avoid.includes(mode));
  return ways.length > 0 ? ways.reduce((best, way) => (way.minutes < best.minutes ? way : best)) : swapped;
};

/** The way that most people would take: by road when that is half a day at most, else what is fastest. */
const sensible = (from: Point, to: Point): Way => {
  const road = overland(from, to);
  if (road.minutes <= easyByRoad) return road;
  return [road, byTrain(from, to), byAir(from, to)]
    .filter((way) => way !== null)
    .reduce((best, way) => (effort(way) < effort(best) ? way : best));
};

/** A flight by way of a hub is twice the way for little gain; nobody takes a plane to save half an hour. */
const changing = 240;
const flying = 60;
/** A coach of more than this tires more than a train or a flight. */
const longRide = 7 * 60;
const sitting = 120;

/** What a way costs people, in minutes. */
const effort = ({ mode, minutes, isByHub }: Way): number =>
  minutes +
  (mode === 'flight' ? flying : 0) +
  (isByHub ? changing : 0) +
  (mode === 'bus' && minutes > longRide ? sitting : 0);

const wanted = (from: Point, to: Point, mode: TravelMode): Way => {
  if (mode === 'flight') return byAir(from, to) ?? onRoad(from, to, 'flight');
  if (mode === 'train') return byTrain(from, to) ?? onRoad(from, to, 'train');
  return isAcrossWater(from, to) ? { ...byBoat(from, to), mode } : onRoad(from, to, mode);
};

/**
 * The journey between two cities from door to door, with the ways to airports, stations and piers and the waiting
 * there. Without a mode it is the one that most people would take.
 */
export const transferBetween = (from: Point, to: Point, mode?: TravelMode): Travel => {
  const way = mode ? wanted(from, to, mode) : sensible(from, to);
  return asTravel(way.mode, way.minutes, way.km);
};

/** The journey between two cities for people who don't want to go by some ways. */
export const transferFor = (
  { modes_avoided = [] }: { modes_avoided?: readonly TravelMode[] | undefined },
  from: Point,
  to: Point,
): Travel => {
  const way = modes_avoided.length > 0 ? avoiding(from, to, modes_avoided) : sensible(from, to);
  return asTravel(way.mode, way.minutes, way.km);
};
