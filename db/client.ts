import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { nameRepeated } from './prepared';
import { noteRead } from './reads';
import * as schema from './schema';

interface DatabaseOptions {
  max?: number;
  applicationName?: string;
  /** False for work that takes as long as it takes, such as filling a database. */
  timeLimits?: boolean;
}

/** So that a hung statement, a long wait for a lock or a forgotten transaction ends by itself. */
const timeLimits =
  '-c statement_timeout=15000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=30000';

/** Instants are written as they go out, and a date is Vietnam's date. */
const timeZone = '-c timezone=Asia/Ho_Chi_Minh';

/** How long closing waits for queries that still run. */
const closingMilliseconds = 5000;

/**
 * Opens a pool. Nothing connects before the first query. Who finds all connections busy waits for one as long as for
 * a new connection, then fails: a request that hangs helps nobody.
 */
export const createDatabase = (url: string, options: DatabaseOptions = {}) => {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: options.applicationName ?? 'visit-vietnam',
    options: options.timeLimits === false ? timeZone : `${timeZone} ${timeLimits}`,
  });
  // A connection that ends is taken out of the pool, and a query on it fails. Unheard, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    nameRepeated(client);
  });

  // Here and not on the connections: a connection may be handed on by somebody else's request.
  const ask: typeof pool.query = pool.query.bind(pool);
  pool.query = ((...given: Parameters<typeof ask>) => {
    noteRead(given[0]);
    return ask(...given);
  }) as typeof pool.query;

  const pooled = drizzle(pool, { schema });
  // Drizzle's own way with a pool never gives a connection back when `begin` fails on it.
  const transaction: typeof pooled.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client, { schema }).transaction(run, config);
    } finally {
      client.release();
    }
  };
  return { db: Object.assign(pooled, { transaction }), close: () => closePool(pool) };
};

const closePool = async (pool: Pool): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, closingMilliseconds);
  });
  await Promise.race([pool.end(), late]);
  clearTimeout(timer);
};

export type Database = ReturnType<typeof createDatabase>['db'];
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A pool or a running transaction: what query functions take. Inside a transaction only its handle is passed on. */
export type Queryable = Database | Transaction;
