import type { Queryable } from '../../../../db/client';
import type { Language } from '../../../language';
import { createPlaceNames } from '../place-names';
import { readKeyword } from '../reading';
import type { SearchResult } from '../search';
import { type Answer, collectAnswers } from './collect';
import {
  type Asked,
  askedBy,
  isAboutAll,
  type Judged,
  judged,
  relevanceOf,
  relevanceOfText,
  shareOf,
} from './relevance';

/** Tables that answers are made from. */
export const answerTables = [
  'fact_record',
  'fact_record_translation',
  'faq',
  'faq_translation',
  'setting',
  'city',
  'city_translation',
] as const;

const watched: ReadonlySet<string> = new Set(['fact_record', 'faq', 'setting', 'city']);

/** More would stand between a visitor and the places below. */
const mostAnswers = 2;

/** Of what is asked without a city so much must be in the title of an answer about one. */
const leastOfTown = 0.75;

/** Of the name of the other city so much must be in the title of what tells the way there. */
const leastOfNames = 0.6;

/** A second answer that fits so much less than the first stands in the way. */
const leastOfBest = 0.6;

/** One town does not answer for another; for the country it does only where it is asked for by many words. */
const mayAnswer = (
  { answer: { city_id }, titleWords }: Judged,
  { topics, content, isOfKinds, isOfPlaces }: Asked,
  cityIds: readonly number[],
): boolean => {
  // Who asks what to do in a town with children wants places there, not what is said of children everywhere.
  if (city_id === null) return cityIds.length === 0 || !isOfKinds || !isOfPlaces;
  if (cityIds.length > 0) return cityIds.includes(city_id);
  return topics.size === 0 && content.length > 1 && shareOf(content, titleWords) >= leastOfTown;
};

/** Those that fit best, none that fits much less than the best. */
const best = (answers: readonly Judged[], relevance: (entry: Judged) => number, most: number): Answer[] => {
  const fitting = answers
    .map((entry) => ({ answer: entry.answer, fit: relevance(entry) }))
    .filter(({ fit }) => fit > 0)
    // Of equal ones the country's stand before a town's, and those of the coming year are first by their keys.
    .toSorted(
      (one, other) =>
        other.fit - one.fit ||
        Number(one.answer.city_id !== null) - Number(other.answer.city_id !== null) ||
        one.answer.path.localeCompare(other.answer.path),
    );
  const least = (fitting[0]?.fit ?? 0) * leastOfBest;
  return fitting
    .filter(({ fit }) => fit >= least)
    .slice(0, most)
    .map(({ answer }) => answer);
};

/** Who names two cities and nothing else wants to get from one to the other. */
const betweenCities = (answers: readonly Judged[], { cities }: SearchResult['reading']): Answer[] => {
  if (cities.length < 2) return [];
  return best(
    answers,
    ({ answer: { city_id }, titleWords }) => {
      if (city_id === null || !cities.some(({ ids }) => ids.includes(city_id))) return 0;
      const other = cities.filter(({ ids }) => !ids.includes(city_id)).flatMap(({ words }) => words);
      return shareOf(
        other.map(({ folded }) => folded),
        titleWords,
      ) >= leastOfNames
        ? 1
        : 0;
    },
    1,
  );
};

/**
 * What answers a question by itself. It is held in memory, as it is made by hand and of a few hundred entries, and read
 * again after something of it changed.
 */
export const createAnswers = (db: Queryable) => {
  const held = new Map<Language, Promise<Judged[]>>();
  const placeNames = createPlaceNames(db);

  const answersIn = (language: Language): Promise<Judged[]> => {
    const known = held.get(language);
    if (known) return known;
    const read = collectAnswers(db, language).then((answers) =>
      answers.map((answer) => judged(answer, language)),
    );
    held.set(language, read);
    // Whoever asks next tries again.
    read.catch(() => held.delete(language));
    return read;
  };

  /**
   * The best answers to what was asked; none where nothing is about it. Where a record is called so, only what is about
   * the matter as such stands before it.
   */
  const answer = async (
    language: Language,
    { reading, isNamed }: Pick<SearchResult, 'reading' | 'isNamed'>,
  ): Promise<Answer[]> => {
    const asked = askedBy(reading, language);
    const known = await answersIn(language);
    if (asked.topics.size === 0 && asked.content.length === 0) return betweenCities(known, reading);
    if (asked.topics.size === 0 && isNamed) return [];
    const answers = known.filter((entry) => mayAnswer(entry, asked, reading.cityIds));
    const found = best(answers, (entry) => relevanceOf(asked, entry), mostAnswers);
    // Who looks for things in a town is not answered by what some text says beside something else.
    if (found.length > 0 || (asked.isOfKinds && reading.cityIds.length > 0)) return found;
    return best(answers, (entry) => relevanceOfText(asked, entry), 1);
  };

  return {
    /** A table changed, or something may have changed unheard. */
    forget(tag?: string) {
      if (tag === undefined || watched.has(tag)) held.clear();
      placeNames.forget(tag);
    },
    answer,
    /** The answers to a question that are about all of it: in a talk what is beside the point is worse than none. */
    async find(language: Language, keyword: string): Promise<Answer[]> {
      const reading = await readKeyword(language, keyword, {
        placeNames,
        correctionsOf: async () => new Map(),
      });
      const answers = await answer(language, { reading, isNamed: false });
      const asked = askedBy(reading, language);
      const about = new Set(
        (await answersIn(language)).filter((entry) => isAboutAll(asked, entry)).map((entry) => entry.answer),
      );
      return answers.filter((one) => about.has(one));
    },
  };
};

export type AnswerFinder = ReturnType<typeof createAnswers>;
