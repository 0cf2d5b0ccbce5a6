import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { dateField } from '../../../booking-fields';
import { ApiError } from '../../../errors';
import { flagQuery, id, listQuery, text, version } from '../../../fields';
import { languageOf } from '../../../kernel/context';
import { writing } from '../../../kernel/editor-detail';
import { langId } from '../../../language';
import { message } from '../../../platform/messages';
import { dataOf, listOf, writtenOf } from '../../../platform/responses';
import { listOrders, orderForAdmins } from './admin-lists';
import { ordersByDay } from './by-day';
import { readOrderCode } from './codes';
import { orderCode } from './fields';
import { markRefunded } from './refund';
import { orderRow, orderSchema, orderStatus, paymentStatus } from './shapes';

const tag = 'Orders';
const integer = z.number().int();

const adminRow = orderRow
  .extend({
    needs_refund: z.boolean(),
    contact: z.object({ full_name: z.string(), email: z.string(), phone: z.string() }),
    paid_at: z.string().nullable(),
  })
  .meta({ id: 'AdminOrderRow' });

const adminOrder = orderSchema
  .extend({
    id: integer,
    version: integer,
    customer_id: integer.nullable(),
    history: z.array(
      z.object({
        status: z.string().meta({ example: 'paid' }),
        note: z.string(),
        by: z.string().nullable().meta({ description: 'The admin who did it', example: 'Lê Thu Hà' }),
        created_at: z.string(),
      }),
    ),
    payments: z.array(
      z.object({
        id: integer,
        provider: z.string().meta({ example: 'vnpay' }),
        reference: z.string().meta({ example: 'VN7KQ2M9XW1' }),
        amount: integer,
        status: paymentStatus,
        details: z.record(z.string(), z.string()).meta({ description: 'What the provider said last' }),
        created_at: z.string(),
        updated_at: z.string(),
      }),
    ),
  })
  .meta({ id: 'AdminOrder' });

/** Orders in the back office. */
export const orderAdminRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const secret = app.env.SESSION_SECRET;

  const codeOf = (typed: string): string => {
    const code = readOrderCode(typed);
    if (!code) throw new ApiError('not_found', { message: 'order_not_found' });
    return code;
  };

  app.get(
    '/orders/admin',
    {
      config: { access: 'order.read' },
      schema: {
        tags: [tag],
        summary: 'All orders, the newest first',
        querystring: z
          .object({
            ...listQuery,
            status: orderStatus.optional(),
            needs_refund: flagQuery.optional().meta({ description: '1: money has to be given back' }),
            provider: z.enum(['vnpay', 'test']).optional(),
            from: dateField.optional().meta({ description: 'First day on which the order was made' }),
            to: dateField.optional().meta({ description: 'Last day on which the order was made' }),
          })
          .omit({ admin: true }),
        response: { 200: listOf(adminRow) },
      },
    },
    (request) => listOrders(app.db, request.query),
  );

  app.get(
    '/orders/admin/by-day',
    {
      config: { access: 'order.read' },
      schema: {
        tags: [tag],
        summary: 'Orders and revenue of each of the last days',
        querystring: z.object({
          days: z.coerce.number().int().min(1).max(366).default(30),
          lang_id: langId.optional(),
        }),
        response: {
          200: dataOf(
            z.array(
              z.object({
                date: z.string(),
                orders: integer.meta({ description: 'Made on this day' }),
                paid: integer.meta({ description: 'Paid on this day' }),
                revenue: z
                  .number()
                  .meta({ description: 'VND that came on this day and stayed', example: 12_500_000 }),
              }),
            ),
          ),
        },
      },
    },
    async (request) => ({ data: await ordersByDay(app.db, request.query.days) }),
  );

  app.get(
    '/orders/admin/:code',
    {
      config: { access: 'order.read' },
      schema: {
        tags: [tag],
        summary: 'One order with its payments, tickets and history',
        params: z.object({ code: orderCode }),
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: dataOf(adminOrder) },
      },
    },
    async (request) => ({ data: await orderForAdmins(app.db, secret, codeOf(request.params.code)) }),
  );

  app.post(
    '/orders/admin/:code/refund',
    {
      config: { access: 'order.update', versioned: true },
      schema: {
        tags: [tag],
        summary: 'Note that a payment was given back; with the last one the tickets are void',
        params: z.object({ code: orderCode }),
        body: z.strictObject({
          payment_id: id,
          note: text(500).default(''),
          version,
          lang_id: langId.optional(),
        }),
        response: { 200: writtenOf(adminOrder) },
      },
    },
    async (request) => {
      const { lang_id, ...refund } = request.body;
      const code = codeOf(request.params.code);
      const stored = () => orderForAdmins(app.db, secret, code);
      await writing(
        () =>
          app.db.transaction((tx) =>
            markRefunded(tx, code, {
              refund,
              mover: { actor: request.actor, requestId: request.id },
              mail: app.env,
            }),
          ),
        stored,
      );
      return { message: message(languageOf(request, lang_id), 'refund_marked'), data: await stored() };
    },
  );
};
