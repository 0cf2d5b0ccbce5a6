import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createDatabase } from '../../db/client';
import { ensureStatistics } from '../../db/statistics';
import { testDatabase } from '../setup/database';

const { url } = await testDatabase();

it('tables that were filled at one go are known to the planner before anybody asks', async () => {
  const { db, close } = createDatabase(url, { max: 1, applicationName: 'test' });
  try {
    await db.execute(sql`create table filled as select n from generate_series(1, 5000) n`);
    const known = async () => {
      const { rows } = await db.execute<{ reltuples: number }>(
        sql`select reltuples::int from pg_class where relname = 'filled'`,
      );
      return rows[0]?.reltuples;
    };
    expect(await known()).toBe(-1);
    expect(await ensureStatistics(url)).toBe(true);
    expect(await known()).toBe(5000);
    expect(await ensureStatistics(url)).toBe(false);
  } finally {
    await close();
  }
});
