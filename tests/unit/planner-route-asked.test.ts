import { expect, test } from 'vitest';
import { routeAsked } from '../../server/features/planner/converse/route-asked';
import { understand } from '../../server/features/planner/understand';
import { wordsOf } from '../../server/features/planner/understand/text';
import type { Language } from '../../server/language';

const city = (
  id: number,
  code: string,
  title: string,
  at: readonly [number, number],
  provinces: string[] = [],
) => ({
  id,
  code,
  slug: code,
  title,
  lat: at[0],
  lon: at[1],
  isHighlight: true,
  place: id,
  bestMonths: [],
  normals: [],
  records: 9,
  names: [wordsOf(title)],
  formerNames: [],
  provinces,
  signals: new Set<string>(),
});
const cities = [
  city(1, 'HAN', 'Hà Nội', [21.03, 105.85]),
  city(2, 'SGN', 'TP. Hồ Chí Minh', [10.776, 106.7]),
  city(3, 'DVN', 'Đồng Văn', [23.278, 105.362], ['ha giang']),
  city(4, 'HGI', 'TP. Hà Giang', [22.823, 104.984], ['ha giang']),
  city(5, 'VTU', 'Vũng Tàu', [10.346, 107.084]),
  city(6, 'CDO', 'Côn Đảo', [8.685, 106.607]),
  city(7, 'UIH', 'Quy Nhơn', [13.77, 109.22]),
];
const answer = (language: Language, message: string) =>
  routeAsked({ language }, understand(message, { cities, today: '2026-11-28', planDays: 0 }), {
    cities,
    plan: null,
  });

test.each([
  // A province's name in a question about a coach is its capital.
  ['vi', 'xe khách Hà Nội đi Hà Giang giờ, giá, bến', /\[\[city:4\]\].*6 giờ.*285 km.*không giữ lịch.*bến/s],
  ['en', 'How long is the bus from Hanoi to Ha Giang?', /\[\[city:4\]\].*6 hours.*285 km/s],
  // A place without a page is said to have none, and the way there is told all the same.
  ['vi', 'từ sài gòn đi hồ tràm bao xa', /chưa có bài về Hồ Tràm.*\[\[city:5\]\].*đi ô tô.*110 km/s],
  ['en', 'how far is Ho Tram from Saigon', /no guide to Hồ Tràm.*\[\[city:5\]\].*by car.*110 km/s],
  // A boat runs between the piers that the network knows.
  ['vi', 'tàu Vũng Tàu đi Côn Đảo có chạy không?', /đi tàu .*Bến Đầm.*biển hay động/s],
  ['en', 'Does the ferry from Vung Tau to Con Dao run?', /by boat .*Bến Đầm.*rough/s],
  // With one end only: from the two largest cities.
  ['vi', 'tàu hỏa đi Quy Nhơn mấy tiếng, ga nào', /\[\[city:1\]\].*Diêu Trì.*\[\[city:2\]\].*Ga Sài Gòn/s],
] as const)('%s: %s', (language, message, told) => {
  expect(answer(language, message)).toMatch(told);
});

test.each([
  'gửi xe máy theo tàu hỏa được không',
  'Is there a train with wheelchair space to Quy Nhon?',
  '4 ngày ở Quy Nhơn',
])('%s asks for no way', (message) => expect(answer('vi', message)).toBeNull());
