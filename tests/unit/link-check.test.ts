import { expect, test } from 'vitest';
import { isPublicAddress } from '../../server/features/back-office/links/addresses';
import { mayAsk } from '../../server/features/back-office/links/external';
import { linksIn } from '../../server/features/back-office/links/extract';

test('links are found in HTML, in settings and as they are', () => {
  const html = `<p><a href="/vi/blogs/a?x=1&amp;y=2">a</a> <img src="/media/b.jpg"><a href="#c">c</a>
    <a href="mailto:d@e.example">d</a><a href="https://f.example/">f</a><a href="/vi/blogs/a?x=1&amp;y=2">a</a></p>`;
  expect(linksIn(html, 'html')).toEqual(['/vi/blogs/a?x=1&y=2', '/media/b.jpg', 'https://f.example/']);
  const settings = JSON.stringify({
    hero: { link: '/en/events', title: 'A / B' },
    text: '<a href="/g">g</a>',
  });
  expect(linksIn(settings, 'json')).toEqual(['/en/events', '/g']);
  expect(linksIn(' /weathertrip ', 'link')).toEqual(['/weathertrip']);
  expect(linksIn('//evil.example', 'link')).toEqual([]);
});

test.each([
  'http://localhost/',
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://10.1.2.3/',
  'http://192.168.0.1/',
  'http://[fd00::1]/',
  'https://example.org:8443/',
  'https://user:pass@example.org/',
  'ftp://example.org/',
  'http://intranet/',
])('%s is never asked', (url) => {
  expect(mayAsk(url)).toBe(false);
});

test('addresses out in the world may be asked', () => {
  for (const url of ['https://example.org/a?b=c', 'http://1.1.1.1/', 'https://[2606:4700::1111]/'])
    expect(mayAsk(url)).toBe(true);
  expect(['8.8.8.8', '2606:4700::1111'].every(isPublicAddress)).toBe(true);
  expect(
    ['::ffff:192.168.1.1', '100.64.0.1', 'fe80::1', '::10.0.0.1', 'no address'].some(isPublicAddress),
  ).toBe(false);
});
