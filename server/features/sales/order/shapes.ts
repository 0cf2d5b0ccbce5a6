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

export const refundStatus = z.enum(['requested', 'in_progress', 'done', 'refused']).meta({
  description: 'Asked for; taken by the provider; given back; refused there, and settled by staff',
});

export const paymentStatus = z.enum(['pending', 'succeeded', 'failed', 'refunded']);

/** The version of the site's terms that a buyer agrees to. */
export const termsVersion = z.int().min(1).max(2_147_483_647).meta({
  description:
    'The version of the terms, in the order’s language, that the buyer agrees to; an older one gives 409',
});

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
  terms_version: termsVersion.optional(),
  lang_id: langId.optional(),
});

const integer = z.number().int();

const bothTexts = { en: z.string(), vi: z.string() };

const lineDetails = z
  .object({
    starts_at: z.string().nullable().meta({ description: 'HH:mm; of a stay, from when rooms are given' }),
    ends_at: z.string().nullable().meta({ description: 'HH:mm until which a room is left' }),
    meeting: z
      .object({ ...bothTexts, lat: z.number().nullable(), lon: z.number().nullable() })
      .nullable()
      .meta({ description: 'Where one is met; of a stay, the address of the house' }),
    operator: z
      .object({ name: z.string(), phone: z.string(), licence: z.string() })
      .nullable()
      .meta({ description: 'Who carries it out; empty texts are not known' }),
    weather: z.object(bothTexts).nullable(),
    includes: z.array(z.string()),
    excludes: z.array(z.string()),
    days: z.array(z.object({ day: integer, title: z.string(), meals: z.string(), stay: z.string() })),
    cancellation: z
      .array(
        z.object({
          from: z.string().nullable().meta({ description: 'null: from the order on' }),
          until: z.string(),
          percent: integer,
          amount: integer.meta({ description: 'VND that come back of this line' }),
        }),
      )
      .nullable()
      .meta({
        description: 'What comes back by the day of cancelling, as agreed to; null: no rules are known',
      }),
  })
  .meta({ id: 'OrderLineDetails' });

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
    details: lineDetails.nullable(),
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
    cancelled_at: z.string().nullable().meta({ description: 'When its buyer cancelled it after paying' }),
    cancelling: z
      .object({
        obstacle: z.enum(['not_paid', 'begun', 'used', 'no_rules']).nullable().meta({
          description: 'Why its buyer can’t cancel it by themselves; null: they can',
        }),
        amount: integer.meta({ description: 'VND that come back if it is cancelled today' }),
      })
      .meta({ id: 'OrderCancelling' }),
    refund: z
      .object({
        amount: integer,
        status: refundStatus,
        requested_at: z.string(),
        updated_at: z.string(),
      })
      .nullable()
      .meta({ description: 'What became of the money after its buyer cancelled' }),
    terms_version: integer.meta({ description: 'Of the site’s terms as they are now; 0: there are none' }),
    agreement: z.object({ terms_version: integer, agreed_at: z.string() }).nullable(),
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
