import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { commonWords, placeNames } from './common-passwords';
import { fold } from './password-rules';

/** Passwords that need fewer are the ones that zxcvbn calls very guessable, even through a form that slows guessing down. */
const fewGuesses = 1_000_000;

/** The estimate takes longer with each sign. A password whose beginning needs more guesses needs more as a whole. */
const mostSigns = 64;

/** Ways to read signs as letters that are looked at: with the usual hundred, a password takes a fifth of a second. */
const mostReadings = 10;

/** What leaks hold, and what English has of words and names: some 230 000 in all. */
const open = async () => {
  const [{ ZxcvbnFactory }, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, ...english.dictionary, words: [...commonWords], places: [...placeNames] },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: mostReadings,
  });
};

let opened: ReturnType<typeof open> | undefined;

/** Words that are set apart are tried together as well. */
const joined = (password: string): string => password.replace(/[\s._-]+/g, '');

/** How many guesses a program needs that knows words, names, dates and the keyboard, and the words about the owner. */
export const guessesFor = async (password: string, about: readonly string[] = []): Promise<number> => {
  opened ??= open();
  const program = await opened;
  const known = about.flatMap((word) => fold(word).split(/[^\p{L}\p{N}]+/u)).filter((word) => word !== '');
  const folded = fold(password).slice(0, mostSigns);
  const spellings = new Set([folded, joined(folded)]);
  return Math.min(...[...spellings].map((spelling) => program.check(spelling, known).guesses));
};

/** True for a password that such a program finds soon. */
export const isSoonGuessed = async (password: string, about: readonly string[]): Promise<boolean> =>
  (await guessesFor(password, about)) < fewGuesses;
