import { asc, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { cdnPurges } from '../../../db/schema';
import { mostTags } from './purge';

export interface Telling {
  db: Database;
  /** Told once per tag, however many changes there were. Throws when it was not taken. */
  purge: (tags: readonly string[]) => Promise<void>;
  /** Called with tags that were given up, since the CDN took none of them for a day. */
  onGivenUp: (tags: readonly string[]) => void;
}

type Claimed = typeof cdnPurges.$inferSelect;

/** Changes that are taken at a time. */
const batch = 500;

/** Longer than telling can take, so that only what a process left behind when it died comes up again. */
const claimSeconds = 60;

/**
 * A page that was being made while its tag was purged may be stored after it and be old: each tag is told again after so many seconds,
 * more than a page may take.
 */
const againSeconds = 10;

/** As long as a page may stand in for one that can't be made; then it is gone without being told. */
const givenUpHours = 24;

/** Seconds until the next try: doubling up to a minute. */
const longestWait = 60;

const claim = (db: Database): Promise<Claimed[]> => {
  const due = db
    .select({ id: cdnPurges.id })
    .from(cdnPurges)
    .where(lte(cdnPurges.next_attempt_at, sql`now()`))
    .orderBy(asc(cdnPurges.next_attempt_at), asc(cdnPurges.id))
    .limit(batch)
    .for('update', { skipLocked: true });
  return db
    .update(cdnPurges)
    .set({
      attempts: sql`${cdnPurges.attempts} + 1`,
      next_attempt_at: sql`now() + make_interval(secs => ${claimSeconds})`,
    })
    .where(inArray(cdnPurges.id, due))
    .returning();
};

const idsOf = (rows: readonly Claimed[]) =>
  inArray(
    cdnPurges.id,
    rows.map(({ id }) => id),
  );

/** What was told for the first time is told again in a while; the rest has served. */
const noteTold = async (db: Database, rows: readonly Claimed[]): Promise<void> => {
  const [first, again] = [rows.filter(({ is_told }) => !is_told), rows.filter(({ is_told }) => is_told)];
  if (first.length > 0)
    await db
      .update(cdnPurges)
      .set({
        is_told: true,
        attempts: 0,
        next_attempt_at: sql`now() + make_interval(secs => ${againSeconds})`,
      })
      .where(idsOf(first));
  if (again.length > 0) await db.delete(cdnPurges).where(idsOf(again));
};

const noteRefused = async ({ db, onGivenUp }: Telling, rows: readonly Claimed[]): Promise<void> => {
  await db
    .update(cdnPurges)
    .set({
      next_attempt_at: sql`now() + make_interval(secs => least(${longestWait}, power(2, least(attempts, 10))))`,
    })
    .where(idsOf(rows));
  const gone = await db
    .delete(cdnPurges)
    .where(sql`${idsOf(rows)} and ${cdnPurges.created_at} < now() - make_interval(hours => ${givenUpHours})`)
    .returning({ tag: cdnPurges.tag });
  if (gone.length > 0) onGivenUp([...new Set(gone.map(({ tag }) => tag))].sort());
};

/**
 * Tells the CDN what is due. Several processes may do so at once: none takes what another holds. What is not taken is tried again
 * later, and the rest of it is left for then.
 * @throws what `purge` throws
 */
export const tellDue = async (telling: Telling): Promise<void> => {
  for (;;) {
    const rows = await claim(telling.db);
    if (rows.length === 0) return;
    const tags = [...new Set(rows.map(({ tag }) => tag))].sort();
    for (let from = 0; from < tags.length; from += mostTags) {
      const part = tags.slice(from, from + mostTags);
      try {
        await telling.purge(part);
      } catch (error) {
        const told = new Set(tags.slice(0, from));
        await noteRefused(
          telling,
          rows.filter(({ tag }) => !told.has(tag)),
        );
        await noteTold(
          telling.db,
          rows.filter(({ tag }) => told.has(tag)),
        );
        throw error;
      }
    }
    await noteTold(telling.db, rows);
  }
};

/** Begins, or ends, noting what changes. */
export const noteForCdn = async (db: Database, isSet: boolean): Promise<void> => {
  if (isSet) await db.execute(sql`insert into cdn default values on conflict do nothing`);
  else await db.execute(sql`with off as (delete from cdn) delete from cdn_purge`);
};

/** Notes what changed without a write, such as a record whose time has come. */
export const notePurge = async (db: Database, tag: string): Promise<void> => {
  await db.execute(sql`select note_purge(${tag})`);
};
