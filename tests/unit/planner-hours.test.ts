import { describe, expect, test } from 'vitest';
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

describe('when they come and go, as people say it', () => {
  test.each<[string, { arrives?: string; leaves?: string }]>([
    [
      "the night train throws us out at ten to six in the morning, there's a bus at 1pm",
      { arrives: '05:50', leaves: '13:00' },
    ],
    ['we tie up at 8am and must be aboard again by 5pm', { arrives: '08:00', leaves: '17:00' }],
    [
      'the fast boat gets to the island at 12.30, our flight leaves at four in the afternoon',
      { arrives: '12:30', leaves: '16:00' },
    ],
    ['the coach drops us about half three, flight home at 8pm', { arrives: '15:30', leaves: '20:00' }],
    [
      'eleven hours stuck at the airport between flights, in at ten past seven am, out 18:25',
      { arrives: '07:10', leaves: '18:25' },
    ],
    ['stuck from 11am till 5pm between 2 flights', { arrives: '11:00', leaves: '17:00' }],
    ['du thuyền trả khách 11h30 trưa, tối 20h mới bay', { arrives: '11:30', leaves: '20:00' }],
    ['hạ Nội Bài 6h sáng, 21h cùng ngày bay tiếp sang Nhật', { arrives: '06:00', leaves: '21:00' }],
    ['sáng thứ bảy tới trưa chủ nhật', { arrives: '09:00', leaves: '12:30' }],
  ])('%s', (message, times) => {
    expect(read(message).wants.times).toMatchObject(times);
  });

  test('an evening has the hours that are named', () => {
    expect(read('on one evening I am free, from six until about eleven').wants.times).toMatchObject({
      begins: '18:00',
      ends: '23:00',
    });
    expect(read('we only have one evening, from about 6 until we drop').wants.times).toMatchObject({
      begins: '18:00',
    });
  });
});

test.each<[string, 'easy' | 'full' | undefined]>([
  ['7 days, couple, easy pace', 'easy'],
  ['we like lie-ins and long lunches, 4 days, easy does it', 'easy'],
  ["lazy people's holiday, 4 days", 'easy'],
  ['burnt out from term and want to potter, five days', 'easy'],
  ['no more than two sights in a day, 4 days', 'easy'],
  ['mỗi ngày 2 điểm thôi, lịch thoáng', 'easy'],
  ['as much as humanly possible, 3 days', 'full'],
  ['nhét được nhiều chừng nào hay chừng nấy, 2 ngày', 'full'],
  ['we fancy three days by the sea', undefined],
])('how fast: %s', (message, pace) => {
  expect(read(message).wants.pace).toBe(pace);
});
