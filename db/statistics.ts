import { sql } from 'drizzle-orm';
import { createDatabase } from './client';

/**
 * Has the planner of the database look at tables that it knows nothing of: after a first start, or after a dump was put
 * back. It would do so by itself within a minute, and until then guess so badly that the sitemap takes longer than any
 * query may. Says whether there were any.
 */
export const ensureStatistics = async (databaseUrl: string): Promise<boolean> => {
  const { db, close } = createDatabase(databaseUrl, {
    max: 1,
    applicationName: 'visit-vietnam-statistics',
    timeLimits: false,
  });
  try {
    const { rows } = await db.execute(sql`
      select oid from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace and reltuples < 0 and pg_relation_size(oid) > 0
      limit 1`);
    if (rows.length === 0) return false;
    await db.execute(sql`analyze`);
    return true;
  } finally {
    await close();
  }
};
