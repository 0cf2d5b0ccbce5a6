import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/** The last run of work that repeats. `requested_at`: somebody wants it before its time. */
export const jobRuns = pgTable('job_run', {
  name: text().primaryKey(),
  requested_at: instant(),
  started_at: instant(),
  finished_at: instant(),
  last_error: text(),
  /** How much was done, in numbers. */
  summary: jsonb().$type<Record<string, number>>().notNull().default({}),
});
