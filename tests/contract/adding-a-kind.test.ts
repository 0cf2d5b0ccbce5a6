import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

/** Follows docs/adding-a-kind.md to the letter in a copy of the project. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

interface Step {
  file: string;
  /** `new`, or where the block goes: before a line, or into an object of a JSON file. */
  where: { as: 'new' } | { as: 'before'; line: string } | { as: 'into'; key: string };
  block: string;
}

const stepPattern = /^`([^`]+)`(?: (\(new\))|, before `(.+)`|, into `(.+)`)\n\n```\w+\n([\s\S]*?)^```$/gm;

const stepsOf = (recipe: string): Step[] =>
  [...recipe.matchAll(stepPattern)].map(([, file = '', isNew, line, key = '', block = '']) => ({
    file,
    where: isNew ? { as: 'new' } : line ? { as: 'before', line } : { as: 'into', key },
    block,
  }));

const recipe = await readFile(`${root}docs/adding-a-kind.md`, 'utf8');
const steps = stepsOf(recipe);
const copied = [
  'server',
  'web',
  'db',
  'seeds',
  'migrations',
  'tests',
  'docs',
  'package.json',
  'tsconfig.json',
  'biome.json',
];
/** What the recipe does not touch: of it, content is read from where it lies, and nothing else is read. */
const left = /^(seeds\/content|docs\/(images|decisions)|web\/(build|public)|tests\/(e2e|bench)\/.*\.png)$/;

let copy = '';

const follow = async ({ file, where, block }: Step) => {
  const target = path.join(copy, file);
  if (where.as === 'new') {
    await mkdir(path.dirname(target), { recursive: true });
    return writeFile(target, block, { flag: 'wx' });
  }
  const text = await readFile(target, 'utf8');
  if (where.as === 'into') {
    const json = JSON.parse(text);
    Object.assign(json[where.key], JSON.parse(block));
    return writeFile(target, `${JSON.stringify(json, null, 2)}\n`);
  }
  expect(text.split('\n'), `${file} has the line that the recipe names`).toContain(where.line);
  return writeFile(target, text.replace(`\n${where.line}\n`, `\n${block}${where.line}\n`));
};

const node = (...args: string[]) =>
  run(process.execPath, args, {
    cwd: copy,
    maxBuffer: 20_000_000,
    env: { ...process.env, TEST_DATABASE_URL: inject('databaseServerUrl') },
  }).catch((failure) => {
    throw new Error(`${args.join(' ')}\n${failure.stdout}\n${failure.stderr}`);
  });

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'museum-'));
  for (const name of copied) {
    await cp(root + name, path.join(copy, name), {
      recursive: true,
      filter: (source) => !left.test(path.relative(root, source)),
    });
  }
  await symlink(`${root}node_modules`, path.join(copy, 'node_modules'));
  await symlink(`${root}seeds/content`, path.join(copy, 'seeds/content'));
  for (const step of steps) await follow(step);
});

afterAll(() => rm(copy, { recursive: true, force: true }));

it('touches at most twelve files by hand', () => {
  const files = new Set(steps.map(({ file }) => file));
  expect(files.size).toBeGreaterThan(5);
  expect(files.size).toBeLessThanOrEqual(12);
  expect([...recipe.matchAll(/^`[^`]+`(,| \(new\))/gm)], 'each step is understood').toHaveLength(
    steps.length,
  );
});

/** Tests that make a record of every kind, or hold each against rules. */
const goThroughAllKinds = [
  'tests/contract/entities.test.ts',
  'tests/contract/queries.test.ts',
  'tests/integration/changes.test.ts',
  'tests/integration/import-round-trip.test.ts',
  'tests/unit/admin-entities.test.ts',
];

it('makes a kind that types, document, style and the tests of all kinds accept', async () => {
  await node(
    'node_modules/drizzle-kit/bin.cjs',
    'generate',
    '--config',
    'db/drizzle.config.ts',
    '--name',
    'museums',
  );
  await node('--import', 'tsx', 'server/platform/openapi/generate.ts');
  const [{ stdout }] = await Promise.all([
    node(
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['--config', 'tests/vitest.config.ts', '--reporter', 'verbose', '-t', 'museum|every table tells'],
      ...goThroughAllKinds,
    ),
    node('node_modules/typescript-native/bin/tsc', '--incremental', 'false', '--checkers', '1'),
    node(
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
      ...new Set(steps.map(({ file }) => file)),
    ),
  ]);
  for (const file of goThroughAllKinds)
    if (!file.includes('changes')) expect(stdout).toMatch(new RegExp(`✓.*${file}.*museum`));
  expect(stdout.match(/✓.*museum/g)?.length).toBeGreaterThan(20);
}, 1_200_000);
