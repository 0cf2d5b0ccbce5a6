import { describe, expect, it } from 'vitest';
import { unbroken, unbrokenHtml } from '~/i18n/unbroken.server';

/** What may not break, with marks that can be seen. */
const seen = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '|');

describe('what must not break', () => {
  it.each([
    ['from 14-03-2028 on', 'from 14-|03-|2028 on'],
    ['07:30–21:30 daily', '07:30–|21:30 daily'],
    ['5.000–6.000 đồng', '5.000–|6.000_đồng'],
    ['about 40 km and 32 °C', 'about 40_km and 32_°C'],
    ['(USD 60–150): half', '(USD_60–|150): half'],
    ['gọi +84 981 84 84 84.', 'gọi +84_981_84_84_84.'],
    ['3 meals in 2 mornings', '3 meals in 2 mornings'],
    ['Hà Nội – Sài Gòn, e-visa', 'Hà Nội – Sài Gòn, e-visa'],
  ])('%s', (text, kept) => {
    expect(seen(unbroken(text))).toBe(kept);
  });

  it('is left alone within tags', () => {
    const html = '<p>On 2-9 see <a href="/en/blogs/2-9?x=40 km">2-9, 40 km</a></p>';
    expect(seen(unbrokenHtml(html))).toBe(
      '<p>On 2-|9 see <a href="/en/blogs/2-9?x=40 km">2-|9, 40_km</a></p>',
    );
  });
});
