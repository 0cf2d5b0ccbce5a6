import { createHash } from 'node:crypto';
import type { Position } from 'geojson';
import { clipRing, type Point } from '../clip-ring';
import { type Countries, VIETNAM } from '../countries.server';
import { mapSize, project } from '../projection';
import { ringArea } from '../ring-area';
import { simplifyRing } from '../simplify-ring';
import { type Asked, type BaseMap, readBaseMap } from './base-map.server';
import { clipLine } from './clip-line';
import { glyphs } from './glyphs';
import { landBorders, outerRings, simplifiedCountries } from './topology.server';

/** Beyond the frame of the country map too: drawings of journeys are wider or taller than it. */
const MARGIN = { x: 190, y: 90 };
const frame = {
  left: -MARGIN.x,
  top: -MARGIN.y,
  right: mapSize.width + MARGIN.x,
  bottom: mapSize.height + MARGIN.y,
};

/** Smaller rings are left out, in square map units. */
const SMALLEST = { country: 4, neighbour: 30, island: 0.15 };
/** How far a line may lie from the true one, in map units. */
const TOLERANCE = { water: 0.6, railway: 0.4 };

const inFrame = ([lon, lat]: Point) => {
  const [x, y] = project(lon, lat);
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
};

const projected = (line: readonly Position[]): Point[] => line.map(([lon = 0, lat = 0]) => project(lon, lat));

/** Relative steps between rounded points: half as long as absolute ones, and errors cannot add up. */
function steps(line: Point[], precision: number): string {
  const rounded = line.map(([x, y]) => [Math.round(x * precision), Math.round(y * precision)] as const);
  return rounded
    .map(([x, y], index) => {
      const [fromX, fromY] = rounded[index - 1] ?? [0, 0];
      return `${index === 0 ? 'M' : 'l'}${(x - fromX) / precision} ${(y - fromY) / precision}`;
    })
    .join('');
}

const areas = (rings: readonly (readonly Position[])[], smallest: number, precision: number): string =>
  rings
    .map((ring) => clipRing(projected(ring), frame))
    .filter((ring) => ring.length > 2 && ringArea(ring) >= smallest)
    .map((ring) => `${steps(ring, precision)}Z`)
    .join('');

const lines = (all: readonly (readonly Position[])[], tolerance: number): string =>
  all
    .flatMap((line) => clipLine(projected(line), frame))
    .map((line) => steps(simplifyRing(line, tolerance), 10))
    .join('');

function countriesOf(countries: Countries, own: boolean): Position[][] {
  return countries.objects.countries.geometries.flatMap(({ id }, at) =>
    // Land without a country of its own is disputed; the archipelagos are drawn as dots of this one.
    id !== undefined && (String(id) === VIETNAM) === own ? outerRings(countries, at) : [],
  );
}

const path = (id: string, d: string): string => (d === '' ? '' : `<path id="${id}" d="${d}"/>`);

/** The parts of the sheet that the API knows of. */
function known({ shapes, signs }: BaseMap): string[] {
  const of = (kind: BaseMap['shapes'][number]['kind'], rank: (rank: number) => boolean = () => true) =>
    shapes.filter((shape) => shape.kind === kind && rank(shape.rank)).flatMap((shape) => shape.lines);
  const signsOf = (scale: number) =>
    signs
      .filter(({ kind, rank }) => rank === 1 && kind !== 'lake')
      .map(({ kind, lat, lon }) => {
        const [x, y] = project(lon, lat).map((value) => Math.round(value * 10) / 10);
        return `<path d="${glyphs[kind]}" transform="translate(${x} ${y}) scale(${scale})"/>`;
      })
      .join('');
  const stations = signs.filter(({ kind }) => kind === 'station').map(({ lat, lon }) => project(lon, lat));
  return [
    path('islands', areas(of('island'), SMALLEST.island, 10)),
    path('lakes', areas(of('lake'), SMALLEST.country, 10)),
    path(
      'rivers',
      lines(
        of('river', (rank) => rank === 1),
        TOLERANCE.water,
      ),
    ),
    path(
      'streams',
      lines(
        of('river', (rank) => rank > 1),
        TOLERANCE.water,
      ),
    ),
    path('railways', lines(of('railway'), TOLERANCE.railway)),
    path(
      'boats',
      lines(
        of('boat', (rank) => rank === 1),
        TOLERANCE.railway,
      ),
    ),
    // A line of no length with round ends is a dot, of whatever width who shows it gives it.
    path('stations', stations.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('')),
    `<g id="signs-small">${signsOf(0.4)}</g>`,
    `<g id="signs">${signsOf(1)}</g>`,
    `<g id="signs-large">${signsOf(1.5)}</g>`,
  ];
}

/** The parts of the drawn map, without colours: whoever uses a part gives it those of the page. */
function draw(base: BaseMap | null): string {
  const countries = simplifiedCountries({ fine: 0.014, coarse: 0.06, inFrame });
  const parts = [
    path('neighbours', areas(countriesOf(countries, false), SMALLEST.neighbour, 1)),
    path('country', areas(countriesOf(countries, true), SMALLEST.country, 10)),
    path('borders', lines(landBorders(countries), 0)),
    ...(base ? known(base) : []),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize.width} ${mapSize.height}">${parts.join('')}</svg>`;
}

export interface CountrySheet {
  svg: string;
  version: string;
  isWhole: boolean;
}

let kept: CountrySheet | undefined;

/** The drawn map as a file. What the API says of it ships with the code, so that it is asked once. */
export async function countrySheet(asked: Asked): Promise<CountrySheet> {
  if (kept?.isWhole) return kept;
  const base = await readBaseMap(asked);
  const svg = draw(base);
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  kept = { svg, version, isWhole: base !== null };
  return kept;
}

/** Where the drawn map is, for `DrawnBase`. */
export async function sheetAddress(asked: Asked): Promise<string> {
  const { version } = await countrySheet(asked);
  return `/map/country.svg?v=${version}`;
}
