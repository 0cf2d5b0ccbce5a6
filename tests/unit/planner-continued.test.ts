import { describe, expect, test } from 'vitest';
import { withContext } from '../../server/features/planner/converse/continued';
import { isCrowdedTown, likenessTo } from '../../server/features/planner/converse/likeness';
import { isPureQuestion } from '../../server/features/planner/converse/meant';
import { understand } from '../../server/features/planner/understand';
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
  formerNames: code === 'DAN' ? ['tourane'] : [],
  provinces: [],
  signals: new Set<string>(),
});
const hoiAn = city(1, 'HOI', 'Hội An', 15.88, 108.33);
const quyNhon = city(2, 'QNH', 'Quy Nhơn', 13.77, 109.22);
const cities = [
  hoiAn,
  quyNhon,
  city(3, 'HUE', 'Huế', 16.46, 107.59),
  city(4, 'DAN', 'Đà Nẵng', 16.05, 108.2),
  city(5, 'SGN', 'Hồ Chí Minh City', 10.77, 106.7),
];
const today = '2026-11-28';
const read = (message: string) => understand(message, { cities, today, planDays: 0 });

const lastOf = (language: 'en' | 'vi', ...said: string[]) => {
  const messages = said.map((content) => ({ role: 'user' as const, content }));
  const context = { language } as Parameters<typeof withContext>[0];
  return withContext(context, { messages, plan: null, cities, today }).messages.at(-1)?.content;
};

describe('a question goes on from the one before it', () => {
  test('another place takes the place of the first', () => {
    expect(lastOf('vi', 'mưa thì chơi gì ở Huế?', 'còn ở Quy Nhơn?')).toMatch(
      /^mưa thì chơi gì ở\s+Quy Nhơn\?$/,
    );
  });

  test('another thing is asked about as well', () => {
    expect(lastOf('en', 'Do I tip?', 'and the driver')).toBe('Do I tip, and the driver?');
  });

  test('the town and the month that were said are not said again', () => {
    expect(lastOf('en', 'Is Huế wet in October?', 'where would you go then?')).toContain('(October)');
    expect(lastOf('en', 'What is there to see in Huế?', 'how do we get there from Hội An?')).toContain(
      '(Huế)',
    );
  });

  test('a request stands by itself', () => {
    expect(lastOf('en', 'Do I tip?', '3 days in Huế please')).toBe('3 days in Huế please');
    expect(lastOf('en', '3 days in Huế please', 'and Hội An')).toBe('and Hội An');
  });
});

test.each([
  ['Can we see elephants in Huế?', true],
  ['ở Hội An mấy đêm là vừa', true],
  ['best noodle soup in Huế', true],
  ['Can we start in Huế on 20 March instead?', false],
  ['Huế 3 ngày đi đâu?', false],
  ['I would like to see Huế, is that possible?', false],
])('%s: no plan takes the place of an answer: %s', (message, is) => {
  expect(isPureQuestion(read(message), message)).toBe(is);
});

test('towns are alike in what they are known for, and who flees crowds goes where they are not', () => {
  const alike = likenessTo(hoiAn, cities);
  expect(alike.has(hoiAn.id)).toBe(false);
  expect(alike.get(quyNhon.id)).toBeGreaterThan(0.3);
  expect(isCrowdedTown(hoiAn)).toBe(true);
  expect(isCrowdedTown(quyNhon)).toBe(false);
});

test('a house that bears an old name of a town leads nobody there', () => {
  const said = read('5 days in Ho Chi Minh City, first night at the Indochina Tourane hotel');
  expect(said.places.named.map(({ id }) => id)).toEqual([5]);
  expect(read('3 days in Tourane').places.named.map(({ id }) => id)).toEqual([4]);
});

test('lengths of two towns, where the second leaves out the word', () => {
  const { places, wants } = read('3 days Huế plus 2 in Hội An in May');
  expect(places.named.map(({ days }) => days)).toEqual([3, 2]);
  expect(wants.days).toBe(5);
  expect(read('is there a night train to Huế').wants.days).toBeUndefined();
});
