import { fold } from '../../../fold';
import type { Language } from '../../../language';
import type { Reading } from '../reading';
import { stopWordsAmong } from '../understand/stop-words';
import { isAccented, spellingsOf, type Word, wordsIn } from '../understand/written';
import type { Answer } from './collect';
import { seasons, type Topic, topicsAmong } from './topics';

/** What a text is about: topics, and the words beside them that say something. */
interface Subject {
  topics: ReadonlySet<Topic>;
  /** As `heard` has them. */
  words: readonly string[];
}

/** An answer with what it is about. */
export interface Judged {
  answer: Answer;
  title: Subject;
  /** Words of the title, as `known` has them. */
  titleWords: ReadonlySet<string>;
  /** Those of all that it says. */
  all: ReadonlySet<string>;
  textTopics: ReadonlySet<Topic>;
}

/** "scams" finds "scam": a plural that English makes with one letter. */
const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** A word as it was asked: accents that were typed count, so that "vé" is not the "vệ" of "nhà vệ sinh". */
const heard = (word: Word): string =>
  isAccented(word) ? (spellingsOf(word.written).toSorted()[0] ?? word.written) : singular(word.folded);

/** What words are found by: as they are written, and by whoever types no accents. */
const known = (words: readonly Word[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => [heard(word), singular(word.folded)]));

const subjectOf = (words: readonly Word[], language: Language): Subject => {
  const found = topicsAmong(words);
  const isStop = stopWordsAmong(words, language);
  const isTaken = (index: number) => found.some(({ start, end }) => index >= start && index < end);
  return {
    topics: new Set(found.map(({ group }) => group)),
    words: words.filter((word, index) => !isTaken(index) && !isStop(word)).map(heard),
  };
};

/** An answer made ready to be compared with questions. */
export const judged = (answer: Answer, language: Language): Judged => {
  const [title, text] = [wordsIn(answer.title), wordsIn(answer.whole)];
  // The town that it is about is no other matter.
  const place = known(wordsIn(answer.place));
  const subject = subjectOf(title, language);
  return {
    answer,
    title: { ...subject, words: subject.words.filter((word) => !place.has(word)) },
    titleWords: known(title),
    all: known([...title, ...text]),
    textTopics: new Set(topicsAmong(text).map(({ group }) => group)),
  };
};

/** What is asked. */
export interface Asked extends Subject {
  /** All words that say something, those of topics too. */
  content: readonly string[];
  /** Whether it asks for something to go to or to do, and asks nothing about it. */
  isOfKinds: boolean;
  /** Whether it asks for places or things to do, whatever else it says. */
  isOfPlaces: boolean;
  /** Whether it is put as a question about the country. */
  isQuestion: boolean;
}

export const askedBy = ({ rest, terms, month, isQuestion, cityIds }: Reading, language: Language): Asked => {
  const subject = subjectOf(rest, language);
  const isStop = stopWordsAmong(rest, language);
  const content = rest.filter((word) => !isStop(word)).map(heard);
  // "In March" asks for the weather and the places that are good then.
  const topics =
    month && subject.topics.size === 0 && content.length === 0 ? new Set([seasons]) : subject.topics;
  // "What to eat in Huế" is put as a question too, and asks for places all the same.
  const isOfPlaces = terms.some(
    ({ group }) => group?.kinds.resourceTypes !== undefined || group?.kinds.entities !== undefined,
  );
  const isOfKinds = (!isQuestion || isOfPlaces) && terms.every(({ group }) => group !== null);
  return {
    topics,
    words: subject.words,
    content,
    isOfKinds,
    isOfPlaces,
    isQuestion: isQuestion && cityIds.length === 0,
  };
};

/** Whether things of a kind are looked for in a town: they are the answer, and no text about the kind. */
export const asksForPlaces = (reading: Reading, language: Language): boolean =>
  reading.cityIds.length > 0 && askedBy(reading, language).isOfKinds;

/** Of the words beside the topic so many must be in an answer. */
const leastBeside = 0.5;
/** Without a topic so many must be in it, and so many in its title. */
const leastFound = 0.75;
const leastInTitle = 0.6;
/** One word alone is in too many. */
const leastWords = 2;

/** So few words are about a title only where they are a good part of it. */
const fewWords = 2;
const mostOfTitle = 0.7;

/** "Is the rice wine safe to drink?" is about more than who asks for water has said: so much for each word of that. */
const strayWord = 1;
const mostStrays = 4;
/** What is true of the country goes before what is told of one town, where no town was named. */
const ofOneTown = 1;
/** Of what is about the matter at all. */
const least = 0.1;

/** "tailor" is in "tailoring". */
const shortestStem = 5;

const isAmong = (word: string, among: ReadonlySet<string>): boolean =>
  among.has(word) || (word.length >= shortestStem && [...among].some((other) => other.startsWith(word)));

/** How many of the words, as `heard` has them, are among others. */
export const shareOf = (words: readonly string[], among: ReadonlySet<string>): number =>
  words.length === 0 ? 1 : words.filter((word) => isAmong(word, among)).length / words.length;

const countOf = (asked: ReadonlySet<Topic>, among: ReadonlySet<Topic>): number =>
  [...asked].filter((topic) => among.has(topic)).length;

/** How well an answer's title fits what is asked; 0 where it doesn't. */
export const relevanceOf = (asked: Asked, { answer, title, titleWords, all, textTopics }: Judged): number => {
  const share = shareOf(asked.content, titleWords);
  const isAsked = (word: string) =>
    asked.content.includes(word) || asked.content.includes(singular(fold(word)));
  const strays = title.words.filter((word) => !isAsked(word)).length;
  const astray =
    strayWord * Math.min(strays, mostStrays) + (asked.isQuestion && answer.city_id !== null ? ofOneTown : 0);
  if (asked.topics.size === 0) {
    const isAbout =
      asked.content.length >= (answer.city_id === null ? leastWords : 1) &&
      !asked.isOfKinds &&
      (asked.content.length > fewWords || strays <= mostOfTitle * title.words.length) &&
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

/**
 * Whether an answer is about all that is asked, its subject and what is asked of it: who sends a motorbike by train is
 * not answered by what children pay on trains.
 */
export const isAboutAll = (
  { topics, words }: Pick<Asked, 'topics' | 'words'>,
  { title, textTopics, all }: Judged,
): boolean =>
  [...topics].every((topic) => title.topics.has(topic) || textTopics.has(topic)) &&
  shareOf(words, all) >= leastBeside;
