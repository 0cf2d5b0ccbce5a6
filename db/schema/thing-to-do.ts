import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { coordinates, ratingColumns, recordColumns, translationColumns, visitorColumns } from '../columns';
import { recordExtras, translationExtras } from '../tables';
import { coordinatesCheck, durationCheck, ratingCheck } from './checks';
import { cities } from './city';
import { thingToDoCategories } from './thing-to-do-category';

/** Something to do in a city. `price_from` is VND for one person, 0 = free, null = not known. */
export const thingsToDo = pgTable(
  'thing_to_do',
  {
    ...recordColumns(),
    ...ratingColumns(),
    city_id: integer()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    category_id: integer()
      .notNull()
      .references(() => thingToDoCategories.id, { onDelete: 'restrict' }),
    ...visitorColumns(),
    price_from: integer(),
    ...coordinates(),
  },
  (t) => [
    ...recordExtras('thing_to_do', t),
    ratingCheck('thing_to_do', t),
    coordinatesCheck('thing_to_do', t),
    durationCheck('thing_to_do', t),
    check('thing_to_do_price_check', sql`${t.price_from} >= 0`),
    index('thing_to_do_city_index').on(t.city_id, t.sort, t.id.desc().nullsFirst()),
    index('thing_to_do_category_index').on(t.category_id, t.sort, t.id.desc().nullsFirst()),
    index('thing_to_do_best_rated_index').on(
      sql`(rating_sum::numeric / nullif(rating_count, 0)) desc nulls last`,
      t.rating_count.desc().nullsFirst(),
      t.sort,
      t.id.desc().nullsFirst(),
    ),
  ],
);

export const thingToDoTranslations = pgTable(
  'thing_to_do_translation',
  translationColumns(() => thingsToDo.id),
  (t) => translationExtras('thing_to_do', t),
);
