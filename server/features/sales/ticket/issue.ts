import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import { orderLines, tickets } from '../../../../db/schema';
import { newTicketCode } from '../order/codes';

/** Makes the tickets of a paid order: one for each seat, and one for each room of a stay. */
export const issueTickets = async (
  tx: Transaction,
  lines: readonly { id: number; quantity: number }[],
  holder: string,
): Promise<void> => {
  const wanted = lines.flatMap(({ id, quantity }) =>
    Array.from({ length: quantity }, () => ({ code: newTicketCode(), order_line_id: id, holder })),
  );
  await tx.insert(tickets).values(wanted);
};

/** Makes all tickets of an order void. */
export const voidTickets = async (tx: Transaction, orderId: number): Promise<void> => {
  const lines = tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(sql`${orderLines.order_id} = ${orderId}`);
  await tx
    .update(tickets)
    .set({ voided_at: sql`now()` })
    .where(and(inArray(tickets.order_line_id, lines), isNull(tickets.voided_at)));
};
