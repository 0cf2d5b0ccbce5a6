import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { identity, instant, timestamps, versioned } from '../columns';
import { languages } from './language';

/** A question about a page or record. `entity_type`: city 1, about 3, essential 4, safety 5, getting around 6. */
export const faqs = pgTable(
  'faq',
  {
    id: identity(),
    entity_type: smallint().notNull(),
    entity_id: integer(),
    /** What it is grouped under on a page of many; null: nothing. */
    subject: text(),
    is_active: smallint().notNull().default(0),
    sort: integer().notNull().default(0),
    deleted_at: instant(),
    ...versioned(),
    ...timestamps(),
  },
  (t) => [
    check('faq_is_active_check', sql`${t.is_active} in (0, 1)`),
    check('faq_entity_type_check', sql`${t.entity_type} in (1, 3, 4, 5, 6)`),
    index('faq_entity_index').on(t.entity_type, t.entity_id, t.sort, t.id),
  ],
);

export const faqTranslations = pgTable(
  'faq_translation',
  {
    record_id: integer()
      .notNull()
      .references(() => faqs.id, { onDelete: 'cascade' }),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    question: text().notNull(),
    answer: text().notNull(),
    /** Other ways in which people ask it, one a line; no page shows them, chat and search listen for them. */
    phrasings: text().notNull().default(''),
    folded_text: text().notNull().generatedAlwaysAs(sql`fold(question || ' ' || answer)`),
  },
  (t) => [
    primaryKey({ columns: [t.record_id, t.lang_id] }),
    index('faq_text_trigram').using('gin', sql`${t.folded_text} gin_trgm_ops`),
  ],
);
