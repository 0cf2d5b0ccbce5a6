import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { ApiError, invalidField } from '../../../errors';
import { languageOf } from '../../../kernel/context';
import { langId } from '../../../language';
import { message } from '../../../platform/messages';
import { dataOf, errorSchema, writtenOf } from '../../../platform/responses';
import { openOrder } from '../order/access';
import { orderCode, shown } from '../order/fields';
import { termsVersion } from '../order/shapes';
import { beginPayment } from './begin';
import type { PaymentProvider, Receipt } from './provider';
import { findProvider, paymentProviders } from './providers';
import { settlePayment } from './settle';
import { resultSchema } from './test-gateway/message';

const tag = 'Payments';
const providerCode = z.enum(['vnpay', 'test']);
const byProvider = z.object({ provider: providerCode });

/** What VNPAY sends; all of it is signed, whatever it is. */
const signedQuery = z.looseObject({
  vnp_TxnRef: z.string().max(100).optional().meta({ example: 'VN7KQ2M9XW1' }),
  vnp_SecureHash: z.string().max(200).optional().meta({ example: '5f0a' }),
});

/** Paying orders, and what providers say of it. Nothing but a provider's own signed word makes an order paid. */
export const paymentRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const { env } = app;

  app.get(
    '/payments/providers',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'The ways to pay, the usual one first',
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: dataOf(z.array(z.object({ code: providerCode }))) },
      },
    },
    async () => ({ data: paymentProviders(env).map(({ code }) => ({ code })) }),
  );

  app.post(
    '/orders/:code/pay',
    {
      config: { access: 'public', lane: 'order' },
      schema: {
        tags: [tag],
        summary: 'Begin to pay an order; answers with the provider’s page',
        params: z.object({ code: orderCode }),
        body: z.strictObject({
          provider: providerCode,
          ...shown,
          terms_version: termsVersion.optional(),
          lang_id: langId.optional(),
        }),
        response: {
          200: writtenOf(
            z.object({
              redirect_url: z
                .string()
                .meta({ example: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html' }),
              reference: z.string().meta({ example: 'VN7KQ2M9XW1' }),
            }),
          ),
          409: errorSchema,
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { provider: code, lang_id, terms_version, ...given } = request.body;
      const language = languageOf(request, lang_id);
      const order = await openOrder(app, request, request.params.code, given);
      const provider = findProvider(env, code);
      if (!provider) throw invalidField('provider', 'not_an_option');
      const data = await beginPayment(app.db, order.code, {
        provider,
        language,
        address: request.ip,
        publicUrl: env.PUBLIC_URL,
        termsVersion: terms_version,
      });
      return { message: message(language, 'payment_begun'), data };
    },
  );

  /** Takes in a provider's message and answers in the provider's own words, with 200 so that it need not come again. */
  const receive = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { provider, given }: { provider: PaymentProvider; given: Record<string, unknown> },
  ) => {
    reply.header('cache-control', 'no-store');
    const said = provider.read(given);
    const receipt: Receipt = said
      ? await settlePayment(app.db, said, {
          provider: provider.code,
          mover: { actor: request.actor, requestId: request.id },
          mail: env,
        })
      : 'bad_signature';
    if (receipt !== 'done' && receipt !== 'repeated')
      request.log.warn({ provider: provider.code, receipt }, 'a payment message was refused');
    return reply.send(provider.answer(receipt));
  };

  const providerOf = (code: PaymentProvider['code'], expected: PaymentProvider['code']): PaymentProvider => {
    const provider = code === expected ? findProvider(env, code) : undefined;
    if (!provider) throw new ApiError('not_found');
    return provider;
  };

  const answer = z.record(z.string(), z.string());

  app.get(
    '/payments/:provider/callback',
    {
      config: { access: 'public', lane: 'payment' },
      schema: {
        tags: [tag],
        summary: 'What VNPAY’s server says of a payment (IPN), signed',
        params: byProvider,
        querystring: signedQuery,
        response: { 200: answer },
      },
    },
    (request, reply) =>
      receive(request, reply, {
        provider: providerOf(request.params.provider, 'vnpay'),
        given: request.query,
      }),
  );

  app.post(
    '/payments/:provider/callback',
    {
      config: { access: 'public', lane: 'payment' },
      schema: {
        tags: [tag],
        summary: 'What the test gateway’s server says of a payment, signed',
        params: byProvider,
        body: resultSchema,
        response: { 200: answer },
      },
    },
    (request, reply) =>
      receive(request, reply, { provider: providerOf(request.params.provider, 'test'), given: request.body }),
  );

  app.get(
    '/payments/:provider/return',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Whether what a buyer comes back with is the provider’s word; it makes nothing paid',
        params: byProvider,
        querystring: signedQuery.extend({
          reference: z.string().max(100).optional().meta({ example: 'VN7KQ2M9XW1' }),
        }),
        response: {
          200: dataOf(
            z.object({
              is_signed: z.boolean(),
              outcome: z.enum(['succeeded', 'failed', 'pending', 'unknown']),
              reference: z.string().nullable().meta({ example: 'VN7KQ2M9XW1' }),
            }),
          ),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const said = findProvider(env, request.params.provider)?.read(request.query) ?? null;
      return {
        data: {
          is_signed: said !== null,
          outcome: said?.outcome ?? ('unknown' as const),
          reference: said?.reference ?? null,
        },
      };
    },
  );
};
