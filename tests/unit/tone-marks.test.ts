import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Where readers' texts are stored: interface, messages, letters, the planner's words, seeds and names of places. */
const roots = ['web/app', 'web/worker', 'server', 'seeds'];

/** These read what people type, in either spelling. */
const readers = ['server/features/search/understand/written.ts', 'server/geography/gazetteer/name-index.ts'];

/** Names of those who write themselves the other way, each with the file that has it. None so far. */
const ownSpellings: readonly string[] = [];

const consonants = 'b|c|ch|d|đ|g|gh|h|k|kh|l|m|n|ng|nh|p|ph|r|s|t|th|tr|v|x';
/** "hoá" for "hóa", "thuỷ" for "thủy". The u of "quý" belongs to its consonant. */
const onSecondVowel = `(?:${consonants})?(?:o[àáảãạèéẻẽẹ]|u[ỳýỷỹỵ])`;
/** "hòan" for "hoàn": before a consonant or a third vowel the mark stands on the second vowel, in every school. */
const onFirstVowel = `(?:${consonants})?(?:[òóỏõọ][ae]|[ùúủũụ]y)\\p{L}+`;
/** "qúy", "gìa": the mark is on what belongs to the consonant. */
const onConsonant = 'q[ùúủũụ]\\p{L}+|g[ìíỉĩị][aou]\\p{L}*';
const wrong = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${onSecondVowel}|${onFirstVowel}|${onConsonant})(?![\\p{L}\\p{M}])`,
  'giu',
);

const wrongIn = (text: string): string[] =>
  (text.normalize('NFC').match(wrong) ?? []).filter((word) => !ownSpellings.includes(word));

const textFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return textFiles(path);
    return /\.(json|ya?ml|md|tsx?|csv)$/.test(entry.name) && !readers.includes(path) ? [path] : [];
  });

it('knows one spelling of tone marks from the other', () => {
  expect(wrongIn('Xoá hoà thuận, Thuỷ Tạ, khoẻ, tuỳ, uỷ ban, LUỸ')).toEqual(
    'Xoá hoà Thuỷ khoẻ tuỳ uỷ LUỸ'.split(' '),
  );
  expect(wrongIn('hòan tòan, thủyền, qúy, gìa')).toEqual(['hòan', 'tòan', 'thủyền', 'qúy', 'gìa']);
  const right =
    'Xóa hòa thuận, Thủy Tạ, khỏe, tùy, ủy ban, LŨY, quý, Quỳ Hợp, quả, hoàn toàn, thuyền, huýt, xoài, ngoáy';
  expect(wrongIn(right)).toEqual([]);
  // "giày" and "giữa" begin with gi, "gìn" and "gì" do not.
  expect(wrongIn('giày, giữa, giàu, gì, gìn giữ, Gìn Khùn')).toEqual([]);
});

it('spells every Vietnamese text one way', () => {
  const files = roots.flatMap(textFiles);
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    wrongIn(readFileSync(file, 'utf8')).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
