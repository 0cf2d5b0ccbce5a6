import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { orderLines, tourDepartures } from '../../../db/schema';
import { ApiError, invalidField } from '../../errors';
import type { WriteContext } from '../../kernel/entity';
import { recordChange } from '../../kernel/history';
import { StaleVersion } from '../../kernel/write';
import { formatDateTime } from '../../time';
import { today } from '../tables';

type Row = typeof tourDepartures.$inferSelect;

/** What an editor gives for a departure; `price` is VND for one person. */
interface DepartureInput {
  date: string;
  price: number;
  seats: number;
  is_open?: boolean | undefined;
}

const identity = { name: 'tour_departure' } as const;

/** A departure as it goes out to editors. */
export const presentDeparture = (row: Row) => ({
  ...row,
  created_at: formatDateTime(row.created_at),
  updated_at: formatDateTime(row.updated_at),
});

/** What can be booked, or could be but for its seats: open, from today in Vietnam, at most a year's worth. */
export const openDepartures = (db: Queryable, tourId: number) =>
  db
    .select({
      id: tourDepartures.id,
      date: tourDepartures.date,
      price: tourDepartures.price,
      seats_left: tourDepartures.seats_left,
    })
    .from(tourDepartures)
    .where(
      and(
        eq(tourDepartures.tour_id, tourId),
        eq(tourDepartures.is_open, true),
        sql`${tourDepartures.date} >= ${today}`,
      ),
    )
    .orderBy(asc(tourDepartures.date))
    .limit(366);

/** A page of a tour's departures by date, closed and past ones included, for editors. */
export const listDepartures = async (
  db: Queryable,
  tourId: number,
  { page, per_page, from, to }: { page: number; per_page: number; from?: string; to?: string },
) => {
  const where = and(
    eq(tourDepartures.tour_id, tourId),
    from ? gte(tourDepartures.date, from) : undefined,
    to ? lte(tourDepartures.date, to) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(tourDepartures)
      .where(where)
      .orderBy(asc(tourDepartures.date))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.$count(tourDepartures, where),
  ]);
  return {
    data: rows.map(presentDeparture),
    total,
    page,
    per_page,
    last_page: Math.max(1, Math.ceil(total / per_page)),
  };
};

/** One departure of a tour. @throws ApiError not_found */
export const findDeparture = async (db: Queryable, tourId: number, departureId: number) => {
  const [row] = await db.select().from(tourDepartures).where(ofTour(tourId, departureId));
  if (!row) throw new ApiError('not_found', { message: 'departure_not_found' });
  return row;
};

const ofTour = (tourId: number, departureId: number): SQL | undefined =>
  and(eq(tourDepartures.id, departureId), eq(tourDepartures.tour_id, tourId));

/** Holds a departure against other writes and bookings until the transaction ends. @throws ApiError not_found */
const lockDeparture = async ({ tx }: WriteContext, tourId: number, departureId: number) => {
  const [row] = await tx.select().from(tourDepartures).where(ofTour(tourId, departureId)).for('update');
  if (!row) throw new ApiError('not_found', { message: 'departure_not_found' });
  return row;
};

/** Departures in the past help nobody. */
const checkAhead = async ({ tx }: WriteContext, date: string, field: string) => {
  const { rows } = await tx.execute<{ ahead: boolean }>(sql`select ${date}::date >= ${today} as ahead`);
  if (!rows[0]?.ahead) throw invalidField(field, 'date_in_past');
};

const recordCreated = (context: WriteContext, row: Row) =>
  recordChange(context, identity, row.id, { action: 'create', before: null, after: row, title: row.date });

/** Adds one departure. @throws ApiError invalid for a date that is past or taken */
export const createDeparture = async (context: WriteContext, tourId: number, input: DepartureInput) => {
  await checkAhead(context, input.date, 'date');
  const { date, price, seats, is_open = true } = input;
  const [row] = await context.tx
    .insert(tourDepartures)
    .values({ tour_id: tourId, date, price, seats, is_open })
    .onConflictDoNothing()
    .returning();
  if (!row) throw invalidField('date', 'date_taken');
  await recordCreated(context, row);
  return row;
};

/** Every date of a span that falls on one of these weekdays (1 = Monday … 7 = Sunday). */
export const datesBetween = (from: string, to: string, weekdays: readonly number[]): string[] => {
  const day = 24 * 3600 * 1000;
  const first = Date.parse(`${from}T00:00:00Z`);
  const count = Math.floor((Date.parse(`${to}T00:00:00Z`) - first) / day) + 1;
  return Array.from({ length: count }, (_, index) => new Date(first + index * day))
    .filter((date) => weekdays.includes(date.getUTCDay() || 7))
    .map((date) => date.toISOString().slice(0, 10));
};

interface SeriesInput {
  from: string;
  to: string;
  weekdays: readonly number[];
  price: number;
  seats: number;
}

/** Adds a departure on each of the dates; those that the tour has already stay as they are. */
export const createSeries = async (context: WriteContext, tourId: number, series: SeriesInput) => {
  const { from, to, weekdays, price, seats } = series;
  await checkAhead(context, from, 'from');
  const dates = datesBetween(from, to, weekdays);
  const rows =
    dates.length === 0
      ? []
      : await context.tx
          .insert(tourDepartures)
          .values(dates.map((date) => ({ tour_id: tourId, date, price, seats })))
          .onConflictDoNothing()
          .returning();
  for (const row of rows) await recordCreated(context, row);
  const created = rows.sort((a, b) => (a.date < b.date ? -1 : 1));
  const made = new Set(created.map(({ date }) => date));
  return { created, skipped: dates.filter((date) => !made.has(date)) };
};

/**
 * Changes a departure under a lock that bookings wait for.
 * @throws StaleVersion; ApiError not_found, in_use when a booked one would move to another day, invalid
 */
export const updateDeparture = async (
  context: WriteContext,
  tourId: number,
  departureId: number,
  { version, ...given }: Partial<DepartureInput> & { version?: number | undefined },
) => {
  const stored = await lockDeparture(context, tourId, departureId);
  if (version !== undefined && version < stored.version) throw new StaleVersion();
  const taken = stored.seats_held + stored.seats_sold;
  if (given.seats !== undefined && given.seats < taken)
    throw invalidField('seats', 'too_small', { minimum: taken });
  if (given.date !== undefined && given.date !== stored.date) {
    if (taken > 0) throw new ApiError('in_use', { data: { seats_taken: taken } });
    await checkAhead(context, given.date, 'date');
    const others = await context.tx.$count(
      tourDepartures,
      and(eq(tourDepartures.tour_id, tourId), eq(tourDepartures.date, given.date)),
    );
    if (others > 0) throw invalidField('date', 'date_taken');
  }
  const [row] = await context.tx
    .update(tourDepartures)
    .set({ ...given, version: sql`${tourDepartures.version} + 1`, updated_at: sql`now()` })
    .where(eq(tourDepartures.id, departureId))
    .returning();
  if (!row) throw new ApiError('internal');
  await recordChange(context, identity, departureId, {
    action: 'update',
    before: stored,
    after: row,
    title: row.date,
  });
  return row;
};

/** Removes a departure that nobody has booked. @throws ApiError not_found; in_use when an order names it */
export const deleteDeparture = async (context: WriteContext, tourId: number, departureId: number) => {
  const stored = await lockDeparture(context, tourId, departureId);
  const orders = await context.tx.$count(orderLines, eq(orderLines.departure_id, departureId));
  const taken = stored.seats_held + stored.seats_sold;
  if (taken > 0 || orders > 0) throw new ApiError('in_use', { data: { seats_taken: taken } });
  await context.tx.delete(tourDepartures).where(eq(tourDepartures.id, departureId));
  await recordChange(context, identity, departureId, {
    action: 'delete',
    before: stored,
    after: null,
    title: stored.date,
  });
};
