import { sql } from 'drizzle-orm';
import { index, pgTable, smallint } from 'drizzle-orm/pg-core';
import { recordColumns, translationColumns } from '../columns';
import { recordExtras, translationExtras } from '../tables';

/** A group of things to do. `is_active` is `status` under the name that callers filter by, so they can't differ. */
export const thingToDoCategories = pgTable(
  'thing_to_do_category',
  {
    ...recordColumns(),
    is_active: smallint().notNull().generatedAlwaysAs(sql`status`),
  },
  (t) => [
    ...recordExtras('thing_to_do_category', t),
    index('thing_to_do_category_active_index').on(t.is_active, t.sort, t.id.desc().nullsFirst()),
  ],
);

export const thingToDoCategoryTranslations = pgTable(
  'thing_to_do_category_translation',
  translationColumns(() => thingToDoCategories.id),
  (t) => translationExtras('thing_to_do_category', t),
);
