import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type Countries = Topology<{ countries: GeometryCollection }>;

/** The country's number in ISO 3166, which is its id in the data. */
export const VIETNAM = '704';

/** All countries of the world with the borders they share (Natural Earth, 1 : 10 million). */
export function readCountries(): Countries {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Countries;
}
