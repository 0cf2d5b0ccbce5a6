import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WholePage } from '../../web/app/whole-page.server';

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
  const whole = new WholePage();
  const stream = renderToPipeableStream(page, { onAllReady: () => stream.pipe(whole) });
  await once(whole, 'finish');
  expect(words(whole.bytes.toString())).toBe(words(renderToStaticMarkup(page)));
});

it('which takes care for as long as React leaves gaps', async () => {
  const through = new PassThrough();
  const stream = renderToPipeableStream(page, { onAllReady: () => stream.pipe(through) });
  expect(await text(through)).toContain('\0');
});
