import { sql } from 'drizzle-orm';
import { searchDocuments } from '../../../../db/schema';
import type { ReadContext } from '../../../kernel/entity';
import { distance } from '../../search/understand/distance';
import { isInVocabulary } from '../../search/understand/vocabulary';
import { foldedText, isAccented, type Word, wordsIn } from '../../search/understand/written';
import { findCorrections } from '../../search/words';

/** Of a long word two letters may be wrong. */
const longWord = 8;

/** Whether a word that stands in the texts is what was meant; "Gotham" is not "gothic". */
const isSlip = (word: string, correction: string | undefined): boolean =>
  correction !== undefined &&
  correction !== word &&
  distance(word, correction) <= (word.length >= longWord ? 2 : 1);

/**
 * Names that no text of the site has, in either language, and that are no slip for a word that one has. One written
 * with accents is looked for as a whole, as its syllables are words of any text; of another a word has to be unknown.
 * One or two queries for each name.
 */
export const unknownAmong = async (
  { db, language }: Pick<ReadContext, 'db' | 'language'>,
  names: readonly string[],
): Promise<string[]> => {
  const isInTexts = async (words: readonly Word[]): Promise<boolean> => {
    const phrase = words.map(({ folded }) => folded).join(' <-> ');
    const { rows } = await db.execute(
      sql`select 1 from ${searchDocuments} where ${searchDocuments.is_shown} and words @@ ${phrase}::tsquery limit 1`,
    );
    return rows.length > 0;
  };
  const judged = await Promise.all(
    names.map(async (name) => {
      const words = wordsIn(name);
      if (words.length === 0 || foldedText(words).length < 3) return false;
      if (words.some(isAccented) && words.length > 1) {
        // "Bản Tả Van" is Tả Van.
        const forms = words.length > 2 ? [words, words.slice(1)] : [words];
        return !(await Promise.all(forms.map(isInTexts))).some(Boolean);
      }
      const known = await Promise.all(words.map(async (word) => isInVocabulary(word) || isInTexts([word])));
      const strange = words.filter((_, index) => !known[index]);
      if (strange.length === 0) return false;
      const corrections = await findCorrections(db, language, strange);
      return !strange.every(({ folded }) => isSlip(folded, corrections.get(folded)));
    }),
  );
  return names.filter((_, index) => judged[index]);
};
