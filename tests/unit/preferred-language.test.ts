import { expect, it } from 'vitest';
import { preferredLanguage } from '../../web/app/i18n/preferred-language.server';

it.each([
  ['vi', 'vi'],
  ['vi-VN', 'vi'],
  ['vi-VN,vi;q=0.9,en;q=0.5', 'vi'],
  ['vi-VN,en;q=0.5', 'vi'],
  ['fr,vi;q=0.9', 'vi'],
  ['fr-FR,fr;q=0.9,vi;q=0.8,en;q=0.7', 'vi'],
  ['en-GB,en;q=0.9,vi;q=0.8', 'en'],
  ['en;q=0.2, vi;q=0.8', 'vi'],
  ['vn', 'vi'],
  ['zh-Hant-TW,vi;q=0.3', 'vi'],
  ['de', 'en'],
  ['*', 'en'],
  [';;;,,,', 'en'],
  ['', 'en'],
])('a browser that asks for "%s" is spoken to in %s', async (wishes, language) => {
  expect(await preferredLanguage(new Headers({ 'accept-language': wishes }))).toBe(language);
});

it('a saved choice comes before what the browser asks for, if it is a language of the site', async () => {
  const asked = (cookie: string) => preferredLanguage(new Headers({ cookie, 'accept-language': 'en' }));
  expect(await asked('cart=1; lang=vi')).toBe('vi');
  expect(await asked('lang=fr')).toBe('en');
  expect(await asked('admin_lang=vi')).toBe('en');
});
