import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/client';
import { customers, trips } from '../../../db/schema';
import { ApiError } from '../../errors';
import { StaleVersion } from '../../kernel/write';
import type { Language } from '../../language';
import { offsetOf } from '../../platform/paging';
import type { Plan } from '../planner/plan-shapes';

/** What one customer may keep. */
export const mostTrips = 100;

export type TripRecord = typeof trips.$inferSelect;

const notFound = () => new ApiError('not_found', { message: 'trip_not_found' });

const own = (customerId: number, id: number) => and(eq(trips.customer_id, customerId), eq(trips.id, id));

/** A customer's trip. @throws ApiError not_found, also for another's */
export const findTrip = async (db: Queryable, customerId: number, id: number): Promise<TripRecord> => {
  const [row] = await db.select().from(trips).where(own(customerId, id));
  if (!row) throw notFound();
  return row;
};

/** A page of a customer's trips, the one changed last first. */
export const listTrips = async (
  db: Database,
  customerId: number,
  paging: { page: number; per_page: number },
) => {
  const where = eq(trips.customer_id, customerId);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(trips)
      .where(where)
      .orderBy(desc(trips.updated_at), desc(trips.id))
      .limit(paging.per_page)
      .offset(offsetOf(paging)),
    db.select({ total: count() }).from(trips).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
};

interface NewTrip {
  plan: Plan;
  language: Language;
  clientId: string | null;
}

const byClientId = async (tx: Transaction, customerId: number, clientId: string | null) => {
  if (clientId === null) return undefined;
  const [row] = await tx
    .select()
    .from(trips)
    .where(and(eq(trips.customer_id, customerId), eq(trips.client_id, clientId)));
  return row;
};

/**
 * Keeps a trip for a customer. One that the browser sent before is the one that was stored then.
 * @throws ApiError conflict when the customer has too many
 */
export const storeTrip = async (
  tx: Transaction,
  customerId: number,
  { plan, language, clientId }: NewTrip,
): Promise<{ row: TripRecord; isNew: boolean }> => {
  // Trips sent at the same moment are counted one after the other.
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
  const before = await byClientId(tx, customerId, clientId);
  if (before) return { row: before, isNew: false };
  if ((await tx.$count(trips, eq(trips.customer_id, customerId))) >= mostTrips)
    throw new ApiError('conflict', { message: 'too_many_trips' });
  const [row] = await tx
    .insert(trips)
    .values({ customer_id: customerId, lang_id: language, title: plan.title, plan, client_id: clientId })
    .returning();
  if (!row) throw new ApiError('internal');
  return { row, isNew: true };
};

/** Puts another plan in the place of a trip's. @throws StaleVersion, ApiError not_found */
export const changeTrip = async (
  tx: Transaction,
  customerId: number,
  id: number,
  change: { plan: Plan; language: Language; version: number | undefined },
): Promise<void> => {
  const [stored] = await tx.select().from(trips).where(own(customerId, id)).for('update');
  if (!stored) throw notFound();
  if (change.version !== undefined && change.version < stored.version) throw new StaleVersion();
  await tx
    .update(trips)
    .set({
      plan: change.plan,
      title: change.plan.title,
      lang_id: change.language,
      version: stored.version + 1,
      updated_at: sql`now()`,
    })
    .where(eq(trips.id, id));
};

/** @throws ApiError not_found */
export const deleteTrip = async (db: Database, customerId: number, id: number): Promise<void> => {
  const gone = await db.delete(trips).where(own(customerId, id)).returning({ id: trips.id });
  if (gone.length === 0) throw notFound();
};

/** Makes a trip readable by whoever has the link, or by nobody. A former link stops in either case. */
export const setShared = async (
  db: Database,
  customerId: number,
  id: number,
  tokenHash: string | null,
): Promise<void> => {
  const changed = await db
    .update(trips)
    .set({ share_token_hash: tokenHash, revoked_at: tokenHash === null ? sql`now()` : null })
    .where(own(customerId, id))
    .returning({ id: trips.id });
  if (changed.length === 0) throw notFound();
};
