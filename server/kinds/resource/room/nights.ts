import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import { roomNights } from '../../../../db/schema';
import { invalidField } from '../../../errors';

/** The night that begins today in Vietnam. */
const tonight = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`;

const isAhead = (roomId: number) => and(eq(roomNights.room_id, roomId), gte(roomNights.night, tonight));

/** How many rooms of a kind are held or sold in the fullest night ahead. Those nights are locked, in their order. */
export const mostTaken = async (tx: Transaction, roomId: number): Promise<number> => {
  const nights = await tx
    .select({ held: roomNights.held, sold: roomNights.sold })
    .from(roomNights)
    .where(isAhead(roomId))
    .orderBy(roomNights.night)
    .for('update');
  return Math.max(0, ...nights.map(({ held, sold }) => held + sold));
};

/**
 * Brings nights ahead, which have the number of rooms written down, along with a new number.
 * @throws ApiError invalid when more are taken
 */
export const changeNights = async (tx: Transaction, roomId: number, quantity: number): Promise<void> => {
  const minimum = await mostTaken(tx, roomId);
  if (quantity < minimum) throw invalidField('quantity', 'too_small', { minimum });
  await tx.update(roomNights).set({ quantity }).where(isAhead(roomId));
};
