import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { trips } from '../../../db/schema';
import { ApiError } from '../../errors';
import type { Language } from '../../language';
import { randomToken, tokenHash } from '../../platform/sessions/tokens';
import type { Plan } from '../planner/plan-shapes';
import type { TripRecord } from './store';

/** Trips that are reached by a link: those that customers share, and those of nobody. */

const behind = (token: string) => and(eq(trips.share_token_hash, tokenHash(token)), isNull(trips.revoked_at));

const notFound = () => new ApiError('not_found', { message: 'trip_not_found' });

/** Reading is noted once a day; that is exact enough for what is forgotten after half a year. */
const noteReading = (db: Database, { id }: TripRecord) =>
  db
    .update(trips)
    .set({ read_at: sql`now()` })
    .where(
      and(eq(trips.id, id), or(isNull(trips.read_at), lt(trips.read_at, sql`now() - interval '1 day'`))),
    );

/** The trip behind a link. @throws ApiError not_found, also when the link was taken back */
export const findShared = async (db: Database, token: string): Promise<TripRecord> => {
  const [row] = await db.select().from(trips).where(behind(token));
  if (!row) throw notFound();
  if (row.customer_id === null) await noteReading(db, row);
  return row;
};

/** Keeps a plan of nobody. Of the link and the secret that takes it back only the hashes stay here. */
export const shareUnowned = async (db: Database, plan: Plan, language: Language) => {
  const made = { token: randomToken(), secret: randomToken() };
  await db.insert(trips).values({
    lang_id: language,
    title: plan.title,
    plan,
    share_token_hash: tokenHash(made.token),
    secret_hash: tokenHash(made.secret),
  });
  return made;
};

/** Deletes a plan of nobody for who made it. @throws ApiError not_found, also for a wrong secret */
export const takeBack = async (db: Database, token: string, secret: string): Promise<void> => {
  const gone = await db
    .delete(trips)
    .where(and(behind(token), isNull(trips.customer_id), eq(trips.secret_hash, tokenHash(secret))))
    .returning({ id: trips.id });
  if (gone.length === 0) throw notFound();
};

/** Trips of nobody that nobody has read for half a year. */
export const forgotten = () =>
  and(
    isNull(trips.customer_id),
    sql`coalesce(${trips.read_at}, ${trips.created_at}) < now() - interval '180 days'`,
  );
