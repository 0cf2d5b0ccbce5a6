import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import type { Phrased } from './phrasings';
import type { Passage } from './read';

interface Row extends Record<string, unknown> {
  id: number;
  question: string;
  phrasings: string;
}

/**
 * The questions among the passages with all ways in which they are asked, in every language: who reads English may write
 * Vietnamese. Their answers are a way of saying what they are about.
 */
export const readPhrasings = async (
  db: Queryable,
  passages: readonly Passage[],
): Promise<Phrased<Passage>[]> => {
  const { rows } = await db.execute<Row>(
    sql`select record_id as id, question, phrasings from faq_translation order by record_id, lang_id`,
  );
  const byId = new Map(passages.flatMap((one) => (one.answer?.type === 'faq' ? [[one.answer.id, one]] : [])));
  return rows.flatMap(({ id, question, phrasings }) => {
    const of = byId.get(id);
    if (!of?.answer) return [];
    const ways = [question, ...phrasings.split('\n').filter((way) => way.trim() !== '')];
    return [{ of, ways: question === of.heading ? [...ways, of.answer.text] : ways }];
  });
};
