import { describe, expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { shelfOf } from '../../seeds/load/write/collections';
import { plainText } from '../../server/kernel/html';
import { languageCodes } from '../../server/language';

const content = await readContent();
const placeTypes = { sight: [3188, 3190], food: [3189], stay: [3191] } as const;

describe.each(content.collections)('the collection $key', ({ rule, texts, ask }) => {
  test('asks only for what records know, and names records that are there', () => {
    for (const given of rule) {
      const shelf = shelfOf(content, given);
      expect(new Set(given.picks).size).toBe(shelf.picks.length);
      const types: readonly number[] | undefined =
        shelf.kind in placeTypes ? placeTypes[shelf.kind as keyof typeof placeTypes] : undefined;
      if (!types) continue;
      const picked = content.places.filter(({ id }) => shelf.picks.includes(id));
      expect(picked.filter(({ resource_type }) => !types.includes(resource_type))).toEqual([]);
    }
  });

  test('says in both languages what one has to know, and how it was chosen', () => {
    for (const language of languageCodes) {
      const html = texts[language].content;
      expect(plainText(html).split(' ').length).toBeGreaterThan(150);
      expect(html).toContain('<h2>');
      expect(ask[language].length).toBeLessThanOrEqual(300);
    }
  });
});

test('readers of Vietnamese have collections that were written for them', () => {
  expect(content.collections.filter((one) => one.written_for === 'vi').length).toBeGreaterThanOrEqual(2);
});
