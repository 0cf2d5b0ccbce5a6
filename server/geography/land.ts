import { createRequire } from 'node:module';
import type { MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { distanceKm, type Point } from '../distance';

type Polygons = readonly (readonly (readonly (readonly number[])[])[])[];

/** The country's outline, read when it is first asked for. */
const readOutline = (): Polygons => {
  const atlas = createRequire(import.meta.url)('world-atlas/countries-10m.json') as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  const country = feature(atlas, atlas.objects.countries).features.find(
    ({ properties }) => properties.name === 'Vietnam',
  );
  if (!country) throw new Error('The atlas has no Vietnam');
  return (country.geometry as MultiPolygon).coordinates;
};
let outline: Polygons | undefined;

const isWithin = ({ lat, lon }: Point, ring: readonly (readonly number[])[]): boolean => {
  let isIn = false;
  for (let at = 0; at < ring.length; at += 1) {
    const [x1 = 0, y1 = 0] = ring[at] ?? [];
    const [x2 = 0, y2 = 0] = ring[at === 0 ? ring.length - 1 : at - 1] ?? [];
    if (y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) isIn = !isIn;
  }
  return isIn;
};

/** The nearest point of a side, in degrees; near enough to flat for some kilometres. */
const nearestOn = (
  { lat, lon }: Point,
  [x1 = 0, y1 = 0]: readonly number[],
  [x2 = 0, y2 = 0]: readonly number[],
) => {
  const squeeze = Math.cos((lat * Math.PI) / 180);
  const [dx, dy] = [(x2 - x1) * squeeze, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((lon - x1) * squeeze * dx + (lat - y1) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return { lat: y1 + share * (y2 - y1), lon: x1 + share * (x2 - x1) };
};

/** How far from some polygons a point is, 0 within one. */
export const kmFrom = (polygons: Polygons, point: Point): number => {
  if (polygons.some(([outer]) => outer && isWithin(point, outer))) return 0;
  const nearest = (isNear: (corner: readonly number[]) => boolean): number => {
    let best = Number.POSITIVE_INFINITY;
    for (const ring of polygons.flat()) {
      for (let at = 1; at < ring.length; at += 1) {
        const from = ring[at - 1] ?? [];
        if (isNear(from)) best = Math.min(best, distanceKm(point, nearestOn(point, from, ring[at] ?? [])));
      }
    }
    return best;
  };
  // A side is a few kilometres long at most: far ones need not be measured, unless all of them are far.
  const near = nearest(
    ([lon = 0, lat = 0]) => Math.abs(lat - point.lat) <= 3 && Math.abs(lon - point.lon) <= 3,
  );
  return Number.isFinite(near) ? near : nearest(() => true);
};

/** How far from Vietnam's land a point is. The outline is that of 1:10 m: it leaves out small islands. */
export const kmFromLand = (point: Point): number => {
  outline ??= readOutline();
  return kmFrom(outline, point);
};

/** The coast is drawn at 1:10 m: up to about three kilometres out. */
export const coastKm = 3.1;
