import { topicPhrases } from '../answers/topics';
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
