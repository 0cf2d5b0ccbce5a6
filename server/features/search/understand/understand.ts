import { durationIn } from './duration';
import { type Group, groups } from './groups';
import { type Limit, limitsIn } from './limits';
import { findMonth, type Month } from './months';
import { createPhraseBook } from './phrase-book';
import { isQuestion, stopWordsAmong } from './stop-words';
import { isAccented, type Word, wordsIn } from './written';

/** One thing that is looked for. */
export interface Term {
  /** As it was typed. */
  typed: readonly Word[];
  /** As it is written: with the accents that were left out, where the words are known. */
  meant: readonly Word[];
  group: Group | null;
  /** Whether more letters may follow. */
  isUnfinished: boolean;
  /** What has to hold of everything that is found, where it is that. */
  limit?: Limit;
}

export interface Understood {
  terms: Term[];
  month: Month | null;
  /** The words that count, those of cities too. */
  content: Word[];
  /** All words beside cities and the month. */
  rest: Word[];
  /** Whether it is put as a question. */
  isQuestion: boolean;
  /** How long a journey is wanted. */
  days: number | null;
}

const named = (first: string) => groups.find(({ phrases }) => phrases[0] === first);

/** As if things to do had been asked for. */
export const thingsToDo: Term = {
  typed: wordsIn('things to do'),
  meant: wordsIn('things to do'),
  group: named('things to do')?.group ?? null,
  isUnfinished: false,
};

/** As if a journey had been asked for. */
const tours: Term = {
  typed: [],
  meant: wordsIn('tour'),
  group: named('tour')?.group ?? null,
  isUnfinished: false,
};

/** As if it had to be cheap. */
export const budget: Term = {
  typed: wordsIn('budget'),
  meant: wordsIn('budget'),
  group: named('budget')?.group ?? null,
  isUnfinished: false,
};

/** What types and categories of meals are called. */
export const mealLabels: readonly string[] = ['restaurant', 'noodle soup', 'street food', 'coffee'].flatMap(
  (first) => named(first)?.group.labels ?? [],
);

/** For the evening what is on then comes first. */
const nightlife = named('nightlife')?.group;
const evening = '18:00';

/** A limit is looked for in no text. */
const unwritten: Group = {
  phrases: [],
  labels: [],
  kinds: {},
  isWish: false,
  isStrict: true,
  isOfCity: false,
};

const termsOf = (typed: readonly Word[], limit: Limit): Term[] => {
  const term = { typed, meant: typed, group: unwritten, isUnfinished: false };
  const isLate = limit.what === 'open' && limit.time !== null && limit.time >= evening;
  return [
    { ...term, limit },
    ...(isLate && nightlife ? [{ ...term, group: { ...nightlife, isWish: true } }] : []),
  ];
};

const phrasesAmong = createPhraseBook(groups);

/** A place within the keyword: its words are not looked for. */
export interface Span {
  start: number;
  end: number;
}

/** What a search asks for beside the cities that it names. */
export const understand = (
  words: readonly Word[],
  language: 'en' | 'vi',
  cities: readonly Span[],
): Understood => {
  const isTaken = (index: number) => cities.some(({ start, end }) => index >= start && index < end);
  // Nothing reaches across the name of a city.
  const shown = words.map((word, index) => (isTaken(index) ? { written: '|', folded: '|' } : word));
  const found = findMonth(shown);
  const isOfMonth = (index: number) => found !== null && index >= found.start && index < found.end;
  const limits = limitsIn(
    shown.map((word, index) => (isOfMonth(index) ? { written: '|', folded: '|' } : word)),
  );
  const isOfLimit = (index: number) => limits.some(({ start, end }) => index >= start && index < end);
  const duration = durationIn(
    shown.map(({ folded }, index) => (isOfMonth(index) || isOfLimit(index) ? '|' : folded)),
  );
  const isOfDuration = (index: number) =>
    duration !== null && index >= duration.start && index < duration.end;
  const rest = shown.map((word, index) =>
    isOfMonth(index) || isOfLimit(index) || isOfDuration(index) ? { written: '|', folded: '|' } : word,
  );
  const phrases = phrasesAmong(rest);
  const isStop = stopWordsAmong(words, language);

  const terms: Term[] = [];
  const add = (typed: readonly Word[], meant: readonly Word[], group: Group | null, end: number) => {
    const isSame = group !== null && terms.some((term) => term.group === group);
    if (!isSame) terms.push({ typed, meant, group, isUnfinished: group === null && end === words.length });
  };
  for (let index = 0; index < rest.length; index += 1) {
    const phrase = phrases.find(({ start }) => start === index);
    if (phrase) {
      const typed = rest.slice(phrase.start, phrase.end);
      add(typed, typed.some(isAccented) && typed.length < 3 ? typed : phrase.words, phrase.group, phrase.end);
      index = phrase.end - 1;
      continue;
    }
    const word = rest[index];
    if (word && word.folded !== '|' && !isStop(word)) add([word], [word], null, index + 1);
  }
  for (const { start, end, limit } of limits) terms.push(...termsOf(words.slice(start, end), limit));
  // Who says for how long wants a journey, unless it says what of.
  if (duration && !terms.some(({ group }) => group === tours.group))
    terms.push(
      terms.length > 0 && tours.group ? { ...tours, group: { ...tours.group, isWish: true } } : tours,
    );
  const month = found && { month: found.month, isLunar: found.isLunar };
  const isOfThing = (index: number) =>
    phrases.some(
      ({ start, end, group, words: known }) =>
        index >= start &&
        index < end &&
        group.phrases.includes(known.map(({ written }) => written).join(' ')),
    );
  const content = words.filter(
    (word, index) =>
      !isOfLimit(index) &&
      !isOfDuration(index) &&
      (isTaken(index) || isOfMonth(index) || isOfThing(index) || !isStop(word)),
  );
  // Words that say nothing are all that there is: they are looked for as they are.
  if (terms.length === 0 && !month && cities.length === 0)
    for (const [index, word] of words.entries()) add([word], [word], null, index + 1);
  return {
    terms,
    month,
    content: content.length > 0 ? content : [...words],
    rest: words.filter(
      (_, index) => !isTaken(index) && !isOfMonth(index) && !isOfLimit(index) && !isOfDuration(index),
    ),
    days: duration?.days ?? null,
    isQuestion: isQuestion(words),
  };
};
