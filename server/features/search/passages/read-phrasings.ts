import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { plainText } from '../../../kernel/html';
import type { Phrased } from './phrasings';

interface Row extends Record<string, unknown> {
  id: number;
  question: string;
  answer: string;
  phrasings: string;
}

/** So much of an answer says what it is about. */
const beginning = 400;

/**
 * All questions by their ids with the ways in which they are asked, in every language: who reads English may write
 * Vietnamese. Their answers are a way of saying what they are about.
 */
export const readPhrasings = async (db: Queryable): Promise<Phrased<number>[]> => {
  const { rows } = await db.execute<Row>(
    sql`select record_id as id, question, answer, phrasings from faq_translation order by record_id, lang_id`,
  );
  return rows.map(({ id, question, answer, phrasings }) => ({
    of: id,
    ways: [
      question,
      ...phrasings.split('\n').filter((way) => way.trim() !== ''),
      plainText(answer).slice(0, beginning),
    ],
  }));
};
