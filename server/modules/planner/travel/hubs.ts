import { distanceKm, type Point } from '../../../distance';

/** Airports with scheduled flights. From a hub there are flights to all of them; between others people change there. */
export interface Airport extends Point {
  code: string;
  isHub?: true;
}

const airports: Airport[] = [
  { code: 'HAN', lat: 21.221, lon: 105.807, isHub: true },
  { code: 'SGN', lat: 10.819, lon: 106.652, isHub: true },
  { code: 'DAD', lat: 16.044, lon: 108.199 },
  { code: 'HPH', lat: 20.819, lon: 106.725 },
  { code: 'VDO', lat: 21.118, lon: 107.414 },
  { code: 'DIN', lat: 21.397, lon: 103.008 },
  { code: 'THD', lat: 19.902, lon: 105.468 },
  { code: 'VII', lat: 18.737, lon: 105.671 },
  { code: 'VDH', lat: 17.515, lon: 106.591 },
  { code: 'HUI', lat: 16.4, lon: 107.703 },
  { code: 'UIH', lat: 13.955, lon: 109.042 },
  { code: 'PXU', lat: 14.004, lon: 108.017 },
  { code: 'BMV', lat: 12.668, lon: 108.12 },
  { code: 'CXR', lat: 11.998, lon: 109.219 },
  { code: 'DLI', lat: 11.75, lon: 108.367 },
  { code: 'VCA', lat: 10.085, lon: 105.712 },
  { code: 'PQC', lat: 10.17, lon: 103.993 },
  { code: 'VCS', lat: 8.732, lon: 106.633 },
];

/** Stations on the line from Hà Nội to Thành phố Hồ Chí Minh, and on the one to Lào Cai; `line` names it. */
interface Station extends Point {
  line: 'south' | 'north-west';
}

const stations: Station[] = [
  { line: 'south', lat: 21.024, lon: 105.841 },
  { line: 'south', lat: 20.245, lon: 105.975 },
  { line: 'south', lat: 19.802, lon: 105.766 },
  { line: 'south', lat: 18.687, lon: 105.668 },
  { line: 'south', lat: 17.469, lon: 106.6 },
  { line: 'south', lat: 16.457, lon: 107.578 },
  { line: 'south', lat: 16.071, lon: 108.209 },
  { line: 'south', lat: 13.829, lon: 109.112 },
  { line: 'south', lat: 12.248, lon: 109.184 },
  { line: 'south', lat: 10.917, lon: 108.085 },
  { line: 'south', lat: 10.782, lon: 106.677 },
  { line: 'north-west', lat: 21.024, lon: 105.841 },
  { line: 'north-west', lat: 22.494, lon: 103.971 },
];

const nearest = <P extends Point>(points: readonly P[], to: Point): { point: P; km: number } | null =>
  points.map((point) => ({ point, km: distanceKm(point, to) })).sort((a, b) => a.km - b.km)[0] ?? null;

export const nearestAirport = (to: Point) => nearest(airports, to);

/** So far people go to an airport from which there are flights to everywhere. */
const hubReachKm = 130;

/** The airports that people use: the nearest, and a hub that is not far. */
export const airportsFor = (place: Point): Airport[] => {
  const first = nearestAirport(place)?.point;
  const hubs = airports.filter((one) => one.isHub && one !== first && distanceKm(one, place) <= hubReachKm);
  return first ? [first, ...hubs] : hubs;
};

/** The hub where people change between two airports that have no flight to each other. */
export const hubBetween = (from: Airport, to: Airport): Airport | null => {
  if (from.isHub || to.isHub) return null;
  const hubs = airports.filter(({ isHub }) => isHub);
  const detour = (hub: Airport) => distanceKm(from, hub) + distanceKm(hub, to);
  return hubs.sort((a, b) => detour(a) - detour(b))[0] ?? null;
};

/** Farther from a station people do not take the train. */
const nearStationKm = 45;

/** Stations of one line near both points, and the kilometres of line between them; `null` without such a line. */
export const trainBetween = (from: Point, to: Point) => {
  const lines = new Set(stations.map(({ line }) => line));
  for (const line of lines) {
    const onLine = stations.filter((station) => station.line === line);
    const [start, end] = [nearest(onLine, from), nearest(onLine, to)];
    if (!start || !end || start.point === end.point) continue;
    if (start.km > nearStationKm || end.km > nearStationKm) continue;
    return { from: start.point, to: end.point };
  }
  return null;
};
