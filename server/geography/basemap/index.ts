import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Point } from '../../distance';
import { placeById } from '../gazetteer';
import { courseBetween, network, railways } from '../network';

type Position = [lon: number, lat: number];

interface Names {
  en: string;
  vi: string;
}

/** Lines and areas that maps of the country show; an area's lines are rings. */
export interface BaseShape {
  kind: 'river' | 'lake' | 'island' | 'railway' | 'boat' | 'cable_car';
  /** 1 for what is seen from afar, 3 for what is seen from near. */
  rank: number;
  name: Names | null;
  lines: Position[][];
}

/** A place that maps of the country mark. */
export interface BaseSign {
  kind: 'peak' | 'pass' | 'lake' | 'airport' | 'station';
  rank: number;
  name: Names;
  lat: number;
  lon: number;
}

export interface Basemap {
  shapes: BaseShape[];
  signs: BaseSign[];
}

const textOf = (file: string): string => readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8');

const position = z.tuple([z.number(), z.number()]);
const lines = z.array(z.array(position));
const rank = z.int().min(1).max(3);

const physical = z.object({
  features: z.array(
    z.object({
      properties: z.strictObject({
        kind: z.enum(['river', 'lake', 'island']),
        rank,
        name: z.strictObject({ en: z.string(), vi: z.string() }).optional(),
      }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('MultiLineString'), coordinates: lines }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(lines) }),
      ]),
    }),
  ),
});

const marks = z.array(z.strictObject({ id: z.string(), rank }));

const waters = (): BaseShape[] =>
  physical.parse(JSON.parse(textOf('natural-earth.geojson'))).features.map(({ properties, geometry }) => ({
    kind: properties.kind,
    rank: properties.rank,
    name: properties.name ?? null,
    lines: geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : geometry.coordinates,
  }));

const positions = (line: readonly Point[]): Position[] => line.map(({ lat, lon }) => [lon, lat]);

const rails = (): BaseShape => ({
  kind: 'railway',
  rank: 1,
  name: null,
  lines: railways().map(({ line }) => positions(line)),
});

const isBoat = (mode: string) => mode === 'ferry' || mode === 'speedboat';

/** Crossings of a few kilometres are seen from near only. */
const longCrossingKm = 25;

const crossings = (): BaseShape[] => {
  const legs = network().legs.filter(({ mode }) => isBoat(mode) || mode === 'cable_car');
  const ofKind = (kind: 'boat' | 'cable_car', rank: number, of: typeof legs): BaseShape => ({
    kind,
    rank,
    name: null,
    lines: of.filter(({ from, to }) => from < to).map(({ from, to }) => positions(courseBetween(from, to))),
  });
  const boats = legs.filter(({ mode }) => isBoat(mode));
  return [
    ofKind(
      'boat',
      1,
      boats.filter(({ km }) => km >= longCrossingKm),
    ),
    ofKind(
      'boat',
      3,
      boats.filter(({ km }) => km < longCrossingKm),
    ),
    ofKind(
      'cable_car',
      3,
      legs.filter(({ mode }) => mode === 'cable_car'),
    ),
  ];
};

/** How English calls what Vietnamese names by its kind first: Đèo Ngang is Ngang Pass. */
const inEnglish = (kind: string, name: string): string => {
  const bare = name.replace(/^(?:Đèo|Hồ|Núi|Đỉnh) /, '');
  if (kind === 'pass') return `${bare} Pass`;
  if (kind === 'lake') return `${bare} Lake`;
  if (name.startsWith('Núi ')) return `${bare} Mountain`;
  return bare;
};

const marked = (): BaseSign[] =>
  marks.parse(parse(textOf('signs.yaml'))).map(({ id, rank }) => {
    const place = placeById(id);
    if (place?.kind !== 'peak' && place?.kind !== 'pass' && place?.kind !== 'lake')
      throw new Error(`signs.yaml: the gazetteer has no peak, pass or lake ${id}`);
    const { kind, name, en = inEnglish(kind, name), lat, lon } = place;
    return { kind, rank, name: { en, vi: name }, lat, lon };
  });

/** Where flights from abroad land, too. */
const largeAirports = new Set(['han', 'sgn', 'dad', 'cxr', 'pqc', 'hph']);

const stops = (): BaseSign[] => {
  const railwayStations = new Set(railways().flatMap(({ from, to }) => [from, to]));
  return [...network().nodes.values()].flatMap(({ id, kind, name, en, lat, lon }): BaseSign[] => {
    const sign = { name: { en, vi: name }, lat, lon };
    if (kind === 'airport') return [{ kind, rank: largeAirports.has(id) ? 1 : 2, ...sign }];
    return railwayStations.has(id) ? [{ kind: 'station', rank: 2, ...sign }] : [];
  });
};

let made: Basemap | undefined;

/** Water, islands, railways, boats and signs of the country, read once. @throws Error that says what is wrong */
export const basemap = (): Basemap => {
  made ??= { shapes: [...waters(), rails(), ...crossings()], signs: [...marked(), ...stops()] };
  return made;
};
