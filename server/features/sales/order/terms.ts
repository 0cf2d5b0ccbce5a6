import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/client';
import { orders, resources, rooms, settings, tourDepartures, tours } from '../../../../db/schema';
import { ApiError } from '../../../errors';
import type { BookingTerms } from '../../../kernel/booking-terms/shape';
import { terms } from '../../pages/settings/groups/legal';
import type { OrderRecord } from './record';
import type { Taken } from './stock';

const named = (rows: { id: number; terms: BookingTerms }[]) =>
  new Map(rows.map(({ id, terms: own }) => [id, own]));

/** The terms of what is ordered, as they are now, line by line; an order keeps them. */
export const termsOfLines = async (
  tx: Transaction,
  lines: readonly Taken[],
): Promise<(BookingTerms | null)[]> => {
  const [ofDepartures, ofRooms] = await Promise.all([
    tx
      .select({ id: tourDepartures.id, terms: tours.booking_terms })
      .from(tourDepartures)
      .innerJoin(tours, eq(tours.id, tourDepartures.tour_id))
      .where(inArray(tourDepartures.id, [0, ...lines.flatMap(({ departure_id }) => departure_id ?? [])])),
    tx
      .select({ id: rooms.id, terms: resources.booking_terms })
      .from(rooms)
      .innerJoin(resources, eq(resources.id, rooms.resource_id))
      .where(inArray(rooms.id, [0, ...lines.flatMap(({ room_id }) => room_id ?? [])])),
  ]);
  const [tour, room] = [named(ofDepartures), named(ofRooms)];
  return lines.map(
    ({ departure_id, room_id }) => tour.get(departure_id ?? 0) ?? room.get(room_id ?? 0) ?? null,
  );
};

/** The version of the site's terms in a language; 0 while nobody has written any. */
export const currentTerms = async (db: Queryable, language: string): Promise<number> => {
  const [row] = await db
    .select({ version: settings.version })
    .from(settings)
    .where(and(eq(settings.group, terms.name), eq(settings.lang_id, language)));
  return row?.version ?? 0;
};

/**
 * Notes that the buyer of a locked order agreed to the terms of the site, and to which version of them.
 * @throws ApiError conflict where they have changed since they were read
 */
export const agreeToTerms = async (tx: Transaction, order: OrderRecord, version: number): Promise<void> => {
  if (version !== (await currentTerms(tx, order.lang_id)))
    throw new ApiError('conflict', { message: 'terms_changed' });
  if (order.terms_version === version) return;
  await tx
    .update(orders)
    .set({ terms_version: version, agreed_at: sql`now()` })
    .where(eq(orders.id, order.id));
};
