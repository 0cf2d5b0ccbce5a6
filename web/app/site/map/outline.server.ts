import { feature } from 'topojson-client';
import { clipRing, type Point } from './clip-ring';
import { type Countries, readCountries, VIETNAM } from './countries.server';
import { mapSize, project } from './projection';
import { ringArea } from './ring-area';
import { simplifyRing } from './simplify-ring';

/** SVG paths in map units. */
export interface Outline {
  country: string;
  neighbours: string;
}

const NEIGHBOURS = ['156', '418', '116', '764', '104'];
/** Drawing a little beyond the frame keeps the clipped edges out of sight. */
const MARGIN = 10;
const frame = { left: -MARGIN, top: -MARGIN, right: mapSize.width + MARGIN, bottom: mapSize.height + MARGIN };

function rings(topology: Countries, id: string): Point[][] {
  const geometry = topology.objects.countries.geometries.find((country) => String(country.id) === id);
  if (!geometry) return [];
  const shape = feature(topology, geometry);
  if (!('geometry' in shape)) return [];
  const { geometry: area } = shape;
  const polygons =
    area.type === 'MultiPolygon' ? area.coordinates : area.type === 'Polygon' ? [area.coordinates] : [];
  return polygons.map(([outer]) => (outer ?? []).map(([lon, lat]) => project(lon ?? 0, lat ?? 0)));
}

interface Detail {
  tolerance: number;
  /** Rings with a smaller area are left out, in square map units. */
  smallest: number;
  /** Steps per map unit that points are rounded to. */
  precision: number;
}

/** Relative steps between rounded points: half as long as absolute ones, and errors cannot add up. */
function closedPath(ring: Point[], precision: number): string {
  const rounded = ring.map(([x, y]) => [Math.round(x * precision), Math.round(y * precision)] as const);
  const steps = rounded.map(([x, y], index) => {
    const [fromX, fromY] = rounded[index - 1] ?? [0, 0];
    return `${index === 0 ? 'M' : 'l'}${(x - fromX) / precision} ${(y - fromY) / precision}`;
  });
  return `${steps.join('')}Z`;
}

function path(topology: Countries, id: string, { tolerance, smallest, precision }: Detail): string {
  return rings(topology, id)
    .map((ring) => clipRing(ring, frame))
    .filter((ring) => ring.length > 2 && ringArea(ring) >= smallest)
    .map((ring) => simplifyRing(ring, tolerance))
    .map((ring) => closedPath(ring, precision))
    .join('');
}

let outline: Outline | undefined;

/** The country and the land around it, made on the first call and kept. */
export function countryOutline(): Outline {
  if (!outline) {
    const topology = readCountries();
    outline = {
      country: path(topology, VIETNAM, { tolerance: 1.3, smallest: 4, precision: 10 }),
      neighbours: NEIGHBOURS.map((id) =>
        path(topology, id, { tolerance: 3, smallest: 30, precision: 1 }),
      ).join(''),
    };
  }
  return outline;
}
