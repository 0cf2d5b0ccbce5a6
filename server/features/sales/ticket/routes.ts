import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AdminActor } from '../../../access';
import type { App } from '../../../app-type';
import { ApiError } from '../../../errors';
import { text } from '../../../fields';
import { languageOf } from '../../../kernel/context';
import { langId } from '../../../language';
import { message } from '../../../platform/messages';
import { writtenOf } from '../../../platform/responses';
import { orderStatus, ticketSchema } from '../order/shapes';
import { checkIn, presentTicket, undoCheckIn } from './check-in';
import { readTicket } from './sign';

const tag = 'Tickets';

const atTheDoor = ticketSchema
  .omit({ qr: true, line_id: true })
  .extend({
    order_status: orderStatus,
    title: z.string(),
    date: z.string(),
    end_date: z.string(),
    adults: z.number().int(),
    children: z.number().int(),
    is_today: z.boolean(),
    checked_in_by: z.string().nullable().meta({ example: 'Lê Thu Hà' }),
  })
  .meta({ id: 'TicketAtTheDoor' });

const given = text(200).min(1, { error: 'required' }).meta({
  description: 'What the QR code says, or the ticket’s code as it is typed',
  example: 'TK-7KQ2M-9XWBC',
});

/** Checking tickets at the door. */
export const ticketRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  const codeOf = (typed: string): string => {
    const code = readTicket(app.env.SESSION_SECRET, typed);
    if (!code) throw new ApiError('not_found', { message: 'ticket_not_found' });
    return code;
  };

  const adminOf = ({ actor }: FastifyRequest): AdminActor => {
    if (actor.kind !== 'admin') throw new ApiError('forbidden');
    return actor;
  };

  app.post(
    '/tickets/check-in',
    {
      config: { access: 'order.update' },
      schema: {
        tags: [tag],
        summary: 'Let the holder of a ticket in; a ticket is good once, on its days',
        body: z.strictObject({
          code: given,
          any_day: z.boolean().default(false).meta({ description: 'Also on another day than the ticket’s' }),
          lang_id: langId.optional(),
        }),
        response: { 200: writtenOf(atTheDoor) },
      },
    },
    async (request) => {
      const { code: typed, any_day: anyDay, lang_id } = request.body;
      const code = codeOf(typed);
      await checkIn(app.db, code, { actor: adminOf(request), anyDay });
      return {
        message: message(languageOf(request, lang_id), 'checked_in'),
        data: await presentTicket(app.db, code),
      };
    },
  );

  app.post(
    '/tickets/undo-check-in',
    {
      config: { access: 'order.update' },
      schema: {
        tags: [tag],
        summary: 'Take a check-in back',
        body: z.strictObject({ code: given, lang_id: langId.optional() }),
        response: { 200: writtenOf(atTheDoor) },
      },
    },
    async (request) => {
      const code = codeOf(request.body.code);
      await undoCheckIn(app.db, code);
      return {
        message: message(languageOf(request, request.body.lang_id), 'check_in_undone'),
        data: await presentTicket(app.db, code),
      };
    },
  );
};
