import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../server/', import.meta.url));

/** Breaches of the rules below that stand for now, as `file > file`. The list only ever gets shorter. */
const standing: readonly string[] = [];

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .sort();

const targetOf = (file: string, specifier: string): string | undefined => {
  if (!specifier.startsWith('.')) return undefined;
  const bare = path.join(path.dirname(file), specifier);
  const found = [`${bare}.ts`, path.join(bare, 'index.ts')].find((name) => existsSync(root + name));
  return found && !found.startsWith('..') ? path.normalize(found) : undefined;
};

/** What each file of the server imports from the server, types too. */
const graph = new Map(
  sources.map((file) => [
    file,
    ts
      .preProcessFile(readFileSync(root + file, 'utf8'), true, true)
      .importedFiles.flatMap(({ fileName }) => targetOf(file, fileName) ?? []),
  ]),
);

/** One way round for each group of files that import each other. */
function circles(): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]) => {
    const before = way.indexOf(file);
    if (before >= 0) found.push([...way.slice(before), file].join(' > '));
    if (before >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return found;
}

/** Files that put everything together and may know all of it, and the command that writes down what came of it. */
const top = ['app.ts', 'main.ts', 'modules.ts', 'platform/openapi/generate.ts'];

/** The list of all kinds, with the calls of each. */
const list = 'kinds/index.ts';

const roomOf = (file: string) => {
  const [room = '', kind] = file.split('/');
  if (top.includes(file)) return { room: 'top' };
  if (!file.includes('/')) return { room: 'words' };
  return room === 'kinds' && file.split('/').length > 2 ? { room, kind } : { room };
};

/** What a kind shows others, and the list of all kinds. */
const isFace = (file: string) => /\/(?:kind|index)\.ts$/.test(file) || file.split('/').length === 2;

/** Rooms that know nothing of what stands on them: the kernel, the platform and the words that all share. */
const lower = ['kernel', 'platform', 'words', 'calendar'];
const upper = ['kinds', 'features', 'geography', 'depictions', 'launch', 'top'];

/** Rooms of reference data that ships with the code. */
const reference = ['geography', 'depictions'];

function breach(from: string, to: string): string | undefined {
  const [here, there] = [roomOf(from), roomOf(to)];
  if (lower.includes(here.room) && upper.includes(there.room))
    return `${here.room} knows no ${there.room}: hand it over as a parameter, or move what both need down`;
  if (reference.includes(here.room) && ['kinds', 'features', 'launch', 'top'].includes(there.room))
    return `${here.room} is reference data and knows no ${there.room}: hand it over as a parameter`;
  if (here.room === 'kinds' && ['features', 'launch', 'top'].includes(there.room))
    return `a kind knows no ${there.room}: move what both need to the kernel or the platform`;
  if (there.room === 'kinds' && here.kind !== there.kind && ![...top, list].includes(from) && !isFace(to))
    return `others read a kind through its kind.ts or index.ts: export there what is needed`;
  return undefined;
}

it('finds the files that it walks', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(graph.get('main.ts')).toContain('app.ts');
});

it('no file of the server imports itself by a detour', () => {
  expect(circles()).toEqual([]);
});

it('imports go down only: kinds and features use kernel and platform, and kinds leave each other’s insides alone', () => {
  const breaches = [...graph].flatMap(([from, targets]) =>
    targets.flatMap((to) => {
      const reason = breach(from, to);
      return reason ? [{ edge: `${from} > ${to}`, reason }] : [];
    }),
  );
  const edges = new Set(breaches.map(({ edge }) => edge));
  expect(breaches.filter(({ edge }) => !standing.includes(edge))).toEqual([]);
  expect(
    standing.filter((edge) => !edges.has(edge)),
    'what no longer stands goes from the list',
  ).toEqual([]);
});
