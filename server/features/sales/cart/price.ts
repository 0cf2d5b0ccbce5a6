import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../db/client';
import {
  media,
  resources,
  roomNights,
  rooms,
  roomTranslations,
  tourDepartures,
  tours,
} from '../../../../db/schema';
import { mostStayNights } from '../../../booking-fields';
import type { ReadContext } from '../../../kernel/entity';
import { listRows } from '../../../kernel/list';
import { placeTables, roomShown, today, tourTables } from '../../../kinds/tables';
import { accommodation } from '../../../place-kinds';
import { lastDay } from '../last-day';
import { keyOf, kinds, type Line, mostLines } from './line';

/** What a line comes to. `quantity`: seats, or rooms in each night. Money is VND, taken from the database. */
interface Priced {
  departure_id: number | null;
  date: string | null;
  title: string;
  slug: string;
  image: string | null;
  unit_price: number;
  quantity: number;
  amount: number;
  available: boolean;
  /** It doesn't exist, or nobody runs it. */
  is_sample: boolean;
}

type PricedLine = Priced & {
  key: string;
  type: 1 | 2;
  id: number;
  nights: number | null;
  adults: number;
  children: number;
};

const people = ({ adults, children }: Line) => adults + children;

/** A line of which nothing can be said any more. */
const nothing = ({ departure_id, date }: Line): Priced => ({
  departure_id: departure_id ?? null,
  date: date ?? null,
  title: '',
  slug: '',
  image: null,
  unit_price: 0,
  quantity: 0,
  amount: 0,
  available: false,
  is_sample: false,
});

/** Open departures from today of these tours, as far as lines name them. */
const departuresOf = ({ db }: ReadContext, lines: readonly Line[]) =>
  db
    .select({
      id: tourDepartures.id,
      tour_id: tourDepartures.tour_id,
      date: tourDepartures.date,
      price: tourDepartures.price,
      seats_left: tourDepartures.seats_left,
    })
    .from(tourDepartures)
    .where(
      and(
        inArray(
          tourDepartures.tour_id,
          lines.map(({ id }) => id),
        ),
        or(
          inArray(
            tourDepartures.id,
            lines.flatMap(({ departure_id }) => departure_id ?? []),
          ),
          inArray(
            tourDepartures.date,
            lines.flatMap(({ date }) => date ?? []),
          ),
        ),
        eq(tourDepartures.is_open, true),
        sql`${tourDepartures.date} >= ${today}`,
      ),
    );

/** Children pay what adults pay. Two queries, however many lines. */
const priceTours = async (context: ReadContext, lines: readonly Line[]) => {
  if (lines.length === 0) return () => null;
  const [found, departures] = await Promise.all([
    listRows(tourTables, context, {
      per_page: mostLines,
      where: [
        inArray(
          tours.id,
          lines.map(({ id }) => id),
        ),
      ],
    }),
    departuresOf(context, lines),
  ]);
  return (line: Line): Priced | null => {
    const tour = found.find(({ id }) => id === line.id);
    if (!tour) return null;
    const { title, slug, image, is_sample } = tour;
    const departure = departures.find(
      ({ id, tour_id, date }) =>
        tour_id === line.id && (line.departure_id ? id === line.departure_id : date === line.date),
    );
    if (!departure) return { ...nothing(line), title, slug, image, is_sample };
    const quantity = people(line);
    const available = departure.seats_left >= quantity;
    return {
      departure_id: departure.id,
      date: departure.date,
      title,
      slug,
      image,
      unit_price: departure.price,
      quantity,
      amount: available ? departure.price * quantity : 0,
      available,
      is_sample,
    };
  };
};

interface RoomRow extends Record<string, unknown> {
  line: number;
  resource_id: number;
  title: string;
  image: string | null;
  price: number;
  capacity: number;
  ahead: boolean;
  rooms_left: number;
}

/** The room of each line with what is left of it in its fullest night; a night that nobody asked for has them all. */
const roomsOf = async ({ db, language }: ReadContext, lines: readonly Line[]) => {
  const wanted = sql.join(
    lines.map(
      ({ id, date, nights }, line) =>
        sql`(${line}::int, ${id}::int, ${date ?? null}::date, ${nights ?? null}::int)`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<RoomRow>(sql`
    select v.line, r.resource_id, coalesce(t.title, '') as title, '/media/' || m.file as image, r.price, r.capacity,
      coalesce(v.date >= ${today} and v.nights <= ${mostStayNights}::int and v.date + v.nights <= ${lastDay}, false) as ahead,
      least(r.quantity, (select min(n.rooms_left) from ${roomNights} n
        where n.room_id = r.id and n.night >= v.date and n.night < v.date + v.nights)) as rooms_left
    from (values ${wanted}) as v (line, room_id, date, nights)
    join ${rooms} r on r.id = v.room_id and ${roomShown(alias(rooms, 'r'))}
    left join ${roomTranslations} t on t.record_id = r.id and t.lang_id = ${language}
    left join ${media} m on m.id = r.image_id`);
  return rows;
};

/** As many rooms as the people need, each at its price a night. Two queries, however many lines. */
const priceRooms = async (context: ReadContext, lines: readonly Line[]) => {
  if (lines.length === 0) return () => null;
  const [hotels, rows] = await Promise.all([
    listRows(placeTables, context, {
      per_page: mostLines,
      where: [
        eq(resources.resource_type, accommodation),
        sql`${resources.id} in (select r.resource_id from ${rooms} r where ${inArray(
          sql`r.id`,
          lines.map(({ id }) => id),
        )})`,
      ],
    }),
    roomsOf(context, lines),
  ]);
  return (line: Line): Priced | null => {
    const room = rows.find((row) => row.line === lines.indexOf(line));
    const hotel = hotels.find(({ id }) => id === room?.resource_id);
    if (!room || !hotel) return null;
    const quantity = Math.ceil(people(line) / room.capacity);
    const available = room.ahead && room.rooms_left >= quantity;
    return {
      ...nothing(line),
      title: [hotel.title, room.title].filter(Boolean).join(' – '),
      slug: hotel.slug,
      image: room.image ?? hotel.image,
      unit_price: room.price,
      quantity,
      amount: available ? room.price * quantity * (line.nights ?? 0) : 0,
      available,
      is_sample: hotel.is_sample,
    };
  };
};

/**
 * Lines with titles in the reader's language and today's prices. What is gone, hidden, over or sold out comes back as
 * not available, at nothing.
 */
export const priceLines = async (context: ReadContext, lines: readonly Line[]): Promise<PricedLine[]> => {
  const [tourPrice, roomPrice] = await Promise.all([
    priceTours(
      context,
      lines.filter(({ type }) => type === kinds.tour),
    ),
    priceRooms(
      context,
      lines.filter(({ type }) => type === kinds.room),
    ),
  ]);
  return lines.map((line) => {
    const { type, id, nights = null, adults, children } = line;
    const priced = (type === kinds.tour ? tourPrice(line) : roomPrice(line)) ?? nothing(line);
    return { key: keyOf(line), type, id, nights, adults, children, ...priced };
  });
};

/** A tour's line by date, named by its departure, so that the same one does not come into the cart twice. */
export const withDeparture = async (db: Queryable, line: Line): Promise<Line> => {
  const { date, ...others } = line;
  if (line.type !== kinds.tour || !date) return line;
  const [departure] = await db
    .select({ id: tourDepartures.id })
    .from(tourDepartures)
    .where(and(eq(tourDepartures.tour_id, line.id), eq(tourDepartures.date, date)));
  return departure ? { ...others, departure_id: departure.id } : line;
};

/** The cart as it goes out. */
export const presentCart = (cart: readonly PricedLine[]) => ({
  cart: [...cart],
  count: cart.length,
  total: cart.reduce((sum, { amount }) => sum + amount, 0),
});
