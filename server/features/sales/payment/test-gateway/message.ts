import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isSame, keyedHash } from '../../order/codes';
import type { ProviderMessage } from '../provider';

const reference = z.string().regex(/^[A-Z0-9]{6,40}$/);
const signature = z
  .string()
  .max(100)
  .regex(/^[\w-]*$/);
const currency = z.string().regex(/^[A-Z]{3}$/);

/** What the test gateway tells of a payment, to our server and along with the buyer's browser. */
export const resultSchema = z.strictObject({
  reference: reference.meta({ example: 'VN7KQ2M9XW1' }),
  amount: z.coerce.number().int().min(0).meta({ example: 3_500_000 }),
  currency: currency.meta({ example: 'VND' }),
  outcome: z.enum(['succeeded', 'failed']),
  transaction: z
    .string()
    .regex(/^\d{1,20}$/)
    .meta({ description: 'The gateway’s own number', example: '18203311' }),
  signature: signature.meta({ example: 'wN0o1T2x6mJd9s8cKfLg3Vq' }),
});

export type Result = Omit<z.output<typeof resultSchema>, 'signature'>;

/** What we ask the test gateway to take from a buyer. */
export const requestSchema = z.object({
  reference,
  amount: z.coerce.number().int().min(0),
  currency,
  order: z.string().max(40),
  language: z.enum(['en', 'vi']),
  expires: z.coerce.number().int(),
  return_url: z.string().max(500),
  signature,
});

export type PayRequest = Omit<z.output<typeof requestSchema>, 'signature'>;

/** Values in the order of their names, so that both sides sign the same text. */
const canonical = (value: Result | PayRequest): string =>
  JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

export const sign = <T extends Result | PayRequest>(secret: string, value: T): T & { signature: string } => ({
  ...value,
  signature: keyedHash(secret, 'test-gateway', canonical(value)),
});

/** The value without its signature, when that is right. */
export const verified = <T extends Result | PayRequest>(
  secret: string,
  { signature: given, ...value }: T & { signature: string },
): T | null =>
  isSame(given, keyedHash(secret, 'test-gateway', canonical(value as unknown as T)))
    ? (value as unknown as T)
    : null;

export const messageOf = ({
  reference: ours,
  amount,
  currency,
  outcome,
  transaction,
}: Result): ProviderMessage => {
  const raw = { reference: ours, amount: String(amount), currency, outcome, transaction };
  return {
    reference: ours,
    amount,
    currency,
    outcome,
    eventId: createHash('sha256').update(JSON.stringify(raw)).digest('hex'),
    raw,
  };
};

/** Numbers as texts, for a query. */
export const asQuery = (value: object): string =>
  new URLSearchParams(Object.entries(value).map(([name, part]) => [name, String(part)])).toString();
