import { count, desc, eq, inArray, or } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { orders } from '../../../../db/schema';
import type { App } from '../../../app-type';
import { ApiError } from '../../../errors';
import { languageOf, readContext } from '../../../kernel/context';
import { type Language, langId } from '../../../language';
import { type Limit, limitAttempts } from '../../../platform/limits/attempts';
import { fromNetwork } from '../../../platform/limits/from-network';
import { message } from '../../../platform/messages';
import { offsetOf, pageOf } from '../../../platform/paging';
import { dataOf, errorSchema, listOf, writtenOf } from '../../../platform/responses';
import { customerOf } from '../../../platform/sessions/visitor';
import { normalised } from '../cart/line';
import { hasPayment } from '../payment/providers';
import { openedOrders, openOrder, rememberOrder } from './access';
import { orderCalendar } from './calendar';
import { cancelPaidOrder } from './cancel';
import { keyOfOrder } from './codes';
import { placeOrder } from './create';
import { orderCode, shown } from './fields';
import { presentOrder, secondsLeft } from './read';
import { rowsOf } from './rows';
import { orderBody, orderRow, orderSchema, placedOrder } from './shapes';
import { lockOrder, releaseOrder } from './transitions';

const tag = 'Orders';

/** Orders hold seats: nobody shall be able to hold them all. */
const placing: Limit = { name: 'order-network', maximum: 20, windowSeconds: 15 * 60 };

const byCode = z.object({ code: orderCode });
const shownQuery = z.object({ ...shown, lang_id: langId.optional() });

const keyHeader = z.looseObject({
  'idempotency-key': z
    .string({ error: 'required' })
    .regex(/^[\w-]{16,80}$/)
    .meta({
      description:
        'Made by the client, one for each order: the same again gives the same order instead of a second',
      example: '5b0f3c1e-8a7d-4e2b-9c6f-1d2e3f4a5b6c',
    }),
});

const ownAnswer = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** Orders for who places them: a customer, or anybody with an e-mail address. */
export const orderRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const secret = app.env.SESSION_SECRET;

  app.post(
    '/orders',
    {
      config: { access: 'public', lane: 'order' },
      schema: {
        tags: [tag],
        summary: 'Order what is in a cart; seats and rooms are held for 15 minutes, or 8 where few are left',
        body: orderBody,
        headers: keyHeader,
        response: { 201: writtenOf(placedOrder), 409: errorSchema },
      },
    },
    async (request, reply) => {
      const { cart, contact, note, total, terms_version, lang_id } = request.body;
      const language = languageOf(request, lang_id);
      const customer_id = await customerOf(app, request);
      if (!hasPayment(app.env)) throw new ApiError('unavailable', { message: 'no_payment' });
      await limitAttempts(app.db, [fromNetwork(placing, request.ip)]);
      const { order, isNew } = await placeOrder(
        { ...readContext(app, request, language), db: app.db },
        {
          lines: cart.map(normalised),
          contact,
          from: request.ip,
          note,
          total,
          customer_id,
          idempotencyKey: request.headers['idempotency-key'],
          termsVersion: terms_version,
        },
        { mover: { actor: request.actor, requestId: request.id }, mail: app.env },
      );
      rememberOrder(app, request, reply, order.code);
      if (!isNew) reply.header('idempotent-replayed', 'true');
      return ownAnswer(reply)
        .status(201)
        .send({
          message: message(language, 'ordered', { minutes: Math.ceil(secondsLeft(order) / 60) }),
          data: {
            ...(await presentOrder(app.db, secret, order)),
            access_key: keyOfOrder(secret, order.code),
          },
        });
    },
  );

  app.get(
    '/orders',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'The own orders: those of the account, and those opened in this browser; the newest first',
        querystring: z.object({
          page: z.coerce.number().int().min(1).max(1_000_000).default(1),
          per_page: z.coerce.number().int().min(1).max(100).default(10),
          lang_id: langId.optional(),
        }),
        response: { 200: listOf(orderRow) },
      },
    },
    async (request, reply) => {
      ownAnswer(reply);
      const customerId = await customerOf(app, request);
      const opened = openedOrders(app, request);
      const own = or(
        customerId === null ? undefined : eq(orders.customer_id, customerId),
        opened.length > 0 ? inArray(orders.code, opened) : undefined,
      );
      if (!own) return pageOf([], 0, request.query);
      const [rows, [counted]] = await Promise.all([
        app.db
          .select()
          .from(orders)
          .where(own)
          .orderBy(desc(orders.created_at), desc(orders.id))
          .limit(request.query.per_page)
          .offset(offsetOf(request.query)),
        app.db.select({ total: count() }).from(orders).where(own),
      ]);
      return pageOf(await rowsOf(app.db, rows), counted?.total ?? 0, request.query);
    },
  );

  app.get(
    '/orders/:code',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'One order with its tickets: the own one, or with its e-mail address or key',
        description: 'Whoever shows an address or a key can go on without it in the same browser.',
        params: byCode,
        querystring: shownQuery,
        response: { 200: dataOf(orderSchema) },
      },
    },
    async (request, reply) => {
      ownAnswer(reply);
      const order = await openOrder(app, request, request.params.code, request.query);
      if (request.query.email || request.query.key) rememberOrder(app, request, reply, order.code);
      return { data: await presentOrder(app.db, secret, order) };
    },
  );

  app.get(
    '/orders/:code/calendar.ics',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'The days of a paid order as a calendar file',
        params: byCode,
        querystring: shownQuery,
        response: {
          200: { description: 'iCalendar, RFC 5545', content: { 'text/calendar': { schema: z.string() } } },
        },
      },
    },
    async (request, reply) => {
      ownAnswer(reply);
      const order = await openOrder(app, request, request.params.code, request.query);
      if (order.status !== 'paid') throw new ApiError('not_found', { message: 'order_not_found' });
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${order.code}.ics"`)
        .send(await orderCalendar(app, order));
    },
  );

  app.post(
    '/orders/:code/cancel',
    {
      config: { access: 'public', lane: 'order' },
      schema: {
        tags: [tag],
        summary:
          'Cancel an order: one that is not paid yet, or a paid one by its rules; its seats are free at once',
        description:
          'A paid one takes `refund`, what the buyer was shown to come back; 409 where another amount does by now.',
        params: byCode,
        body: z.strictObject({
          ...shown,
          refund: z
            .int()
            .min(0)
            .optional()
            .meta({ description: 'VND that the buyer was shown to come back' }),
          lang_id: langId.optional(),
        }),
        response: { 200: writtenOf(orderSchema), 409: errorSchema },
      },
    },
    async (request, reply) => {
      ownAnswer(reply);
      const language: Language = languageOf(request, request.body.lang_id);
      const { code } = await openOrder(app, request, request.params.code, request.body);
      const cancelled = await app.db.transaction(async (tx) => {
        const order = await lockOrder(tx, code);
        const mover = { actor: request.actor, requestId: request.id };
        if (order.status === 'cancelled' || order.cancelled_at) return order;
        if (order.status === 'pending') return releaseOrder(tx, mover, order, 'cancelled');
        return cancelPaidOrder(tx, mover, order, { seen: request.body.refund, mail: app.env });
      });
      return {
        message: message(language, 'order_cancelled'),
        data: await presentOrder(app.db, secret, cancelled),
      };
    },
  );
};
