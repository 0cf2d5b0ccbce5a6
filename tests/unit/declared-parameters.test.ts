import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import routes from '../../web/app/routes';

const app = fileURLToPath(new URL('../../web/app', import.meta.url));
const textOf = (file: string) => readFileSync(path.join(app, file), 'utf8');

/** Who may look into the query itself: what all pages share, and what only makes links of it. */
const allowed = [
  'api/page-search.ts',
  'api/client.server.ts',
  'seo/page-seo.server.ts',
  'site/preview-bar.tsx',
  'site/reviews/reviews.tsx',
  'ui/pagination.tsx',
];

/** A file that is imported, as it is called below the app; null for a package. */
function resolved(from: string, name: string): string | null {
  if (!/^[~.]/.test(name)) return null;
  const base = name.startsWith('~') ? name.slice(2) : path.join(path.dirname(from), name);
  const found = ['.ts', '.tsx']
    .map((ending) => base + ending)
    .find((file) => existsSync(path.join(app, file)));
  return found ?? null;
}

/** All that a file is made of, itself included. */
function reachable(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, name = ''] of textOf(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
    const next = resolved(file, name);
    if (next) reachable(next, known);
  }
  return known;
}

const cachedRoutes = (routes.find(({ path: place }) => place === ':lang')?.children ?? [])
  .map(({ file }) => file)
  .filter((file) => !/keep: false/.test(textOf(file)));

it('pages that are kept read the address by the parameters that they declare, and in no other way', () => {
  expect(cachedRoutes.length).toBeGreaterThan(35);
  const files = new Set<string>();
  for (const route of cachedRoutes) reachable(route, files);
  const readers = [...files].filter(
    (file) =>
      !allowed.includes(file) &&
      /\.searchParams\b|useSearchParams|\{[^}]*\bsearchParams\b[^}]*\} = new URL/.test(textOf(file)),
  );
  expect(readers).toEqual([]);
});
