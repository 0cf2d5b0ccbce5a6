import { createHash } from 'node:crypto';
import type { Feature, FeatureCollection, MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import { archipelagos } from './archipelago-places';
import { clipRing, type Point } from './clip-ring';
import { type Countries, readCountries, VIETNAM } from './countries.server';
import { landBounds } from './land';
import { project, unproject } from './projection';
import { ringArea } from './ring-area';
import { simplifyRing } from './simplify-ring';

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

/** The numbers of the lines that a country's border is made of; a line that runs backwards is `~number`. */
function linesOf({ objects }: Countries, id: string): Set<number> {
  const country = objects.countries.geometries.find((geometry) => String(geometry.id) === id);
  const lines = country && 'arcs' in country ? country.arcs.flat(2) : [];
  return new Set(lines.map((line) => (line < 0 ? ~line : line)));
}

/** Simplifies each line once, so that countries which share it still touch. */
function simplified(countries: Countries): Countries {
  const fine = linesOf(countries, VIETNAM);
  const { scale = [1, 1], translate = [0, 0] } = countries.transform ?? {};
  const arcs = countries.arcs.map((steps, index) => {
    let [x, y] = [0, 0];
    const points = steps.map(([dx = 0, dy = 0]): Point => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    // The rest of the world is clipped away afterwards: its lines only need their ends.
    if (!points.some(inFrame)) return [points[0], points.at(-1)].filter((point) => point !== undefined);
    return simplifyRing(points, fine.has(index) ? FINE : COARSE);
  });
  return { ...countries, arcs, transform: undefined } as Countries;
}

const closed = (ring: Position[]): Position[] => [...ring, ...ring.slice(0, 1)];

function rounded(ring: Point[], precision: number): Position[] {
  return closed(
    ring.map(([lon, lat]) => [
      Math.round(lon * precision) / precision,
      Math.round(lat * precision) / precision,
    ]),
  );
}

function landOf(rings: Position[][], own: boolean): Feature<MultiPolygon> | null {
  const kept = rings
    .map((ring) => clipRing(ring.slice(1) as Point[], frame))
    .filter((ring) => ring.length > 2 && ringArea(ring) >= (own ? SMALLEST.country : SMALLEST.neighbour));
  if (kept.length === 0) return null;
  return {
    type: 'Feature',
    properties: { kind: own ? 'country' : 'neighbour' },
    geometry: { type: 'MultiPolygon', coordinates: kept.map((ring) => [rounded(ring, own ? 1e4 : 1e2)]) },
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

function outerRings(countries: Countries, at: number): Position[][] {
  const geometry = countries.objects.countries.geometries[at];
  if (!geometry) return [];
  const shape = feature(countries, geometry);
  if (!('geometry' in shape)) return [];
  const { geometry: area } = shape;
  const polygons =
    area.type === 'MultiPolygon' ? area.coordinates : area.type === 'Polygon' ? [area.coordinates] : [];
  return polygons.flatMap(([outer]) => (outer ? [outer] : []));
}

let land: { json: string; version: string } | undefined;

/** Made on the first call and kept. */
function made() {
  if (!land) {
    const countries = simplified(readCountries());
    const features = countries.objects.countries.geometries.flatMap(({ id }, at) => {
      // Land without a country of its own is disputed; the archipelagos are drawn as dots of this one.
      const shape = id === undefined ? null : landOf(outerRings(countries, at), String(id) === VIETNAM);
      return shape ? [shape] : [];
    });
    const collection: FeatureCollection = { type: 'FeatureCollection', features: [...features, reefs()] };
    const json = JSON.stringify(collection);
    land = { json, version: createHash('sha256').update(json).digest('hex').slice(0, 8) };
  }
  return land;
}

/** The country and the land around it as GeoJSON text. */
export const landAsJson = (): string => made().json;

/** Changes when the land does, so that browsers may keep it for ever under an address with this in it. */
export const landVersion = (): string => made().version;
