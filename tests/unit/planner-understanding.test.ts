import { expect, test } from 'vitest';
import { understand } from '../../server/features/planner/understand';
import { plannerCity as city } from '../factories/planner-city';

const cities = [
  city(1, 'HAN', ['ha noi', 'hanoi'], 21, 105.85),
  city(2, 'HUE', ['hue'], 16.5, 107.6),
  city(3, 'HOI', ['hoi an'], 15.9, 108.3),
  city(4, 'SGN', ['ho chi minh city', 'tp ho chi minh'], 10.8, 106.7),
  city(5, 'NTR', ['nha trang'], 12.2, 109.2),
  city(6, 'DLT', ['da lat'], 11.9, 108.4),
  city(7, 'CTO', ['can tho'], 10, 105.8),
];

const read = (message: string, planDays = 0) => {
  const said = understand(message, { cities, today: '2026-11-21', planDays });
  const codes = said.places.named.map(({ id }) => cities.find((one) => one.id === id)?.code);
  return { ...said, ...said.wants, codes: codes.join() };
};

test.each<[string, object]>([
  ['3 days in Hanoi', { days: 3, codes: 'HAN' }],
  ['a long weekend in hoian', { days: 3, codes: 'HOI' }],
  ['two weeks in Vietnam', { days: 14 }],
  ['10 nights, mid-range', { days: 11, budget: 'middle' }],
  [
    '5 days in Nha Trang and Da Lat from 20 December',
    { days: 5, start_date: '2026-12-20', codes: 'NTR,DLT' },
  ],
  ['3 days in Hanoi and 2 days in Hue', { days: 5, codes: 'HAN,HUE' }],
  ['from 4 to 9 March 2027', { start_date: '2027-03-04', days: 6, month: 3 }],
  ['in Hanoi on 16 and 17 January', { start_date: '2027-01-16', days: 2 }],
  ['January 16 and 17', { start_date: '2027-01-16', days: 2 }],
  ['ngày 16 và 17 tháng 1', { start_date: '2027-01-16', days: 2 }],
  ['16, 17/1', { start_date: '2027-01-16', days: 2 }],
  ['feasts on 5 and 12 January', { start_date: '2027-01-05', days: undefined }],
  ['March 4th', { start_date: '2027-03-04' }],
  ['in May with my wife', { month: 5, adults: 2 }],
  ['May I ask something?', { month: undefined }],
  ['family of 5, 2 kids', { adults: 3, children: 2 }],
  ['with our 3 year old', { children: 1, days: undefined }],
  ['solo, backpacking', { adults: 1, budget: 'low' }],
  ['not too rushed, good budget', { pace: 'easy', budget: 'high' }],
  ['my mother uses a wheelchair', { needs: ['wheelchair'] }],
  ['Sgn then hanoi', { codes: 'SGN,HAN' }],
  ['nah trang beach', { codes: 'NTR', interests: ['beach'] }],
  ['3 ngày 2 đêm ở Đà Lạt', { days: 3, codes: 'DLT' }],
  ['hn hue 4n3d tu 10/4', { days: 4, codes: 'HAN,HUE', start_date: '2027-04-10' }],
  ['gia đình 4 người tháng 7', { adults: 2, children: 2, month: 7 }],
  ['đi một mình, tiết kiệm', { adults: 1, budget: 'low' }],
  ['ngày 8 tháng 3 năm 2027', { start_date: '2027-03-08', days: undefined }],
  ['đi Tết này', { start_date: '2027-02-06' }],
  ['ông bà đi cùng, ít leo trèo, đi chậm', { pace: 'easy', needs: ['few_steps'] }],
  ['trăng mật, ngân sách thoải mái', { adults: 2, budget: 'high', codes: '' }],
  ['có em bé đi cùng', { children: 1 }],
  ['mê cà phê với chợ đêm', { interests: ['shopping', 'food', 'nightlife'] }],
])('%s', (message, expected) => {
  const said: Record<string, unknown> = read(message);
  expect(Object.fromEntries(Object.keys(expected).map((key) => [key, said[key]]))).toEqual(expected);
});

test.each<[string, object]>([
  ['swap day 2', { do: 'swap_day', day: 2 }],
  ['redo the second day please', { do: 'swap_day', day: 2 }],
  ['đổi ngày 2', { do: 'swap_day', day: 2 }],
  ['swap day 2 and 3', { do: 'exchange_days', day: 2, with: 3 }],
  ['đổi ngày 1 với ngày 3', { do: 'exchange_days', day: 1, with: 3 }],
  ['one more day', { do: 'add_days', count: 1 }],
  ['thêm một ngày', { do: 'add_days', count: 1 }],
  ['add 2 days', { do: 'add_days', count: 2 }],
  ['bớt một ngày', { do: 'fewer_days', count: 1 }],
  ['remove the last day', { do: 'remove_day', day: 3 }],
  ['bỏ ngày 3', { do: 'remove_day', day: 3 }],
])('of a plan of three days: %s', (message, act) => {
  expect(read(message, 3).acts).toMatchObject([act]);
});

test('what is refused is not wanted', () => {
  const names = (list: ReadonlyArray<{ name: string }>) => list.map(({ name }) => name);
  const en = read('love markets, no museums please');
  expect(names(en.wanted)).toContain('market');
  expect(names(en.avoided)).toContain('museum');
  const vi = read('không thích đi bảo tàng, thích biển');
  expect(names(vi.avoided)).toContain('museum');
  expect(names(vi.wanted)).toContain('beach');
});

test('regions, places abroad, and where somebody comes from', () => {
  expect(read('mien tay 4 ngay').places.region).toEqual([7]);
  expect(read('4 days in Bangkok').places.abroad).toBe('Bangkok');
  expect(read('flying in from Singapore, 4 days in Hue').places.abroad).toBeNull();
});

test('hostile texts are read in no time', () => {
  for (const text of [
    '1 day '.repeat(330),
    'a'.repeat(2000),
    'and '.repeat(500),
    '[['.repeat(900),
    '4/4/'.repeat(500),
  ]) {
    const began = performance.now();
    read(text, 3);
    expect(performance.now() - began).toBeLessThan(2000);
  }
});

test.each<[string, object]>([
  ['swap day 2 for something indoors', { acts: [{ do: 'swap_day', day: 2 }], trait: 'indoors' }],
  ['something quieter on day 2', { acts: [{ do: 'tune_day', day: 2, trait: 'quieter' }], needs: [] }],
  ['day 1 is too expensive', { acts: [{ do: 'tune_day', day: 1, trait: 'cheaper' }] }],
  ['ngày 2 rẻ hơn chút', { acts: [{ do: 'tune_day', day: 2, trait: 'cheaper' }] }],
  ['swap Hue for somewhere warmer', { verb: 'swap', trait: 'warmer', isElsewhere: true, codes: 'HUE' }],
  ['bỏ Huế thay bằng chỗ ấm hơn', { trait: 'warmer', isElsewhere: true, codes: 'HUE' }],
  ['lanh qua, doi sang noi nao am hon di', { trait: 'warmer', isElsewhere: true }],
  ['move 2 days to Hue', { acts: [{ do: 'move_days', count: 2 }], codes: 'HUE' }],
  ['chuyển 1 ngày sang Huế', { acts: [{ do: 'move_days', count: 1 }], codes: 'HUE' }],
  ['ko thix on ao', { needs: ['quiet'] }],
  ['di 3 ngay vs ny, 2ng', { days: 3, adults: 2 }],
  ['actually make it 4', { days: 4 }],
])('what is wanted instead: %s', (message, expected) => {
  expect(read(message, 3)).toMatchObject(expected);
});

test('what is said of one day says nothing of the others', () => {
  expect(read('day 1 is too expensive', 3)).not.toHaveProperty('budget');
});
