import type { Language } from '../../../language';
import type { Reading } from '../reading';
import { stopWordsAmong } from '../understand/stop-words';
import { type Word, wordsIn } from '../understand/written';
import type { Answer } from './collect';
import { seasons, type Topic, topicsAmong } from './topics';

/** What a text is about: topics, and the words beside them that say something. */
interface Subject {
  topics: ReadonlySet<Topic>;
  words: readonly string[];
}

/** An answer with what it is about. */
export interface Judged {
  answer: Answer;
  title: Subject;
  /** Folded words of the title. */
  titleWords: ReadonlySet<string>;
  /** Those of all that it says. */
  all: ReadonlySet<string>;
  textTopics: ReadonlySet<Topic>;
}

/** "scams" finds "scam": a plural that English makes with one letter. */
const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

const foldedSet = (words: readonly Word[]) => new Set(words.map(({ folded }) => singular(folded)));

const subjectOf = (words: readonly Word[], language: Language): Subject => {
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

/** An answer made ready to be compared with questions. */
export const judged = (answer: Answer, language: Language): Judged => {
  const [title, text] = [wordsIn(answer.title), wordsIn(answer.whole)];
  return {
    answer,
    title: subjectOf(title, language),
    titleWords: foldedSet(title),
    all: foldedSet([...title, ...text]),
    textTopics: new Set(topicsAmong(text).map(({ group }) => group)),
  };
};

/** What is asked. */
export interface Asked extends Subject {
  /** All words that say something, those of topics too. */
  content: readonly string[];
  /** Whether it asks for something to go to or to do, and asks nothing about it. */
  isOfKinds: boolean;
  /** Whether it is put as a question about the country. */
  isQuestion: boolean;
}

export const askedBy = ({ rest, terms, month, isQuestion, cityIds }: Reading, language: Language): Asked => {
  const subject = subjectOf(rest, language);
  const isStop = stopWordsAmong(rest, language);
  const content = rest.filter((word) => !isStop(word)).map(({ folded }) => singular(folded));
  // "In March" asks for the weather and the places that are good then.
  const topics =
    month && subject.topics.size === 0 && content.length === 0 ? new Set([seasons]) : subject.topics;
  const isOfKinds = !isQuestion && terms.every(({ group }) => group !== null);
  return { topics, words: subject.words, content, isOfKinds, isQuestion: isQuestion && cityIds.length === 0 };
};

/** Of the words beside the topic so many must be in an answer. */
const leastBeside = 0.5;
/** Without a topic so many must be in it, and so many in its title. */
const leastFound = 0.75;
const leastInTitle = 0.6;
/** One word alone is in too many. */
const leastWords = 2;

/** "Is the rice wine safe to drink?" is about more than who asks for water has said: so much for each word of that. */
const strayWord = 1;
const mostStrays = 4;
/** What is true of the country goes before what is told of one town, where no town was named. */
const ofOneTown = 1;
/** Of what is about the matter at all. */
const least = 0.1;

/** "tailor" is in "tailoring". */
const shortestStem = 5;

const isAmong = (word: string, known: ReadonlySet<string>): boolean =>
  known.has(word) || (word.length >= shortestStem && [...known].some((other) => other.startsWith(word)));

export const shareOf = (words: readonly string[], known: ReadonlySet<string>): number =>
  words.length === 0 ? 1 : words.filter((word) => isAmong(word, known)).length / words.length;

const countOf = (asked: ReadonlySet<Topic>, known: ReadonlySet<Topic>): number =>
  [...asked].filter((topic) => known.has(topic)).length;

/** How well an answer's title fits what is asked; 0 where it doesn't. */
export const relevanceOf = (asked: Asked, { answer, title, titleWords, all, textTopics }: Judged): number => {
  const share = shareOf(asked.content, titleWords);
  const strays = title.words.filter((word) => !asked.content.includes(word)).length;
  const astray =
    strayWord * Math.min(strays, mostStrays) + (asked.isQuestion && answer.city_id !== null ? ofOneTown : 0);
  if (asked.topics.size === 0) {
    const isAbout =
      asked.content.length >= (answer.city_id === null ? leastWords : 1) &&
      !asked.isOfKinds &&
      shareOf(asked.content, all) >= leastFound &&
      share >= leastInTitle;
    return isAbout ? Math.max(least, 6 * share + shareOf(asked.content, all) - astray) : 0;
  }
  const inTitle = countOf(asked.topics, title.topics);
  // What has all that is asked about is about it, whatever word stands beside: "common taxi scams".
  const hasAll = asked.topics.size > 1 && inTitle === asked.topics.size;
  const isBeside =
    hasAll ||
    shareOf(asked.words, all) >= leastBeside ||
    (asked.isQuestion && asked.words.length <= Math.max(1, asked.topics.size));
  if (inTitle === 0 || !isBeside) return 0;
  // A title about fewer other things is more about this one.
  const focus = inTitle / (title.topics.size + title.words.length / 4);
  const fit =
    10 * inTitle +
    countOf(asked.topics, textTopics) +
    6 * share +
    3 * shareOf(asked.words, titleWords) +
    3 * focus;
  return Math.max(least, fit - astray);
};

/** The same of what an answer says below its title, for what no title is about. */
export const relevanceOfText = (asked: Asked, { all, textTopics, answer }: Judged): number => {
  const inText = countOf(asked.topics, textTopics);
  if (inText === 0 || inText < asked.topics.size || shareOf(asked.words, all) < leastBeside) return 0;
  // In a short text it is a larger part.
  return shareOf(asked.content, all) + 100 / (100 + answer.whole.length);
};
