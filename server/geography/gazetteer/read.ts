import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { entryList, type GazetteerEntry } from './entry';

const folder = fileURLToPath(new URL('data/', import.meta.url));

/** Names of the files with entries. */
const entryFiles: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .sort();

export const textOf = (file: string): string => readFileSync(`${folder}${file}`, 'utf8');

/**
 * The entries of a file. Each stands on a line of its own as a mapping that is JSON, too: so read, all of them take some
 * milliseconds, where a parser of YAML holds up the start by a second.
 */
const readEntries = (file: string): GazetteerEntry[] => {
  const lines = textOf(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return entryList.parse(
    lines.map((line, index): unknown => {
      if (!line.startsWith('- {')) throw new Error(`${file}, entry ${index + 1}: not "- {…}" on one line`);
      return JSON.parse(line.slice(2));
    }),
  );
};

/** Every place that the gazetteer knows, whether or not the site has anything about it. Read and checked once. */
export const entries: readonly GazetteerEntry[] = entryFiles.flatMap(readEntries);

const ring = z.array(z.tuple([z.number(), z.number()]));
const outlines = z.object({
  features: z.array(
    z.object({
      properties: z.object({ formerly: z.string() }),
      geometry: z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
    }),
  ),
});

export type Ring = z.infer<typeof ring>;

/** Outlines of the 63 former provinces, `[longitude, latitude]`. */
export const readOutlines = (): ReadonlyMap<string, Ring[][]> =>
  new Map(
    outlines
      .parse(JSON.parse(textOf('former-provinces.geojson')))
      .features.map(({ properties, geometry }) => [properties.formerly, geometry.coordinates]),
  );
