import { PassThrough, type Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WithoutGaps } from '../../web/app/without-gaps.server';

/** Longer than many of React's buffers, with letters of one, two and three bytes. */
const page = createElement(
  'main',
  null,
  Array.from({ length: 400 }, (_, index) =>
    createElement('p', { key: index }, 'ề', 'Đường lên bản Lô Lô Chải'),
  ),
);

const rendered = (through: Transform): Promise<string> => {
  const stream = renderToPipeableStream(page, { onAllReady: () => stream.pipe(through) });
  return text(through);
};

const words = (html: string) => html.replaceAll('<!-- -->', '');

it('a page comes out letter by letter as it was written', async () => {
  expect(words(await rendered(new WithoutGaps()))).toBe(words(renderToStaticMarkup(page)));
});

it('which is for as long as React leaves gaps', async () => {
  expect(await rendered(new PassThrough())).toContain('\0');
});
