import { existsSync, readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withLateScripts } from '../../web/app/rendering/late-scripts.server';
import { wholePage } from '../../web/app/rendering/whole-page.server';

/** Longer than many of React's buffers, with letters of one, two and three bytes. */
const page = createElement(
  'main',
  null,
  Array.from({ length: 400 }, (_, index) =>
    createElement('p', { key: index }, 'ề', 'Đường lên bản Lô Lô Chải'),
  ),
);

const words = (html: string) => html.replaceAll('<!-- -->', '');

it('a page comes out letter by letter as it was written', async () => {
  const written = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onAllReady: () => wholePage(stream).then(resolve, reject),
    });
  });
  expect(words(written)).toBe(words(renderToStaticMarkup(page)));
});

it('React still leaves gaps in what it writes: when it no longer does, web/app/rendering/whole-page.server.ts can go', async () => {
  const through = new PassThrough();
  const stream = renderToPipeableStream(page, { onAllReady: () => stream.pipe(through) });
  expect(await text(through)).toContain('\0');
});

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const places = read('web/app/rendering/README.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, place = '', name = '', triedWith = '']) => ({ place, name, triedWith }));

it('what leans on the inside of a framework is named, with the version that it was tried with', () => {
  expect(places.length).toBeGreaterThan(0);
  for (const { place, name, triedWith } of places) {
    expect(
      existsSync(new URL(place, root)),
      `${place} is gone: take it out of web/app/rendering/README.md`,
    ).toBe(true);
    const { version } = JSON.parse(read(`node_modules/${name}/package.json`)) as { version: string };
    expect(
      version,
      `${name} is ${version} now, and ${place} was tried with ${triedWith}: see whether it still works (or is still needed) by the last column of web/app/rendering/README.md, and write the new version there`,
    ).toBe(triedWith);
  }
});

it('the modules of a page are put off, and nothing else of it', () => {
  const page = `<link rel="stylesheet" href="/a.css"/><p>rel=&quot;modulepreload&quot;</p><link rel="modulepreload" href="/assets/root.js"/><script nonce="n">first()</script><script nonce="n" type="module" async="">import "/assets/root.js"</script><script type="application/ld+json">{}</script>`;
  expect(withLateScripts(page)).toBe(
    page
      .replace('<link rel="modulepreload"', '<link rel="late-modulepreload"')
      .replace('type="module"', 'type="text/late-module"'),
  );
});
