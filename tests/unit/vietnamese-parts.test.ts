import { expect, test } from 'vitest';
import { vietnameseParts } from '~/site/detail/vietnamese-parts';

test.each([
  ['Phở Bát Đàn', 'Phở Bát Đàn', '[Phở Bát Đàn]'],
  ['Nha Trang', 'Nha Trang', '[Nha Trang]'],
  ['Half past five at Hoàn Kiếm lake', 'Hồ Hoàn Kiếm', 'Half past five at [Hoàn Kiếm] lake'],
  ['Vĩnh Hưng Heritage, Hội An', 'Vĩnh Hưng Heritage, Hội An', '[Vĩnh Hưng] Heritage, [Hội An]'],
  ['Mango Bay, Phú Quốc', 'Mango Bay, Phú Quốc', 'Mango Bay, [Phú Quốc]'],
  ['Grand Hotel Saigon', 'Grand Hotel Saigon', 'Grand Hotel Saigon'],
  [
    'Mì Quảng: the bowl that is barely wet',
    'Tô mì Quảng không ngập nước',
    '[Mì Quảng]: the bowl that is barely wet',
  ],
  ['Hồ Chí Minh City', 'TP. Hồ Chí Minh', '[Hồ Chí Minh] City'],
  [
    'A Red Dao herbal bath in Tả Phìn',
    'Tắm lá thuốc người Dao đỏ ở Tả Phìn',
    'A Red Dao herbal bath in [Tả Phìn]',
  ],
  ['Turtle tower', 'Tháp Rùa', 'Turtle tower'],
])('Vietnamese words of “%s”', (title, vietnamese, marked) => {
  const parts = vietnameseParts(title, vietnamese);
  expect(parts.map(({ text, isVietnamese }) => (isVietnamese ? `[${text}]` : text)).join('')).toBe(marked);
});
