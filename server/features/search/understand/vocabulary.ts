import { topicPhrases } from '../answers/topics';
import { distance } from './distance';
import { groups } from './groups';
import { findMonth } from './months';
import { stopWordsAmong } from './stop-words';
import { type Word, wordsIn } from './written';

const vocabulary: ReadonlySet<string> = new Set(
  [...groups.flatMap(({ phrases }) => phrases), ...topicPhrases]
    .flatMap((phrase) => wordsIn(phrase))
    .map(({ folded }) => folded),
);

/** Whether a word is known without being in a document: it is not misspelt. */
export const isInVocabulary = (word: Word): boolean =>
  vocabulary.has(word.folded) ||
  findMonth([word]) !== null ||
  stopWordsAmong([word], 'en')(word) ||
  stopWordsAmong([word], 'vi')(word);

/** Shorter words are too like one another. */
const shortestGuessed = 6;

/** The word of the vocabulary that a misspelt one is likely to be. */
export const nearInVocabulary = ({ folded }: Word): string | null => {
  if (folded.length < shortestGuessed) return null;
  const most = folded.length < 8 ? 1 : 2;
  let best: { word: string; letters: number } | null = null;
  for (const word of vocabulary) {
    if (word[0] !== folded[0] || Math.abs(word.length - folded.length) > most) continue;
    const letters = distance(word, folded);
    if (letters <= most && (best === null || letters < best.letters)) best = { word, letters };
  }
  return best?.word ?? null;
};
