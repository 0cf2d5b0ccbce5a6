import { readFile, writeFile } from 'node:fs/promises';
import { type DrawnSpec, specKey } from './orders';
import type { Sketch } from './paint';

/**
 * What is known of the shipped pictures before they are drawn, made once by `npm run sketches` and kept beside the
 * drawing code: a first start would otherwise draw more than a thousand pictures only for their placeholders.
 */
const file = new URL('../../pictures/sketches.json', import.meta.url);

type Row = [x: number, y: number, blur: string];

export type Sketches = ReadonlyMap<string, Sketch>;

/** The sketches that ship, by the words of their pictures. */
export const readSketches = async (): Promise<Sketches> => {
  const rows = JSON.parse(await readFile(file, 'utf8')) as Record<string, Row>;
  return new Map(Object.entries(rows).map(([key, [x, y, blur]]) => [key, { focal: { x, y }, blur }]));
};

/** Writes the sketches of these pictures, a line each, in an order that doesn't depend on who asked first. */
export const writeSketches = async (sketches: Sketches): Promise<void> => {
  const lines = [...sketches]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { focal, blur }]) => `${JSON.stringify(key)}: ${JSON.stringify([focal.x, focal.y, blur])}`);
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
};

export const sketchOf = (sketches: Sketches, spec: DrawnSpec): Sketch | undefined =>
  sketches.get(specKey(spec));
