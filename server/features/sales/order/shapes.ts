import { z } from 'zod';
import { requiredText, text } from '../../../fields';
import { langId } from '../../../language';
import { plainName } from '../../../plain-name';
import { emailField } from '../../../platform/admins/email-field';
import { mostLines, newLine } from '../cart/line';

const orderStatuses = ['pending', 'paid', 'expired', 'cancelled', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderStatus = z.enum(orderStatuses).meta({
  description: 'pending (seats are held), paid, expired (not paid in time), cancelled, refunded',
});

export const paymentStatus = z.enum(['pending', 'succeeded', 'failed', 'refunded']);

export const orderBody = z.strictObject({
  cart: z
    .array(z.strictObject(newLine))
    .min(1, { error: 'required' })
    .max(mostLines)
    .meta({ description: 'What is to be booked, as in the cart. Prices are the server’s' }),
  contact: z.strictObject({
    full_name: plainName,
    email: emailField,
    phone: requiredText(40).regex(/^\+?[\d\s().-]{6,}$/),
  }),
  note: text(1000).default(''),
  total: z
    .int()
    .min(0)
    .optional()
    .meta({ description: 'The total that the buyer was shown, in VND; another one now gives 409' }),
  lang_id: langId.optional(),
});

const integer = z.number().int();

const orderLineSchema = z
  .object({
    id: integer,
    type: integer.meta({ description: '1 tour, 2 hotel room' }),
    title: z.string().meta({ description: 'As it was called when it was ordered' }),
    path: z.string().nullable().meta({
      description: 'Its page below the language, as long as there is one',
      example: '/itineraries/gardens-of-hue',
    }),
    image: z.string().nullable(),
    date: z.string(),
    end_date: z.string().meta({ description: 'Last day of a tour, day of leaving a hotel' }),
    nights: integer.nullable(),
    adults: integer,
    children: integer,
    quantity: integer.meta({ description: 'Seats, or rooms' }),
    unit_price: integer.meta({ description: 'VND for a seat, or a room and night' }),
    amount: integer.meta({ description: 'VND' }),
    is_sample: z
      .boolean()
      .meta({ description: 'It was made up when it was ordered; only the test gateway takes it' }),
  })
  .meta({ id: 'OrderLine' });

export const ticketSchema = z
  .object({
    code: z.string().meta({ example: 'TK-7KQ2M-9XWBC' }),
    qr: z.string().meta({ description: 'What its QR code says, signed' }),
    order_code: z.string().meta({ example: 'VN-7KQ2-M9XW' }),
    line_id: integer,
    number: integer.meta({ description: 'Which of the line’s tickets, from 1' }),
    of: integer.meta({ description: 'How many tickets the line has' }),
    holder: z.string().meta({ example: 'Trần Minh Anh' }),
    status: z.enum(['valid', 'used', 'void']),
    checked_in_at: z.string().nullable(),
  })
  .meta({ id: 'Ticket' });

const paymentSchema = z
  .object({
    provider: z.string().meta({ example: 'vnpay' }),
    reference: z.string().meta({ example: 'VN7KQ2M9XW1' }),
    amount: integer,
    status: paymentStatus,
    created_at: z.string(),
  })
  .meta({ id: 'OrderPayment' });

export const orderRow = z
  .object({
    code: z.string().meta({ example: 'VN-7KQ2-M9XW' }),
    status: orderStatus,
    total: integer.meta({ description: 'VND' }),
    currency: z.string().meta({ example: 'VND' }),
    titles: z.array(z.string()),
    first_date: z.string().meta({ description: 'Day of the first line' }),
    last_date: z.string(),
    ticket_count: integer,
    has_sample: z.boolean().meta({ description: 'Whether something in it is made up' }),
    lang_id: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'OrderRow' });

export const orderSchema = z
  .object({
    code: z.string().meta({ example: 'VN-7KQ2-M9XW' }),
    status: orderStatus,
    needs_refund: z
      .boolean()
      .meta({ description: 'Money came that the order does not use; it is to be given back' }),
    total: integer.meta({ description: 'VND' }),
    currency: z.string().meta({ example: 'VND' }),
    contact: z.object({ full_name: z.string(), email: z.string(), phone: z.string() }),
    note: z.string(),
    lang_id: z.string(),
    hold_expires_at: z.string(),
    seconds_left: integer.meta({ description: 'For which seats are still held; 0 when they are not' }),
    paid_at: z.string().nullable(),
    refunded_at: z.string().nullable(),
    lines: z.array(orderLineSchema),
    payments: z.array(paymentSchema),
    tickets: z.array(ticketSchema),
    created_at: z.string(),
  })
  .meta({ id: 'Order' });

/** The order as its buyer gets it when it is made: with the key that opens it without an account. */
export const placedOrder = orderSchema
  .extend({
    access_key: z.string().nullable().meta({
      description: 'Opens the order without an account; also in its letters. Null when it was made before',
      example: 'q3Vw0o1T2x6mJd9s8cKfLg',
    }),
  })
  .meta({ id: 'PlacedOrder' });
