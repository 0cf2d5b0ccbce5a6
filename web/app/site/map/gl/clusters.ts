import type { MapPoint } from '../point';

/** Points that stand too close to be told apart at a zoom; most have one point only. */
export interface Cluster {
  id: string;
  points: MapPoint[];
  lat: number;
  lon: number;
}

/** Width of the world in pixels at zoom 0. */
const WORLD = 512;
/** Signs nearer than this cover each other; destinations are marked with small dots. */
const NEAR = 34;
const NEAR_DOT = 25;

/** Longitude and latitude to pixels of the whole world at a zoom, as the map draws it (Mercator). */
export function worldPixels(lon: number, lat: number, zoom: number): [x: number, y: number] {
  const size = WORLD * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return [((lon + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size];
}

interface Group {
  /** Where its sign stands, in the middle of its points. */
  x: number;
  y: number;
  points: MapPoint[];
}

const isDot = ({ points: [first, second] }: Group) => first?.kind === 'city' && !second;

const areTooNear = (a: Group, b: Group) =>
  Math.hypot(a.x - b.x, a.y - b.y) < (isDot(a) && isDot(b) ? NEAR_DOT : NEAR);

function merge(into: Group, other: Group): void {
  const [count, more] = [into.points.length, other.points.length];
  into.x = (into.x * count + other.x * more) / (count + more);
  into.y = (into.y * count + other.y * more) / (count + more);
  into.points.push(...other.points);
}

/**
 * Puts points that would cover each other into one; `apart` and what a page is about stand alone always. A sign stands
 * in the middle of its points, where it may come too near to the next one: then these become one as well. The order stays.
 */
export function clustersAt(points: MapPoint[], zoom: number, apart?: string): Cluster[] {
  const isApart = ({ id, own }: MapPoint) => own === true || id === apart;
  const groups: Group[] = [];
  for (const point of points) {
    if (isApart(point)) continue;
    const [x, y] = worldPixels(point.lon, point.lat, zoom);
    const group: Group = { x, y, points: [point] };
    const near = groups.find((other) => areTooNear(other, group));
    if (near) merge(near, group);
    else groups.push(group);
  }
  for (let index = 0; index < groups.length; ) {
    const group = groups[index] as Group;
    const other = groups.findIndex((candidate, at) => at > index && areTooNear(group, candidate));
    if (other < 0) index += 1;
    else {
      merge(group, ...(groups.splice(other, 1) as [Group]));
      // It has moved, and those before may be too near now.
      index = 0;
    }
  }
  const alone = points.filter(isApart).map((point) => [point]);
  return [...groups.map((group) => group.points), ...alone].map((inside) => {
    const mean = (of: (point: MapPoint) => number) =>
      inside.reduce((sum, point) => sum + of(point), 0) / inside.length;
    return {
      id: inside.map(({ id }) => id).join(' '),
      points: inside,
      lat: mean(({ lat }) => lat),
      lon: mean(({ lon }) => lon),
    };
  });
}
