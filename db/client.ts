import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { createTurns } from '../server/platform/turns';
import { isPatient } from './patience';
import { nameRepeated } from './prepared';
import { noteRead } from './reads';
import * as schema from './schema';
import { endWhenSilent } from './silence';

interface DatabaseOptions {
  max?: number;
  applicationName?: string;
  /** False for work that takes as long as it takes, such as filling a database. */
  timeLimits?: boolean;
}

/** Milliseconds that a statement may take, and after which a connection that says nothing is given up. */
interface TimeLimits {
  statement: number;
  silence: number;
}

/** Together with what a request does beside, an answer comes within five seconds, whatever the database does. */
const quick: TimeLimits = { statement: 4_500, silence: 4_800 };
const patient: TimeLimits = { statement: 60_000, silence: 65_000 };

/** How long anybody waits for a connection, be it a new one or one that others have. */
const connecting = 4_500;

/** Connections for long work, beside those of requests. */
const patientConnections = 4;

/** The part of the connections that writes may have: those that wait for a row leave readers the others. */
const shareOfWrites = 0.6;

/** So that a hung statement, a long wait for a lock or a forgotten transaction ends by itself. */
const limitsOf = ({ statement }: TimeLimits) =>
  `-c statement_timeout=${statement} -c lock_timeout=3000 -c idle_in_transaction_session_timeout=30000`;

/** Instants are written as they go out, and a date is Vietnam's date. */
const timeZone = '-c timezone=Asia/Ho_Chi_Minh';

const allBusy = () => Object.assign(new Error('All connections for writes are busy.'), { code: 'ETIMEDOUT' });

/** How long closing waits for queries that still run. */
const closingMilliseconds = 5000;

const openPool = (url: string, max: number, name: string, limits: TimeLimits | null): Pool => {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connecting,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: name,
    options: limits ? `${timeZone} ${limitsOf(limits)}` : timeZone,
  });
  // A connection that ends is taken out of the pool, and a query on it fails. Unheard, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (limits) endWhenSilent(client, limits.silence);
    nameRepeated(client);
  });
  return pool;
};

/** Everything else may wait for a row. */
const isRead = (query: unknown): boolean => {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
  if (typeof text !== 'string') return false;
  return (
    /^\s*select\b/i.test(text) || (/^\s*with\b/i.test(text) && !/\b(insert|update|delete)\b/i.test(text))
  );
};

/**
 * Opens a pool. Nothing connects before the first query. Who finds all connections busy waits for one as long as for
 * a new connection, then fails: a request that hangs helps nobody. What runs `patiently` has connections of its own.
 */
export const createDatabase = (url: string, options: DatabaseOptions = {}) => {
  const { max = 10, applicationName: name = 'visit-vietnam', timeLimits = true } = options;
  const pool = openPool(url, max, name, timeLimits ? quick : null);
  const patientPool = timeLimits ? openPool(url, patientConnections, `${name}-patient`, patient) : pool;
  const { run: inTurn } = createTurns(
    { running: Math.max(1, Math.floor(max * shareOfWrites)), longestWait: connecting },
    allBusy,
  );
  const ask: typeof pool.query = pool.query.bind(pool);
  /** Runs a write where it belongs, when its turn has come. */
  const writing = <T>(run: (chosen: Pool) => Promise<T>): Promise<T> =>
    isPatient() ? run(patientPool) : inTurn(() => run(pool));

  // Here and not on the connections: a connection may be handed on by somebody else's request.
  pool.query = ((...given: Parameters<typeof ask>) => {
    noteRead(given[0]);
    if (isPatient() && patientPool !== pool) return patientPool.query(...given);
    return isRead(given[0]) ? ask(...given) : inTurn(() => ask(...given) as unknown as Promise<unknown>);
  }) as typeof pool.query;

  const pooled = drizzle(pool, { schema });
  // Drizzle's own way with a pool never gives a connection back when `begin` fails on it.
  const transaction: typeof pooled.transaction = (run, config) =>
    writing(async (chosen) => {
      const client = await chosen.connect();
      try {
        return await drizzle(client, { schema }).transaction(run, config);
      } finally {
        client.release();
      }
    });
  const close = async () => {
    await Promise.all([...new Set([pool, patientPool])].map(closePool));
  };
  return { db: Object.assign(pooled, { transaction }), close };
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
