import { expect, test } from 'vitest';
import { comparesPlaces } from '../../server/features/planner/converse/compares-places';
import { callsFestival } from '../../server/features/planner/converse/festivals';
import { asksOnly } from '../../server/features/planner/converse/meant';
import { understand } from '../../server/features/planner/understand';
import { questionsAsked } from '../../server/features/planner/understand/asked';
import { wordsOf } from '../../server/features/planner/understand/text';

const city = (id: number, code: string, title: string, lat: number, lon: number) => ({
  id,
  code,
  slug: code,
  title,
  lat,
  lon,
  isHighlight: true,
  place: id,
  bestMonths: [],
  normals: [],
  records: 9,
  names: [wordsOf(title)],
  formerNames: [],
  provinces: [],
  signals: new Set<string>(),
});
const cities = [
  city(1, 'UIH', 'Quy Nhơn', 13.77, 109.22),
  city(2, 'TBB', 'Tuy Hòa', 13.09, 109.3),
  city(3, 'HUI', 'Huế', 16.46, 107.59),
];
const read = (message: string) => understand(message, { cities, today: '2026-11-24', planDays: 0 });

test.each([
  ['Do I need a plug adapter, and which vaccines do you advise?', 2],
  ['Trời tháng 8 ở Huế có mưa không, đi xe buýt ra sân bay hết bao nhiêu tiền?', 2],
  ['How far is it from Huế to Hội An and how long does it take?', 1],
  ['What can we see in Huế and Hội An?', 1],
  ['Are there ATMs? Is it safe at night?', 2],
])('%s has %i questions', (message, count) => {
  expect(questionsAsked(message)).toHaveLength(count);
});

test.each([
  ['Quy Nhon or Tuy Hoa for a week by the sea, which would be nicer?', true],
  ['so sánh giúp mình Quy Nhơn với Huế', true],
  ['Huế hay Tuy Hòa thì hợp với người già hơn?', true],
  ['Quy Nhơn với Huế có gì hay không?', false],
  ['5 days in Huế and Quy Nhơn, or a bit longer', false],
])('%s: weighs places against one another: %s', (message, is) => {
  expect(comparesPlaces(read(message), message)).toBe(is);
});

test('nothing but questions of which something is known makes no plan', () => {
  const message = 'What is the dollar rate today, and how much is a taxi to the airport?';
  expect(asksOnly(read(message), null, message)).toBe(true);
  const trip = '4 days in Huế please. Do we need a visa?';
  expect(asksOnly(read(trip), null, trip)).toBe(false);
});

test.each([
  ['we would love to see the Lim festival', ['Lim festival', 'Hội Lim'], true],
  ['đi hội Lim với bạn', ['Lim festival', 'Hội Lim'], true],
  ['xem đua ghe ngo ở đâu', ['Ok Om Bok and the ngo boat races', 'Ok Om Bok và đua ghe ngo'], true],
  ['đi dịp lễ hội Katê', ['Katê, the great feast of the Cham', 'Lễ hội Katê của người Chăm'], true],
  ['the Perfume Pagoda by boat', ['Perfume Pagoda festival', 'Lễ hội chùa Hương'], false],
  ['a week in Quy Nhon for the beach', ['Christmas in Quy Nhơn'], false],
  ['phố cổ và hội quán', ['Tết Nguyên tiêu Hội An'], false],
])('%s: names %j: %s', (text, titles, is) => {
  expect(callsFestival(titles, wordsOf(text), new Set(['quy nhon', 'hoi an']))).toBe(is);
});

test('a code of dress is no code to be written, and insurance is no stormy season', () => {
  const read = (text: string) => understand(text, { cities, today: '2026-11-29', planDays: 0 }).talk;
  expect(read('dress code pagoda').isOffTopic).toBe(false);
  expect(read('write me some code').isOffTopic).toBe(true);
  expect(read('có nên mua bảo hiểm du lịch không?').questions).not.toContain('weather');
  expect(read('có nên đi Huế mùa bão không?').questions).toContain('weather');
});
