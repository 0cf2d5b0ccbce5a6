import { expect, test } from 'vitest';
import { monthVerdict } from '../../server/features/planner/converse/month-verdict';
import { asksIdea, asksOfMonth } from '../../server/features/planner/understand/month-asked';
import { readText } from '../../server/features/planner/understand/text';

const city = (code: string, lat: number, lon: number, bestMonths: number[], year: number[][]) => ({
  id: 1,
  code,
  slug: code,
  title: code,
  lat,
  lon,
  isHighlight: true,
  place: 0,
  bestMonths,
  normals: year.map(([min_c = 0, max_c = 0, rain_mm = 0], at) => ({ month: at + 1, min_c, max_c, rain_mm })),
  records: 10,
  names: [],
  formerNames: [],
  provinces: [],
  signals: new Set<string>(),
});
const flat = (month: number[]) => Array.from({ length: 12 }, () => month);

const saPa = city('SPA', 22.3, 103.8, [3, 4, 10, 11], [[6, 12, 70], ...flat([17, 23, 100]).slice(1)]);

test('a month is judged by cold and cloud where it does not rain much', () => {
  const text = monthVerdict('en', saPa, 1, false);
  expect(text).toContain('cold (6 to 12 °C');
  expect(text).toContain('fog and low cloud');
  expect(text).toContain('The best months are March, April, October and November.');
  expect(monthVerdict('vi', saPa, 1, false)).toContain('sương mù');
});

test('storms of the central coast are said first, and the best months are said to be so', () => {
  const hoiAn = city('HOI', 15.9, 108.3, [3], [...flat([22, 27, 100]).slice(1), [22, 27, 530]]);
  expect(monthVerdict('en', hoiAn, 12, true)).toContain('I would not choose December');
  expect(monthVerdict('en', hoiAn, 12, true)).toContain('storms and floods');
  expect(monthVerdict('en', hoiAn, 3, true)).toMatch(/^Yes: March is among the best months/);
});

test.each(['is it worth going', 'sa pa thang 12 co dang di khong'])(
  'whether to go at all is asked by "%s"',
  (message) => {
    expect(asksIdea.test(readText(message).folded)).toBe(true);
  },
);

test.each([
  'is hoi an good in november',
  'will we only see fog',
  'tháng 12 Huế có lụt không',
  'tháng 7 đi Quy Nhơn có đẹp không',
])('what a month is like is asked by "%s"', (message) => {
  expect(asksOfMonth.test(readText(message).folded)).toBe(true);
});
