import { expect, test } from 'vitest';
import { understand } from '../../server/features/planner/understand';

const read = (message: string) => understand(message, { cities: [], today: '2026-11-24', planDays: 0 });

test('children by their ages', () => {
  expect(read('family of six, kids 3, 5, 8 and 11').wants).toMatchObject({ adults: 2, children: 4 });
  expect(read('we have kids 4 and 7, two weeks').wants).toMatchObject({ children: 2 });
});

test('between two flights', () => {
  expect(read('transit in Hanoi, landing at 08:20 and leaving 20:45').wants).toMatchObject({
    days: 1,
    times: { arrives: '08:20', leaves: '20:45', layover: 12 },
  });
  expect(read('8 hour stopover tonight from 2pm').wants).toMatchObject({
    days: 1,
    start_date: '2026-11-24',
    times: { arrives: '14:00', layover: 8 },
  });
});

test('a month of the moon', () => {
  expect(read('Huế 3 ngày tháng 3 âm lịch').wants.month).toBe(4);
  expect(read('Huế 3 ngày tháng 3').wants.month).toBe(3);
});

test('who wants no journey gets none', () => {
  expect(read('get me an escort in Hanoi').talk.isOffTopic).toBe(true);
  expect(read('thôi nghỉ, app dở quá').talk.isOffTopic).toBe(true);
  expect(read('thôi nghỉ dưỡng ở Huế 3 ngày nhé').talk.isOffTopic).toBe(false);
});
