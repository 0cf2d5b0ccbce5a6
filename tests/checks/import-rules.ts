import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../server/launch/project-root';

/** What is walked: the server, and the database below it. */
const walked = ['server', 'db'];

const at = (file: string) => path.join(projectRoot, file);

const sources = walked
  .flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => file.endsWith('.ts'))
  .sort();

const targetOf = (file: string, specifier: string): string | undefined => {
  if (!specifier.startsWith('.')) return undefined;
  const bare = path.join(path.dirname(file), specifier);
  return [`${bare}.ts`, path.join(bare, 'index.ts')].find((name) => existsSync(at(name)));
};

/** Biome writes each address on the line of its `from` or `import`, in these quotes: no parser is needed to find it. */
const imported = /\b(?:from|import) ?\(?'(\.[^']*)'/g;

/** What each file imports, types too, by its place in the project. */
export const graph: ReadonlyMap<string, readonly string[]> = new Map(
  sources.map((file) => [
    file,
    [...readFileSync(at(file), 'utf8').matchAll(imported)].flatMap(
      ([, specifier = '']) => targetOf(file, specifier) ?? [],
    ),
  ]),
);

/** One way round for each group of files that import each other. */
export function circles(): string[] {
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

const inServer = (file: string) => file.replace(/^server\//, '');

const roomOf = (file: string) => {
  const [folder] = file.split('/');
  if (folder !== 'server') return { room: folder ?? '' };
  const [room = '', kind, ...rest] = inServer(file).split('/');
  if (top.includes(inServer(file))) return { room: 'top' };
  if (kind === undefined) return { room: 'words' };
  return room === 'kinds' && rest.length > 0 ? { room, kind } : { room };
};

/** What a kind shows others, and the list of all kinds. */
const isFace = (file: string) => /\/(?:kind|index)\.ts$/.test(file) || inServer(file).split('/').length === 2;

/** Rooms that know nothing of what stands on them: the kernel, the platform and the words that all share. */
const lower = ['kernel', 'platform', 'words', 'calendar'];
const upper = ['kinds', 'features', 'geography', 'depictions', 'launch', 'top', 'seeds'];

/** Rooms of reference data that ships with the code, and the database, whose columns name some of it. */
const reference = ['geography', 'depictions', 'db'];

const standing = ['kinds', 'features', 'launch', 'top', 'seeds'];

function breach(from: string, to: string): string | undefined {
  const [here, there] = [roomOf(from), roomOf(to)];
  if (lower.includes(here.room) && upper.includes(there.room))
    return `${here.room} knows no ${there.room}: hand it over as a parameter, or move what both need down`;
  if (reference.includes(here.room) && standing.includes(there.room))
    return `${here.room} knows no ${there.room}: hand it over as a parameter, or move what both need down`;
  if (here.room === 'kinds' && ['features', 'launch', 'top'].includes(there.room))
    return `a kind knows no ${there.room}: move what both need to the kernel or the platform`;
  if (
    there.room === 'kinds' &&
    here.kind !== there.kind &&
    ![...top, list].includes(inServer(from)) &&
    !isFace(to)
  )
    return `others read a kind through its kind.ts or index.ts: export there what is needed`;
  return undefined;
}

/** Imports that go up, or into the inside of a kind, with what to do about each. */
export const breaches = (): string[] =>
  [...graph].flatMap(([from, targets]) =>
    targets.flatMap((to) => {
      const reason = breach(from, to);
      return reason ? [`${from} > ${to}: ${reason}`] : [];
    }),
  );
