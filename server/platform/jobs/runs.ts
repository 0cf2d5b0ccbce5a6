import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { jobRuns } from '../../../db/schema';
import { formatDateTime } from '../../time';

/** A run that has not ended by then belonged to a process that is gone. */
const lostHours = 2;

/**
 * Takes a run of repeating work that is due, or that somebody has asked for: true for one process among many. The row
 * is the lock, so that it also holds through a pooler.
 */
export const claimRun = async (db: Database, name: string, everyHours: number): Promise<boolean> => {
  await db.insert(jobRuns).values({ name }).onConflictDoNothing();
  const claimed = await db
    .update(jobRuns)
    .set({ started_at: sql`now()`, finished_at: null, requested_at: null, last_error: null })
    .where(
      sql`${jobRuns.name} = ${name}
        and (finished_at is not null or started_at is null or started_at < now() - make_interval(hours => ${lostHours}))
        and (requested_at is not null or started_at is null
          or started_at < now() - make_interval(hours => ${everyHours}))`,
    )
    .returning({ name: jobRuns.name });
  return claimed.length > 0;
};

/** Does the work of a claimed run and writes down how it ended. @throws what the work throws */
export const finishRun = async (
  db: Database,
  name: string,
  work: () => Promise<Record<string, number>>,
): Promise<void> => {
  const end = (how: { summary?: Record<string, number>; last_error?: string }) =>
    db
      .update(jobRuns)
      .set({ ...how, finished_at: sql`now()` })
      .where(eq(jobRuns.name, name));
  try {
    await end({ summary: await work() });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    await end({ last_error: (cause instanceof Error ? cause.message : String(cause)).slice(0, 500) });
    throw error;
  }
};

/** Asks for a run before its time; whichever process looks next takes it. */
export const requestRun = async (db: Database, name: string): Promise<void> => {
  const requested_at = sql`now()`;
  await db
    .insert(jobRuns)
    .values({ name, requested_at })
    .onConflictDoUpdate({ target: jobRuns.name, set: { requested_at } });
};

const instant = (value: Date | null) => value && formatDateTime(value);

export const runStates = ['never', 'waiting', 'running', 'done', 'failed'] as const;

/** How repeating work of one kind stands: whether it waits or runs, and what its last run brought. */
export const runState = async (db: Database, name: string) => {
  const state = sql<(typeof runStates)[number]>`case
    when started_at is not null and finished_at is null
      and started_at > now() - make_interval(hours => ${lostHours}) then 'running'
    when requested_at is not null then 'waiting'
    when finished_at is null then 'never'
    when last_error is not null then 'failed'
    else 'done' end`;
  const [run] = await db
    .select({ ...getTableColumns(jobRuns), state })
    .from(jobRuns)
    .where(eq(jobRuns.name, name));
  return {
    state: run?.state ?? 'never',
    started_at: instant(run?.started_at ?? null),
    finished_at: instant(run?.finished_at ?? null),
    summary: run?.summary ?? {},
  };
};

/** The last run of each kind of repeating work. */
export const listRuns = async (db: Database) => {
  const rows = await db.select().from(jobRuns).orderBy(asc(jobRuns.name));
  return rows.map(({ name, requested_at, started_at, finished_at, last_error, summary }) => ({
    name,
    requested_at: instant(requested_at),
    started_at: instant(started_at),
    finished_at: instant(finished_at),
    last_error,
    summary,
  }));
};
