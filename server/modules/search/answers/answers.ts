import type { Queryable } from '../../../../db/client';
import type { Language } from '../../../language';
import type { SearchResult } from '../search';
import { type Answer, collectAnswers } from './collect';
import { askedBy, type Judged, judged, relevanceOf } from './relevance';

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

/** A second answer that fits so much less than the first stands in the way. */
const leastOfBest = 0.6;

/**
 * What answers a question by itself. It is held in memory, as it is made by hand and of a few hundred entries, and read
 * again after something of it changed.
 */
export const createAnswers = (db: Queryable) => {
  const held = new Map<Language, Promise<Judged[]>>();

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

  return {
    /** A table changed, or something may have changed unheard. */
    forget(tag?: string) {
      if (tag === undefined || watched.has(tag)) held.clear();
    },
    /**
     * The best answers to what was asked; none where nothing is about it. Where a record is called so, only what is about
     * the matter as such stands before it.
     */
    async find(
      language: Language,
      { reading, isNamed }: Pick<SearchResult, 'reading' | 'isNamed'>,
    ): Promise<Answer[]> {
      const asked = askedBy(reading.words, reading, language);
      if (!asked.hasTopic && isNamed) return [];
      const isAboutCity = reading.cityIds.length > 0;
      const ofPlace = ({ city_id }: Answer): boolean => {
        if (city_id === null) return true;
        // What is asked of the country is not answered by one town, nor of one town by another.
        return isAboutCity ? reading.cityIds.includes(city_id) : false;
      };
      const fitting = (await answersIn(language))
        .filter(({ answer }) => ofPlace(answer))
        .map((entry) => ({ answer: entry.answer, relevance: relevanceOf(asked, entry) }))
        .filter(({ relevance }) => relevance > 0)
        .toSorted((one, other) => other.relevance - one.relevance);
      const best = fitting[0]?.relevance ?? 0;
      return fitting
        .filter(({ relevance }) => relevance >= best * leastOfBest)
        .slice(0, mostAnswers)
        .map(({ answer }) => answer);
    },
  };
};

export type AnswerFinder = ReturnType<typeof createAnswers>;
