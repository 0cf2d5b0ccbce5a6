import type { Group } from './understand/groups';
import type { Term } from './understand/understand';
import { isAccented, spellingsOf, type Word, wordsIn } from './understand/written';

/** Text-search queries. Words are letters and digits only, so that nothing in them means anything there. */

/** Below this a prefix would match half of all documents. */
const shortestPrefix = 2;

const beginning = (word: string): string => (word.length >= shortestPrefix ? `${word}:*` : word);

const either = (parts: readonly string[]): string =>
  [...new Set(parts)].map((part) => `(${part})`).join(' | ');

/** Words that may be unfinished at their end, all of them anywhere; two may be written as one. */
export const allOf = (words: readonly string[]): string => {
  const all = words.map((word, index) => (index === words.length - 1 ? beginning(word) : word)).join(' & ');
  return words.length === 2 ? `${all} | ${beginning(words.join(''))}` : all;
};

/** The plural of an English word, and what it is the plural of. */
const numbersOf = (word: string): string[] => {
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`];
  if (word.endsWith('s') && !word.endsWith('ss')) return [word, word.slice(0, -1)];
  return [word, `${word}s`];
};

const quoted = (word: string, isInTitle: boolean): string => `'${word}'${isInTitle ? ':A' : ''}`;

/** A phrase as it is written; without any accents too, as abroad: "Hue" for "Huế". */
const writtenPhrase = (words: readonly Word[], isInTitle: boolean): string => {
  const accented = words
    .map(
      ({ written }) =>
        `(${spellingsOf(written)
          .map((one) => quoted(one, isInTitle))
          .join(' | ')})`,
    )
    .join(' <-> ');
  if (!words.some(isAccented)) return accented;
  const plain = words.map(({ folded }) => quoted(folded, isInTitle)).join(' <-> ');
  return either([accented, plain]);
};

const foldedPhrase = (words: readonly Word[]): string =>
  words.length === 1
    ? either(numbersOf(words[0]?.folded ?? ''))
    : words.map(({ folded }) => folded).join(' <-> ');

/** What is looked for of one term. */
export interface TermQueries {
  /** As it was meant, with accents; null where it was typed without and nothing is known of it. */
  meant: string | null;
  meantInTitle: string | null;
  /** By the other words of its group, with accents. */
  alike: string | null;
  alikeInTitle: string | null;
  /** Without accents. */
  folded: string | null;
  unfinished: string | null;
}

const alikeOf = (group: Group, own: string, isInTitle: boolean): string | null => {
  const others = group.phrases.filter((phrase) => phrase !== own);
  return others.length > 0 ? either(others.map((phrase) => writtenPhrase(wordsIn(phrase), isInTitle))) : null;
};

export const queriesOf = ({ typed, meant, group, isUnfinished }: Term): TermQueries => {
  const isKnown = group !== null || meant.some(isAccented);
  const own = meant.map(({ written }) => written).join(' ');
  const last = typed.at(-1)?.folded ?? '';
  return {
    meant: isKnown ? writtenPhrase(meant, false) : null,
    meantInTitle: isKnown ? writtenPhrase(meant, true) : null,
    alike: group && alikeOf(group, own, false),
    alikeInTitle: group && alikeOf(group, own, true),
    folded: group ? null : foldedPhrase(typed),
    unfinished: isUnfinished && last.length >= shortestPrefix ? beginning(last) : null,
  };
};

/** What a title has to have with accents to be named by these terms; empty where none is known. */
export const writtenInTitle = (terms: readonly Term[]): string =>
  terms
    .filter(({ group, meant, limit }) => !limit && (group !== null || meant.some(isAccented)))
    .map(({ meant }) => writtenPhrase(meant, true))
    .map((part) => `(${part})`)
    .join(' & ');
