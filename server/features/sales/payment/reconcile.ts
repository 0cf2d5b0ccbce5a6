import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { payments } from '../../../../db/schema';
import type { MailContext } from '../order/mail';
import { job } from '../order/record';
import type { PaymentProvider } from './provider';
import { settlePayment } from './settle';

export interface Reconciling {
  db: Database;
  providers: readonly PaymentProvider[];
  mail: MailContext;
  onFailure: (failure: { reference: string; reason: string }) => void;
}

const batch = 20;

/** A fresh attempt is asked about each minute, an old one each quarter of an hour. */
const isDue = sql`${payments.updated_at} < now() - case
  when ${payments.created_at} > now() - interval '1 hour' then interval '1 minute' else interval '15 minutes' end`;

/** After so long nobody pays any more: the attempt counts as refused, and a word of the provider would still be heard. */
const givenUp = sql`${payments.created_at} < now() - interval '3 days'`;

/** Takes attempts of which nothing was heard. Taking one puts it off, and skips what another process takes. */
const claim = (db: Database, codes: readonly string[]) => {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.status, 'pending'), inArray(payments.provider, [...codes]), isDue))
    .orderBy(asc(payments.updated_at))
    .limit(batch)
    .for('update', { skipLocked: true });
  return db.update(payments).set({ updated_at: sql`now()` }).where(inArray(payments.id, due)).returning();
};

/**
 * Asks the providers what became of payments of which they have said nothing: their call may have been lost, or ours
 * may have been down. A provider that does not answer is asked again later.
 * @returns how many were asked about
 */
export const reconcilePayments = async ({ db, providers, mail, onFailure }: Reconciling): Promise<number> => {
  if (providers.length === 0) return 0;
  const open = await claim(
    db,
    providers.map(({ code }) => code),
  );
  await Promise.all(
    open.map(async ({ provider: code, provider_ref: reference, created_at }) => {
      const provider = providers.find((one) => one.code === code);
      try {
        const said = await provider?.ask({ reference, startedAt: created_at });
        if (provider && said)
          await settlePayment(db, said, { provider: provider.code, mover: job('reconcile'), mail });
      } catch (error) {
        onFailure({ reference, reason: error instanceof Error ? error.message : String(error) });
      }
    }),
  );
  await db
    .update(payments)
    .set({ status: 'failed', updated_at: sql`now()` })
    .where(and(eq(payments.status, 'pending'), givenUp));
  return open.length;
};
