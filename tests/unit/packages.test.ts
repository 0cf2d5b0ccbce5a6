import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** Only used while building, checking or developing; an installation without development packages never loads them. */
const tools = [
  /^web\/(?:vite\.config|fonts|minify)\.ts$/,
  /^web\/(?:build|public)\//,
  /^web\/http\/dev/,
  /^web\/(?:worker\/build|icons\/draw)\.ts$/,
  /^server\/platform\/openapi\//,
  /^server\/launch\/bundle\.ts$/,
  /^db\/(?:drizzle\.config|check-migrations)\.ts$/,
];

const sources = ['server', 'web', 'db', 'seeds']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !tools.some((pattern) => pattern.test(file)));

/** What the build makes under the name of a package. */
const isMade = (name: string) => name.startsWith('@fonts/');

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

it('lists every package that runs in production as a dependency', () => {
  const missing = sources.flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8');
    const specifiers = [...code.matchAll(/^(?:import|export) (?!type ).*?from '([^'.~][^']*)';$/gms)].map(
      ([, name = '']) => name,
    );
    return specifiers
      .filter((name) => !isBuiltin(name) && !isMade(name) && !(packageOf(name) in dependencies))
      .map((name) => `${file} imports ${name}`);
  });
  expect(missing).toEqual([]);
});
