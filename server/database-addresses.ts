import type { Session } from '../db/pool';
import type { Env } from './env';

type Addresses = Pick<
  Env,
  'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_POOLER_PREPARES' | 'DATABASE_REPLICA_URL'
>;

/**
 * The address of PostgreSQL itself, for what needs a session of its own: listening, migrations, what fills a database, backups.
 * Where it is given, `DATABASE_URL` is that of a pooler.
 */
export const directUrl = ({ DATABASE_DIRECT_URL, DATABASE_URL }: Addresses): string | undefined =>
  DATABASE_DIRECT_URL ?? DATABASE_URL;

/** How requests reach the database, and who else may answer them. */
export const databaseOptions = (env: Addresses): { session: Session; replicaUrls: readonly string[] } => {
  const isPooled = env.DATABASE_DIRECT_URL !== undefined;
  return {
    session: { isPooled, keepsNames: !isPooled || env.DATABASE_POOLER_PREPARES },
    replicaUrls: env.DATABASE_REPLICA_URL,
  };
};
