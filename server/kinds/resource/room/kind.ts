import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rooms, roomTranslations } from '../../../../db/schema';
import { imagePath, requiredText, status, text } from '../../../fields';
import { imageId } from '../../../kernel/images';
import { pictureOf, textOf } from '../../../kernel/items/fields';
import { defineItem } from '../../../kernel/items/item';
import { roomShown } from '../../tables';
import { changeNights } from './nights';

/** Kinds of rooms of an accommodation. */
export const room = defineItem({
  name: 'room',
  editors: { method: 'GET', path: '/resources/{id}/rooms' },
  chapters: {
    Rooms: 'Rooms of an accommodation.',
  },
  right: (action) => `resource.${action}`,
  table: rooms,
  translation: roomTranslations,
  live: rooms.status,
  bin: rooms.deleted_at,
  image: rooms.image_id,
  visible: sql`${roomShown(rooms)} and ${roomTranslations.record_id} is not null`,
  searched: sql`fold(${roomTranslations.title} || ' ' || ${roomTranslations.description})`,
  row: (language) => ({
    resource_id: rooms.resource_id,
    title: textOf(roomTranslations.title),
    description: textOf(roomTranslations.description),
    ...pictureOf(roomTranslations.title, language),
    price: rooms.price,
    capacity: rooms.capacity,
    quantity: rooms.quantity,
    status: rooms.status,
  }),
  input: {
    record: {
      image: imagePath.or(z.literal('')).nullable(),
      price: z.int().min(0).max(2_000_000_000).meta({ description: 'VND a night' }),
      capacity: z.int().min(1).max(20).meta({ description: 'People in one room' }),
      quantity: z
        .int()
        .min(0)
        .max(10_000)
        .meta({ description: 'Rooms of this kind that can be sold in a night' }),
      status,
    },
    texts: { title: requiredText(200), description: text(2000) },
  },
  required: { record: ['price', 'capacity', 'quantity'], texts: ['title'] },
  toColumns: async ({ tx }, input, stored) => {
    if (stored && typeof input.quantity === 'number' && input.quantity !== stored.quantity)
      await changeNights(tx, Number(stored.id), input.quantity);
    return {
      ...(input.resource_id === undefined ? {} : { resource_id: input.resource_id }),
      ...(input.image === undefined ? {} : { image_id: await imageId(tx, input.image) }),
    };
  },
  titled: 'title',
});
