import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/client';
import { cities, pushMessages, pushSubscriptions } from '../../../db/schema';
import { ApiError, invalidField } from '../../errors';
import type { Language } from '../../language';
import { reached } from './reach';

interface Wanted {
  endpoint: string;
  language: Language;
  /** Null for the whole country. */
  cityIds: number[] | null;
  /** The endpoint that the browser had before, if it has changed. */
  replaces?: string | undefined;
}

/**
 * Notes that a browser wants to be told, and of what. What is in force at that moment it has before its eyes, and is told only of what
 * comes.
 * @throws ApiError invalid for a destination that isn't there, not_found for an endpoint to replace that isn't
 */
export const keepSubscription = async (
  tx: Transaction,
  { endpoint, language, cityIds, replaces }: Wanted,
): Promise<void> => {
  if (replaces && replaces !== endpoint) {
    await withdraw(tx, endpoint);
    const [moved] = await tx
      .update(pushSubscriptions)
      .set({ endpoint })
      .where(eq(pushSubscriptions.endpoint, replaces))
      .returning({ id: pushSubscriptions.id });
    if (!moved) throw new ApiError('not_found');
    return;
  }
  if (cityIds) {
    const there = await tx.select({ id: cities.id }).from(cities).where(inArray(cities.id, cityIds));
    if (there.length < cityIds.length) throw invalidField('city_ids', 'unknown_record');
  }
  const wanted = { lang_id: language, city_ids: cityIds };
  await tx
    .insert(pushSubscriptions)
    .values({ endpoint, ...wanted })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: wanted });
  await tx.execute(sql`
    insert into ${pushMessages} (subscription_id, alert_id, done_at, told_at)
    select ${pushSubscriptions.id}, alert.id, now(), now() from ${reached} and ${pushSubscriptions.endpoint} = ${endpoint}
    on conflict do nothing`);
};

/** What a browser asked for; null when it asked for nothing. */
export const findSubscription = async (db: Queryable, endpoint: string) => {
  const { lang_id, city_ids } = pushSubscriptions;
  const [found] = await db
    .select({ lang_id, city_ids })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint));
  return found ?? null;
};

/** Forgets a browser, and what it would have been told. */
export const withdraw = async (db: Queryable, endpoint: string): Promise<void> => {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
};
