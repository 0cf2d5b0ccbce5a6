import { describe, expect, test } from 'vitest';
import { asksForChange } from '../../server/features/planner/understand/clauses';
import { emptiedIn } from '../../server/features/planner/understand/empty-day';
import { moneyIn } from '../../server/features/planner/understand/money';
import { ordersIn } from '../../server/features/planner/understand/orders';
import { readText } from '../../server/features/planner/understand/text';

const orders = (message: string) => ordersIn(message, 4, null).map(({ order }) => order);

describe('a stop that is dropped for something of another kind', () => {
  test.each([
    ['bỏ chùa Bái Đính, đông lắm, thay bằng chỗ nào yên tĩnh', 'chua bai dinh', 'cho nao yen tinh'],
    ['bo cho Dong Ba di, thay bang cho nao it nguoi', 'cho dong ba', 'cho nao it nguoi'],
    ['drop the water puppets and find us something quieter instead', 'water puppets', 'something quieter'],
    ['bỏ Hang Múa thay bằng chỗ nào ít leo', 'hang mua', 'cho nao it leo'],
  ])('%s', (message, what, by) => {
    expect(orders(message)).toContainEqual(expect.objectContaining({ do: 'replace', what, by }));
  });
});

test.each([
  ['2 days in each', 2, 'day'],
  ['2 nights each please', 2, 'night'],
  ['mỗi nơi 2 ngày thôi', 2, 'day'],
  ['3 đêm mỗi thành phố', 3, 'night'],
])('%s is so long in every town', (message, count, unit) => {
  expect(orders(message)).toContainEqual({ do: 'stay_each', count, unit });
});

test.each([
  ['thêm chỗ ăn bún chả ngon dưới 100k', 100_000],
  ['a dinner under 300k on day 2', 300_000],
  ['quan com trua khong qua 80k', 80_000],
])('%s: the price of one thing is no budget', (message, most) => {
  expect(moneyIn(readText(message))).toMatchObject({ mostEach: most });
  expect(moneyIn(readText(message)).spending).toBeUndefined();
});

test.each(['3 ngày Huế dưới 3 triệu', 'ăn uống dưới 300k/ngày', 'under 2 million per person'])(
  '%s is a budget',
  (message) => {
    expect(moneyIn(readText(message)).spending).toBeDefined();
  },
);

test.each([
  'hay là đổi qua Cát Bà?',
  'or should we switch to Cat Ba?',
  'how about Cat Ba instead?',
  'hay minh chuyen sang Mui Ne?',
])('%s wants a change', (message) => {
  expect(asksForChange(message)).toBe(true);
});

test('a lazy day at the beach is none of nothing', () => {
  expect(emptiedIn('day 3 should be a lazy day at the beach', 4)).toBeUndefined();
  expect(emptiedIn('day 3 should be a lazy day', 4)).toBe(3);
  expect(emptiedIn('make day 3 a rest day at the hotel', 4)).toBe(3);
});
