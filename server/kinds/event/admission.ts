import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../../db/client';
import { events } from '../../../db/schema';
import { invalidField } from '../../errors';
import { webAddress } from '../../fields';
import type { Input } from '../../kernel/entity';

/** What an editor says of getting in. */
export const admissionInput = {
  is_free: z.boolean().nullable().meta({ description: 'Whether it is free to be there; null: not known' }),
  price_from: z
    .int()
    .min(1)
    .max(2_000_000_000)
    .nullable()
    .meta({ description: 'VND; not of an event that is free' }),
  ticket_url: webAddress(/^https:\/\/\S+$/).meta({ description: 'Where tickets are sold or given out' }),
};

const given = z.object(admissionInput).partial();

/** Writes what getting in costs. Who gives a price says with it that the event isn't free. */
export const writeAdmission = async (tx: Transaction, eventId: number, input: Input): Promise<void> => {
  const { is_free, price_from, ticket_url } = given.parse(input);
  if (is_free === undefined && price_from === undefined && ticket_url === undefined) return;
  const [stored] = await tx
    .select({ is_free: events.is_free, price_from: events.price_from })
    .from(events)
    .where(eq(events.id, eventId));
  const price = price_from === undefined ? (stored?.price_from ?? null) : price_from;
  const free = is_free === undefined ? (stored?.is_free ?? null) : is_free;
  if (price !== null && free) throw invalidField('price_from', 'free_has_no_price');
  await tx
    .update(events)
    .set({
      price_from: price,
      is_free: price === null ? free : false,
      ...(ticket_url === undefined ? {} : { ticket_url: ticket_url || null }),
    })
    .where(eq(events.id, eventId));
};
