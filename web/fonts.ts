import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { create as openFont } from 'fontkit';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** A part of a font: which of the subsets that ship it is made of, and which of that one's letters it takes. */
interface Part {
  name: 'main' | 'latin' | 'latin-ext' | 'vietnamese';
  source: 'latin' | 'latin-ext' | 'vietnamese';
  takes?: 'those of main' | 'the others';
}

const parts: Part[] = [
  { name: 'main', source: 'latin', takes: 'those of main' },
  { name: 'latin', source: 'latin', takes: 'the others' },
  { name: 'latin-ext', source: 'latin-ext' },
  { name: 'vietnamese', source: 'vietnamese' },
];
const textFaces = [400, 600] as const;

/** The one weight of headings (styles/base.css), and the optical size between a card's title and a page's. */
const weight = 560;
const opticalSize = 48;

interface Font {
  /** The file as it ships, below node_modules. */
  source: string;
  /** What it is called when made. */
  name: string;
  takes: Part['takes'];
  options: Omit<Parameters<typeof subsetFont>[2], 'targetFormat'>;
}

/** Without its axes, which are three quarters of its bytes. */
const displayFonts = parts.map(
  ({ name, source, takes }): Font => ({
    source: `@fontsource-variable/fraunces/files/fraunces-${source}-opsz-normal.woff2`,
    name: `display-${name}`,
    takes,
    options: { variationAxes: { wght: weight, opsz: opticalSize }, noLayoutClosure: true },
  }),
);

/** Without instructions for the pixels of old screens, which are half of its bytes and which most systems pass over. */
const textFonts = textFaces.flatMap((face) =>
  parts.map(
    ({ name, source, takes }): Font => ({
      source: `@fontsource/be-vietnam-pro/files/be-vietnam-pro-${source}-${face}-normal.woff2`,
      name: `text-${face}-${name}`,
      takes,
      options: { noHinting: true, noLayoutClosure: true },
    }),
  ),
);

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));
const styles = fileURLToPath(new URL('app/styles/fonts.css', import.meta.url));

/** Whether a letter is in the range that the styles give to the fonts called `main`. */
function readMainRange(css: string): (letter: number) => boolean {
  const [, range] = /-main\.woff2[^}]*unicode-range:([^;]+);/.exec(css) ?? [];
  if (!range) throw new Error(`${styles} has no range for the fonts called main.`);
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]): [number, number] => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
  );
  return (letter) => spans.some(([from, to]) => letter >= from && letter <= to);
}

async function make(
  { source, name, takes, options }: Font,
  folder: string,
  isMain: (letter: number) => boolean,
): Promise<void> {
  const from = path.join(modules, source);
  const target = path.join(folder, `${name}.woff2`);
  const [shipped, made] = await Promise.all([stat(from), stat(target).catch(() => null)]);
  if (made && made.mtimeMs > shipped.mtimeMs) return;
  const font = await readFile(from);
  const opened = openFont(font);
  if (!('characterSet' in opened)) throw new Error(`${from} holds more than one font.`);
  const letters = opened.characterSet.filter(
    (letter) => !takes || isMain(letter) === (takes === 'those of main'),
  );
  const text = String.fromCodePoint(...letters);
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
      const css = await readFile(styles, 'utf8');
      // Other settings of this file or other ranges make other fonts, which a build before has not left behind.
      const made = createHash('sha256')
        .update(css)
        .update(await readFile(fileURLToPath(import.meta.url)));
      const folder = path.join(modules, '.cache/visit-vietnam', `fonts-${made.digest('hex').slice(0, 12)}`);
      await mkdir(folder, { recursive: true });
      const isMain = readMainRange(css);
      await Promise.all([...displayFonts, ...textFonts].map((font) => make(font, folder, isMain)));
      return { resolve: { alias: { '@fonts': folder } } };
    },
  };
}
