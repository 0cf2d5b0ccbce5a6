import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { plainText } from '../../../kernel/html';
import type { Language } from '../../../language';
import { type Answer, collectAnswers } from '../answers/collect';

/** What of a record or a destination a paragraph belongs to. */
export type PassageKind = 'city' | 'resource' | 'thing_to_do' | 'experience' | 'event';

/** A paragraph of the site that may answer a question. */
export interface Passage {
  /** What it is about: the question that it answers, or the name of its record and the heading above it. */
  heading: string;
  text: string;
  /** The destination that it is about; null for the whole country. */
  city_id: number | null;
  /** A fact, a question or a part of a guide; null of a page of a record. */
  answer: Answer | null;
  /** Whose page it stands on; null of what is told of the country. */
  of: { kind: PassageKind; id: number } | null;
}

/** Paragraphs of an HTML text with the headings that they stand under. */
export const paragraphsOf = (html: string): { heading: string; text: string }[] =>
  html.split(/<h[23][^>]*>/u).flatMap((part, index) => {
    const [heading = '', body = ''] = index === 0 ? ['', part] : part.split(/<\/h[23]>/u);
    return body
      .split(/<\/(?:p|li)>/u)
      .map((paragraph) => plainText(paragraph).trim())
      .filter((text) => text !== '')
      .map((text) => ({ heading: plainText(heading), text }));
  });

interface Page extends Record<string, unknown> {
  entity: PassageKind;
  id: number;
  city_id: number | null;
  title: string;
  description: string | null;
  content: string | null;
}

/** The texts of every destination and record that visitors see. One statement. */
const readPages = async (db: Queryable, language: Language): Promise<Page[]> => {
  const { rows } = await db.execute<Page>(sql`
    select p.*, d.title from search_document d join (
      select 'city' as entity, record_id as id, record_id as city_id, description, content
        from city_translation where lang_id = ${language}
      union all select 'resource', t.record_id, r.city_id, t.description, t.content
        from resource_translation t join resource r on r.id = t.record_id where t.lang_id = ${language}
      union all select 'thing_to_do', t.record_id, r.city_id, t.description, t.content
        from thing_to_do_translation t join thing_to_do r on r.id = t.record_id where t.lang_id = ${language}
      union all select 'experience', t.record_id, r.city_id, t.description, t.content
        from experience_translation t join experience r on r.id = t.record_id where t.lang_id = ${language}
      union all select 'event', t.record_id, r.city_id, t.description, t.content
        from event_translation t join event r on r.id = t.record_id where t.lang_id = ${language}
    ) p on p.entity = d.entity and p.id = d.record_id
    where d.is_shown and d.lang_id = ${language}
    order by p.entity, p.id`);
  return rows;
};

const passagesOf = ({ entity, id, city_id, title, description, content }: Page): Passage[] => {
  const of = { kind: entity, id };
  const own = entity === 'city' ? '' : title;
  return [
    ...(description && entity !== 'city' ? [{ heading: '', text: description }] : []),
    ...paragraphsOf(content ?? ''),
  ].map(
    (one): Passage => ({
      heading: [own, one.heading].filter((text) => text !== '').join(': '),
      text: one.text,
      city_id,
      answer: null,
      of,
    }),
  );
};

const pagesAtATime = 10;

/** Everything in one language that may answer a question: facts, questions, guides, and what the pages of records say. */
export const readPassages = async (db: Queryable, language: Language): Promise<Passage[]> => {
  const [answers, pages] = await Promise.all([collectAnswers(db, language), readPages(db, language)]);
  const passages = answers
    .filter(({ is_expired, whole }) => !is_expired && whole !== '')
    .map(
      (answer): Passage => ({
        heading: answer.title,
        text: answer.whole,
        city_id: answer.city_id,
        answer,
        of: answer.city_id === null ? null : { kind: 'city', id: answer.city_id },
      }),
    );
  for (const [index, page] of pages.entries()) {
    // Whoever asks something else meanwhile is answered.
    if (index % pagesAtATime === 0) await setImmediate();
    passages.push(...passagesOf(page));
  }
  return passages;
};
