import { expect, test } from 'vitest';
import { isComplaint } from '../../server/features/planner/understand/complaint';
import { ordersAndQuestions } from '../../server/features/planner/understand/orders-and-questions';
import { planAskedIn } from '../../server/features/planner/understand/plan-asked';

test.each([
  "you're useless, last plan sent me to a closed museum on a monday. why should i trust you at all",
  'your itinerary was totally wrong',
  'hôm trước xếp lịch cho tao đi Sa Pa mà toàn chỗ đóng cửa',
  'lịch của bot làm mình phí tiền quá',
])('"%s" complains', (message) => {
  expect(isComplaint(message)).toBe(true);
});

test.each([
  'plan me 3 days in Hanoi, no museums that are closed on Monday',
  'is the museum closed on Monday?',
  'xếp lịch Sa Pa 3 ngày giúp mình',
  'bảo tàng đóng cửa thứ mấy',
  'neu khong co bang thi o Lang Son choi gi cho do phi cong',
  'thoi bo vinwonders di, be nho qua phi tien',
])('"%s" does not', (message) => {
  expect(isComplaint(message)).toBe(false);
});

test.each([
  'how much roughly for the two of us, mid range hotels?',
  'hết khoảng bao nhiêu tiền vậy',
  'what would the total cost be?',
])('"%s" asks what the plan costs', (message) => {
  expect(planAskedIn(message, 3)?.asks).toBe('cost');
});

test('the price of one thing is not that of the plan', () => {
  expect(planAskedIn('how much is the ticket for the two of us?', 3)).toBeNull();
});

test('whether that changes anything is answered by changing it', () => {
  expect(ordersAndQuestions('my friend is allergic to shellfish, does that change anything?')).toEqual({
    order: 'my friend is allergic to shellfish',
    asked: [],
  });
});
