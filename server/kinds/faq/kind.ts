import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { faqs, faqTranslations } from '../../../db/schema';
import { invalidField } from '../../errors';
import { id, requiredText, status, text } from '../../fields';
import type { Input, WriteContext } from '../../kernel/entity';
import { plainText, sanitise } from '../../kernel/html';
import { faqSubjects } from '../../kernel/items/faq-subjects';
import { textOf } from '../../kernel/items/fields';
import { defineItem, type StoredItem } from '../../kernel/items/item';
import { holdReference } from '../../kernel/reference';
import { city } from '../city/kind';

/** What questions can be about, by the numbers that clients know. */
export const faqEntityTypes = { city: 1, about: 3, essential: 4, safety: 5, getting_around: 6 } as const;

export const faqEntityType = z
  .literal(Object.values(faqEntityTypes))
  .meta({ description: 'city 1, about 3, essential 4, safety 5, getting around 6', example: 5 });

/** A question about a city belongs to one that exists, or to all of them. */
const checkOwner = async ({ tx }: WriteContext, input: Input, stored: StoredItem) => {
  const type = input.entity_type ?? stored?.entity_type;
  const owner = input.entity_id === undefined ? stored?.entity_id : input.entity_id;
  if (type !== faqEntityTypes.city || typeof owner !== 'number') return;
  if (stored?.entity_type === type && stored.entity_id === owner) return;
  if (!(await holdReference(tx, city, owner))) throw invalidField('entity_id', 'unknown_record');
};

/** Questions and answers about a page or a record. */
export const faq = defineItem({
  name: 'faq',
  editors: { method: 'GET', path: '/faq' },
  chapters: {
    FAQs: 'Questions and answers.',
  },
  right: (action) => `faq.${action}`,
  table: faqs,
  translation: faqTranslations,
  live: faqs.is_active,
  bin: faqs.deleted_at,
  image: null,
  visible: sql`${faqs.is_active} = 1 and ${faqTranslations.record_id} is not null`,
  searched: sql`${faqTranslations.folded_text}`,
  row: () => ({
    question: textOf(faqTranslations.question),
    answer: textOf(faqTranslations.answer),
    phrasings: textOf(faqTranslations.phrasings),
    entity_type: faqs.entity_type,
    entity_id: faqs.entity_id,
    subject: sql<(typeof faqSubjects)[number] | null>`${faqs.subject}`,
    is_active: faqs.is_active,
  }),
  input: {
    record: {
      entity_type: faqEntityType,
      entity_id: id
        .nullable()
        .meta({ description: 'Record that the question is about; null = all of the type' }),
      subject: z
        .enum(faqSubjects)
        .nullable()
        .meta({ description: 'What it is grouped under on a page of many; null = nothing' }),
      is_active: status,
    },
    texts: {
      question: requiredText(300),
      answer: requiredText(20_000).meta({ description: 'HTML; made safe before it is stored' }),
      phrasings: text(6000).meta({
        description: 'Other ways in which people ask it, one a line; chat and search listen for them',
      }),
    },
  },
  required: { record: ['entity_type'], texts: ['question', 'answer'] },
  check: checkOwner,
  toTexts: (texts) => {
    if (typeof texts.answer !== 'string') return texts;
    const answer = sanitise(texts.answer);
    if (plainText(answer) === '' && !/<(img|iframe)/.test(answer)) throw invalidField('answer', 'required');
    return { ...texts, answer };
  },
  titled: 'question',
});
