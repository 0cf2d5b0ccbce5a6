import { createHmac, randomUUID } from 'node:crypto';
import { isSameSecret } from '../../../platform/same-secret';

interface Account {
  tmnCode: string;
  secret: string;
  /** Where VNPAY is asked for refunds. */
  api: URL;
}

interface Asked {
  reference: string;
  /** VND. */
  amount: number;
  isWhole: boolean;
  /** Digits of Vietnam's time, as VNPAY writes it. */
  paidAt: number;
  now: number;
  orderCode: string;
}

const sign = (secret: string, parts: readonly unknown[]): string =>
  createHmac('sha512', secret)
    .update(parts.map((part) => String(part ?? '')).join('|'))
    .digest('hex');

/** What the signature of an answer covers, in VNPAY's order. */
const signedParts = [
  'vnp_ResponseId',
  'vnp_Command',
  'vnp_ResponseCode',
  'vnp_Message',
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_BankCode',
  'vnp_PayDate',
  'vnp_TransactionNo',
  'vnp_TransactionType',
  'vnp_TransactionStatus',
  'vnp_OrderInfo',
] as const;

/**
 * Asks VNPAY to give money back, and reads its answer. Not by the package of the same name: 2.5.0 divides the amount and
 * changes the message before it looks at the signature, so that no true answer with an amount is believed, a refusal among
 * them.
 * @throws Error for an answer that VNPAY has not signed, or that is about another payment
 */
export const askRefund = async (
  { tmnCode, secret, api }: Account,
  { reference, amount, isWhole, paidAt, now, orderCode }: Asked,
  signal: AbortSignal,
): Promise<Record<string, unknown>> => {
  const request = {
    vnp_RequestId: randomUUID().replaceAll('-', ''),
    vnp_Version: '2.1.0',
    vnp_Command: 'refund',
    vnp_TmnCode: tmnCode,
    vnp_TransactionType: isWhole ? '02' : '03',
    vnp_TxnRef: reference,
    vnp_Amount: amount * 100,
    // VNPAY's own number of the payment; it finds it by ours as well.
    vnp_TransactionNo: '0',
    vnp_TransactionDate: paidAt,
    vnp_CreateBy: 'visit-vietnam',
    vnp_CreateDate: now,
    vnp_IpAddr: '127.0.0.1',
    vnp_OrderInfo: `Hoan tien don hang ${orderCode}`,
  };
  const body = JSON.stringify({ ...request, vnp_SecureHash: sign(secret, Object.values(request)) });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(api, { method: 'POST', headers, body, signal });
  if (!response.ok) throw new Error(`VNPAY answered ${response.status} to a refund.`);
  const answer = (await response.json()) as Record<string, unknown>;
  const expected = sign(
    secret,
    signedParts.map((name) => answer[name]),
  );
  const given = String(answer.vnp_SecureHash ?? '').toLowerCase();
  if (!isSameSecret(given, expected)) throw new Error('The answer of VNPAY is not signed.');
  if (answer.vnp_TxnRef !== undefined && String(answer.vnp_TxnRef) !== reference)
    throw new Error('The answer of VNPAY is about another payment.');
  return answer;
};
