import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { vignettes } from '../../seeds/pictures/vignettes';

const folder = fileURLToPath(new URL('../../web/app/site/drawings/', import.meta.url));

it('what pages without pictures show is what is drawn: draw.ts beside it brings the files up to date', () => {
  const drawn = vignettes();
  expect(readdirSync(folder).sort()).toEqual(drawn.map(([name]) => `${name}.svg`).sort());
  for (const [name, svg] of drawn) expect(readFileSync(`${folder}${name}.svg`, 'utf8'), name).toBe(svg);
});

it.each(vignettes())(
  '%s has the size that pages leave room for, is light and says nothing in letters',
  (_, svg) => {
    expect(svg).toMatch(/^<svg [^>]*width="640" height="400"/);
    expect(svg).not.toMatch(/<(text|image|script)\b|NaN|undefined/);
    expect(gzipSync(svg).length).toBeLessThan(4000);
  },
);

it.each(vignettes())('%s moves only for those who have not asked for less motion', (_, svg) => {
  const still = svg.replace(
    /<style>@media \(prefers-reduced-motion:no-preference\)\{#alive:target .*?<\/style>/g,
    '',
  );
  expect(still).not.toMatch(/<(style|animate|set)\b|animation/);
});
