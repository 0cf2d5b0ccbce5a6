import { stopWordsAmong } from '../understand/stop-words';
import type { Understood } from '../understand/understand';
import { type Word, wordsIn } from '../understand/written';
import type { Answer } from './collect';
import { type Topic, topicsAmong } from './topics';

/** A question, or the title or text of an answer, as what it is about and the words beside. */
interface Subject {
  topics: ReadonlySet<Topic>;
  /** Words that say something and belong to no topic. */
  words: readonly string[];
}

/** An answer with what it is about. */
export interface Judged {
  answer: Answer;
  title: Subject;
  /** Folded words of title and text. */
  all: ReadonlySet<string>;
  titleWords: ReadonlySet<string>;
  textTopics: ReadonlySet<Topic>;
}

/** "scams" finds "scam": a plural that English makes with one letter. */
const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

const subjectOf = (words: readonly Word[], language: 'en' | 'vi'): Subject => {
  const found = topicsAmong(words);
  const isStop = stopWordsAmong(words, language);
  const isTaken = (index: number) => found.some(({ start, end }) => index >= start && index < end);
  return {
    topics: new Set(found.map(({ group }) => group)),
    words: words
      .filter((word, index) => !isTaken(index) && !isStop(word))
      .map(({ folded }) => singular(folded)),
  };
};

const foldedSet = (words: readonly Word[]) => new Set(words.map(({ folded }) => singular(folded)));

export const judged = (answer: Answer, language: 'en' | 'vi'): Judged => {
  const [title, text] = [wordsIn(answer.title), wordsIn(answer.text)];
  return {
    answer,
    title: subjectOf(title, language),
    titleWords: foldedSet(title),
    all: foldedSet([...title, ...text, ...wordsIn(answer.place)]),
    textTopics: new Set(topicsAmong(text).map(({ group }) => group)),
  };
};

/** What is asked, for {@link relevanceOf}. */
export interface Asked extends Subject {
  /** All that say something, those of topics too. */
  content: readonly string[];
  /** Cities that are named. */
  cities: readonly string[];
  hasTopic: boolean;
}

export const askedBy = (
  words: readonly Word[],
  { content, month }: Pick<Understood, 'content' | 'month'>,
  language: 'en' | 'vi',
): Asked => {
  const subject = subjectOf(words, language);
  const own = content.map(({ folded }) => singular(folded));
  return { ...subject, content: own, cities: [], hasTopic: subject.topics.size > 0 || month !== null };
};

/** Of the words beside the topic so many must be in an answer. */
const leastFound = 0.5;
/** Without a topic so many must be in it, and so many in its title. */
const leastOfAll = 0.75;
const leastInTitle = 0.6;

const shareOf = (words: readonly string[], known: ReadonlySet<string>): number =>
  words.length === 0 ? 1 : words.filter((word) => known.has(word)).length / words.length;

/** How well an answer fits; 0 where it doesn't. */
export const relevanceOf = (asked: Asked, { title, titleWords, all, textTopics }: Judged): number => {
  const inTitle = [...asked.topics].filter((topic) => title.topics.has(topic)).length;
  const inText = [...asked.topics].filter((topic) => textTopics.has(topic)).length;
  const shareInTitle = shareOf(asked.content, titleWords);
  if (asked.topics.size > 0) {
    if (inTitle === 0 || shareOf(asked.words, all) < leastFound) return 0;
    // A title about fewer other things is more about this one.
    const focus = inTitle / (title.topics.size + title.words.length / 4);
    return 10 * inTitle + inText + 6 * shareInTitle + 3 * shareOf(asked.words, titleWords) + 3 * focus;
  }
  const found = shareOf(asked.content, all);
  if (asked.content.length === 0 || found < leastOfAll || shareInTitle < leastInTitle) return 0;
  return 6 * shareInTitle + found;
};
