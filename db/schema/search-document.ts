import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { languages } from './language';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What search reads: one row for each content record and language, of all kinds, so that one index finds and counts
 * them together. Written in the transaction that changes the record. Words are folded: `title_words` are those of title
 * and other names, where neighbours stand joined as well, so that "hanoi" finds "Hà Nội"; `words` are these and those of
 * description and content. `written_words` are the same ones with their accents, those of the title under weight A: "chay"
 * is without meat, "cháy" is burnt. Null where an earlier version wrote the row.
 */
export const searchDocuments = pgTable(
  'search_document',
  {
    entity: text().notNull(),
    record_id: integer().notNull(),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    title: text().notNull(),
    folded_title: text().notNull(),
    folded_names: text().notNull().default(''),
    title_words: tsvector().notNull(),
    words: tsvector().notNull(),
    written_words: tsvector(),
    is_shown: boolean().notNull(),
    published_at: instant(),
    hidden_at: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.entity, t.record_id, t.lang_id] }),
    // An index for each language, so that a search reads only its own.
    ...(['en', 'vi'] as const).flatMap((language) => {
      const shown = sql.raw(`lang_id = '${language}' and is_shown`);
      return [
        index(`search_document_${language}_words`).using('gin', t.words).where(shown),
        index(`search_document_${language}_written_words`).using('gin', t.written_words).where(shown),
        index(`search_document_${language}_title_words`).using('gin', t.title_words).where(shown),
        index(`search_document_${language}_title`).on(sql`${t.folded_title} text_pattern_ops`).where(shown),
      ];
    }),
  ],
);

/** Every folded word that stands in a document: what a misspelt one is corrected to. */
export const searchWords = pgTable('search_word', { word: text().primaryKey() }, (t) => [
  index('search_word_prefix').on(sql`${t.word} text_pattern_ops`),
]);
