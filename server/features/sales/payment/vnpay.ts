import { createHash, randomUUID } from 'node:crypto';
import {
  HashAlgorithm,
  InpOrderAlreadyConfirmed,
  IpnFailChecksum,
  IpnInvalidAmount,
  IpnOrderNotFound,
  IpnSuccess,
  ProductCode,
  VNPay,
  VnpLocale,
} from 'vnpay';
import type { Env } from '../../../env';
import { formatDateTime } from '../../../time';
import {
  type Outcome,
  type PaymentProvider,
  type ProviderMessage,
  type Receipt,
  type RefundWord,
  within,
} from './provider';
import { askRefund } from './vnpay-refund';

const answers: Record<Receipt, { RspCode: string; Message: string }> = {
  done: IpnSuccess,
  repeated: InpOrderAlreadyConfirmed,
  unknown_payment: IpnOrderNotFound,
  wrong_amount: IpnInvalidAmount,
  bad_signature: IpnFailChecksum,
};

/** VNPAY's times are digits in Vietnam's time; the package would take the machine's own time zone for it. */
const stamp = (instant: Date): number => Number(formatDateTime(instant).replace(/\D/g, ''));

/** Everything that VNPAY sends and we have a use for; card numbers are not among it. */
const kept = [
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_BankCode',
  'vnp_CardType',
  'vnp_PayDate',
  'vnp_ResponseCode',
  'vnp_TransactionNo',
  'vnp_TransactionStatus',
] as const;

const textsOf = (given: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      name.startsWith('vnp_') && (typeof value === 'string' || typeof value === 'number')
        ? [[name, String(value)]]
        : [],
    ),
  );

/** `00` in both is money received. A payment that is under way, or that VNPAY's own people look into, is not decided. */
const outcomeOf = ({
  vnp_TransactionStatus: status,
  vnp_ResponseCode: code,
}: Record<string, string>): Outcome => {
  if (status === '00' && code === '00') return 'succeeded';
  return status === '01' || status === '07' || status === undefined ? 'pending' : 'failed';
};

/**
 * `00` is money given back. `05` and `06` are on their way to the bank, `94` was asked for before; any other answer is a
 * refusal, which staff look into.
 */
const wordOf = (texts: Record<string, string>): RefundWord => {
  const { vnp_ResponseCode: code, vnp_TransactionStatus: status } = texts;
  const raw = Object.fromEntries(kept.flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])));
  if (code === '94') return { state: 'in_progress', raw };
  if (code !== '00' || status === '09') return { state: 'refused', raw };
  return { state: status === '00' ? 'done' : 'in_progress', raw };
};

const messageOf = (texts: Record<string, string>): ProviderMessage | null => {
  const hundredths = Number(texts.vnp_Amount);
  if (!texts.vnp_TxnRef || !Number.isSafeInteger(hundredths) || hundredths % 100 !== 0) return null;
  const raw = Object.fromEntries(kept.flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])));
  return {
    reference: texts.vnp_TxnRef,
    amount: hundredths / 100,
    // VNPAY takes VND alone and sends no currency back.
    currency: 'VND',
    outcome: outcomeOf(texts),
    eventId: createHash('sha256').update(JSON.stringify(raw)).digest('hex'),
    raw,
  };
};

/**
 * Payment by VNPAY, by the package of the same name; null when the configuration has no account of it.
 * @param patience milliseconds that VNPAY may take to answer a question
 */
export const vnpay = (env: Env, patience = 10_000): PaymentProvider | null => {
  const { VNPAY_TMN_CODE: tmnCode, VNPAY_SECURE_SECRET: secureSecret } = env;
  if (!tmnCode || !secureSecret) return null;
  const [page, api] = [new URL(env.VNPAY_URL), new URL(env.VNPAY_API_URL)];
  const client = new VNPay({
    tmnCode,
    secureSecret,
    vnpayHost: page.origin,
    queryDrAndRefundHost: api.origin,
    endpoints: { paymentEndpoint: page.pathname, queryDrRefundEndpoint: api.pathname },
    hashAlgorithm: HashAlgorithm.SHA512,
    enableLog: false,
  });

  const isSigned = (texts: Record<string, string>): boolean => {
    try {
      return client.verifyReturnUrl(texts as unknown as Parameters<typeof client.verifyReturnUrl>[0])
        .isVerified;
    } catch {
      return false;
    }
  };

  const query = async (reference: string, startedAt: Date): Promise<Record<string, string>> => {
    const answer = await within(patience, () =>
      client.queryDr({
        vnp_RequestId: randomUUID().replaceAll('-', ''),
        vnp_TxnRef: reference,
        vnp_TransactionDate: stamp(startedAt),
        vnp_CreateDate: stamp(new Date()),
        vnp_IpAddr: '127.0.0.1',
        vnp_OrderInfo: `Truy van giao dich ${reference}`,
      } as Parameters<typeof client.queryDr>[0]),
    );
    // The package lets an answer without a signature pass.
    if (!answer.isVerified || !answer.vnp_SecureHash) throw new Error('The answer of VNPAY is not signed.');
    return textsOf(answer as unknown as Record<string, unknown>);
  };

  return {
    code: 'vnpay',

    payUrl: (attempt) =>
      client.buildPaymentUrl({
        vnp_Amount: attempt.amount,
        vnp_TxnRef: attempt.reference,
        vnp_OrderInfo: `Thanh toan don hang ${attempt.orderCode}`,
        vnp_OrderType: ProductCode.Other,
        vnp_Locale: attempt.language === 'vi' ? VnpLocale.VN : VnpLocale.EN,
        vnp_IpAddr: attempt.address,
        vnp_ReturnUrl: attempt.returnUrl,
        vnp_CreateDate: stamp(attempt.startedAt),
        vnp_ExpireDate: stamp(attempt.expiresAt),
      }),

    read: (given) => {
      const texts = textsOf(given);
      if (texts.vnp_TmnCode !== tmnCode || !texts.vnp_SecureHash || !isSigned(texts)) return null;
      return messageOf(texts);
    },

    answer: (receipt) => ({ ...answers[receipt] }),

    ask: async ({ reference, startedAt }) => {
      const texts = await query(reference, startedAt);
      if (texts.vnp_ResponseCode === '91') return null;
      if (texts.vnp_ResponseCode !== '00')
        throw new Error(`VNPAY refused the question: ${texts.vnp_ResponseCode}.`);
      return messageOf(texts);
    },

    giveBack: async ({ reference, amount, isWhole, startedAt, orderCode }) => {
      const asked = {
        reference,
        amount,
        isWhole,
        paidAt: stamp(startedAt),
        now: stamp(new Date()),
        orderCode,
      };
      const account = { tmnCode, secret: secureSecret, api };
      const answer = await within(patience, (signal) => askRefund(account, asked, signal));
      return wordOf(textsOf(answer));
    },

    askBack: async ({ reference, startedAt }) => {
      const texts = await query(reference, startedAt);
      // Of a payment that is not being given back VNPAY speaks as a payment.
      return ['02', '03'].includes(texts.vnp_TransactionType ?? '') ? wordOf(texts) : null;
    },
  };
};
