import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '../../seeds/load/files';

const files = (await readdir(contentFolder, { recursive: true })).filter((file) => file.endsWith('.md'));
const texts = await Promise.all(
  files.map(async (file) => ({ file, text: await readFile(path.join(contentFolder, file), 'utf8') })),
);

/** Names have one spelling in each language; keywords are what people type, with or without marks. */
const odd = (language: 'en' | 'vi', spellings: RegExp) =>
  texts
    .filter(({ file }) => path.basename(file) === `${language}.md`)
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter((line) => !/^(slug|keywords):/.test(line))
        .flatMap((line) => [...line.matchAll(spellings)].map(([found]) => `${file}: ${found}`)),
    );

const towers = /\bP[ôo]nagar\b|\bPô (?:Nagar|Klong|Rôm|Inư)|K’Ho|S'tiêng/g;

test.each(['en', 'vi'] as const)('towers and goddesses of the Cham are spelt in one way: %s', (language) => {
  expect(odd(language, towers)).toEqual([]);
});

test('names of peoples are spelt in one way', () => {
  expect(odd('vi', /\b(?:Jrai|Bahnar|Hmong|H[’']?mông|Cotu|Mơ ?[Nn]ông|Mnông|Ê-đê|Rhadé)\b/g)).toEqual([]);
  expect(odd('en', /\b(?:Gia Rai|Ba Na|H[’']?mông|Ede|Cơ Ho|Mnong)\b/g)).toEqual([]);
});

test('Vietnamese writes Sunday large and half hours in words', () => {
  expect(odd('vi', /(?<![\p{L}])chủ nhật|\d,5 (?:giờ|tiếng)(?!\p{L})/gu)).toEqual([]);
});
