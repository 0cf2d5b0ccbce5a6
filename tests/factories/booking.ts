import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import {
  resources,
  resourceTranslations,
  roomNights,
  rooms,
  roomTranslations,
  tourDepartures,
} from '../../db/schema';
import type { App } from '../../server/app-type';
import type { contentFactory } from './content';

/** A day so many days from today, in Vietnam's calendar. */
export const ahead = (days: number): string =>
  new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** Each time a date on which no tour of the tests leaves yet. */
let day = 20;
export const nextDay = (): string => {
  day += 1;
  return ahead(day);
};

/** A line of a cart: two nights in a room of the hotel. */
export const stay = (id: number, given: object = {}) => ({
  type: 2,
  id,
  date: ahead(5),
  nights: 2,
  adults: 2,
  ...given,
});

/** What is held, sold and left, as the database has it. */
export const stockOf = (app: App) => ({
  readDeparture: async (id: number) => {
    const [row] = await app.db.select().from(tourDepartures).where(eq(tourDepartures.id, id));
    return { held: row?.seats_held, sold: row?.seats_sold, left: row?.seats_left };
  },
  readNights: async (roomId: number) =>
    (
      await app.db.select().from(roomNights).where(eq(roomNights.room_id, roomId)).orderBy(roomNights.night)
    ).map(({ night, held, sold }) => [night, held, sold]),
});

let address = 0;

/** Another visitor's address each time, so that nobody runs into the limit of another. */
export const newAddress = (): string => {
  address += 1;
  return `10.${Math.floor(address / 62_500)}.${Math.floor(address / 250) % 250}.${(address % 250) + 1}`;
};

/** The cookies that an answer sets, as a browser would send them back. */
export const cookiesOf = (answer: supertest.Response): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Things to book, and a guest who books them. The app must trust the addresses that it is told. */
export const bookingFactory = (app: App, create: Awaited<ReturnType<typeof contentFactory>>['create']) => {
  const departureOf = async (tourId: number, given: Partial<typeof tourDepartures.$inferInsert> = {}) => {
    const [row] = await app.db
      .insert(tourDepartures)
      .values({ tour_id: tourId, date: ahead(20), price: 2_000_000, seats: 6, ...given })
      .returning();
    return row?.id ?? 0;
  };

  const hotelRoom = async (given: Partial<typeof rooms.$inferInsert> = {}, isSample = false) => {
    const city = await create('city');
    const [hotel] = await app.db
      .insert(resources)
      .values({ status: 1, resource_type: 3191, city_id: city.id, is_sample: isSample })
      .returning();
    const hotelId = hotel?.id ?? 0;
    await app.db
      .insert(resourceTranslations)
      .values({ record_id: hotelId, lang_id: 'en', slug: `hotel-${hotelId}`, title: 'River House' });
    const [room] = await app.db
      .insert(rooms)
      .values({ resource_id: hotelId, price: 900_000, capacity: 2, quantity: 3, ...given })
      .returning();
    const roomId = room?.id ?? 0;
    await app.db.insert(roomTranslations).values({ record_id: roomId, lang_id: 'en', title: 'Garden room' });
    return { hotelId, roomId };
  };

  const contact = { full_name: 'Trần Minh Anh', email: 'minh.anh@visit.example', phone: '+84 912 345 678' };

  /** Places an order as a guest whom nobody has seen before. */
  const order = (
    cart: object[],
    {
      key = randomUUID(),
      token,
      from = newAddress(),
      ...body
    }: { key?: string; token?: string; from?: string } & Record<string, unknown> = {},
  ) => {
    const request = supertest(app.server)
      .post('/orders')
      .set('accept-language', 'en')
      .set('x-forwarded-for', from)
      .set('idempotency-key', key);
    if (token) request.set('authorization', `Bearer ${token}`);
    return request.send({ cart, contact: { ...contact, email: `${randomUUID()}@visit.example` }, ...body });
  };

  return { departureOf, hotelRoom, contact, order };
};
