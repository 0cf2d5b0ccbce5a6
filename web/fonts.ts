import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { create as openFont } from 'fontkit';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const parts = ['latin', 'latin-ext', 'vietnamese'] as const;
const textFaces = [400, 600] as const;

/** The one weight of headings (styles/base.css), and the optical size between a card's title and a page's. */
const weight = 560;
const opticalSize = 48;

interface Font {
  /** The file as it ships, below node_modules. */
  source: string;
  /** What it is called when made. */
  name: string;
  options: Omit<Parameters<typeof subsetFont>[2], 'targetFormat'>;
}

/** Without its axes, which are three quarters of its bytes. */
const displayFonts = parts.map(
  (part): Font => ({
    source: `@fontsource-variable/fraunces/files/fraunces-${part}-opsz-normal.woff2`,
    name: `display-${part}`,
    options: { variationAxes: { wght: weight, opsz: opticalSize } },
  }),
);

/** Without instructions for the pixels of old screens, which are half of its bytes and which most systems pass over. */
const textFonts = textFaces.flatMap((face) =>
  parts.map(
    (part): Font => ({
      source: `@fontsource/be-vietnam-pro/files/be-vietnam-pro-${part}-${face}-normal.woff2`,
      name: `text-${face}-${part}`,
      options: { noHinting: true },
    }),
  ),
);

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));
const folder = path.join(modules, `.cache/visit-vietnam/fonts-${weight}-${opticalSize}`);

async function make({ source, name, options }: Font): Promise<void> {
  const from = path.join(modules, source);
  const target = path.join(folder, `${name}.woff2`);
  const [shipped, made] = await Promise.all([stat(from), stat(target).catch(() => null)]);
  if (made && made.mtimeMs > shipped.mtimeMs) return;
  const font = await readFile(from);
  const opened = openFont(font);
  if (!('characterSet' in opened)) throw new Error(`${from} holds more than one font.`);
  const text = String.fromCodePoint(...opened.characterSet);
  const light = await subsetFont(font, text, { ...options, targetFormat: 'woff2' });
  // Two builds may make it at the same time.
  const unfinished = `${target}.${process.pid}`;
  await writeFile(unfinished, light);
  await rename(unfinished, target);
}

/** Makes `@fonts/display-{part}.woff2` and `@fonts/text-{weight}-{part}.woff2` of the fonts that packages ship. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async config() {
      await mkdir(folder, { recursive: true });
      await Promise.all([...displayFonts, ...textFonts].map(make));
      return { resolve: { alias: { '@fonts': folder } } };
    },
  };
}
