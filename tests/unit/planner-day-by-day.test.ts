import { expect, test } from 'vitest';
import { dayByDay } from '../../server/features/planner/understand/day-by-day';
import { moneyIn } from '../../server/features/planner/understand/money';
import { refusalsIn } from '../../server/features/planner/understand/refusals';
import { readText } from '../../server/features/planner/understand/text';

test.each([
  ['The mangroves one day, Vũng Tàu the next, the third on the sand', 3],
  ['một ngày uống trà, ngày kế tiếp qua Tuyên Quang, ngày thứ ba chèo thuyền', 3],
  ['an old village on the first day, the pines on the second', 2],
  ['Hôm đầu nghe quan họ; hôm sau lên núi', 2],
  ['day one Huế, day two Hội An, day three rest', 3],
  ['we land at 9 pm and fly home the next day', undefined],
  ['ngày thứ bảy đi biển', undefined],
  ['Nha Trang for the first night', undefined],
])('days told one by one: %s', (message, days) => {
  expect(dayByDay(readText(message).folded)).toBe(days);
});

test.each([
  ['mỗi đứa mỗi ngày xài tầm bảy trăm ngàn', { amount: 700_000, currency: 'VND', per: 'person_day' }],
  ['trong túi có 1 triệu 8, một mình', { amount: 1_800_000, currency: 'VND', per: 'total' }],
  ['15 triệu 3 người', { amount: 15_000_000, currency: 'VND', per: 'total' }],
  [
    'three days with hotel and flights for one million dong total',
    { amount: 1_000_000, currency: 'VND', per: 'total' },
  ],
  ['two thousand dollars', { amount: 2000, currency: 'USD', per: 'total' }],
  ['Lam Dong has a coast', undefined],
])('a sum in words: %s', (message, spending) => {
  expect(moneyIn(readText(message)).spending).toEqual(spending);
});

test.each([
  ['Nha Trang minus beaches and minus boats', ['beach', 'boat']],
  ['workshops we’ve done, markets we’ve done, something else', ['craft', 'market']],
  ['Ở Huế mà né hết lăng, chùa, đền thì chơi gì?', ['tomb', 'temple']],
  ['Ha Noi 3 ngay, mien mua sam, mien cho bua', ['shopping', 'market']],
  ['Chợ búa, mua sắm tớ ghét. Sài Gòn 2 ngày', ['shopping', 'market']],
  ['we are completely templed out, and boat trips bore the kids', ['temple', 'boat']],
  ['biển đẹp, chợ đêm vui', []],
  ['mien Tay song nuoc', []],
])('kinds that are refused: %s', (message, kinds) => {
  expect(refusalsIn(readText(message)).refused).toEqual(kinds);
});
