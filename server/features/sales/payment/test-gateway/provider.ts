import type { Env } from '../../../../env';
import type { PaymentProvider } from '../provider';
import { readRefund, readResult, writeRefund } from './ledger';
import { asQuery, messageOf, resultSchema, sign, verified } from './message';

/**
 * A gateway for demonstrations and tests that behaves like a real one: it has a page of its own, signs what it says,
 * calls our server back, and can be late, repeat itself, refuse or fall silent. Nobody pays anything there. In
 * production it is there only when it was asked for by name.
 */
export const testGateway = (env: Env): PaymentProvider | null => {
  const isProduction = env.NODE_ENV === 'production' && !env.DEMO;
  if (!(env.PAYMENT_TEST_GATEWAY ?? (!isProduction && !env.VNPAY_TMN_CODE))) return null;
  const secret = env.SESSION_SECRET;
  return {
    code: 'test',

    payUrl: ({ reference, amount, currency, orderCode, language, expiresAt, returnUrl }) => {
      const request = sign(secret, {
        reference,
        amount,
        currency,
        order: orderCode,
        language,
        expires: expiresAt.getTime(),
        return_url: returnUrl,
      });
      return `${env.PUBLIC_URL}/api/test-gateway/pay?${asQuery(request)}`;
    },

    read: (given) => {
      const parsed = resultSchema.safeParse(given);
      const result = parsed.success ? verified(secret, parsed.data) : null;
      return result && messageOf(result);
    },

    answer: (receipt) => ({ receipt }),

    ask: async ({ reference }) => {
      const result = await readResult(env, reference);
      return result && messageOf(result);
    },

    giveBack: async ({ reference, amount }) => {
      await writeRefund(env, { reference, amount });
      return { state: 'in_progress', raw: { reference, amount: String(amount) } };
    },

    askBack: async ({ reference }) => {
      const amount = await readRefund(env, reference);
      return amount === null ? null : { state: 'done', raw: { reference, amount: String(amount) } };
    },
  };
};
