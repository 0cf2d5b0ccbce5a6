import { expect, test } from 'vitest';
import { askedOf, nameOf } from '../../server/features/search/asked-of';
import { wordsIn } from '../../server/features/search/understand/written';

test.each([
  ['hotels near the Opera House', 'near', 'opera house', 'hotels'],
  ['quán bún gần ga Huế', 'near', 'ga huế', 'quán bún'],
  ['gần cầu Long Biên', 'near', 'cầu long biên', ''],
  ['entrance fee Thiên Mụ pagoda', 'price', 'thiên mụ pagoda', ''],
  ['how much is the Marble Mountains', 'price', 'marble mountains', ''],
  ['vé vào cổng Đại Nội bao nhiêu tiền', 'price', 'đại nội', ''],
  ['Hỏa Lò opening hours', 'hours', 'hỏa lò', ''],
  ['when is Ho Chi Minh mausoleum closed', 'hours', 'ho chi minh mausoleum', ''],
  ['lăng Bác nghỉ ngày nào', 'hours', 'lăng bác', ''],
  ['gần hồ Gươm có gì chơi', 'near', 'hồ gươm', 'có gì chơi'],
  ['chùa Linh Phước mấy giờ mở cửa', 'hours', 'chùa linh phước', ''],
])('%s', (keyword, what, name, wanted) => {
  const asked = askedOf(wordsIn(keyword));
  expect(asked?.what).toBe(what);
  expect(asked && nameOf(asked)).toBe(name);
  expect(asked?.wanted.map(({ written }) => written).join(' ')).toBe(wanted);
});

test.each(['gần đây có gì chơi', 'near me', 'giá', 'street food Hà Nội', 'cánh đồng lúa'])(
  '%s asks for no record',
  (keyword) => {
    expect(askedOf(wordsIn(keyword))).toBeNull();
  },
);

test('a word of the name of a city asks for nothing', () => {
  const words = wordsIn('Vinh to Rạch Giá by bus');
  expect(askedOf(words, (index) => [0, 2, 3].includes(index))).toBeNull();
});
