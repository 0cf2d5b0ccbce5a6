import { and, eq, inArray } from 'drizzle-orm';
import {
  cityTranslations,
  eventTranslations,
  experienceTranslations,
  faqs,
  resourceTranslations,
  thingToDoTranslations,
} from '../../../../db/schema';
import { plainText } from '../../../kernel/html';
import { itemRows } from '../../../kernel/items/list';
import { faq, faqEntityTypes } from '../../../kinds/faq/kind';
import type { Context } from '../converse/situation';
import type { StopRef } from '../records/record';
import { token } from '../stream/events';

/** A paragraph of the site that may answer a question. */
export interface Passage {
  /** What it is about: the heading above it, or the question that it answers. */
  heading: string;
  text: string;
  /** Where it stands, as answers name it. */
  of: string;
  isAnswer: boolean;
}

/** Whether a text is of sentences: a table that lost its lines says nothing. */
export const isProse = (text: string): boolean =>
  text.length < 120 || /[.!?](?: |$)/u.test(text.slice(0, 240));

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

/** What the pages of cities say, and the questions that are answered there. Two statements. */
export const passagesOfCities = async (
  { db, language }: Context,
  ids: readonly number[],
): Promise<Passage[]> => {
  if (ids.length === 0) return [];
  const [pages, answered] = await Promise.all([
    db
      .select({ id: cityTranslations.record_id, content: cityTranslations.content })
      .from(cityTranslations)
      .where(and(eq(cityTranslations.lang_id, language), inArray(cityTranslations.record_id, [...ids]))),
    itemRows(
      faq,
      { db, language, includeHidden: false },
      { where: [eq(faqs.entity_type, faqEntityTypes.city), inArray(faqs.entity_id, [...ids])] },
    ),
  ]);
  return [
    ...answered.map(({ entity_id, question, answer }) => ({
      heading: question,
      text: plainText(answer),
      of: token({ kind: 'city', id: entity_id ?? 0 }),
      isAnswer: true,
    })),
    ...pages.flatMap(({ id, content }) =>
      paragraphsOf(content ?? '').map((one) => ({
        ...one,
        of: token({ kind: 'city', id }),
        isAnswer: false,
      })),
    ),
  ];
};

const translations = {
  resource: resourceTranslations,
  thing_to_do: thingToDoTranslations,
  experience: experienceTranslations,
  event: eventTranslations,
} as const;

/** What the page of a record says. One statement. */
export const passagesOfRecord = async (
  { db, language }: Context,
  { kind, id }: StopRef,
): Promise<Passage[]> => {
  const table = translations[kind];
  const rows = await db
    .select({ content: table.content })
    .from(table)
    .where(and(eq(table.record_id, id), eq(table.lang_id, language)));
  return rows.flatMap(({ content }) =>
    paragraphsOf(content ?? '').map((one) => ({ ...one, of: token({ kind, id }), isAnswer: false })),
  );
};
