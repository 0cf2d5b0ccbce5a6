import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { searchDocuments, searchWords } from '../../../db/schema';
import type { Language } from '../../language';
import { seen } from './seen';

/** Words that say nothing in a search, unless there are no others. "an", "to" or "in" are Vietnamese words too. */
const fillers = new Set(['and', 'for', 'of', 'the', 'with']);

/** The words that a search is made of; more than these are left out. */
const mostWords = 10;

export interface Typed {
  /** As the database folds text: Latin letters and digits with one space between. */
  words: string[];
  /** Words that no document has, with the one they are most likely meant to be. */
  corrections: Map<string, string>;
}

/**
 * Nearest known word: at most one letter wrong in a short word, two in a longer one; of equally near ones that with
 * the same first letter, then the shorter; only words that a visitor may read. A word is known when a document has it,
 * or has one that begins with it.
 */
export const readKeyword = async (db: Queryable, language: Language, keyword: string): Promise<Typed> => {
  const { rows } = await db.execute<{ word: string; correction: string | null }>(sql`
    select typed.word, case when known.is_known then null else near.word end as correction
    from regexp_split_to_table(plain_words(${keyword}), ' ') with ordinality as typed(word, position)
    cross join lateral (
      select exists (select 1 from ${searchWords} w where w.word like typed.word || '%') as is_known
    ) known
    left join lateral (
      select w.word from ${searchWords} w
      where not known.is_known and length(typed.word) >= 3 and abs(length(w.word) - length(typed.word)) <= 2
        and levenshtein_less_equal(w.word, left(typed.word, 40), 2) <= case when length(typed.word) <= 5 then 1 else 2 end
        and exists (select 1 from ${searchDocuments} where ${seen(language)} and words @@ w.word::tsquery)
      order by levenshtein_less_equal(w.word, left(typed.word, 40), 2), left(w.word, 1) <> left(typed.word, 1),
        length(w.word), w.word
      limit 1
    ) near on true
    where typed.word <> '' order by typed.position limit ${mostWords}`);
  const corrections = new Map(
    rows.flatMap(({ word, correction }) => (correction === null ? [] : [[word, correction] as const])),
  );
  return { words: rows.map(({ word }) => word), corrections };
};

/** The words that count. */
export const meaningful = (words: readonly string[]): string[] => {
  const kept = words.filter((word) => !fillers.has(word));
  return kept.length > 0 ? kept : [...words];
};

/** Below this a prefix would match half of all documents. */
const shortestPrefix = 2;

const beginning = (word: string): string => (word.length >= shortestPrefix ? `${word}:*` : word);

const unfinished = (words: readonly string[]): string[] =>
  words.map((word, index) => (index === words.length - 1 ? beginning(word) : word));

/**
 * All words as a text-search query; the last one may be the beginning of a word, since it may not be finished, and two
 * words may be written as one. Words are Latin letters and digits only, so that nothing in them means anything there.
 */
export const allOf = (words: readonly string[]): string => {
  const all = unfinished(words).join(' & ');
  return words.length === 2 ? `${all} | ${beginning(words.join(''))}` : all;
};

/** The words one after the other. */
export const inOrder = (words: readonly string[]): string => unfinished(words).join(' <-> ');

export const anyOf = (words: readonly string[]): string => unfinished(words).join(' | ');
