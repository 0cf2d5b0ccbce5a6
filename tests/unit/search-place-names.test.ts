import { expect, test } from 'vitest';
import { factAsked } from '../../server/features/search/answers/facts-asked';
import { isBareSyllable, sightElsewhere } from '../../server/features/search/place-names-said';
import { wordsIn } from '../../server/features/search/understand/written';

test('a name of one syllable with accents is another word without them', () => {
  for (const name of ['Vãng', 'Huế', 'Chũ']) expect(isBareSyllable(name)).toBe(true);
  for (const name of ['Lim', 'DMZ', 'Long Hồ', 'Panduranga']) expect(isBareSyllable(name)).toBe(false);
});

test('a sight that is called as a town is where it is', () => {
  const [north, south] = [
    { id: 5, lat: 21.03, lon: 105.85 },
    { id: 1, lat: 10.78, lon: 106.7 },
  ];
  const names = new Map([['hochiminh', south]]);
  const town = (said: string) => sightElsewhere(wordsIn(said), names, [south, north]);
  expect(town('ho chi minh mausoleum')).toBe(north);
  expect(town('ho chi minh city')).toBeNull();
});

test.each([
  ['tet 2027 ngay nao', 'calendar', { key: 'calendar.tet_2027', label: '' }],
  ['how much is e visa', 'visa', { key: 'visa.evisa_fee_single', label: '' }],
  ['e-visa fee', 'visa', { key: 'visa.evisa_fee_single', label: '' }],
  ['xe buyt san bay noi bai', 'transport', { key: '', label: 'Sân bay Nội Bài về trung tâm Hà Nội' }],
])('%s asks for one fact', (said, topic, fact) => {
  expect(factAsked(said)?.topic).toBe(topic);
  expect(factAsked(said)?.is(fact)).toBe(true);
  expect(factAsked(said)?.is({ key: 'x.y', label: 'Xe buýt từ sân bay Tân Sơn Nhất' })).toBe(false);
});

test('what else is asked about the feast is no question for its date', () => {
  expect(factAsked('tet hang quan mo cua ngay nao')).toBeNull();
});
