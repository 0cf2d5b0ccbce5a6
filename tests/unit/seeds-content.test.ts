import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { contentFolder } from '../../seeds/load/files';
import { pictureOrders, specKey } from '../../seeds/load/pictures/orders';
import { settingGroups } from '../../server/features/pages/settings/groups';
import { legalGroups } from '../../server/features/pages/settings/groups/legal';
import { plainText } from '../../server/kernel/html';
import { languageCodes } from '../../server/language';
import { resourcePage } from '../../server/place-kinds';

const content = await readContent();
const { regions, categories, cities, blogs, collections, places, thingsToDo, experiences, events } = content;
const kinds = { regions, categories, cities, blogs, collections };

const textsIn = (language: 'en' | 'vi') =>
  Object.values(kinds).flatMap((records) => records.map(({ key, texts }) => ({ key, ...texts[language] })));

const repeated = <T>(values: readonly T[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('records', () => {
  test.each(Object.entries(kinds))('%s have ids and places of their own', (_kind, records) => {
    expect(records.length).toBeGreaterThan(0);
    expect(repeated(records.map(({ id }) => id))).toEqual([]);
    expect(repeated(records.map(({ sort }) => sort))).toEqual([]);
  });

  test('carry the ids that the site knows by number', () => {
    expect(cities.find(({ id }) => id === 5)?.key).toBe('ha-noi');
    expect(categories.find(({ id }) => id === 7)?.key).toBe('stories');
    expect(categories.find(({ id }) => id === 9)?.key).toBe('about');
  });

  test('refer to records that exist', () => {
    const has = (records: readonly { key: string }[], key: string) =>
      records.some((record) => record.key === key);
    for (const { region } of cities) expect(regions.map(({ key }) => key)).toContain(region);
    for (const { key, category, city, related } of blogs) {
      expect(has(categories, category)).toBe(true);
      if (city) expect(cities.map((record) => record.key)).toContain(city);
      expect(related.filter((other) => other === key || !has(blogs, other))).toEqual([]);
      expect(repeated(related)).toEqual([]);
    }
  });

  test('leave no region without a city, and no category without a story', () => {
    expect(regions.filter(({ key }) => !cities.some((city) => city.region === key))).toEqual([]);
    expect(categories.filter(({ key }) => !blogs.some((blog) => blog.category === key))).toEqual([]);
  });
});

describe.each(languageCodes)('texts in %s', (language) => {
  test.each(Object.entries(kinds))('%s have slugs of their own, which are not numbers', (_kind, records) => {
    const slugs = records.map(({ texts }) => texts[language].slug);
    expect(repeated(slugs)).toEqual([]);
    expect(slugs.filter((slug) => /^\d+$/.test(slug) || slug.length > 80)).toEqual([]);
  });

  test('keep to the lengths that pages and search engines show', () => {
    for (const text of textsIn(language)) {
      expect(text.title.length, text.key).toBeLessThanOrEqual(90);
      expect(text.description.length, text.key).toBeGreaterThanOrEqual(50);
      expect(text.description.length, text.key).toBeLessThanOrEqual(200);
    }
    for (const { key, texts } of [...regions, ...cities, ...blogs]) {
      const { seo_title, seo_description, keywords, image_alt } = texts[language];
      expect(seo_title.length, key).toBeGreaterThanOrEqual(25);
      expect(seo_title.length, key).toBeLessThanOrEqual(65);
      expect(seo_description.length, key).toBeGreaterThanOrEqual(100);
      expect(seo_description.length, key).toBeLessThanOrEqual(165);
      expect(keywords, key).not.toBe('');
      expect(image_alt.length, key).toBeGreaterThanOrEqual(20);
    }
  });

  test('say nothing twice', () => {
    const texts = textsIn(language);
    expect(repeated(texts.map(({ description }) => description))).toEqual([]);
    expect(repeated(texts.map(({ content: html }) => html))).toEqual([]);
    const forSearch = [...regions, ...cities, ...blogs].map((record) => record.texts[language]);
    expect(repeated(forSearch.map(({ seo_title }) => seo_title))).toEqual([]);
    expect(repeated(forSearch.map(({ seo_description }) => seo_description))).toEqual([]);
  });

  test('are whole articles in clean HTML', () => {
    for (const { key, texts } of [...regions, ...cities, ...blogs]) {
      const html = texts[language].content;
      const words = plainText(html).split(' ').length;
      expect(words, key).toBeGreaterThan(blogs.some((blog) => blog.key === key) ? 450 : 120);
      expect(html, key).toContain('<h2>');
      expect(html, key).not.toMatch(/<h1|\*\*|\]\(|^#|<p>\s*<\/p>/m);
    }
  });

  test('link to pages that exist, in their own language', () => {
    const pages = new Set([
      ...cities.map(({ texts }) => `/${language}/city/${texts[language].slug}`),
      ...blogs.map(({ texts }) => `/${language}/blogs/${texts[language].slug}`),
      ...places.map(
        ({ texts, resource_type }) => `/${language}${resourcePage(resource_type, texts[language].slug)}`,
      ),
      ...thingsToDo.map(({ texts }) => `/${language}/thingstodo/${texts[language].slug}`),
      ...experiences.map(({ texts }) => `/${language}/experiences/${texts[language].slug}`),
      ...events.map(({ texts }) => `/${language}/events/${texts[language].slug}`),
    ]);
    const links = textsIn(language).flatMap(({ content: html }) =>
      [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? ''),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !link.startsWith('https://') && !pages.has(link))).toEqual([]);
  });
});

test('every Vietnamese text is written with its marks', () => {
  for (const { key, title, description, content: html } of textsIn('vi')) {
    const letters = [...`${title} ${description} ${plainText(html)}`.matchAll(/\p{L}/gu)].map(String);
    const marked = letters.filter((letter) => /[\u0300-\u036f]|đ/i.test(letter.normalize('NFD')));
    expect(marked.length / letters.length, key).toBeGreaterThan(0.2);
  }
});

test('every file is in composed Unicode, without control characters', async () => {
  const files = (await readdir(contentFolder, { recursive: true })).filter((file) =>
    /\.(md|yaml)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const text = await readFile(path.join(contentFolder, file), 'utf8');
    expect(text === text.normalize('NFC'), file).toBe(true);
    expect(/[^\P{C}\n]/u.test(text), file).toBe(false);
  }
});

test.each(cities)('$key lies in Vietnam, with a year of climate and questions in both languages', (city) => {
  expect(city.lat).toBeGreaterThan(8.3);
  expect(city.lat).toBeLessThan(23.4);
  expect(city.lon).toBeGreaterThan(102.1);
  expect(city.lon).toBeLessThan(109.5);
  expect(city.climate.filter(([low, high]) => low > high || low < -5 || high > 40)).toEqual([]);
  expect(city.best_months).toEqual([...new Set(city.best_months)].sort((a, b) => a - b));
  expect(city.gallery.length).toBeGreaterThanOrEqual(4);
  for (const language of languageCodes) {
    expect(city.faqs.filter((faq) => faq[language]).length).toBeGreaterThanOrEqual(3);
  }
});

test('no two pictures are drawn alike, and each says in both languages what it shows', () => {
  const orders = pictureOrders(content);
  expect(repeated(orders.map(({ spec }) => specKey(spec)))).toEqual([]);
  expect(orders.filter(({ alt }) => alt.en.length < 10 || alt.vi.length < 10)).toEqual([]);
  expect(repeated(orders.map(({ name, folder }) => `${folder}/${name}`))).toEqual([]);
});

describe('settings', () => {
  const both = (name: string) =>
    languageCodes.map((language) => content.settings.get(name)?.[language] ?? {});

  test.each(settingGroups)('$name is what an editor could have written, in both languages', (group) => {
    for (const value of both(group.name)) {
      const written = group.input.partial().parse(value);
      expect(group.required.filter((name) => !written[name])).toEqual([]);
    }
  });

  test.each(settingGroups.filter(({ html }) => html.length > 0))(
    '$name is a page of some length',
    ({ name }) => {
      // Pages of terms have no picture to look at.
      const isLegal = legalGroups.some((group) => group.name === name);
      expect(content.settings.get(name)?.banner_picture === undefined, name).toBe(isLegal);
      for (const { content: markdown, description } of both(name)) {
        const words = String(markdown).split(/\s+/).length;
        expect(words, name).toBeGreaterThanOrEqual(120);
        expect(words, name).toBeLessThanOrEqual(1100);
        expect(String(description).length, name).toBeLessThanOrEqual(160);
      }
    },
  );
});
