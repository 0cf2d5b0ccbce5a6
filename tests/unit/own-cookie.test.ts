import { expect, it } from 'vitest';
import { ownCookie, ownCookieLine, takenCookie } from '../../web/app/api/own-cookie';

it('over HTTPS a cookie is bound to this host, and is secure', () => {
  const line = ownCookieLine('lang', 'vi', { isSecure: true, seconds: 60 });
  expect(line).toBe('__Host-lang=vi; Path=/; Max-Age=60; SameSite=Lax; Secure');
  expect(ownCookieLine('lang', 'vi', { isSecure: false, seconds: 60 })).toBe(
    'lang=vi; Path=/; Max-Age=60; SameSite=Lax',
  );
  expect(takenCookie('cart', true)).toBe('__Host-cart=; Path=/; Max-Age=0; SameSite=Lax; Secure');
});

it.each([
  ['lang=vi', 'vi'],
  ['a=1; __Host-lang=vi', 'vi'],
  // What a neighbour under the same domain has planted doesn't count beside our own.
  ['lang=en; __Host-lang=vi', 'vi'],
  ['admin_lang=en', undefined],
  ['', undefined],
  [null, undefined],
])('of the cookies %j the language is %s', (cookies, value) => {
  expect(ownCookie(cookies, 'lang')).toBe(value);
});
