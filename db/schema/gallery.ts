import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { identity, timestamps, versioned } from '../columns';
import { languages } from './language';
import { media } from './media';

/** A picture or video of a gallery, or a block of a guide page. `module` says which; `entity_id` of what record. */
export const galleryItems = pgTable(
  'gallery_item',
  {
    id: identity(),
    module: text().notNull(),
    entity_id: integer(),
    media_type: text().notNull().default('_IMAGES'),
    image_id: integer().references(() => media.id, { onDelete: 'restrict' }),
    youtube_id: text(),
    /** Second at which the video begins. */
    youtube_start: integer().notNull().default(0),
    link: text().notNull().default(''),
    status: smallint().notNull().default(1),
    sort: integer().notNull().default(0),
    ...versioned(),
    ...timestamps(),
  },
  (t) => [
    check('gallery_item_status_check', sql`${t.status} in (0, 1)`),
    check('gallery_item_media_type_check', sql`${t.media_type} in ('_IMAGES', '_YOUTUBE')`),
    check('gallery_item_youtube_check', sql`${t.youtube_id} ~ '^[A-Za-z0-9_-]{11}$'`),
    check('gallery_item_youtube_start_check', sql`${t.youtube_start} between 0 and 359999`),
    index('gallery_item_module_index').on(t.module, t.entity_id, t.sort, t.id),
    index('gallery_item_image_index').on(t.image_id),
  ],
);

export const galleryItemTranslations = pgTable(
  'gallery_item_translation',
  {
    record_id: integer()
      .notNull()
      .references(() => galleryItems.id, { onDelete: 'cascade' }),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.record_id, t.lang_id] })],
);
