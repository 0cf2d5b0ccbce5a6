import { expect, test } from 'vitest';
import { riskLines } from '../../server/features/planner/converse/risk-asked';
import { understand } from '../../server/features/planner/understand';
import { wordsOf } from '../../server/features/planner/understand/text';
import type { Language } from '../../server/language';

const city = (id: number, code: string, title: string, lat: number, lon: number) => ({
  id,
  code,
  slug: code,
  title,
  lat,
  lon,
  isHighlight: true,
  place: id,
  bestMonths: [3, 4],
  normals: [{ month: 12, min_c: 8, max_c: 15, rain_mm: 42 }],
  records: 9,
  names: [wordsOf(title)],
  formerNames: [],
  provinces: [],
  signals: new Set<string>(),
});
const cities = [city(1, 'HAN', 'Hà Nội', 21.03, 105.85), city(2, 'SPA', 'Sa Pa', 22.336, 103.844)];
const told = (language: Language, message: string) => {
  const said = understand(message, { cities, today: '2026-11-28', planDays: 0 });
  return riskLines(language, said, cities)?.lines.join(' ') ?? null;
};

test.each([
  [
    'vi',
    'Sa Pa tháng 12, 2 gái lần đầu đi xe máy, có nguy hiểm không',
    /chạy xe máy.*8 đến 15 °C.*không biết/,
  ],
  ['en', 'Is it dangerous to ride a scooter to Sa Pa in December?', /ride takes.*8 to 15 °C.*do not know/],
  ['vi', 'con 4 tháng đi Sa Pa được không', /ô tô.*đẹp nhất.*bác sĩ/],
  ['en', 'can we take a 4 month old baby to Sa Pa?', /by car.*best months.*doctor/],
] as const)('%s: %s', (language, message, pattern) => {
  expect(told(language, message)).toMatch(pattern);
});

test('a baby of four months is no journey of four months', () => {
  const { wants } = understand('can we take a 4 month old baby to Sa Pa?', {
    cities,
    today: '2026-11-28',
    planDays: 0,
  });
  expect(wants.days).toBeUndefined();
  expect(told('en', '4 days in Sa Pa by motorbike')).toBeNull();
});
