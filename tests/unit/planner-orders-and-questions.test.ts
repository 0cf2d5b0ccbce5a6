import { expect, test } from 'vitest';
import { leftOver } from '../../server/features/planner/understand/left-over';
import { ordersAndQuestions } from '../../server/features/planner/understand/orders-and-questions';
import { planAskedIn } from '../../server/features/planner/understand/plan-asked';

test.each([
  ['drop day 3 and what time are we back in Hanoi?', 'drop day 3', 'and what time are we back in Hanoi?'],
  ['make it 5 days, is that too rushed?', 'make it 5 days', 'is that too rushed?'],
  [
    'end in Kon Tum, then where would you fly out from?',
    'end in Kon Tum',
    'then where would you fly out from?',
  ],
  ['drop Fansipan and how cold will it be?', 'drop Fansipan', 'and how cold will it be?'],
  [
    'ở gần Hồ Gươm đi bộ thôi, thứ 2 bảo tàng có mở không?',
    'ở gần Hồ Gươm đi bộ thôi',
    'thứ 2 bảo tàng có mở không?',
  ],
  ['bỏ Bà Nà, mà ngày 3 có mưa không vậy', 'bỏ Bà Nà', 'mà ngày 3 có mưa không vậy?'],
  ['how far is day 2, and take out the pagoda please', 'and take out the pagoda please', 'how far is day 2?'],
])('"%s" orders and asks', (message, order, question) => {
  expect(ordersAndQuestions(message)).toEqual({ order, asked: [question] });
});

test.each([
  'add a day in Hue and a beach',
  'swap day 2 and 3',
  'day 2 is too full, can you make it lighter?',
  'thêm 1 ngày ở Huế được không',
  'what time do we get back on day 3, the last day?',
])('"%s" is one thing', (message) => {
  expect(ordersAndQuestions(message)).toEqual({ order: message, asked: [] });
});

const nowhere = { cities: [], today: '2026-11-29', planDays: 0 };

test('what binds a plan and was not understood is left over, what was understood is not', () => {
  const left = leftOver(
    "5 days with my parents, vegetarian. My father can't eat anything raw. No planes please.",
    nowhere,
    () => false,
  );
  expect(left).toEqual(["My father can't eat anything raw"]);
  expect(leftOver('3 ngày, đừng xếp chỗ nào phải gửi xe xa, ăn chay', nowhere, () => false)).toEqual([
    'đừng xếp chỗ nào phải gửi xe xa',
  ]);
});

test('where one flies home from and when one is back are asked of the plan', () => {
  expect(planAskedIn('where would you fly out from?', 4)?.asks).toBe('fly');
  expect(planAskedIn('bay về từ sân bay nào', 4)?.asks).toBe('fly');
  expect(planAskedIn('what time are we back in Hanoi?', 4)?.asks).toBe('back');
  expect(planAskedIn('mấy giờ về tới Hà Nội', 4)?.asks).toBe('back');
});

test('of what is refused together each thing counts, and what is told of oneself is no wish', () => {
  expect(
    leftOver("4 days, just me, carry-on only. I can't eat shellfish or dill", nowhere, () => false),
  ).toEqual(['dill']);
});
