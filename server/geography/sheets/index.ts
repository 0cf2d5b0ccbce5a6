import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Point } from '../../distance';
import { distanceKm } from '../../distance';
import { type Sheet, sheetShape } from './shape';

const folder = fileURLToPath(new URL('data/', import.meta.url));
const HEAD_END = 'features:\n';

/**
 * A sheet's file is YAML whose features are JSON, too, one on a line: so read, all sheets take some milliseconds.
 * @throws Error that names the file and the first thing that is wrong
 */
const readSheet = (file: string): Sheet => {
  const text = readFileSync(`${folder}${file}`, 'utf8').normalize('NFC');
  const [head = '', body = ''] = text.split(HEAD_END);
  const features = body
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line.slice(2)));
  const result = sheetShape.safeParse({ ...parse(head), features });
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`${file}: ${issue?.path.join('.')} ${issue?.message}`);
};

let all: ReadonlyMap<string, Sheet> | undefined;

/** Every sheet by the name of its file; read and checked once. */
export const sheets = (): ReadonlyMap<string, Sheet> => {
  all ??= new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => [file.replace('.yaml', ''), readSheet(file)]),
  );
  return all;
};

const middleOf = ({ bounds: [west, south, east, north] }: Sheet): Point => ({
  lon: (west + east) / 2,
  lat: (south + north) / 2,
});

/** The sheet that a destination lies on; where two overlap, the one in whose middle it lies more. */
export const sheetAt = (point: Point): { id: string; sheet: Sheet } | null => {
  const around = [...sheets()].filter(
    ([
      ,
      {
        bounds: [west, south, east, north],
      },
    ]) => {
      const { lon, lat } = point;
      return lon >= west && lon <= east && lat >= south && lat <= north;
    },
  );
  const far = ([, sheet]: [string, Sheet]) => distanceKm(point, middleOf(sheet));
  const [nearest] = around.sort((a, b) => far(a) - far(b));
  return nearest ? { id: nearest[0], sheet: nearest[1] } : null;
};
