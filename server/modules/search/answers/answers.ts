import MiniSearch from 'minisearch';
import type { Queryable } from '../../../../db/client';
import type { Language } from '../../../language';
import { type Answer, collectAnswers } from './collect';
import { meaningfulWords } from './stop-words';
import { alsoCalled, wordsOf } from './topics';

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

/** Of the words of a question so many must be in an answer, and so many in what it is about. */
const leastFound = 2 / 3;
const leastInTitle = 0.5;

/** "scams" finds "scam": a plural that English makes with one letter. */
const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

interface Indexed {
  key: number;
  title: string;
  also: string;
  text: string;
  place: string;
}

interface Answers {
  entries: readonly Answer[];
  index: MiniSearch<Indexed>;
}

const indexed = (entries: readonly Answer[]): Answers => {
  const index = new MiniSearch<Indexed>({
    idField: 'key',
    fields: ['title', 'also', 'text', 'place'],
    tokenize: wordsOf,
    processTerm: singular,
    searchOptions: { boost: { title: 4, also: 2, place: 2 }, combineWith: 'OR' },
  });
  index.addAll(
    entries.map(({ title, text, place }, key) => ({ key, title, also: alsoCalled(title), text, place })),
  );
  return { entries, index };
};

/**
 * What answers a question by itself. It is held in memory, as it is made by hand and of a few hundred entries, and read
 * again after something of it changed.
 */
export const createAnswers = (db: Queryable) => {
  const held = new Map<Language, Promise<Answers>>();

  const answersIn = (language: Language): Promise<Answers> => {
    const known = held.get(language);
    if (known) return known;
    const read = collectAnswers(db, language).then(indexed);
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
    /** The best answers to a question; none where nothing is about it. */
    async find(language: Language, keyword: string): Promise<Answer[]> {
      const words = meaningfulWords(language, wordsOf(keyword)).map(singular);
      if (words.length === 0) return [];
      const { entries, index } = await answersIn(language);
      const found = index.search(words.join(' '), {
        prefix: (term, at, terms) => at === terms.length - 1 && term.length > 3,
      });
      const asked = new Set(words);
      const fits = ({ queryTerms, match }: (typeof found)[number]) => {
        const inTitle = queryTerms.filter((word) =>
          Object.entries(match).some(
            ([term, fields]) =>
              term.startsWith(word) && fields.some((field) => field === 'title' || field === 'also'),
          ),
        );
        return queryTerms.length >= asked.size * leastFound && inTitle.length >= asked.size * leastInTitle;
      };
      return found
        .filter(fits)
        .slice(0, mostAnswers)
        .flatMap(({ id }) => entries[id as number] ?? []);
    },
  };
};

export type AnswerFinder = ReturnType<typeof createAnswers>;
