import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import * as schema from './schema';

/** Seconds until a lost connection is tried again: soon, so that the API is back when the database is. */
const backoff = (failures: number) => Math.min(0.1 * failures, 1) * (0.5 + Math.random() / 2);

/**
 * Opens a pool. Nothing connects before the first query. Time limits are set on every connection, so that a hung
 * statement or a forgotten transaction ends by itself.
 */
export const createDatabase = (url: string, options: { max?: number; applicationName?: string } = {}) => {
  const client = postgres(url, {
    max: options.max ?? 10,
    connect_timeout: 5,
    idle_timeout: 60,
    max_lifetime: 30 * 60,
    backoff,
    onnotice: () => {},
    connection: {
      application_name: options.applicationName ?? 'visit-vietnam',
      statement_timeout: 15_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 30_000,
    },
  });
  const db = drizzle(client, { schema });
  return { db, close: () => client.end({ timeout: 5 }) };
};

export type Database = ReturnType<typeof createDatabase>['db'];
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A pool or a running transaction: what query functions take. Inside a transaction only its handle is passed on. */
export type Queryable = Database | Transaction;
