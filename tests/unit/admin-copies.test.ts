import { expect, it } from 'vitest';
import { sentSize } from '../../web/app/admin/media/shrink';
import { embedAddress } from '../../web/app/admin/rich-text/embed-address';
import { keptBack, linksOf, withLinks } from '../../web/app/admin/translations/copied-links';

it('a copy begins a language without showing it, and leaves one that is there as it is', () => {
  const draft = { 'en.title': '', 'en.is_published': true };
  const copies = { 'en.title': 'Huế' };
  expect(keptBack(draft, draft, 'en', copies)).toEqual({ 'en.is_published': false });
  const there = { 'en.title': 'Hue', 'en.is_published': true };
  expect(keptBack(there, there, 'en', { 'en.content': '<p>x</p>' })).toEqual({});
  // Somebody who typed the title has decided about the language.
  expect(keptBack(there, draft, 'en', { 'en.content': '<p>x</p>' })).toEqual({});
  // Kinds without pages have nothing to keep back.
  expect(keptBack({ 'en.title': '' }, { 'en.title': '' }, 'en', copies)).toEqual({});
});

it('links of a copied text are led to where their pages are, the others stay', () => {
  const html =
    '<p><a href="/vi/city/hue?a=1&amp;b=2">Huế</a> <a href="/vi/blogs/tra">Trà</a> <a href="#x">x</a></p>';
  expect(linksOf([html, '', null, ['x']])).toEqual(['/vi/city/hue?a=1&b=2', '/vi/blogs/tra']);
  const places = new Map([
    ['/vi/city/hue?a=1&b=2', '/en/city/hue-city?a=1&b=2'],
    ['/vi/blogs/tra', null],
  ]);
  expect(withLinks(html, places)).toBe(
    '<p><a href="/en/city/hue-city?a=1&amp;b=2">Huế</a> <a href="/vi/blogs/tra">Trà</a> <a href="#x">x</a></p>',
  );
});

it.each([
  ['https://youtu.be/aqz-KE-bpKQ', ''],
  ['https://youtu.be/aqz-KE-bpKQ?t=30', '?start=30'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s', '?start=90'],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=45&rel=0', '?start=45'],
  ['https://www.youtube.com/watch?t=1h1s&v=aqz-KE-bpKQ', '?start=3601'],
])('%s is embedded from where it begins', (link, start) => {
  expect(embedAddress(link)).toBe(`https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ${start}`);
});

it('photographs are sent in a sensible size and in their shape', () => {
  expect(sentSize(8000, 6000)).toEqual({ width: 3840, height: 2880 });
  expect(sentSize(3000, 7680)).toEqual({ width: 1500, height: 3840 });
  expect(sentSize(800, 600)).toEqual({ width: 800, height: 600 });
});
