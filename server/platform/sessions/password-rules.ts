import { z } from 'zod';
import { commonWords, leakedPasswords, leakedWords } from './common-passwords';

const lookAlikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Lower case without accents. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

/** Signs that stand for letters become letters, all others go. */
const letters = (folded: string): string =>
  [...folded]
    .map((sign) => lookAlikes[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}]/gu, '');

const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
];
const backwards = (text: string) => [...text].reverse().join('');
const runs = [...rows, ...rows.map(backwards)];

/** How much of the text lies in runs of at least four signs along the alphabet, the digits or the keyboard. */
const coveredByRuns = (text: string): number => {
  let covered = 0;
  for (let start = 0; start < text.length; ) {
    let end = start;
    while (end < text.length && runs.some((run) => run.includes(text.slice(start, end + 1)))) end += 1;
    if (end - start >= 4) covered += end - start;
    start = Math.max(end, start + 1);
  }
  return covered;
};

/** Made of one short piece again and again: aaaaaaaa, abcabcabc, 12121212. */
const repeats = (text: string) => /^(.{1,4}?)\1+.{0,3}$/su.test(text);

/** A word with whatever digits and signs around it. */
const isDecoratedWord = (folded: string, words: ReadonlySet<string>): boolean =>
  [folded.replace(/[^\p{L}]/gu, ''), letters(folded), letters(folded.replace(/[\d\W_]+$/u, ''))].some(
    (word) => {
      const half = word.slice(0, word.length / 2);
      return words.has(word) || (words.has(half) && word === half + half);
    },
  );

/** True for a password that is among the first ones an attacker tries. `about` are words about its owner. */
export const isWeakPassword = (password: string, about: readonly string[] = []): boolean => {
  const folded = fold(password);
  const own = new Set(
    about
      .flatMap((word) => [letters(fold(word)), letters(fold(word.split('@')[0] ?? ''))])
      .filter((w) => w.length >= 4),
  );
  return (
    /^[\d\s./-]{1,10}$/.test(password) ||
    repeats(folded) ||
    coveredByRuns(folded) >= folded.length - 2 ||
    leakedPasswords.has(folded) ||
    isDecoratedWord(folded, commonWords) ||
    isDecoratedWord(folded, leakedWords) ||
    isDecoratedWord(folded, own)
  );
};

/** A password that somebody signs in with. It is taken as it is: never trimmed, long ones too. */
export const givenPassword = z.string().min(1, { error: 'required' }).max(1000);

/** A password that somebody chooses: length counts, what it is made of doesn't. */
export const chosenPassword = z
  .string()
  .min(8)
  .max(128)
  .refine((value) => !isWeakPassword(value), { params: { key: 'weak_password' } })
  .meta({ description: '8 to 128 characters; those that are easy to guess are refused' });
