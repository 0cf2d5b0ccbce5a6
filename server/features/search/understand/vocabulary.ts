import { topicPhrases } from '../answers/topics';
import { distance } from './distance';
import { groups } from './groups';
import { limitWords } from './limits';
import { findMonth } from './months';
import { sayingNothing, stopWordsAmong } from './stop-words';
import { type Word, wordsIn } from './written';

const vocabulary: ReadonlySet<string> = new Set(
  [...groups.flatMap(({ phrases }) => phrases), ...topicPhrases, ...limitWords]
    .flatMap((phrase) => wordsIn(phrase))
    .map(({ folded }) => folded),
);

/** Whether a word is known without being in a document: it is not misspelt. */
export const isInVocabulary = (word: Word): boolean =>
  vocabulary.has(word.folded) ||
  findMonth([word]) !== null ||
  stopWordsAmong([word], 'en')(word) ||
  stopWordsAmong([word], 'vi')(word);

/** Shorter words are too like one another; words that say nothing are typed often enough to be known by fewer letters. */
const shortestGuessed = 6;
const shortestSaid = 4;
/** A word that goes on after so many letters is another form of it: "withdrawal". */
const shortestStem = 6;

const guessable: ReadonlyArray<readonly [word: string, shortest: number]> = [
  ...[...vocabulary].map((word) => [word, shortestGuessed] as const),
  ...sayingNothing.filter((word) => word.length > shortestSaid).map((word) => [word, shortestSaid] as const),
];

/** Whether a word is a longer form of one that is known, and so is not misspelt. */
export const isFormOfKnown = ({ folded }: Word): boolean =>
  Array.from({ length: Math.max(0, folded.length - shortestStem) }, (_, at) =>
    folded.slice(0, shortestStem + at),
  ).some((stem) => vocabulary.has(stem));

/** The word of the vocabulary that a misspelt one is likely to be, with how many letters are wrong. */
export const nearInVocabulary = ({ folded }: Word): { word: string; letters: number } | null => {
  const most = folded.length < 8 ? 1 : 2;
  let best: { word: string; letters: number } | null = null;
  for (const [word, shortest] of guessable) {
    if (folded.length < shortest || word[0] !== folded[0] || Math.abs(word.length - folded.length) > most)
      continue;
    const letters = distance(word, folded);
    if (letters <= most && (best === null || letters < best.letters)) best = { word, letters };
  }
  return best;
};
