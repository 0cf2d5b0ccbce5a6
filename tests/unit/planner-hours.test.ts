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

test('who flies on leaves again that day', () => {
  expect(read('quá cảnh Hà Nội, hạ cánh 7h sáng, bay tiếp đi Seoul 16h').wants).toMatchObject({
    days: 1,
    times: { arrives: '07:00', leaves: '16:00', layover: 9 },
  });
  expect(read('we land at 8am and fly on to Sydney at 6pm').wants.times).toMatchObject({
    arrives: '08:00',
    leaves: '18:00',
  });
});

test('who rides by daylight is in his bed by then every day', () => {
  const by = (message: string) => read(message).wants.times;
  expect(by('Hà Giang 4 ngày xe máy, 5h chiều là phải tới chỗ ngủ')).toEqual({ ends: '17:00' });
  expect(by('4 days on motorbikes, off the road by 5pm every day')).toMatchObject({ ends: '17:00' });
  expect(by("4 days on motorbikes, we don't want to ride after dark")).toMatchObject({ ends: '17:30' });
  expect(by('4 ngày phượt, không chạy đêm')).toMatchObject({ ends: '17:30' });
  expect(by('4 days in Hội An, one night market')).toEqual({});
});

test('what a company owns goes with its name, and so does what lies inside', () => {
  const refused = (message: string) => read(message).wants.refused;
  expect(refused('Nha Trang 3 ngày, ko đi Vinpearl')).toContain('vinpearl');
  expect(refused('Phú Quốc 4 ngày, không Grand World')).toContain('grand_world');
  expect(refused('4 days in Nha Trang with VinWonders')).toEqual([]);
});

test('a year may stand between a date and its hour, and a part of the day belongs to its verb', () => {
  const times = (message: string) => read(message).wants.times;
  expect(times('we land in Hanoi on 9 January 2027 at 23:40')).toMatchObject({ arrives: '23:40' });
  expect(times('Mộc Châu 2 ngày, đi sáng thứ bảy về tối chủ nhật')).toEqual({ leaves: '19:00' });
  expect(times('leave home friday 6pm, back sunday, 4 friends')).toEqual({ setsOff: '18:00' });
});

test('nobody eats what none of them does, and the same people count once', () => {
  expect(read('5 days in Huế, nobody eats pork').wants).toMatchObject({ diets: ['no_pork'] });
  expect(read('5 days in Huế, nobody eats pork').wants.wanted.map(({ name }) => name)).not.toContain('food');
  expect(read('2 vợ chồng và ông bà ngoại đi 2 ngày. Ông bà không đi bộ xa được').wants.adults).toBe(4);
  expect(read('Sa Pa 3 ngày, 2 vợ chồng với bọn nhỏ 8 và 11 tuổi').wants.children).toBe(2);
  expect(read('two weeks, a couple of quiet days by the sea').wants.needs).toEqual([]);
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
