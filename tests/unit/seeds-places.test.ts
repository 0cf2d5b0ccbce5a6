import { describe, expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { plainText } from '../../server/kernel/html';
import { languageCodes } from '../../server/language';
import { resourceTypes } from '../../server/place-kinds';

const { places, themes, cities } = await readContent();

const repeated = <T>(values: readonly T[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('there are places of every kind, with the nine World Heritage sites among them', () => {
  const count = (type: number) => places.filter(({ resource_type }) => resource_type === type).length;
  for (const type of resourceTypes) expect(count(type), String(type)).toBeGreaterThanOrEqual(4);
  const listed = places.filter((place) => place.themes.includes('world-heritage')).map(({ key }) => key);
  expect(listed.sort()).toEqual([
    'ha-long-bay-cat-ba',
    'ho-citadel',
    'hoi-an-ancient-town',
    'hue-imperial-city',
    'my-son-sanctuary',
    'phong-nha-ke-bang',
    'thang-long-citadel',
    'trang-an',
    'yen-tu',
  ]);
});

test.each([
  ['places', places],
  ['themes', themes],
])('%s have ids, positions and slugs of their own', (_kind, records) => {
  expect(repeated(records.map(({ id }) => id))).toEqual([]);
  expect(repeated(records.map(({ sort }) => sort))).toEqual([]);
  for (const language of languageCodes)
    expect(repeated(records.map(({ texts }) => texts[language].slug))).toEqual([]);
});

test('places refer to cities and themes that exist, and every theme is in use', () => {
  const known = themes.map(({ key }) => key);
  for (const place of places) {
    expect(
      cities.map(({ key }) => key),
      place.key,
    ).toContain(place.city);
    expect(
      place.themes.filter((key) => !known.includes(key)),
      place.key,
    ).toEqual([]);
    expect(repeated(place.themes), place.key).toEqual([]);
  }
  expect(known.filter((key) => !places.some((place) => place.themes.includes(key)))).toEqual([]);
});

test.each(places)('$key is of a city that exists', ({ city }) => {
  expect(cities.map(({ key }) => key)).toContain(city);
});

const stays = places.filter(({ resource_type }) => resource_type === 3191);

test.each(stays)('$key is of a kind, and has rooms exactly if it is a sample', (place) => {
  expect(place.hotel_type).toBeTruthy();
  expect(place.rooms.length > 0).toBe(place.is_sample);
});

test('samples say in both languages that they are made up, and stand under no theme of real places', () => {
  const samples = places.filter(({ is_sample }) => is_sample);
  expect(samples.length).toBeGreaterThanOrEqual(8);
  for (const { key, texts, visitor_info, themes: under } of samples) {
    expect(key).toMatch(/^sample-/);
    expect(texts.en.title, key).toMatch(/^Sample stay: /);
    expect(texts.vi.title, key).toMatch(/^Nơi ở mẫu: /);
    expect(under, key).toEqual([]);
    for (const section of Object.values(visitor_info)) expect(section.state, key).toBe('estimated');
  }
});

test('no text of a real place speaks of sample rooms or prices', () => {
  const telling =
    /\b(rooms|cabins|prices)\b[^.]*\b(samples|examples)\b|(giá|phòng)[^.]* (ví dụ|minh họa|giá mẫu)/i;
  const real = places.filter(({ is_sample }) => !is_sample);
  const found = real.filter(({ texts }) =>
    languageCodes.some((code) => telling.test(plainText(texts[code].content))),
  );
  expect(found.map(({ key }) => key)).toEqual([]);
});

describe('views all around', () => {
  const around = places.filter(({ panorama }) => panorama);

  test('are several, each with stills that look in different directions', () => {
    expect(around.length).toBeGreaterThanOrEqual(6);
    for (const { key, stills } of around) {
      expect(stills.length, key).toBeGreaterThanOrEqual(5);
      expect(repeated(stills.map(({ azimuth }) => azimuth)), key).toEqual([]);
    }
  });

  test.each(languageCodes)('are told in %s by captions of some length', (language) => {
    const words = around.flatMap(({ stills }) => stills.map((still) => still[language]));
    expect(repeated(words.map(({ caption }) => caption))).toEqual([]);
    for (const { title, caption } of words) {
      const count = caption.split(/\s+/).length;
      expect(count, caption).toBeGreaterThanOrEqual(15);
      expect(count, caption).toBeLessThanOrEqual(40);
      expect(title.length, title).toBeLessThanOrEqual(60);
    }
  });
});

describe.each(languageCodes)('texts in %s', (language) => {
  test.each(places)('of $key have the lengths that pages show', ({ texts }) => {
    const { title, description, image_alt, content } = texts[language];
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(200);
    expect(image_alt.length).toBeGreaterThanOrEqual(20);
    const words = plainText(content).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(300);
    expect(content).not.toMatch(/<h1|\*\*|\]\(|^#/m);
  });

  test.each(themes)('of theme $key say what it is', ({ texts }) => {
    const { description } = texts[language];
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('say nothing twice', () => {
    expect(repeated(places.map(({ texts }) => texts[language].description))).toEqual([]);
    expect(repeated(places.map(({ texts }) => texts[language].content))).toEqual([]);
  });
});
