import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { resources, roomNights, rooms, roomTranslations } from '../../../../db/schema';
import { ApiError } from '../../../errors';
import type { ReadContext } from '../../../kernel/entity';
import { listRows } from '../../../kernel/list';
import { placeTables, roomShown, today, tourTables } from '../../../kinds/tables';
import { openDepartures } from '../../../kinds/tour';
import { accommodation } from '../../../place-kinds';
import { lastDay } from '../last-day';

const notFound = () => new ApiError('not_found', { message: 'product_not_found' });

const byIdOrSlug = (tables: typeof tourTables | typeof placeTables, reference: string) =>
  /^\d+$/.test(reference)
    ? eq(tables.record.id, Math.min(Number(reference), 2_147_483_647))
    : eq(tables.translation.slug, reference);

/** The departures of a tour that can be booked, or could be but for its seats. @throws ApiError not_found */
export const tourBookings = async (context: ReadContext, reference: string) => {
  const [tour] = await listRows(tourTables, context, {
    per_page: 1,
    where: [byIdOrSlug(tourTables, reference)],
  });
  if (!tour) throw notFound();
  const departures = await openDepartures(context.db, tour.id);
  return departures.map(({ id, date, price, seats_left }) => ({
    type: 1,
    id: tour.id,
    departure_id: id,
    title: tour.title,
    date,
    price,
    capacity: null,
    left: seats_left,
  }));
};

interface Night extends Record<string, unknown> {
  id: number;
  title: string;
  date: string;
  price: number;
  capacity: number;
  left: number;
}

/** Every night of a span in every room of a hotel, with how many of the rooms are left. @throws ApiError not_found */
export const hotelBookings = async (
  context: ReadContext,
  reference: string,
  { from, nights }: { from: string | undefined; nights: number },
) => {
  const [hotel] = await listRows(placeTables, context, {
    per_page: 1,
    where: [byIdOrSlug(placeTables, reference), eq(resources.resource_type, accommodation)],
  });
  if (!hotel) throw notFound();
  const { rows } = await context.db.execute<Night>(sql`
    select r.id, coalesce(t.title, '') as title, ahead.day::date as date, r.price, r.capacity::int,
      case when ahead.day >= ${lastDay} then 0 else least(r.quantity, coalesce(n.rooms_left, r.quantity))::int end as left
    from ${rooms} r
    cross join lateral generate_series(
      greatest(coalesce(${from ?? null}::date, ${today}), ${today}),
      greatest(coalesce(${from ?? null}::date, ${today}), ${today}) + ${nights - 1}::int,
      interval '1 day') as ahead (day)
    left join ${roomTranslations} t on t.record_id = r.id and t.lang_id = ${context.language}
    left join ${roomNights} n on n.room_id = r.id and n.night = ahead.day::date
    where r.resource_id = ${hotel.id} and ${roomShown(alias(rooms, 'r'))}
    order by r.sort, r.id, ahead.day`);
  return rows.map((row) => ({ type: 2, ...row, departure_id: null }));
};
