import { describe, expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { plainText } from '../../server/kernel/html';
import { languageCodes } from '../../server/language';

const { experienceTypes, experiences, thingCategories, thingsToDo, cities } = await readContent();
const kinds = { experienceTypes, experiences, thingCategories, thingsToDo };
const outings = [...experiences, ...thingsToDo];

const repeated = <T>(values: readonly T[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const keysOf = (records: readonly { key: string }[]) => records.map(({ key }) => key);

describe.each(Object.entries(kinds))('%s', (_kind, records) => {
  test('have ids, places, slugs and texts of their own', () => {
    expect(records.length).toBeGreaterThanOrEqual(8);
    expect(repeated(records.map(({ id }) => id))).toEqual([]);
    expect(repeated(records.map(({ sort }) => sort))).toEqual([]);
    for (const values of [
      ...languageCodes.flatMap((language) => [
        records.map(({ texts }) => texts[language].slug),
        records.map(({ texts }) => texts[language].content),
      ]),
    ])
      expect(repeated(values)).toEqual([]);
  });

  test.each(languageCodes)('have texts in %s of the lengths that pages show', (language) => {
    for (const { key, texts } of records) {
      const { title, description, image_alt, content } = texts[language];
      expect(title.length, key).toBeLessThanOrEqual(60);
      expect(description.length, key).toBeGreaterThanOrEqual(50);
      expect(description.length, key).toBeLessThanOrEqual(200);
      if (image_alt) expect(image_alt.length, key).toBeGreaterThanOrEqual(20);
      const words = plainText(content).split(/\s+/).length;
      expect(words, key).toBeGreaterThanOrEqual(80);
      expect(words, key).toBeLessThanOrEqual(300);
      expect(content, key).not.toMatch(/<h1|\*\*|\]\(|^#/m);
    }
  });

  test('are written in Vietnamese with its marks', () => {
    for (const { key, texts } of records) {
      const { title, description, content } = texts.vi;
      const letters = [...`${title} ${description} ${plainText(content)}`.matchAll(/\p{L}/gu)].map(String);
      const marked = letters.filter((letter) => /[\u0300-\u036f]|đ/i.test(letter.normalize('NFD')));
      expect(marked.length / letters.length, key).toBeGreaterThan(0.2);
    }
  });
});

test('types of experiences are a tree, with the five that have a page of their own at the top', () => {
  const ownPages = Object.fromEntries(
    experienceTypes.flatMap(({ code, parent, texts }) => (code && !parent ? [[code, texts.en.slug]] : [])),
  );
  expect(ownPages).toEqual({
    cuisine: 'vietnamese-cuisine',
    'local-life': 'local-life',
    'city-vibes': 'city-vibes',
    'cultural-heritage': 'cultural-heritage',
    'romantic-getaways': 'romantic-getaways',
  });
  const tops = keysOf(experienceTypes.filter(({ parent }) => !parent));
  for (const { key, parent } of experienceTypes) if (parent) expect(tops, key).toContain(parent);
});

test('outings lie in cities that exist, and no type and no category is empty', () => {
  // How far from it they are is a matter of seeds-coordinates.test.ts.
  const known = keysOf(cities);
  for (const { key, city } of outings) expect(known, key).toContain(city);
  const used = new Set(experiences.map(({ type }) => type));
  for (const { key, parent } of experienceTypes)
    if (!parent) {
      const family = [key, ...keysOf(experienceTypes.filter((type) => type.parent === key))];
      expect(
        family.some((type) => used.has(type)),
        key,
      ).toBe(true);
    }
  const categories = new Set(thingsToDo.map(({ category }) => category));
  expect([...categories].sort()).toEqual(keysOf(thingCategories).sort());
  expect(new Set(thingsToDo.map(({ city }) => city)).size).toBeGreaterThanOrEqual(6);
  const foods = keysOf(experienceTypes.filter(({ parent }) => parent === 'cuisine'));
  expect(experiences.filter(({ type }) => foods.includes(type)).length).toBeGreaterThanOrEqual(3);
  expect(experiences.filter(({ is_hot }) => is_hot).length).toBeGreaterThanOrEqual(3);
});

test('things to do are tagged in both languages', () => {
  for (const { key, texts } of thingsToDo)
    for (const language of languageCodes) {
      expect(texts[language].tags.length, key).toBeGreaterThanOrEqual(3);
      expect(repeated(texts[language].tags), key).toEqual([]);
    }
});
