import type { Queryable } from '../../../../db/client';
import type { Language } from '../../../language';
import { answerTables } from '../answers/answers';
import { type PhrasingIndex, phrasingIndex } from './phrasings';
import { type Ranking, rankingOf } from './rank';
import { type Passage, readPassages } from './read';
import { readPhrasings } from './read-phrasings';
import { type Term, termsOf } from './terms';

/** What the site says in one language, ready to be asked. */
export interface Known {
  passages: readonly Passage[];
  ranking: Ranking;
  /** The questions that are answered, by the ways in which people ask them. */
  asked: PhrasingIndex<Passage>;
}

const watched: ReadonlySet<string> = new Set([
  ...answerTables,
  'resource',
  'thing_to_do',
  'experience',
  'event',
]);

/** The same questions as the passages of one language that answer them. */
const inLanguage = (
  index: PhrasingIndex<number>,
  byId: ReadonlyMap<number, Passage>,
): PhrasingIndex<Passage> => ({
  fit: (asked, { answer }) =>
    answer?.type === 'faq'
      ? index.fit(asked, answer.id)
      : { share: 1, hasLead: true, rarity: Number.POSITIVE_INFINITY },
  nearest: (text, fits, most) =>
    index
      .nearest(
        text,
        (id) => {
          const passage = byId.get(id);
          return passage !== undefined && fits(passage);
        },
        most,
      )
      .flatMap(({ of, likeness }) => {
        const passage = byId.get(of);
        return passage ? [{ of: passage, likeness }] : [];
      }),
});

/**
 * All passages of the site by language. They are held in memory and read again by the next question after something of
 * them changed; only changed texts are taken apart anew.
 */
export const createPassages = (db: Queryable) => {
  const held = new Map<Language, Promise<Known>>();
  const taken = new Map<Language, Map<string, readonly Term[]>>();

  /** The questions of all languages, made ready once. */
  let phrasings: Promise<PhrasingIndex<number>> | null = null;

  const questions = (): Promise<PhrasingIndex<number>> => {
    phrasings ??= readPhrasings(db).then(phrasingIndex);
    phrasings.catch(() => {
      phrasings = null;
    });
    return phrasings;
  };

  const read = async (language: Language): Promise<Known> => {
    const passages = await readPassages(db, language);
    const before = taken.get(language);
    const now = new Map<string, readonly Term[]>();
    taken.set(language, now);
    const ranking = await rankingOf(passages, (text, isAnswer) => {
      const key = `${isAnswer ? '?' : ' '}${text}`;
      const terms = now.get(key) ?? before?.get(key) ?? termsOf(text, { isAnswer });
      now.set(key, terms);
      return terms;
    });
    const byId = new Map(
      passages.flatMap((one) => (one.answer?.type === 'faq' ? [[one.answer.id, one] as const] : [])),
    );
    return { passages, ranking, asked: inLanguage(await questions(), byId) };
  };

  return {
    /** A table changed, or something may have changed unheard. */
    forget(tag?: string) {
      if (tag === undefined || tag.startsWith('faq')) phrasings = null;
      if (tag === undefined || watched.has(tag)) held.clear();
    },
    known(language: Language): Promise<Known> {
      const own = held.get(language);
      if (own) return own;
      const reading = read(language);
      held.set(language, reading);
      // Whoever asks next tries again.
      reading.catch(() => held.delete(language));
      return reading;
    },
  };
};

export type PassageFinder = ReturnType<typeof createPassages>;
