import { expect, test } from 'vitest';
import { townsIn } from '../../server/features/planner/candidates/cities';
import { understand } from '../../server/features/planner/understand';
import { plannerCity as city } from '../factories/planner-city';

const cities = [
  city(1, 'HAN', ['ha noi', 'hanoi'], 21, 105.85),
  city(2, 'HUE', ['hue'], 16.5, 107.6),
  city(3, 'HOI', ['hoi an'], 15.9, 108.3),
  city(4, 'NBH', ['ninh binh'], 20.25, 105.97),
  city(5, 'HLG', ['ha long'], 20.95, 107.05),
  city(6, 'SPA', ['sa pa', 'sapa'], 22.33, 103.84),
];

const read = (message: string) => {
  const { wants, places } = understand(message, { cities, today: '2026-11-21', planDays: 0 });
  const stays = places.named.map(({ id, days }) => {
    const code = cities.find((one) => one.id === id)?.code;
    return days === undefined ? code : `${code} ${days}`;
  });
  return { days: wants.days, stays: stays.join(', '), uneven: wants.uneven !== undefined };
};

test.each<[string, number | undefined, string, uneven?: true]>([
  ['7 days: 2 nights Hanoi, 2 Ninh Binh, 2 Ha Long', 7, 'HAN 2, NBH 2, HLG 2'],
  [
    '8 days Hanoi, Sapa and Ha Long: 3 nights Hanoi, 2 nights Sapa, 2 nights Ha Long',
    8,
    'HAN 3, SPA 2, HLG 2',
  ],
  ['Hue and Hoi An, 6 days, 3 nights Hue then 2 nights Hoi An', 6, 'HUE 3, HOI 2'],
  ['Hà Nội 2 đêm, Sa Pa 3 đêm, tổng 6 ngày', 6, 'HAN 2, SPA 3'],
  ['hue hoi an 4 ngay, 2 dem hue 1 dem hoi an', 4, 'HUE 2, HOI 1'],
  [
    'a week: Hanoi two nights, one night on a boat in Ha Long, three nights Ninh Binh',
    7,
    'HAN 2, HLG 1, NBH 3',
  ],
  [
    '12 days. Hanoi -> Ninh Binh (2 nights) -> Hue (2 nights) -> Hoi An (4 nights)',
    12,
    'HAN, NBH 2, HUE 2, HOI 4',
  ],
  ['Hanoi 3, Hue 2, Hoi An 4', 9, 'HAN 3, HUE 2, HOI 4'],
  ['two nights each in Hue and Hoi An', 5, 'HUE 2, HOI 2'],
  ['Huế, Hội An mỗi nơi 2 đêm, tổng cộng 5 ngày', 5, 'HUE 2, HOI 2'],
  ['3 days in Hanoi and 2 in Hue', 5, 'HAN 3, HUE 2'],
  ['Hanoi 3 nights then Hue 2 nights', 6, 'HAN 3, HUE 2'],
  ['10 days: 4 nights Hanoi, 4 nights Hue, 4 nights Hoi An', 10, 'HAN 4, HUE 4, HOI 4', true],
  ['12 days, 2 nights in Hue and 2 nights in Hoi An', 12, 'HUE 2, HOI 2', true],
  // One length beside several places is that of the whole, and ages are none.
  ['5 days in Hue then Hoi An', 5, 'HUE, HOI'],
  ['24 weeks pregnant, Hue and Hoi An 5 days', 5, 'HUE, HOI'],
  ['kids aged 3, 6 and 9 in Hoi An, 5 days', 5, 'HOI'],
  ['max 3 stops a day, 4 days Hue', 4, 'HUE'],
  ['day 1 Hanoi, day 2 Ha Long', undefined, 'HAN, HLG'],
])('how long the whole and its stays are: %s', (message, days, stays, uneven) => {
  expect(read(message)).toEqual({ days, stays, uneven: uneven ?? false });
});

test.each<[string, number | undefined]>([
  ['12 days, not more than 4 hotels', 4],
  ["we don't want to change hotel more than once", 2],
  ['a week, based in one place', 1],
  ['10 ngày, đổi khách sạn tối đa 2 lần', 3],
  ['ở yên một chỗ 5 ngày', 1],
  ['at most 2 places a day', undefined],
  ['5 hotels in Hue', undefined],
])('in how many places people want to sleep: %s', (message, bases) => {
  expect(understand(message, { cities, today: '2026-11-21', planDays: 0 }).wants.bases).toBe(bases);
});

test('two towns of one destination are named by themselves', () => {
  expect(['Sa Đéc and Cao Lãnh', 'Sa Đéc và Cao Lãnh', 'Hội An'].map(townsIn)).toEqual([
    ['Sa Đéc', 'Cao Lãnh'],
    ['Sa Đéc', 'Cao Lãnh'],
    [],
  ]);
});

test.each<[string, number, string]>([
  ['Hanoi 5 ngày: 2 ngày Huế, xong qua Hội An 3 ngày', 5, 'HUE 2, HOI 3'],
  ['Huế 2 ngày rồi vòng qua Hội An 2 ngày nữa', 4, 'HUE 2, HOI 2'],
  ['two nights in Hue and then three nights at Sleepyville', 6, 'HUE 2'],
  ['Huế 3 ngày, sau đó về quê 2 ngày', 5, 'HUE 3'],
  ['I finally have a free week, Hue and Hoi An', 7, 'HUE, HOI'],
])('stays come to the whole: %s', (message, days, stays) => {
  expect(read(message)).toMatchObject({ days, stays });
});

test('a morning out and an evening at home are one day', () => {
  expect(read('sáng từ Hà Nội lên Sa Pa, tối phải có mặt ở nhà').days).toBe(1);
});
