import { expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';

const { places, thingsToDo, experiences, events } = await readContent();

/** Where people remember their dead: by theme, and those of kinds that have no themes. */
const withoutThemes = [
  'candles-on-the-thach-han',
  'governors-house-con-dao',
  'hang-duong-by-night',
  'kon-tum-prison-by-the-river',
  'mine-action-visitor-centre',
  'prison-on-phu-quoc',
  'steps-to-the-victory-monument',
  'thanh-minh',
];
const memorials = [
  ...places.filter(({ themes }) => themes.includes('war-and-memory')),
  ...[...thingsToDo, ...experiences, ...events].filter(({ key }) => withoutThemes.includes(key)),
];

test('places of remembrance are known', () => {
  expect(memorials.length).toBeGreaterThan(25);
  expect(memorials.map(({ key }) => key)).toEqual(expect.arrayContaining(withoutThemes));
});

test('no rain spoils them, and they are no shelter from it', () => {
  const odd = memorials.filter(
    ({ texts, visitor_info: { shelter, season } }) =>
      shelter?.rain === 'spoiled' ||
      [...texts.en.tags, ...texts.vi.tags].some((tag) => /rainy day|ngày mưa/i.test(tag)) ||
      /raining|rainy|wet ones|hot or/i.test(season?.why?.en ?? ''),
  );
  expect(odd.map(({ key }) => key)).toEqual([]);
});

test('none of them is told as a pleasure', () => {
  const merry = memorials.flatMap(({ key, texts }) =>
    [texts.en, texts.vi].flatMap(({ title, description, content, tags }) =>
      [
        ...`${title} ${description} ${content} ${tags.join(' ')}`.matchAll(
          /\b(?:fun|enjoyable|must-see|romantic|amusing)\b|cũng thú|vui chơi|lãng mạn|giải trí/gi,
        ),
      ].map(([word]) => `${key}: ${word}`),
    ),
  );
  expect(merry).toEqual([]);
});
