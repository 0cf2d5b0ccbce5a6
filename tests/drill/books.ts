import type postgres from 'postgres';
import type { ReceivedMail } from '../factories/mail-server';
import type { Wish } from './visitors';

export interface Balance {
  wished: number;
  acknowledged: number;
  /** Somebody was told that it is done, and it isn't. */
  lost: number;
  /** Done more than once, or counted otherwise than it was done. */
  doubled: number;
  /** Letters that came, and orders that were placed without one. */
  letters: number;
  lettersMissing: number;
  /** Letters that were written twice; and copies of one that carry the same number, which mailboxes show once. */
  lettersDoubled: number;
  copies: number;
}

const countsBy = async (
  rows: Promise<ReadonlyArray<{ key: string; count: number }>>,
): Promise<Map<string, number>> => new Map((await rows).map(({ key, count }) => [key, count]));

/** What there is of each kind of wish, by its key. */
const done = async (sql: postgres.Sql, wishes: readonly Wish[], tourId: number) => {
  const keysOf = (kind: Wish['kind']) => wishes.filter((wish) => wish.kind === kind).map(({ key }) => key);
  return {
    order: await countsBy(
      sql`select contact_email as key, count(*)::int from customer_order where contact_email = any(${keysOf('order')}) group by 1`,
    ),
    'check-in': await countsBy(
      sql`select client_id::text as key, count(*)::int from check_in where client_id::text = any(${keysOf('check-in')}) group by 1`,
    ),
    review: await countsBy(
      sql`select customer_id::text as key, count(*)::int from review
        where entity_type = 2 and entity_id = ${tourId} and customer_id::text = any(${keysOf('review')}) group by 1`,
    ),
  };
};

const idOf = ({ headers }: ReceivedMail) => /^Message-ID: *(\S+)/im.exec(headers)?.[1] ?? '';

/** Compares what was told to visitors with what is in the database and in their mailboxes. */
export const balance = async (
  sql: postgres.Sql,
  wishes: readonly Wish[],
  { tourId, departureId }: { tourId: number; departureId: number },
  received: readonly ReceivedMail[],
): Promise<Balance> => {
  const stored = await done(sql, wishes, tourId);
  const countOf = ({ kind, key }: Wish) => stored[kind].get(key) ?? 0;
  const [seats] = await sql`
    select d.seats_sold + d.seats_held as taken,
      (select coalesce(sum(adults), 0)::int from order_line where departure_id = d.id) as ordered
    from tour_departure d where d.id = ${departureId}`;
  const orders = [...stored.order.keys()];
  const written = await countsBy(
    sql`select recipient as key, count(*)::int from outbox where recipient = any(${orders}) group by 1`,
  );
  const mine = new Set(orders);
  const letters = received.filter(({ to }) => mine.has(to));
  const reached = new Set(letters.map(({ to }) => to));
  return {
    wished: wishes.length,
    acknowledged: wishes.filter(({ isAcknowledged }) => isAcknowledged).length,
    lost: wishes.filter((wish) => wish.isAcknowledged && countOf(wish) === 0).length,
    doubled: wishes.filter((wish) => countOf(wish) > 1).length + Math.abs(seats?.taken - seats?.ordered),
    letters: reached.size,
    lettersMissing: orders.filter((email) => !reached.has(email)).length,
    lettersDoubled: orders.filter((email) => (written.get(email) ?? 0) !== 1).length,
    copies: letters.length - new Set(letters.map(idOf)).size,
  };
};

/** How many letters to those who ordered are still to be sent. */
export const lettersWaiting = async (sql: postgres.Sql, wishes: readonly Wish[]): Promise<number> => {
  const orders = wishes.filter(({ kind }) => kind === 'order').map(({ key }) => key);
  const [row] = await sql`select count(*)::int from outbox
    where sent_at is null and failed_at is null and recipient = any(${orders})`;
  return row?.count ?? 0;
};
