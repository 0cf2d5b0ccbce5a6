import { describe, expect, test } from 'vitest';
import { moonDayAsked } from '../../server/features/planner/converse/lunar-asked';
import { understand } from '../../server/features/planner/understand';
import { readText } from '../../server/features/planner/understand/text';
import { plannerCity } from '../factories/planner-city';

const cities = [
  plannerCity(1, 'HAN', ['ha noi', 'hanoi'], 21.03, 105.85),
  plannerCity(2, 'SGN', ['ho chi minh', 'sai gon', 'saigon'], 10.78, 106.7),
  plannerCity(3, 'HUE', ['hue'], 16.46, 107.59),
];
const read = (message: string, planDays = 0) =>
  understand(message, { cities, today: '2026-11-30', planDays });

describe('the ends of a journey', () => {
  test.each([
    ['Hanoi to Ho Chi Minh in two weeks by train, we leave Hanoi 4 january', 1, null],
    ['từ Hà Nội vào Sài Gòn 2 tuần, rời Hà Nội ngày 4/1', 1, null],
  ])('%s', (message, starts, ends) => {
    const { places } = read(message);
    expect([places.starts, places.ends]).toEqual([starts, ends]);
  });

  test('planes are changed where nobody stays; a way leads through what is seen', () => {
    expect(read('Hue 4 days, flying in from Delhi via Saigon').places.named.map(({ id }) => id)).toEqual([3]);
    expect(read('Hanoi to Saigon via Hue, 10 days').places.named).toHaveLength(3);
  });
});

describe('when people come', () => {
  test.each([
    ['Hue 2 days, off the sleeper train around 9.30am', { arrives: '09:30' }],
    ['Hue 3 days, we dont like to wake up early', { begins: '10:00' }],
    ['Hue 3 days, we are not morning people', { begins: '10:00' }],
  ])('%s', (message, times) => {
    expect(read(message).wants.times).toEqual(times);
  });

  test.each([
    ['Huế 2 ngày, 22 với 23/12', '2026-12-22'],
    ['Huế 2 ngày, 5 và 6/3', '2027-03-05'],
  ])('%s', (message, start) => {
    expect(read(message).wants.start_date).toBe(start);
  });

  test('days of the moon on which somebody eats no meat move no journey', () => {
    expect(read('má em ăn chay rằm với mùng một', 3).wants.start_date).toBeUndefined();
    expect(read('dời sang mùng 3 Tết', 3).wants.start_date).toBe('2027-02-08');
  });
});

test('"by day" is said of a sum, no interest is none, and the means may stand behind the length', () => {
  expect(read('10 days in april, budget 250 euro by day').wants.spending?.per).toBe('day');
  const { avoided, wanted } = read('Hue 2 days, zero interest in beaches').wants;
  expect([avoided.map(({ name }) => name), wanted]).toEqual([['beach'], []]);
  expect(read('Huế 5 ngày xe máy, xuất phát từ Hà Nội').wants.transport.only).toBe('motorbike');
});

test('a grave of the heroine Sáu is no party of six', () => {
  expect(read('Hue 3 ngay, muon vieng mo co Sau ban dem').wants.adults).toBeUndefined();
});

test.each([
  [
    'vi',
    'bữa 23 có phải rằm không hè?',
    '2026-12-22',
    'Ngày 23 tháng 12 năm 2026 là rằm (ngày 15) tháng 11 âm lịch.',
  ],
  [
    'en',
    'is the 22nd a full moon?',
    '2026-12-21',
    '22 December 2026 is day 14 of month 11 in the lunar calendar.',
  ],
  ['vi', 'bữa 23 có mưa không?', '2026-12-22', null],
] as const)('%s: %s', (language, message, start_date, told) => {
  const plan = { request: { start_date } } as never;
  expect(moonDayAsked(language, readText(message).folded, { today: '2026-11-30', plan })).toBe(told);
});

test.each([
  'muốn ghé lò gạch Mang Thít',
  'muon ghe lo gach mang thit',
  'ăn bún chả cá đường Nguyễn Huệ',
  'ăn cua gạch, nem chả, đủ loại ốc',
  'lên núi Cấm với rừng tràm Trà Sư',
  'Tử Cấm Thành và các lăng',
  'uống nước thốt nốt dưới chân Bảy Núi',
  'đi ca nô vòng qua Kỳ Co',
  'mua nón lá ở làng Thổ Ngọa',
  'chiều ra bờ kè Xà No',
])('%s: refuses nothing', (message) => {
  const { wants, places } = read(`Huế 3 ngày, ${message}`);
  expect([wants.phrases, wants.refused, wants.avoided, places.left]).toEqual([[], [], [], []]);
  expect(places.named.map(({ id }) => id)).toEqual([3]);
});

test.each([
  ['chả thích bảo tàng', 'museum'],
  ['gạch bảo tàng ra giúp em', 'museum'],
  ['no museums nha', 'museum'],
  ['cấm đi chùa', 'temple'],
])('%s: refuses %s', (message, kind) => {
  expect(read(`Huế 3 ngày, ${message}`).wants.avoided.map(({ name }) => name)).toEqual([kind]);
});

test.each<[string, string | undefined, number | undefined]>([
  ['Huế cuối tuần này ngắm hoa tam giác mạch', '2026-12-05', 12],
  ['Huế 3 ngày ngắm hoa tam giác mạch', undefined, 10],
  ['Huế 3 ngày tháng Giêng đi hành hương', undefined, 2],
])('%s: begins on %s, in month %s', (message, start, month) => {
  const { wants } = read(message);
  expect([wants.start_date, wants.month]).toEqual([start, month]);
});

test('comrades are no money, and a plane to Tokyo is the end of a day', () => {
  expect(read('3 đồng đội cũ đi Huế 3 ngày').wants.spending).toBeUndefined();
  const { times } = read('quá cảnh Hà Nội 1 ngày, xuống Nội Bài 5h30 sáng, 20h bay Tokyo').wants;
  expect(times).toMatchObject({ arrives: '05:30', leaves: '20:00' });
});
