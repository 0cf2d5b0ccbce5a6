import { expect, it } from 'vitest';
import { interfaceLanguage } from '../../web/app/admin/interface-language';

const spoken = (headers: Record<string, string>) => interfaceLanguage(new Headers(headers));

it.each([
  [{ 'accept-language': 'en-GB,en;q=0.9,vi;q=0.8' }, 'en'],
  [{ 'accept-language': 'fr;q=0.9,vi-VN;q=0.5,en;q=0.4' }, 'vi'],
  [{ 'accept-language': 'vn' }, 'vi'],
  [{ 'accept-language': 'en;q=0,vi' }, 'vi'],
  [{ 'accept-language': 'fr' }, 'vi'],
  [{}, 'vi'],
])('whoever has not signed in is met in the language of the browser (%j)', (headers, language) => {
  expect(spoken(headers)).toBe(language);
});

it('what was chosen counts before the browser, and a session speaks Vietnamese until something is chosen', () => {
  expect(spoken({ cookie: 'admin_lang=vi', 'accept-language': 'en' })).toBe('vi');
  expect(spoken({ cookie: 'admin_token=x', 'accept-language': 'en' })).toBe('vi');
  expect(spoken({ cookie: 'admin_token=x; admin_lang=en' })).toBe('en');
});
