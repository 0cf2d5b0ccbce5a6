import { describe, expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { plainText } from '../../server/kernel/html';
import { languageCodes } from '../../server/language';

const { tours, travelStyles, cities } = await readContent();
const keys = (records: readonly { key: string }[]) => records.map(({ key }) => key);
const repeated = <T>(values: readonly T[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const wordsIn = (text: string) => plainText(text).split(/\s+/).length;

test('tours in every style, of one day to fourteen, from cities that exist', () => {
  expect(tours.length).toBeGreaterThanOrEqual(6);
  expect(new Set(tours.map(({ travel_style }) => travel_style))).toEqual(new Set(keys(travelStyles)));
  const lengths = tours.map(({ duration_days }) => duration_days);
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([1, 14]);
  for (const records of [tours, travelStyles]) {
    expect(repeated(records.map(({ id }) => id))).toEqual([]);
    expect(repeated(records.map(({ sort }) => sort))).toEqual([]);
  }
});

describe.each(tours)('$key', (tour) => {
  test('has a day of stops for each day, through its own cities, in Vietnam', () => {
    expect(tour.days).toHaveLength(tour.duration_days);
    expect(tour.duration_nights).toBe(tour.duration_days - 1);
    expect(keys(cities)).toEqual(expect.arrayContaining([tour.departure_point, ...tour.cities]));
    expect(repeated(tour.cities)).toEqual([]);
    for (const { city, lat = 16, lon = 106 } of tour.days.flatMap(({ stops }) => stops)) {
      if (city) expect(tour.cities).toContain(city);
      expect(lat > 8.3 && lat < 23.4 && lon > 102.1 && lon < 109.5).toBe(true);
    }
  });

  test.each(languageCodes)('is told day by day in %s', (language) => {
    const { days, includes, excludes, content, description, seo_title, seo_description, image_alt } =
      tour.texts[language];
    expect(days).toHaveLength(tour.duration_days);
    expect(days.filter(({ stay }) => stay === '')).toEqual([days.at(-1)]);
    for (const { title, text } of days) {
      // A Vietnamese word is often two syllables, which are written apart.
      const [least, most] = language === 'en' ? [60, 95] : [60, 115];
      expect(wordsIn(text), title).toBeGreaterThanOrEqual(least);
      expect(wordsIn(text), title).toBeLessThanOrEqual(most);
    }
    expect(wordsIn(content)).toBeGreaterThan(60);
    expect(repeated([...includes, ...excludes])).toEqual([]);
    for (const [text, least, most] of [
      [description, 50, 200],
      [seo_title, 25, 65],
      [seo_description, 100, 165],
      [image_alt, 20, 300],
    ] as const) {
      expect(text.length, text).toBeGreaterThanOrEqual(least);
      expect(text.length, text).toBeLessThanOrEqual(most);
    }
  });

  test('counts its nights and meals in both languages alike', () => {
    const { en, vi } = tour.texts;
    for (const [index, day] of en.days.entries()) {
      const other = vi.days[index];
      const meals = (text: string) => text.split(/[,.]/).filter((meal) => meal.trim()).length;
      expect(meals(day.meals), day.title).toBe(meals(other?.meals ?? ''));
      expect(day.stay === '').toBe(other?.stay === '');
    }
  });

  test('links to cities in its own language', () => {
    for (const language of languageCodes) {
      const pages = cities.map(({ texts }) => `/${language}/city/${texts[language].slug}`);
      const links = [...tour.texts[language].content.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
      expect(pages).toEqual(expect.arrayContaining(links));
    }
  });
});
