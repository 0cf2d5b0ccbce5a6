import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { searchDocuments, searchWords } from '../../../db/schema';
import type { Language } from '../../language';
import { seen } from './seen';
import { isFormOfKnown, isInVocabulary, nearInVocabulary } from './understand/vocabulary';
import type { Word } from './understand/written';

/** The words that a search is made of; more than these are left out. */
export const mostWords = 12;

/** A misspelt word is weighed with its neighbours in so many spellings. */
const mostCandidates = 12;

/** Words that are letters in the wrong order: one slip, which counts as two for whoever compares letter by letter. */
const turned = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/**
 * Nearest known words of those that no document has: at most one letter wrong in a short word, two in a longer one. What
 * stands in a title together with its neighbours comes first, then the nearer, then that with the same first letter,
 * then the shorter; only words that a visitor may read. The last word is known when a document has one that begins so.
 */
export const findCorrections = async (
  db: Queryable,
  language: Language,
  words: readonly Word[],
): Promise<Map<string, string>> => {
  const typed = words.slice(0, mostWords).map(({ folded }) => folded);
  const rows = typed.flatMap((word, position) => {
    const own = words[position];
    if (!own || isInVocabulary(own) || isFormOfKnown(own)) return [];
    const beside = [typed[position - 1], typed[position + 1]].filter((other) => other !== undefined);
    return {
      word,
      is_last: position === typed.length - 1,
      beside: beside.join(' | '),
      turned: word.length > 2 ? turned(word) : [],
    };
  });
  if (rows.length === 0) return new Map();
  const { rows: found } = await db.execute<{ word: string; correction: string | null }>(sql`
    select typed.word, near.word as correction
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as typed(word text, is_last bool, beside text, turned jsonb)
    left join lateral (
      select candidate.word from (
        select w.word, case when typed.turned ? w.word then 1
            else levenshtein_less_equal(w.word, left(typed.word, 40), 2) end as distance
        from ${searchWords} w
        where abs(length(w.word) - length(typed.word)) <= 2
          and (typed.turned ? w.word
            or levenshtein_less_equal(w.word, left(typed.word, 40), 2) <= case when length(typed.word) <= 5 then 1 else 2 end)
          and exists (select 1 from ${searchDocuments} where ${seen(language)} and words @@ w.word::tsquery)
        order by distance, left(w.word, 1) <> left(typed.word, 1), abs(length(w.word) - length(typed.word)), w.word limit ${mostCandidates}
      ) candidate
      order by
        typed.beside = '' or not exists (
          select 1 from ${searchDocuments}
          where ${seen(language)} and title_words @@ (candidate.word || ' & (' || nullif(typed.beside, '') || ')')::tsquery),
        distance, left(candidate.word, 1) <> left(typed.word, 1),
        abs(length(candidate.word) - length(typed.word)), candidate.word
      limit 1
    ) near on true
    where length(typed.word) >= 3 and typed.word ~ '[a-z]' and not exists (
      select 1 from ${searchWords} w
      where w.word = typed.word or (typed.is_last and w.word like typed.word || '%'))`);
  return new Map(
    found.map(({ word, correction }) => {
      const known = nearInVocabulary({ written: word, folded: word });
      // One letter away from what everybody types is nearer than what some text has.
      const near = known?.letters === 1 ? known.word : (correction ?? known?.word);
      // A word that nobody knows and that is like no other may still be the misspelt name of a place.
      return [word, near ?? word] as const;
    }),
  );
};
