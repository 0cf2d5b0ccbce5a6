import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../columns';
import { recordExtras } from '../tables';
import { languages } from './language';

/** An entry of the plan-your-trip menu and gallery. `link` is a site path without its language, or a full address. */
export const planYourTripItems = pgTable(
  'plan_your_trip_item',
  {
    ...recordColumns(),
    link: text().notNull().default(''),
    icon: text().notNull().default(''),
  },
  (t) => recordExtras('plan_your_trip_item', t),
);

/** Has no slug: an item is a way to a page, not a page. */
export const planYourTripItemTranslations = pgTable(
  'plan_your_trip_item_translation',
  {
    record_id: integer()
      .notNull()
      .references(() => planYourTripItems.id, { onDelete: 'cascade' }),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    title: text().notNull(),
    description: text().notNull().default(''),
    image_alt: text().notNull().default(''),
    is_published: boolean().notNull().default(true),
    folded_text: text().notNull().generatedAlwaysAs(sql`fold(title || ' ' || description)`),
  },
  (t) => [
    primaryKey({ columns: [t.record_id, t.lang_id], name: 'plan_your_trip_item_translation_pkey' }),
    index('plan_your_trip_item_text_trigram').using('gin', sql`${t.folded_text} gin_trgm_ops`),
  ],
);
