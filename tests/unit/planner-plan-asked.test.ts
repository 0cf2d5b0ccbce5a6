import { expect, test } from 'vitest';
import { siteAsked } from '../../server/features/planner/converse/site-asked';
import { planAskedIn } from '../../server/features/planner/understand/plan-asked';

test.each([
  ['is day 3 too full?', { asks: 'fullness', day: 3, which: null }],
  ['ngày 2 có dày quá không', { asks: 'fullness', day: 2, which: null }],
  ['how long is the drive on day 2?', { asks: 'way', day: 2, which: null }],
  ['what if it rains on day 4', { asks: 'rain', day: 4, which: null }],
  ['ngày 4 mưa thì sao', { asks: 'rain', day: 4, which: null }],
  ['which day is the longest walk', { asks: 'walk', day: null, which: 'most' }],
  ['ngày nào đi bộ nhiều nhất', { asks: 'walk', day: null, which: 'most' }],
  ['which day is the easiest?', { asks: 'fullness', day: null, which: 'least' }],
  ['what time do we finish on the last day?', { asks: 'ends', day: 5, which: null }],
  ['how much does the whole trip cost?', { asks: 'cost', day: null, which: null }],
  ['how much free time is there on day 1?', { asks: 'free', day: 1, which: null }],
])('%s asks of the plan', (message, asked) => {
  expect(planAskedIn(message, 5)).toEqual(asked);
});

test.each([
  'make day 3 less full',
  'can you make day 2 lighter?',
  'bỏ bảo tàng ngày 2',
  'thêm chợ đêm vào ngày 3 được không',
  'is the tap water safe?',
  'day 9 too full?',
])('%s asks nothing of it', (message) => {
  expect(planAskedIn(message, 5)).toBeNull();
});

test('how a plan is kept is no wish for another one', () => {
  expect(siteAsked('en', 'how do I save my plan')).toContain('account');
  expect(siteAsked('vi', 'in lịch trình ra giấy kiểu gì')).toContain('“In”');
  expect(siteAsked('en', 'can I share this with my sister?')).toContain('link');
  expect(siteAsked('en', '3 days in Hanoi with my sister')).toBeNull();
});
