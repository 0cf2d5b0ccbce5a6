import { describe, expect, it } from 'vitest';
import { type Marks, staleAfter } from '../../server/kernel/stale';
import { textsOf } from '../../server/kernel/translated-texts';

const none: Marks = { en: {}, vi: {} };
const pair = (en: string, vi: string) => ({ en: { title: en }, vi: { title: vi } });
const stale = (language: 'en' | 'vi', source: string): Marks => ({ ...none, [language]: { title: source } });
const write = (before: [string, string], after: [string, string], marks = none, confirmed: string[] = []) =>
  staleAfter({ before: pair(...before), after: pair(...after), marks, confirmed });

describe('which texts are stale after a write', () => {
  it('is the other language than the one that changed, with what it was translated from', () => {
    expect(write(['Lake', 'Hồ'], ['Lake', 'Hồ lớn'])).toEqual(stale('en', 'Hồ'));
    expect(write(['Lake', 'Hồ'], ['Big lake', 'Hồ'])).toEqual(stale('vi', 'Lake'));
  });

  it('keeps the first source however often the source changes after that', () => {
    expect(write(['Lake', 'Hồ lớn'], ['Lake', 'Hồ rất lớn'], stale('en', 'Hồ'))).toEqual(stale('en', 'Hồ'));
  });

  it('is none once the stale text was rewritten, or its source was changed back', () => {
    expect(write(['Lake', 'Hồ lớn'], ['Big lake', 'Hồ lớn'], stale('en', 'Hồ'))).toEqual(none);
    expect(write(['Lake', 'Hồ lớn'], ['Lake', 'Hồ'], stale('en', 'Hồ'))).toEqual(none);
  });

  it('is none when both changed at once, or were said to belong together', () => {
    expect(write(['Lake', 'Hồ'], ['Pond', 'Ao'])).toEqual(none);
    expect(write(['Lake', 'Hồ lớn'], ['Lake', 'Hồ lớn'], stale('en', 'Hồ'), ['title'])).toEqual(none);
    expect(write(['Lake', 'Ao'], ['Pond', 'Ao'], stale('vi', 'Lake'), ['title'])).toEqual(none);
  });

  it('stays as it is where nothing changed', () => {
    expect(write(['Lake', 'Hồ lớn'], ['Lake', 'Hồ lớn'], stale('en', 'Hồ'))).toEqual(stale('en', 'Hồ'));
  });

  it('counts words that were never translated, and not those that translate them', () => {
    const created = staleAfter({ before: null, after: pair('', 'Hồ'), marks: none });
    expect(created).toEqual(stale('en', ''));
    expect(write(['', 'Hồ'], ['Lake', 'Hồ'], created)).toEqual(none);
    // Left empty on purpose, and filled after all.
    expect(write(['', 'Hồ'], ['Lake', 'Hồ'])).toEqual(none);
    expect(write(['', ''], ['', 'Hồ'])).toEqual(stale('en', ''));
  });

  it('tells when a source lost its words', () => {
    expect(write(['Lake', 'Hồ'], ['Lake', ''])).toEqual(stale('en', 'Hồ'));
  });
});

describe('the texts of a kept record', () => {
  const snapshot = {
    translations: { en: { slug: 'lake', title: 'Lake', is_published: true, highlights: ['Boats', 'Birds'] } },
    tags: { en: ['water'], vi: ['nước'] },
    days: {
      en: [{ day: 1, title: 'Out', stops: [{ resource_id: 3, title: 'Pier' }] }],
      vi: [{ day: 1, title: 'Đi', stops: [] }],
    },
  };

  it('are words, lists of words and parts by language, without address and tags', () => {
    expect(textsOf(snapshot, 'en')).toEqual({ title: 'Lake', highlights: 'Boats\nBirds', days: 'Out\nPier' });
  });

  it('are none in a language that the record does not have', () => {
    expect(textsOf(snapshot, 'vi')).toBeNull();
  });
});
