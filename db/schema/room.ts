import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { identity, instant, timestamps, versioned } from '../columns';
import { languages } from './language';
import { media } from './media';
import { resources } from './resource';

/** A kind of room of a hotel: `quantity` of them, each for `capacity` people, at `price` VND a night. */
export const rooms = pgTable(
  'room',
  {
    id: identity(),
    resource_id: integer()
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    image_id: integer().references(() => media.id, { onDelete: 'restrict' }),
    price: integer().notNull(),
    capacity: smallint().notNull(),
    quantity: smallint().notNull(),
    status: smallint().notNull().default(1),
    sort: integer().notNull().default(0),
    deleted_at: instant(),
    ...versioned(),
    ...timestamps(),
  },
  (t) => [
    check('room_status_check', sql`${t.status} in (0, 1)`),
    check('room_price_check', sql`${t.price} >= 0`),
    check('room_capacity_check', sql`${t.capacity} between 1 and 20`),
    check('room_quantity_check', sql`${t.quantity} >= 0`),
    index('room_resource_index').on(t.resource_id, t.sort, t.id),
    index('room_image_index').on(t.image_id),
  ],
);

export const roomTranslations = pgTable(
  'room_translation',
  {
    record_id: integer()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    title: text().notNull(),
    description: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.record_id, t.lang_id] })],
);

/**
 * Rooms taken in one night, named by the date it begins. A row is made with the room's `quantity` when the night is
 * first asked for. The check makes selling more than there are impossible, however many buy at once.
 */
export const roomNights = pgTable(
  'room_night',
  {
    room_id: integer()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    night: date().notNull(),
    quantity: smallint().notNull(),
    held: smallint().notNull().default(0),
    sold: smallint().notNull().default(0),
    rooms_left: smallint().notNull().generatedAlwaysAs(sql`quantity - held - sold`),
  },
  (t) => [
    primaryKey({ columns: [t.room_id, t.night] }),
    check('room_night_held_check', sql`${t.held} >= 0`),
    check('room_night_sold_check', sql`${t.sold} >= 0`),
    check('room_night_left_check', sql`${t.held} + ${t.sold} <= ${t.quantity}`),
    index('room_night_night_index').on(t.night),
  ],
);
