import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import { roomNights, rooms, tourDepartures } from '../../../../db/schema';
import { roomShown, today } from '../../../kinds/tables';
import { kinds } from '../cart/line';
import { lastDay } from '../last-day';

/** What of a line is taken from stock: seats of a departure, or rooms in each of some nights. */
export interface Taken {
  kind: number;
  departure_id: number | null;
  room_id: number | null;
  date: string;
  nights: number | null;
  quantity: number;
}

const byId = (name: 'departure_id' | 'room_id') => (a: Taken, b: Taken) =>
  (a[name] ?? 0) - (b[name] ?? 0) || a.date.localeCompare(b.date);

const isTour = ({ kind }: Taken) => kind === kinds.tour;

const nightsOf = ({ room_id, date, nights }: Taken) =>
  and(
    eq(roomNights.room_id, room_id ?? 0),
    sql`${roomNights.night} >= ${date}::date`,
    sql`${roomNights.night} < ${date}::date + ${nights ?? 0}::int`,
  );

/**
 * All that the lines take, locked in one fixed order, so that two orders for the same nights wait for each other
 * instead of standing in each other's way. Nights that nobody asked for before are written down first.
 */
const lockAll = async (tx: Transaction, lines: readonly Taken[]): Promise<void> => {
  const departures = lines.filter(isTour).flatMap(({ departure_id }) => departure_id ?? []);
  if (departures.length > 0)
    await tx
      .select({ id: tourDepartures.id })
      .from(tourDepartures)
      .where(inArray(tourDepartures.id, departures))
      .orderBy(asc(tourDepartures.id))
      .for('update');
  const stays = lines.filter((line) => !isTour(line)).sort(byId('room_id'));
  if (stays.length === 0) return;
  const ids = stays.flatMap(({ room_id }) => room_id ?? []);
  await tx
    .select({ id: rooms.id })
    .from(rooms)
    .where(inArray(rooms.id, ids))
    .orderBy(asc(rooms.id))
    .for('share');
  const wanted = sql.join(
    stays.map(({ room_id, date, nights }) => sql`(${room_id}::int, ${date}::date, ${nights}::int)`),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${roomNights} (room_id, night, quantity)
    select distinct r.id, v.date + n, r.quantity
    from (values ${wanted}) as v (room_id, date, nights)
    join ${rooms} r on r.id = v.room_id
    cross join lateral generate_series(0, v.nights - 1) n
    order by 1, 2
    on conflict do nothing`);
  await tx.execute(sql`
    select 1 from ${roomNights} rn
    where exists (select 1 from (values ${wanted}) as v (room_id, date, nights)
      where rn.room_id = v.room_id and rn.night >= v.date and rn.night < v.date + v.nights)
    order by rn.room_id, rn.night
    for update`);
};

type Into = 'held' | 'sold';

const takeSeats = async (tx: Transaction, line: Taken, into: Into): Promise<number | null> => {
  const { quantity } = line;
  const [row] = await tx
    .update(tourDepartures)
    .set(
      into === 'held'
        ? { seats_held: sql`${tourDepartures.seats_held} + ${quantity}` }
        : { seats_sold: sql`${tourDepartures.seats_sold} + ${quantity}` },
    )
    .where(
      and(
        eq(tourDepartures.id, line.departure_id ?? 0),
        eq(tourDepartures.is_open, true),
        sql`${tourDepartures.date} >= ${today}`,
        sql`${tourDepartures.seats_left} >= ${quantity}`,
      ),
    )
    .returning({ price: tourDepartures.price });
  return row?.price ?? null;
};

const takeRooms = async (tx: Transaction, line: Taken, into: Into): Promise<number | null> => {
  const { quantity, nights, date } = line;
  const [room] = await tx
    .select({
      price: rooms.price,
      ahead: sql<boolean>`${date}::date >= ${today} and ${date}::date + ${nights ?? 0}::int <= ${lastDay}`,
      fits: sql<boolean>`${rooms.quantity} >= ${quantity}`,
    })
    .from(rooms)
    .where(and(eq(rooms.id, line.room_id ?? 0), roomShown(rooms)));
  if (!room?.ahead || !room.fits) return null;
  const taken = await tx
    .update(roomNights)
    .set(
      into === 'held'
        ? { held: sql`${roomNights.held} + ${quantity}` }
        : { sold: sql`${roomNights.sold} + ${quantity}` },
    )
    .where(and(nightsOf(line), sql`${roomNights.rooms_left} >= ${quantity}`))
    .returning({ night: roomNights.night });
  return taken.length === nights ? room.price : null;
};

/**
 * Takes what the lines need, all or nothing: a transaction in which this answers null must be undone. Answers with the
 * price of one seat, or one room a night, of each line, as it is under the lock.
 */
export const takeStock = async (
  tx: Transaction,
  lines: readonly Taken[],
  into: Into,
): Promise<number[] | null> => {
  await lockAll(tx, lines);
  const prices: number[] = [];
  for (const line of lines) {
    const price = await (isTour(line) ? takeSeats : takeRooms)(tx, line, into);
    if (price === null) return null;
    prices.push(price);
  }
  return prices;
};

const moveSeats = (tx: Transaction, { departure_id, quantity }: Taken, move: Move) =>
  tx
    .update(tourDepartures)
    .set({
      ...(move === 'given_back' ? {} : { seats_held: sql`${tourDepartures.seats_held} - ${quantity}` }),
      ...(move === 'sold' ? { seats_sold: sql`${tourDepartures.seats_sold} + ${quantity}` } : {}),
      ...(move === 'given_back' ? { seats_sold: sql`${tourDepartures.seats_sold} - ${quantity}` } : {}),
    })
    .where(eq(tourDepartures.id, departure_id ?? 0));

const moveRooms = (tx: Transaction, line: Taken, move: Move) =>
  tx
    .update(roomNights)
    .set({
      ...(move === 'given_back' ? {} : { held: sql`${roomNights.held} - ${line.quantity}` }),
      ...(move === 'sold' ? { sold: sql`${roomNights.sold} + ${line.quantity}` } : {}),
      ...(move === 'given_back' ? { sold: sql`${roomNights.sold} - ${line.quantity}` } : {}),
    })
    .where(nightsOf(line));

/** What becomes of taken stock: held becomes sold, held becomes free, or sold is given back. */
type Move = 'sold' | 'freed' | 'given_back';

/** Moves what an order has taken. */
export const moveStock = async (tx: Transaction, lines: readonly Taken[], move: Move): Promise<void> => {
  await lockAll(tx, lines);
  for (const line of lines) await (isTour(line) ? moveSeats : moveRooms)(tx, line, move);
};
