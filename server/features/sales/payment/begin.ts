import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { payments } from '../../../../db/schema';
import { ApiError, invalidField } from '../../../errors';
import type { Language } from '../../../language';
import { hasSample } from '../order/lines';
import { secondsLeft } from '../order/read';
import { agreeToTerms } from '../order/terms';
import { lockOrder } from '../order/transitions';
import type { PaymentProvider } from './provider';

/** Attempts to pay one order, refused ones included. */
const mostAttempts = 20;

/** An attempt that was begun this long ago is gone on with, so that a second click does not pay a second time. */
const sameAttempt = sql`now() - interval '10 minutes'`;

interface Beginning {
  provider: PaymentProvider;
  language: Language;
  address: string;
  publicUrl: string;
  /** The version of the site's terms that was agreed to. */
  termsVersion: number | undefined;
}

/**
 * Begins to pay an order whose seats are still held.
 * @returns where the buyer's browser goes
 * @throws ApiError order_closed, conflict where the terms have changed, too_many_requests; invalid where real money would be paid for something made up
 */
export const beginPayment = async (
  db: Database,
  code: string,
  { provider, language, address, publicUrl, termsVersion }: Beginning,
): Promise<{ redirect_url: string; reference: string }> => {
  const { order, payment } = await db.transaction(async (tx) => {
    const held = await lockOrder(tx, code);
    if (secondsLeft(held) === 0) throw new ApiError('order_closed');
    if (provider.code !== 'test' && (await hasSample(tx, held.id)))
      throw invalidField('provider', 'sample_unpaid');
    if (termsVersion !== undefined) await agreeToTerms(tx, held, termsVersion);
    const [begun] = await tx
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.order_id, held.id),
          eq(payments.provider, provider.code),
          eq(payments.status, 'pending'),
          gt(payments.created_at, sameAttempt),
        ),
      )
      .orderBy(desc(payments.id))
      .limit(1);
    if (begun) return { order: held, payment: begun };
    const attempts = await tx.$count(payments, eq(payments.order_id, held.id));
    if (attempts >= mostAttempts) throw new ApiError('too_many_requests', { retryAfter: 900 });
    const [made] = await tx
      .insert(payments)
      .values({
        order_id: held.id,
        provider: provider.code,
        provider_ref: `${code.replaceAll('-', '')}${attempts + 1}`,
        amount: held.total,
        currency: held.currency,
      })
      .returning();
    if (!made) throw new ApiError('conflict');
    return { order: held, payment: made };
  });
  const reference = payment.provider_ref;
  const redirect_url = provider.payUrl({
    reference,
    amount: payment.amount,
    currency: payment.currency,
    orderCode: code,
    language,
    address,
    startedAt: payment.created_at,
    expiresAt: order.hold_expires_at,
    returnUrl: `${publicUrl}/${language}/payment-success/${code}/${reference}`,
  });
  return { redirect_url, reference };
};
