import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { openInstance } from './instance';

/** Text as outlines: it looks the same on every machine, whatever fonts that has. */
export interface Lettering {
  /** Width of a line, in units of its size. */
  measure(text: string): number;
  /** The data of SVG paths of a line that starts at a point on its baseline. */
  outline(text: string, x: number, baseline: number, size: number): string;
}

/** Parts of a line that have the same font: for each character the first that has it. Others are left out. */
const runsOf = (fonts: readonly Font[], text: string) => {
  const runs: Array<{ font: Font; text: string }> = [];
  for (const character of text) {
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (font && font === last?.font) last.text += character;
    else if (font) runs.push({ font, text: character });
  }
  return runs;
};

const createLettering = (fonts: readonly Font[]): Lettering => ({
  measure: (text) =>
    runsOf(fonts, text).reduce(
      (width, { font, text: run }) => width + font.layout(run).advanceWidth / font.unitsPerEm,
      0,
    ),

  outline(text, x, baseline, size) {
    let paths = '';
    let left = x;
    for (const { font, text: run } of runsOf(fonts, text)) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run);
      glyphs.forEach((glyph, index) => {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
        const path = glyph.path.scale(scale, -scale);
        paths += path.translate(left + xOffset * scale, baseline - yOffset * scale).toSVG();
        left += xAdvance * scale;
      });
    }
    return paths;
  },
});

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(require.resolve(file));

/** Packages split each font by script; the first part has most letters. */
const parts = ['latin', 'latin-ext', 'vietnamese'];

/** Cut for large letters, semi-bold. */
const display = [72, 600];

let known: { title: Lettering; wordmark: Lettering } | null = null;

/** The letters of titles and of the site's name, read when they are first needed. */
export const lettering = () => {
  known ??= {
    title: createLettering(
      parts.map((part) =>
        openInstance(read(`@fontsource-variable/fraunces/files/fraunces-${part}-opsz-normal.woff2`), display),
      ),
    ),
    wordmark: createLettering([
      create(read('@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2')) as Font,
    ]),
  };
  return known;
};
