import { z } from 'zod';
import type { App } from '../../app-type';
import { langId } from '../../language';
import { limitAttempts } from '../../platform/limits/attempts';
import { createMediaStore, dropPictures } from '../../platform/media';
import { message } from '../../platform/messages';
import { readerLanguage } from '../../platform/plugins/errors';
import { dataOf, errorSchema, messageOnly } from '../../platform/responses';
import { takeCustomerToken } from '../../platform/sessions/customer-sessions';
import { givenPassword } from '../../platform/sessions/password-rules';
import { sessionSchema } from '../../platform/sessions/session-shapes';
import { orderRow } from '../sales/order/shapes';
import { exportCustomer } from './export';
import { deleteCustomer } from './leave';
import { exportsBy } from './limits';
import { openBookings } from './own-bookings';
import { requireOwnPassword } from './own-password';
import { customerSchema } from './present';
import { signedInCustomer } from './signed-in';

const tags = ['My account'];
const config = { access: 'customer' } as const;

const rows = z.array(z.record(z.string(), z.unknown()));

const exportSchema = z
  .object({
    exported_at: z.string(),
    account: customerSchema,
    sessions: z.array(sessionSchema),
    saved: rows,
    ratings: rows,
    reviews: rows,
    helpful_votes: rows,
    reports: rows,
    trips: rows,
    check_ins: rows,
    messages: rows,
    orders: rows,
    order_lines: rows,
    tickets: rows,
    payments: rows,
  })
  .meta({ id: 'CustomerExport' });

/** A customer's right to have what is stored of him, and to leave. */
export const meRoutes = (app: App): void => {
  const stores = { db: app.db, store: createMediaStore(app.env) };

  app.get(
    '/me/export',
    {
      config,
      schema: {
        tags,
        summary: 'Everything that is stored of the customer, as a file',
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: exportSchema },
      },
    },
    async (request, reply) => {
      const { id, sessionId } = signedInCustomer(request);
      await limitAttempts(app.db, [exportsBy(id)]);
      reply.header('content-disposition', 'attachment; filename="visit-vietnam-my-data.json"');
      return exportCustomer(app.db, id, sessionId);
    },
  );

  app.get(
    '/me/bookings-ahead',
    {
      config,
      schema: {
        tags,
        summary:
          'Bookings that matter when the own account is deleted: paid ones that are not over, unpaid ones',
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: dataOf(z.array(orderRow)) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return { data: await openBookings(app.db, signedInCustomer(request).id) };
    },
  );

  app.delete(
    '/me',
    {
      config: { ...config, lane: 'password' },
      schema: {
        tags,
        summary: 'Delete the own account',
        description:
          'Needs the password. Orders stay without the person for as long as the law wants it, published reviews without name and pictures. Orders that wait for a payment are released. Where paid bookings lie ahead, `bookings` must say what becomes of them; otherwise 409, with those bookings as `data`.',
        body: z.strictObject({
          password: givenPassword,
          bookings: z.enum(['keep', 'cancel']).optional().meta({
            description:
              'Paid bookings ahead: `keep` leaves them good, by the link in their letter; `cancel` asks staff to cancel them',
          }),
          lang_id: langId.optional(),
        }),
        response: { 200: messageOnly, 409: errorSchema },
      },
    },
    async (request, reply) => {
      const { id } = signedInCustomer(request);
      await requireOwnPassword(app, id, request.body.password, 'password');
      const pictures = await app.db.transaction((tx) =>
        deleteCustomer(tx, id, {
          wish: request.body.bookings,
          env: app.env,
          mover: { actor: request.actor, requestId: request.id },
        }),
      );
      await dropPictures(stores, pictures);
      takeCustomerToken(app, reply);
      return { message: message(readerLanguage(request), 'account_deleted') };
    },
  );
};
