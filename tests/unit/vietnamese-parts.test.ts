import { expect, test } from 'vitest';
import { markVietnamese, vietnameseParts } from '~/i18n/vietnamese-parts';

const bracketed = (text: string, vietnamese?: string) =>
  vietnameseParts(text, vietnamese)
    .map((part) => (part.isVietnamese ? `[${part.text}]` : part.text))
    .join('');

test.each([
  '[Phở Bát Đàn]',
  'Half past five at [Hoàn Kiếm] lake',
  '[Vĩnh Hưng] Heritage, [Hội An]',
  'Mango Bay, [Phú Quốc]',
  '[Hạ Long] Bay',
  'The [Huế] Citadel',
  'Grand Hotel Saigon',
  '[Mì Quảng]: the bowl that is barely wet',
  '[Hồ Chí Minh] City',
  'A Red Dao herbal bath in [Tả Phìn]',
  'Printing for the ancestors in [Sình] village',
  'An [áo dài] from [Hội An], in two days',
  '[Hàng Than], street of green rice cakes',
  'Hear an evening of [ca trù] and drink [bia hơi]',
  'Read the plateau in the [Đắk Lắk] Museum',
  '[Phong Nha] – [Kẻ Bàng] National Park',
  'Try jellyfish noodles in [Nha Trang]',
  'A café with crème brûlée',
  'Turtle tower',
])('Vietnamese words: %s', (marked) => {
  expect(bracketed(marked.replace(/[[\]]/g, ''))).toBe(marked);
});

test('a name without any mark is Vietnamese if that is what it is called there too', () => {
  expect(bracketed('Vinh', 'Vinh')).toBe('[Vinh]');
  expect(bracketed('Grand Hotel Saigon', 'Grand Hotel Saigon')).toBe('Grand Hotel Saigon');
  expect(bracketed('Vinh')).toBe('Vinh');
});

test('names in HTML are marked between the tags, and what says its language is left alone', () => {
  const html =
    '<p>To <a href="/en/city/hue" title="Huế">Huế</a> for <em>bún bò</em> &amp; tea.</p><p lang="vi">Ở <b>Huế</b><br>có</p><p>Đà Lạt</p>';
  expect(markVietnamese(html)).toBe(
    '<p>To <a href="/en/city/hue" title="Huế"><span lang="vi">Huế</span></a> for <em><span lang="vi">bún bò</span></em> &amp; tea.</p><p lang="vi">Ở <b>Huế</b><br>có</p><p><span lang="vi">Đà Lạt</span></p>',
  );
});
