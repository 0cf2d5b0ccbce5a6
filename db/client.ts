import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { createTurns } from '../server/platform/turns';
import { isLongRunning } from './long-running';
import { named } from './prepared';
import { noteRead } from './reads';
import * as schema from './schema';
import { silenceIn } from './silence';

interface DatabaseOptions {
  max?: number;
  applicationName?: string;
  /** False for work that takes as long as it takes, such as filling a database. */
  timeLimits?: boolean;
}

/** Milliseconds that a statement may take for the database, and after which nobody waits for its answer any more. */
interface TimeLimits {
  statement: number;
  silence: number;
}

/** Together with what a request does beside, an answer comes within five seconds, whatever the database does. */
const quick: TimeLimits = { statement: 4_500, silence: 4_800 };
const longRunning: TimeLimits = { statement: 60_000, silence: 65_000 };

/** How long anybody waits for a connection, be it a new one or one that others have. */
const connecting = 4_500;

/** Connections for long work, beside those of requests. */
const longRunningConnections = 4;

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

type Ask = (query: unknown, ...values: unknown[]) => Promise<unknown>;

/** Asks right away, or when and where it is right. */
type Direct = (query: unknown, ask: () => Promise<unknown>, values: unknown[]) => Promise<unknown>;

/**
 * A pool that names what it is asked again and again, and lets `direct` say when and where each statement runs. It stands
 * before the connections: one of these may be handed on by somebody else's request.
 */
class DirectedPool extends Pool {
  readonly #direct: Direct;

  constructor(options: PoolConfig, direct: Direct) {
    super(options);
    this.#direct = direct;
  }

  override query = ((query: unknown, ...values: unknown[]) => {
    const ask = super.query.bind(this) as unknown as Ask;
    const asked = () =>
      ask(named(query), ...values).catch((error: unknown) => {
        throw silenceIn(error) ?? error;
      });
    return this.#direct(query, asked, values);
  }) as typeof Pool.prototype.query;
}

const openPool = (
  { url, max, name, limits }: { url: string; max: number; name: string; limits: TimeLimits | null },
  direct: Direct = (_query, ask) => ask(),
): Pool => {
  const options: PoolConfig = {
    connectionString: url,
    max,
    connectionTimeoutMillis: connecting,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: name,
    options: limits ? `${timeZone} ${limitsOf(limits)}` : timeZone,
    ...(limits ? { query_timeout: limits.silence } : {}),
  };
  const pool = new DirectedPool(options, direct);
  // A connection that ends is taken out of the pool, and a query on it fails. Unheard, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
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

/** Hears of each statement in the context of whoever asks. */
const logger: Logger = { logQuery: (text) => noteRead(text) };

type DrizzleTransaction = Parameters<
  Parameters<ReturnType<typeof drizzle<typeof schema, PoolClient>>['transaction']>[0]
>[0];

/** What each has beyond drizzle's: the driver, also in a transaction and in a part of one. */
interface WithDriver {
  $client: Pick<PoolClient, 'query'>;
  transaction: <T>(run: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig) => Promise<T>;
}

export type Transaction = WithDriver & Omit<DrizzleTransaction, 'transaction'>;

const withDriver = (tx: DrizzleTransaction, client: PoolClient): Transaction => {
  const part = tx.transaction.bind(tx);
  return Object.assign(tx, {
    $client: client,
    transaction: <T>(run: (part: Transaction) => Promise<T>) =>
      part((inner) => run(withDriver(inner, client))),
  });
};

/** How many writes have ended so far, whatever came of them: who holds something in memory knows that it may be over. */
export interface Writes {
  ended: number;
}

/**
 * Opens a pool. Nothing connects before the first query. Who finds all connections busy waits for one as long as for
 * a new connection, then fails: a request that hangs helps nobody. What runs `asLongRunning` has connections of its own.
 */
export const createDatabase = (url: string, options: DatabaseOptions = {}) => {
  const { max = 10, applicationName: name = 'visit-vietnam', timeLimits = true } = options;
  const { run: inTurn } = createTurns(
    { running: Math.max(1, Math.floor(max * shareOfWrites)), longestWait: connecting },
    allBusy,
  );
  const writes: Writes = { ended: 0 };
  /** Counted before whoever made the write hears that it is done. */
  const counted = <T>(write: Promise<T>): Promise<T> =>
    write.finally(() => {
      writes.ended += 1;
    });
  const longRunningPool = timeLimits
    ? openPool({ url, max: longRunningConnections, name: `${name}-long-running`, limits: longRunning })
    : null;
  const pool = openPool({ url, max, name, limits: timeLimits ? quick : null }, (query, ask, values) => {
    const run =
      isLongRunning() && longRunningPool
        ? () => (longRunningPool.query as unknown as Ask)(query, ...values)
        : ask;
    if (isRead(query)) return run();
    return counted(run === ask ? inTurn(ask) : run());
  });
  const pooled = drizzle(pool, { schema, logger });

  /** Runs a write where it belongs, when its turn has come. */
  const writing = <T>(run: (chosen: Pool) => Promise<T>): Promise<T> =>
    counted(isLongRunning() ? run(longRunningPool ?? pool) : inTurn(() => run(pool)));

  // Drizzle's own way with a pool never gives a connection back when `begin` fails on it.
  const transaction = <T>(run: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T> =>
    writing(async (chosen) => {
      const client = await chosen.connect();
      let silence: Error | undefined;
      /** A connection that says nothing leaves the pool, so that nobody waits for its rollback either. */
      const giveUpIfSilent = (error: unknown) => {
        if (silence) return;
        silence = silenceIn(error);
        if (silence) client.release(silence);
      };
      try {
        return await drizzle(client, { schema, logger }).transaction(async (tx) => {
          try {
            return await run(withDriver(tx, client));
          } catch (error) {
            giveUpIfSilent(error);
            throw error;
          }
        }, config);
      } catch (error) {
        giveUpIfSilent(error);
        throw silence ?? error;
      } finally {
        if (!silence) client.release();
      }
    });
  const close = async () => {
    await Promise.all([pool, longRunningPool].map((one) => one && closePool(one)));
  };
  const db: Pick<WithDriver, 'transaction'> & Omit<typeof pooled, 'transaction'> = Object.assign(pooled, {
    transaction,
  });
  return { db, close, writes };
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

/** A pool or a running transaction: what query functions take. Inside a transaction only its handle is passed on. */
export type Queryable = Database | Transaction;
