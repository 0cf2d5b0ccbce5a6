import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { settings } from '../../../../db/schema';
import { plainText } from '../../../kernel/html';
import { itemRows } from '../../../kernel/items/list';
import { fact } from '../../../kinds/fact/kind';
import { faq, faqEntityTypes } from '../../../kinds/faq/kind';
import type { Language } from '../../../language';
import { readCityNames } from './city-names';
import { guideOfFact, guidePaths, pathOfFaqType, sitePages } from './pages';
import { wordsOf } from './topics';

/** Something that answers a question by itself, with where it is told at length. */
export interface Answer {
  type: 'fact' | 'faq' | 'guide';
  /** Of the record; of a part of a guide its place in it. */
  id: number;
  /** What is asked, or what it is about. */
  title: string;
  /** Plain text. */
  text: string;
  /** All of it, where only the beginning is shown. */
  whole: string;
  /** Page on the site, below the language, with the place in it. */
  path: string;
  source: string;
  source_url: string | null;
  /** yyyy-MM-dd; null where nothing in it changes by the year. */
  checked_on: string | null;
  is_expired: boolean;
  /** The city that it is about; empty for the whole country. */
  place: string;
  city_id: number | null;
}

const longestText = 400;

/** The first sentences of a text, whole ones where there are any. */
const beginningOf = (text: string): string => {
  if (text.length <= longestText) return text;
  const cut = text.slice(0, longestText);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > 80 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
};

const plain = {
  source: '',
  source_url: null,
  checked_on: null,
  is_expired: false,
  place: '',
  city_id: null,
} as const;

/** Parts of a guide by their headings; `<h2>` and `<h3>` are what a guide has. */
const partsOf = (html: string): { title: string; text: string; whole: string }[] => {
  const [, ...parts] = html.split(/<h[23][^>]*>/);
  return parts.flatMap((part) => {
    const [heading = '', body = ''] = part.split(/<\/h[23]>/);
    const whole = plainText(body);
    return heading ? [{ title: plainText(heading), text: beginningOf(whole), whole }] : [];
  });
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Everything in one language that can answer a question by itself: facts, questions, parts of guides, pages with a tool. */
export const collectAnswers = async (db: Queryable, language: Language): Promise<Answer[]> => {
  const context = { db, language, includeHidden: false };
  const [facts, questions, guides, cities] = await Promise.all([
    itemRows(fact, context),
    itemRows(faq, context),
    db.select().from(settings).where(eq(settings.lang_id, language)),
    readCityNames(db, language),
  ]);
  return [
    ...facts.map(
      (row): Answer => ({
        type: 'fact',
        id: row.id,
        title: row.label || row.value,
        text: row.value,
        whole: row.value,
        path: `${guideOfFact(row.key)}#${row.key.replaceAll('.', '-')}`,
        source: row.source,
        source_url: row.source_url,
        checked_on: row.checked_on,
        is_expired: row.is_expired,
        place: '',
        city_id: null,
      }),
    ),
    ...questions.flatMap((row): Answer[] => {
      const place = row.entity_type === faqEntityTypes.city ? cities.get(row.entity_id ?? 0) : undefined;
      const path = place ? `/city/${place.slug}` : pathOfFaqType.get(row.entity_type);
      if (!path) return [];
      const whole = plainText(row.answer);
      const text = beginningOf(whole);
      const title = row.question;
      return [
        {
          ...plain,
          type: 'faq',
          id: row.id,
          title,
          text,
          whole,
          path: place ? `${path}#faqs` : `${path}#faq-${row.id}`,
          place: place?.title ?? '',
          city_id: place ? row.entity_id : null,
        },
      ];
    }),
    ...guides.flatMap(({ group, value }): Answer[] => {
      const path = guidePaths.get(group);
      if (!path) return [];
      const [title, text] = [textOf(value.title), textOf(value.description)];
      const parts = partsOf(textOf(value.content)).map((part, index): Answer => {
        const anchor = wordsOf(part.title).join('-');
        return { ...plain, ...part, type: 'guide', id: index + 1, path: `${path}#${anchor}` };
      });
      return [
        ...(title ? [{ ...plain, type: 'guide' as const, id: 0, title, text, whole: text, path }] : []),
        ...parts,
      ];
    }),
    ...sitePages(language).map(
      (page): Answer => ({
        ...plain,
        ...page,
        whole: page.text,
        type: 'guide',
        id: 0,
      }),
    ),
  ];
};
