import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const lockFile = fileURLToPath(new URL('../../package-lock.json', import.meta.url));

interface Locked {
  license?: string;
  dev?: boolean;
}

/** Licences under which anything may be used. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
  'PSF-2.0',
]);

/** Licences that only what is named here may have, and why it may. */
const named: ReadonlyArray<{ licence: string; packages: RegExp; because: string }> = [
  {
    licence: 'MPL-2.0',
    packages: /^(@axe-core\/playwright|axe-core|lightningcss(-.+)?)$/,
    because: 'tools of tests and of the build, unchanged; nothing of them is in what is served',
  },
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-(libvips-|win32-|wasm32)/,
    because: 'libvips is a library beside sharp, unchanged, which anybody may replace',
  },
  {
    licence: 'OFL-1.1',
    packages: /^@fontsource(-variable)?\//,
    because: 'fonts, whose licence lets them go along with any software',
  },
  {
    licence: 'CC-BY-4.0',
    packages: /^caniuse-lite$/,
    because: 'data about browsers for the build; none of it is in what is served',
  },
  {
    licence: 'CC-BY-3.0',
    packages: /^spdx-exceptions$/,
    because: 'a list of words for npm itself, which comes with a tool of tests',
  },
];

/** Old packages that name their licence in a way of their own; read in the LICENSE file of each. */
const readByHand: Readonly<Record<string, string>> = {
  buildcheck: 'MIT',
  'cpu-features': 'MIT',
  eval: 'MIT',
  format: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'require-like': 'MIT',
  ssh2: 'MIT',
};

const isFine = (name: string, licence: string): boolean =>
  allowed.has(licence) ||
  named.some((exception) => exception.licence === licence && exception.packages.test(name));

/** Reads an SPDX expression without brackets inside: one side of an OR is enough, all sides of an AND are needed. */
const isAllowed = (name: string, expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => isFine(name, licence.trim())));

const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Locked> };
const installed = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, { license, dev }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    return { name, licence: license ?? readByHand[name] ?? 'none named', isDev: dev === true };
  });

describe('licences of all packages, those of packages included', () => {
  it('are ones under which everything may be used, or named with a reason', () => {
    expect(installed.length).toBeGreaterThan(500);
    expect(installed.filter(({ name, licence }) => !isAllowed(name, licence))).toEqual([]);
  });

  it('are of the named exceptions only where packages still have them', () => {
    const unused = named.filter(
      ({ packages: which, licence }) =>
        !installed.some((each) => which.test(each.name) && each.licence.includes(licence)),
    );
    expect(unused).toEqual([]);
    expect(Object.keys(readByHand).filter((name) => !installed.some((each) => each.name === name))).toEqual(
      [],
    );
  });

  it('of tools are not those of what runs', () => {
    const tools = /^(MPL|CC-BY)/;
    expect(installed.filter(({ isDev, licence }) => !isDev && tools.test(licence))).toEqual([]);
  });

  it.each([
    ['anything', 'MIT OR GPL-3.0', true],
    ['anything', '(MIT AND GPL-3.0)', false],
    ['anything', 'LGPL-3.0-or-later', false],
    ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
    ['anything', 'none named', false],
  ])('%s under %s: %s', (name, expression, answer) => {
    expect(isAllowed(name, expression)).toBe(answer);
  });
});
