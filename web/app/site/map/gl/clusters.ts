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

/** Puts points that would cover each other into one; `apart` stands alone always. Order is kept. */
export function clustersAt(points: MapPoint[], zoom: number, apart?: string): Cluster[] {
  const groups: { x: number; y: number; points: MapPoint[]; alone: boolean }[] = [];
  for (const point of points) {
    const [x, y] = worldPixels(point.lon, point.lat, zoom);
    const alone = point.id === apart;
    const near = point.kind === 'city' ? NEAR_DOT : NEAR;
    const group = alone
      ? undefined
      : groups.find((other) => !other.alone && Math.hypot(other.x - x, other.y - y) < near);
    if (group) group.points.push(point);
    else groups.push({ x, y, points: [point], alone });
  }
  return groups.map(({ points: inside }) => {
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
