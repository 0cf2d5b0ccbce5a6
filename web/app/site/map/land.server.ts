import { createHash } from 'node:crypto';
import type { Feature, FeatureCollection, MultiPolygon, Position } from 'geojson';
import { archipelagos } from './archipelago-places';
import { type Asked, type BaseMap, readBaseMap } from './base/base-map.server';
import { landBorders, outerRings, simplifiedCountries } from './base/topology.server';
import { clipRing, type Point } from './clip-ring';
import { VIETNAM } from './countries.server';
import { landBounds } from './land';
import { project, unproject } from './projection';
import { ringArea } from './ring-area';

/** How far a simplified line may lie from the true one, in degrees. */
const FINE = 0.002;
const COARSE = 0.03;
/** Smaller islands are left out, in square degrees. */
const SMALLEST = { country: 0.00002, neighbour: 0.004 };

const frame = {
  left: landBounds.west,
  right: landBounds.east,
  top: landBounds.south,
  bottom: landBounds.north,
};

const inFrame = ([lon, lat]: Point) =>
  lon > frame.left && lon < frame.right && lat > frame.top && lat < frame.bottom;

const closed = (ring: Position[]): Position[] => [...ring, ...ring.slice(0, 1)];

const rounded = (line: Position[], precision: number): Position[] =>
  line.map(([lon = 0, lat = 0]) => [
    Math.round(lon * precision) / precision,
    Math.round(lat * precision) / precision,
  ]);

function landOf(rings: Position[][], own: boolean): Feature<MultiPolygon> | null {
  const kept = rings
    .map((ring) => clipRing(ring.slice(1) as Point[], frame))
    .filter((ring) => ring.length > 2 && ringArea(ring) >= (own ? SMALLEST.country : SMALLEST.neighbour));
  if (kept.length === 0) return null;
  return {
    type: 'Feature',
    properties: { kind: own ? 'country' : 'neighbour' },
    geometry: {
      type: 'MultiPolygon',
      coordinates: kept.map((ring) => [closed(rounded(ring, own ? 1e4 : 1e2))]),
    },
  };
}

/** The reefs and islands of Hoàng Sa and Trường Sa, as points. */
function reefs(): Feature {
  const coordinates = archipelagos.flatMap(({ lat, lon, dots }) => {
    const [x, y] = project(lon, lat);
    return dots.map(([dx, dy]) =>
      unproject(x + dx, y + dy).map((degrees) => Math.round(degrees * 1e3) / 1e3),
    );
  });
  return { type: 'Feature', properties: { kind: 'reef' }, geometry: { type: 'MultiPoint', coordinates } };
}

/** What the API knows beside land and coast: areas as the country's own islands and as lakes, lines, signs. */
function known({ shapes, signs }: BaseMap): Feature[] {
  return [
    ...shapes.map(({ kind, rank, lines }): Feature => {
      const isArea = kind === 'island' || kind === 'lake';
      return {
        type: 'Feature',
        properties: { kind, rank },
        geometry: isArea
          ? { type: 'MultiPolygon', coordinates: lines.map((ring) => [ring]) }
          : { type: 'MultiLineString', coordinates: lines },
      };
    }),
    ...signs.map(
      ({ kind, rank, name, lat, lon }): Feature => ({
        type: 'Feature',
        properties: { kind: 'sign', sign: kind, rank, ...name },
        geometry: { type: 'Point', coordinates: [lon, lat] },
      }),
    ),
  ];
}

/** The country and what lies in and around it as GeoJSON. */
export function landCollection(base: BaseMap | null): FeatureCollection {
  const countries = simplifiedCountries({ fine: FINE, coarse: COARSE, inFrame });
  const land = countries.objects.countries.geometries.flatMap(({ id }, at) => {
    // Land without a country of its own is disputed; the archipelagos are drawn as dots of this one.
    const shape = id === undefined ? null : landOf(outerRings(countries, at), String(id) === VIETNAM);
    return shape ? [shape] : [];
  });
  const borders: Feature = {
    type: 'Feature',
    properties: { kind: 'border' },
    geometry: {
      type: 'MultiLineString',
      coordinates: landBorders(countries).map((line) => rounded(line, 1e4)),
    },
  };
  return {
    type: 'FeatureCollection',
    features: [...land, borders, reefs(), ...(base ? known(base) : [])],
  };
}

interface LandFile {
  json: string;
  /** Changes when the land does, so that browsers may keep it for ever under an address with this in it. */
  version: string;
  isWhole: boolean;
}

let kept: LandFile | undefined;

/** The land as a file. What the API says of it ships with the code, so that it is asked once. */
export async function landFile(asked: Asked): Promise<LandFile> {
  if (kept?.isWhole) return kept;
  const base = await readBaseMap(asked);
  const json = JSON.stringify(landCollection(base));
  const version = createHash('sha256').update(json).digest('hex').slice(0, 8);
  kept = { json, version, isWhole: base !== null };
  return kept;
}
