import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { BookingTerms } from '../../server/kernel/booking-terms/shape';
import { coordinates, ratingColumns, recordColumns, translationColumns, visitorColumns } from '../columns';
import { recordExtras, translationExtras } from '../tables';
import { coordinatesCheck, durationCheck, ratingCheck } from './checks';
import { cities } from './city';
import { themes } from './theme';

export type { Accessibility, OpeningHours, Weekday } from './visitor';

/**
 * A place: tourist spot 3188, restaurant 3189, entertainment 3190 or accommodation 3191 by `resource_type`. Stars and
 * `hotel_type` belong to accommodation only. `facilities` are codes that the interface names; `former_names` are
 * searched too. `is_sample` marks one that doesn't exist and shows what a partner's page is like. `vr_link` is a view all around: a page elsewhere, or a picture of the media library that shows 360
 * degrees in its width and 180 in its height. `verdict_by` and `verdict_on`: who judged whether it is worth a detour, and when.
 */
export const resources = pgTable(
  'resource',
  {
    ...recordColumns(),
    ...ratingColumns(),
    resource_type: smallint().notNull(),
    city_id: integer()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    phone: text(),
    website: text(),
    ...visitorColumns(),
    price_band: smallint(),
    star_rating: smallint(),
    hotel_type: text(),
    is_historic: boolean().notNull().default(false),
    is_sample: boolean().notNull().default(false),
    booking_terms: jsonb().$type<BookingTerms>().notNull().default({}),
    facilities: text().array().notNull().default(sql`'{}'`),
    vr_link: text(),
    former_names: text().array().notNull().default(sql`'{}'`),
    verdict_by: text().notNull().default(''),
    verdict_on: date(),
    folded_names: text().generatedAlwaysAs(sql`fold(immutable_join(former_names))`),
    ...coordinates(),
  },
  (t) => [
    ...recordExtras('resource', t),
    ratingCheck('resource', t),
    coordinatesCheck('resource', t),
    durationCheck('resource', t),
    check('resource_type_check', sql`${t.resource_type} in (3188, 3189, 3190, 3191)`),
    check('resource_price_band_check', sql`${t.price_band} between 1 and 4`),
    check('resource_star_rating_check', sql`${t.star_rating} between 1 and 5`),
    check(
      'resource_hotel_type_check',
      sql`${t.hotel_type} in ('hotel', 'resort', 'boutique', 'homestay', 'hostel', 'guesthouse', 'villa', 'apartment', 'ecolodge', 'cruise')`,
    ),
    check(
      'resource_accommodation_check',
      sql`${t.resource_type} = 3191 or (${t.star_rating} is null and ${t.hotel_type} is null)`,
    ),
    check('resource_website_check', sql`${t.website} ~ '^https?://'`),
    check('resource_vr_link_check', sql`${t.vr_link} ~ '^(https://|/media/)'`),
    index('resource_type_index').on(t.resource_type, t.sort, t.id.desc().nullsFirst()),
    index('resource_city_index').on(t.city_id, t.resource_type, t.sort, t.id.desc().nullsFirst()),
    index('resource_hotel_type_index')
      .on(t.hotel_type, t.sort, t.id.desc().nullsFirst())
      .where(sql`resource_type = 3191`),
    index('resource_historic_index')
      .on(t.resource_type, t.sort, t.id.desc().nullsFirst())
      .where(sql`is_historic`),
    index('resource_vr_index')
      .on(t.resource_type, t.sort, t.id.desc().nullsFirst())
      .where(sql`vr_link is not null`),
    index('resource_place_index').on(t.lat, t.lon),
    index('resource_names_trigram').using('gin', sql`${t.folded_names} gin_trgm_ops`),
  ],
);

/** `cuisine` is what a restaurant cooks, in words; `audio_text` is what a visitor hears at the place, `detour_if` and `skip_if` are the editors' verdict. */
export const resourceTranslations = pgTable(
  'resource_translation',
  {
    ...translationColumns(() => resources.id),
    address: text().notNull().default(''),
    cuisine: text().notNull().default(''),
    audio_text: text().notNull().default(''),
    detour_if: text().notNull().default(''),
    skip_if: text().notNull().default(''),
  },
  (t) => translationExtras('resource', t),
);

export const resourceThemes = pgTable(
  'resource_theme',
  {
    resource_id: integer()
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    theme_id: integer()
      .notNull()
      .references(() => themes.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.resource_id, t.theme_id] }),
    index('resource_theme_theme_index').on(t.theme_id, t.resource_id),
  ],
);
