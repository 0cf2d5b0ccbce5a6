import type { Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { Point } from '../clip-ring';
import { type Countries, readCountries, VIETNAM } from '../countries.server';
import { simplifyRing } from '../simplify-ring';

/** The numbers of the lines that a country's border is made of; a line that runs backwards is `~number`. */
function linesOf({ objects }: Countries, id: string): Set<number> {
  const country = objects.countries.geometries.find((geometry) => String(geometry.id) === id);
  const lines = country && 'arcs' in country ? country.arcs.flat(2) : [];
  return new Set(lines.map((line) => (line < 0 ? ~line : line)));
}

interface Detail {
  /** How far a simplified line may lie from the true one, in degrees: Vietnam's own lines, and the others. */
  fine: number;
  coarse: number;
  /** Lines without a point in here are clipped away afterwards. */
  inFrame: (point: Point) => boolean;
}

/** The world's countries, each line simplified once, so that those that share it still touch. */
export function simplifiedCountries({ fine, coarse, inFrame }: Detail): Countries {
  const countries = readCountries();
  const own = linesOf(countries, VIETNAM);
  const { scale = [1, 1], translate = [0, 0] } = countries.transform ?? {};
  const arcs = countries.arcs.map((steps, index) => {
    let [x, y] = [0, 0];
    const points = steps.map(([dx = 0, dy = 0]): Point => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    if (!points.some(inFrame)) return [points[0], points.at(-1)].filter((point) => point !== undefined);
    return simplifyRing(points, own.has(index) ? fine : coarse);
  });
  return { ...countries, arcs, transform: undefined } as Countries;
}

/** The outer rings of a country. */
export function outerRings(countries: Countries, at: number): Position[][] {
  const geometry = countries.objects.countries.geometries[at];
  if (!geometry) return [];
  const shape = feature(countries, geometry);
  if (!('geometry' in shape)) return [];
  const { geometry: area } = shape;
  const polygons =
    area.type === 'MultiPolygon' ? area.coordinates : area.type === 'Polygon' ? [area.coordinates] : [];
  return polygons.flatMap(([outer]) => (outer ? [outer] : []));
}

/** Vietnam's borders with its neighbours on land. */
export const landBorders = (countries: Countries): Position[][] =>
  mesh(
    countries as Parameters<typeof mesh>[0],
    countries.objects.countries,
    (a, b) => a !== b && [a, b].some((one) => 'id' in one && String(one.id) === VIETNAM),
  ).coordinates;
