import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readLists } from '../../seeds/load/lists';
import { toHtml } from '../../seeds/load/markdown';
import { settingGroups } from '../../server/features/pages/settings/groups';
import { isProse } from '../../server/features/planner/passages/read';
import { plainText } from '../../server/kernel/html';
import { items } from '../../server/kinds';
import { galleryModules } from '../../server/kinds/gallery/modules';
import { languageCodes } from '../../server/language';

const lists = await readLists();
const blocks = lists.galleries.flatMap(({ items: list }) => list);
const questions = lists.faqs.flatMap(({ items: list }) => list);
/** The questions that are asked in a language. */
const asked = (language: 'en' | 'vi') => questions.flatMap((item) => item[language] ?? []);

/** The content that ships is nothing that an editor could not write. */
const accepts = (name: string, given: Record<string, unknown>) => {
  const item = items.find((candidate) => candidate.name === name);
  const fields = z.strictObject({ ...item?.input.record, ...item?.input.texts }).partial();
  expect(fields.safeParse(given).error, JSON.stringify(given)).toBeUndefined();
};

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('every module of the guide pages has four items at least, every guide three questions', () => {
  const filled = lists.galleries.map(({ module }) => module).sort();
  expect(filled).toEqual(galleryModules.filter((module) => !['_CITY', '_RESOURCE'].includes(module)).sort());
  for (const { module, items: list } of lists.galleries)
    expect(list.length, module).toBeGreaterThanOrEqual(4);
  expect(lists.faqs.map(({ entity_type }) => entity_type).sort()).toEqual([3, 4, 5, 6]);
  for (const { items: list } of lists.faqs) expect(list.length).toBeGreaterThanOrEqual(3);
  expect(lists.planYourTrip.length).toBeGreaterThanOrEqual(6);
});

test('facts have keys of their own, and every topic is one that a page tells', () => {
  expect(repeated(lists.facts.map(({ key }) => key))).toEqual([]);
  const topics = new Set(lists.facts.map(({ key }) => key.split('.')[0] ?? ''));
  const told = new Set(settingGroups.flatMap(({ facts }) => facts));
  expect([...topics].sort()).toEqual([...told].sort());
});

test('long lists of questions are grouped', () => {
  const loose = lists.faqs
    .filter(({ items: list }) => list.length > 12)
    .flatMap(({ items: list }) => list.filter(({ subject }) => subject === null));
  expect(loose).toEqual([]);
});

test('galleries show pictures', () => {
  for (const { module, items: list } of lists.galleries) {
    if (module.endsWith('_GALLERY')) expect(list.filter(({ picture }) => !picture)).toEqual([]);
  }
});

describe.each(languageCodes)('words in %s', (language) => {
  test('are what an editor could write', () => {
    for (const { link, [language]: words } of blocks) {
      const { image_alt: _alt, ...texts } = words;
      accepts('gallery', { ...(link ? { link } : {}), ...texts });
    }
    for (const words of asked(language)) accepts('faq', words);
    for (const { link, icon, [language]: words } of lists.planYourTrip) {
      accepts('plan_your_trip', { link, icon, ...words });
    }
    for (const account of lists.socialLinks) accepts('social_link', account);
    for (const { en, vi, ...record } of lists.facts) accepts('fact', { ...record, ...{ en, vi }[language] });
  });

  test('say nothing twice', () => {
    expect(repeated(blocks.map((block) => block[language].title))).toEqual([]);
    expect(repeated(asked(language).map(({ question }) => question))).toEqual([]);
    expect(repeated(asked(language).map(({ answer }) => answer))).toEqual([]);
    expect(repeated(lists.facts.map((item) => item[language].label))).toEqual([]);
  });

  test('answer a question in a sentence that can be told by itself', () => {
    const endless = asked(language).filter(({ answer }) => !isProse(plainText(toHtml(answer))));
    expect(endless.map(({ question }) => question)).toEqual([]);
  });

  test('leave no Markdown behind', () => {
    for (const { answer } of asked(language)) {
      expect(toHtml(answer)).not.toMatch(/\*\*|\]\(/);
      expect(plainText(toHtml(answer)).length).toBeGreaterThan(80);
    }
    for (const { [language]: words } of blocks)
      expect(`${words.title} ${words.description}`).not.toMatch(/[*_[\]#]/);
  });
});

test('every Vietnamese text is written with its marks', () => {
  const texts = [
    ...blocks.map(({ vi }) => `${vi.title} ${vi.description ?? ''} ${vi.image_alt ?? ''}`),
    ...asked('vi').map(({ question, answer }) => `${question} ${answer}`),
    ...lists.planYourTrip.map(({ vi }) => `${vi.title} ${vi.description} ${vi.image_alt}`),
  ];
  for (const text of texts) {
    const letters = [...text.replace(/\(https:[^)]*\)/g, '').matchAll(/\p{L}/gu)].map(String);
    const marked = letters.filter((letter) => /[\u0300-\u036f]|đ/i.test(letter.normalize('NFD')));
    expect(marked.length / letters.length, text).toBeGreaterThan(0.15);
  }
});
