import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { dateField } from '../../../booking-fields';
import { idOrSlug } from '../../../fields';
import { readContext } from '../../../kernel/context';
import { langId } from '../../../language';
import { kinds } from '../cart/line';
import { hotelBookings, tourBookings } from './find';

const mostNights = 62;

const query = z.object({
  type: z.coerce
    .number()
    .int()
    .refine((type) => type === kinds.tour || type === kinds.room, { params: { key: 'not_an_option' } })
    .meta({ description: '1 departures of a tour, 2 rooms of a hotel by night', example: 1 }),
  from: dateField.optional().meta({ description: 'First night, for hotels; today if not given' }),
  nights: z.coerce.number().int().min(1).max(mostNights).default(30).meta({ description: 'For hotels' }),
  lang_id: langId.optional(),
});

const booking = z
  .object({
    type: z.number().int(),
    id: z.number().int().meta({ description: 'Of the tour or of the room' }),
    departure_id: z.number().int().nullable(),
    title: z.string().meta({ description: 'Of the tour or of the room' }),
    date: z.string().meta({ description: 'Day of departure, or the night that begins then' }),
    price: z.number().int().meta({ description: 'VND for a seat, or a room and night' }),
    capacity: z.number().int().nullable().meta({ description: 'People who fit into the room' }),
    left: z.number().int().meta({ description: 'Seats or rooms that are left' }),
  })
  .meta({ id: 'Booking' });

/** What can be booked of a tour or hotel. */
export const bookingRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/booking/:product',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Cart'],
        summary: 'What can be booked of a tour or hotel, with prices and what is left',
        params: z.object({ product: idOrSlug }),
        querystring: query,
        response: { 200: z.object({ bookings: z.array(booking) }) },
      },
    },
    async (request) => {
      const { type, from, nights, lang_id } = request.query;
      const context = readContext(app, request, lang_id);
      const { product } = request.params;
      return {
        bookings:
          type === kinds.tour
            ? await tourBookings(context, product)
            : await hotelBookings(context, product, { from, nights }),
      };
    },
  );
};
