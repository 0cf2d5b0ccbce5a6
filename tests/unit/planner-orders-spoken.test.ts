import { expect, test } from 'vitest';
import { asksForChange } from '../../server/features/planner/understand/clauses';
import { movedMonthIn } from '../../server/features/planner/understand/months';
import { ordersIn } from '../../server/features/planner/understand/orders';
import { ordersAndQuestions } from '../../server/features/planner/understand/orders-and-questions';
import { partsOf } from '../../server/features/planner/understand/parts';
import { planAskedIn } from '../../server/features/planner/understand/plan-asked';
import { readText } from '../../server/features/planner/understand/text';

test.each([
  ['Can you do it for less?', true],
  ['can we do it on 5 million each instead?', true],
  ['oh wait, rainy season. Make that December', true],
  ['how can we get there?', false],
  ['can we swim there?', false],
])('%s wishes for a change: %s', (message, isChange) => {
  expect(asksForChange(message)).toBe(isChange);
});

test.each([
  ['oh wait, rainy season. Make that December', 12],
  ['tháng 7 kín phòng, đẩy lên tháng 5', 5],
  ['end of may is hot', undefined],
])('%s: the month to which a plan is moved', (message, month) => {
  expect(movedMonthIn(readText(message), '2026-11-29')).toBe(month);
});

test('an island is not parted at what looks like a word that joins', () => {
  expect(partsOf('rồi bay Côn Đảo 3 ngày nữa nha')).toEqual(['rồi bay Côn Đảo 3 ngày nữa nha']);
});

test('the mark of a polite wish makes no question of its last words', () => {
  const message = "Would you turn it round, so Saigon's at the start and Hanoi at the end?";
  expect(ordersAndQuestions(message).asked).toEqual([]);
});

test.each([
  ['one day more in Da Lat and one less in Nha Trang please', ['shorten', 'lengthen']],
  ['để Huế 3 ngày, Hội An 2 ngày thôi', ['set_stay']],
  ['leave out Can Tho and give the days to Da Lat', ['give_days']],
  ['Ba Na Hills is out, hate queues', ['drop']],
])('%s: what is wanted of towns and stops', (message, wanted) => {
  const found = ordersIn(message, 6, null).map(({ order }) => order.do);
  for (const one of wanted) expect(found).toContain(one);
});

test.each([
  ['how would we get across?', 'way'],
  ["What's the drive like from one to the other, how many hours?", 'way'],
  ['roughly how much we need to bring, hotel not counted?', 'cost'],
  ['how much do I need for a taxi?', undefined],
])('%s is asked of the plan: %s', (message, asks) => {
  expect(planAskedIn(message, 6)?.asks).toBe(asks);
});
