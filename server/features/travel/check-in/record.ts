import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import { checkIns } from '../../../../db/schema';
import { claimCheckIns } from './claim';
import type { Visitor } from './visitor';

export interface NewCheckIn {
  resource_id: number;
  client_id: string;
  visited_at: Date;
  /** Of the tag that proves the visit; null without proof. */
  nfc_tag_id: number | null;
}

/**
 * Counts a visit, once a day and visitor. The indexes of the table decide, so that any number of calls at the same moment
 * count one; a check-in that is sent again is known by its own name as well. Proof that comes later is added.
 * @returns whether it is the first of the day
 */
export const recordCheckIn = async (
  tx: Transaction,
  visitor: Visitor,
  { resource_id, client_id, visited_at, nfc_tag_id }: NewCheckIn,
): Promise<boolean> => {
  const { key, customer_id, browserKey } = visitor;
  if (customer_id !== null && browserKey)
    await claimCheckIns(tx, { customerId: customer_id, key, browserKey });
  const verified = nfc_tag_id !== null;
  const made = await tx
    .insert(checkIns)
    .values({
      resource_id,
      visitor_key: key,
      customer_id,
      client_id,
      visited_at,
      nfc_tag_id,
      verified,
    })
    .onConflictDoNothing()
    .returning({ id: checkIns.id });
  if (made.length > 0) return true;
  if (verified) {
    const sameDay = sql`${checkIns.day} = (${visited_at.toISOString()}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date`;
    await tx
      .update(checkIns)
      .set({ verified, nfc_tag_id })
      .where(
        and(
          eq(checkIns.resource_id, resource_id),
          eq(checkIns.visitor_key, key),
          sameDay,
          eq(checkIns.verified, false),
        ),
      );
  }
  return false;
};
