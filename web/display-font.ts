import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { create as openFont } from 'fontkit';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const parts = ['latin', 'latin-ext', 'vietnamese'] as const;

/** The one weight of headings (styles/base.css), and the optical size between a card's title and a page's. */
const weight = 560;
const opticalSize = 48;

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));
const folder = path.join(modules, `.cache/visit-vietnam/display-font-${weight}-${opticalSize}`);

/** The file as it ships, without its axes, which are three quarters of its bytes. */
async function make(part: (typeof parts)[number]): Promise<void> {
  const source = path.join(modules, `@fontsource-variable/fraunces/files/fraunces-${part}-opsz-normal.woff2`);
  const target = path.join(folder, `${part}.woff2`);
  const [shipped, made] = await Promise.all([stat(source), stat(target).catch(() => null)]);
  if (made && made.mtimeMs > shipped.mtimeMs) return;
  const font = await readFile(source);
  const opened = openFont(font);
  if (!('characterSet' in opened)) throw new Error(`${source} holds more than one font.`);
  const text = String.fromCodePoint(...opened.characterSet);
  const instance = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight, opsz: opticalSize },
  });
  // Two builds may make it at the same time.
  const unfinished = `${target}.${process.pid}`;
  await writeFile(unfinished, instance);
  await rename(unfinished, target);
}

/** Makes `@display-font/{part}.woff2`, the display face in the weight that headings have. */
export function displayFont(): Plugin {
  return {
    name: 'display-font',
    async config() {
      await mkdir(folder, { recursive: true });
      await Promise.all(parts.map(make));
      return { resolve: { alias: { '@display-font': folder } } };
    },
  };
}
