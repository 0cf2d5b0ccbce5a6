import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { coordinates, ratingColumns, recordColumns, translationColumns, visitorColumns } from '../columns';
import { recordExtras, translationExtras } from '../tables';
import { coordinatesCheck, durationCheck, ratingCheck } from './checks';
import { cities } from './city';
import { experienceTypes } from './experience-type';
import { regions } from './region';

/** Something to taste, see or take part in. `is_hot` is an editor's pick; `price_from` is VND for one person. */
export const experiences = pgTable(
  'experience',
  {
    ...recordColumns(),
    ...ratingColumns(),
    experience_type_id: integer()
      .notNull()
      .references(() => experienceTypes.id, { onDelete: 'restrict' }),
    region_id: integer().references(() => regions.id, { onDelete: 'set null' }),
    city_id: integer().references(() => cities.id, { onDelete: 'set null' }),
    is_hot: boolean().notNull().default(false),
    price_from: integer(),
    ...visitorColumns(),
    ...coordinates(),
  },
  (t) => [
    ...recordExtras('experience', t),
    ratingCheck('experience', t),
    coordinatesCheck('experience', t),
    check('experience_price_check', sql`${t.price_from} >= 0`),
    durationCheck('experience', t),
    index('experience_type_index').on(t.experience_type_id, t.sort, t.id.desc().nullsFirst()),
    index('experience_type_hot_first_index').on(
      t.experience_type_id,
      t.is_hot.desc().nullsFirst(),
      t.sort,
      t.id.desc().nullsFirst(),
    ),
    index('experience_region_index').on(t.region_id, t.sort, t.id.desc().nullsFirst()),
    index('experience_city_index').on(t.city_id, t.sort, t.id.desc().nullsFirst()),
    index('experience_hot_index')
      .on(t.experience_type_id, t.sort, t.id.desc().nullsFirst())
      .where(sql`is_hot and deleted_at is null`),
  ],
);

export const experienceTranslations = pgTable(
  'experience_translation',
  {
    ...translationColumns(() => experiences.id),
    highlights: text().array().notNull().default(sql`'{}'`),
  },
  (t) => translationExtras('experience', t),
);
