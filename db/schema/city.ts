import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { coordinates, recordColumns, translationColumns } from '../columns';
import { recordExtras, translationExtras } from '../tables';
import { regions } from './region';

/**
 * A city or destination. `province` is the unit since 1 July 2025, `formerly` the one before that where it was another;
 * `former_names` are searched too.
 */
export const cities = pgTable(
  'city',
  {
    ...recordColumns(),
    city_code: text().notNull().unique(),
    region_id: integer()
      .notNull()
      .references(() => regions.id, { onDelete: 'restrict' }),
    is_highlight: boolean().notNull().default(false),
    best_months: smallint().array().notNull().default(sql`'{}'`),
    province: text().notNull().default(''),
    formerly: text().notNull().default(''),
    former_names: text().array().notNull().default(sql`'{}'`),
    folded_names: text().generatedAlwaysAs(
      sql`fold(province || ' ' || formerly || ' ' || immutable_join(former_names))`,
    ),
    ...coordinates(),
  },
  (t) => [
    ...recordExtras('city', t),
    check('city_code_check', sql`${t.city_code} ~ '^[A-Z0-9]{2,8}$'`),
    check('city_best_months_check', sql`${t.best_months} <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[]`),
    check('city_coordinates_check', sql`${t.lat} between -90 and 90 and ${t.lon} between -180 and 180`),
    index('city_region_index').on(t.region_id, t.sort, t.id.desc().nullsFirst()),
    index('city_highlight_index').on(t.is_highlight, t.sort, t.id.desc().nullsFirst()),
    index('city_names_trigram').using('gin', sql`${t.folded_names} gin_trgm_ops`),
  ],
);

export const cityTranslations = pgTable(
  'city_translation',
  translationColumns(() => cities.id),
  (t) => translationExtras('city', t),
);

/** Climate normals: what a usual month is like. Temperatures in °C (mean daily low and high), rain in mm. */
export const climateNormals = pgTable(
  'climate_normal',
  {
    city_id: integer()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    month: smallint().notNull(),
    min_c: real().notNull(),
    max_c: real().notNull(),
    rain_mm: real().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.city_id, t.month] }),
    check('climate_normal_month_check', sql`${t.month} between 1 and 12`),
    check('climate_normal_range_check', sql`${t.min_c} <= ${t.max_c} and ${t.rain_mm} >= 0`),
  ],
);
