import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { createTurns } from '../server/platform/turns';
import { isLongRunning } from './long-running';
import {
  type Ask,
  askWithin,
  closePool,
  connecting,
  localLimits,
  openPool,
  ownSession,
  type Session,
  type TimeLimits,
  unhurried,
} from './pool';
import { noteRead } from './reads';
import { createReplicas, type Replicas } from './replicas/index';
import * as schema from './schema';
import { silenceIn } from './silence';

interface DatabaseOptions {
  max?: number;
  applicationName?: string;
  /** False for work that takes as long as it takes, such as filling a database. */
  timeLimits?: boolean;
  session?: Session;
  /** Addresses of servers that follow the one at `url`, and may answer what is `readingFromReplicas`. */
  replicaUrls?: readonly string[];
}

/** Together with what a request does beside, an answer comes within five seconds, whatever the database does. */
const quick: TimeLimits = { statement: 4_500, silence: 4_800 };
const longRunning: TimeLimits = { statement: 60_000, silence: 65_000 };

/** A replica that takes longer is not waited for, since the primary may have to be asked after it. */
const ofReplicas = { limits: { statement: 900, silence: 1_000 }, patience: 1_000 };

/** Connections for long work, beside those of requests. */
const longRunningConnections = 4;

/** The part of the connections that writes may have: those that wait for a row leave readers the others. */
const shareOfWrites = 0.6;

const allBusy = () => Object.assign(new Error('All connections for writes are busy.'), { code: 'ETIMEDOUT' });

const textOf = (query: unknown): string => {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? text : '';
};

/** Everything else may wait for a row. */
const isRead = (text: string): boolean =>
  /^\s*select\b/i.test(text) || (/^\s*with\b/i.test(text) && !/\b(insert|update|delete)\b/i.test(text));

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
  const { session = ownSession, replicaUrls = [] } = options;
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
    ? openPool({
        url,
        max: longRunningConnections,
        name: `${name}-long-running`,
        limits: longRunning,
        session,
      })
    : null;
  const askLong = (long: Pool, query: unknown, values: unknown[]): Promise<unknown> =>
    session.isPooled
      ? askWithin(long, longRunning, query, values)
      : (long.query as unknown as Ask)(query, ...values);

  const pool = openPool(
    {
      url,
      max,
      name,
      limits: timeLimits ? quick : null,
      session,
      patience: timeLimits ? connecting : unhurried,
    },
    (query, ask, values) => {
      const long = isLongRunning() ? longRunningPool : null;
      const run = long ? () => askLong(long, query, values) : ask;
      const text = textOf(query);
      if (!isRead(text)) return counted(long ? run() : inTurn(run));
      if (long) return run();
      return replicas?.mayAnswer(text) ? replicas.ask(query, values, ask) : ask();
    },
  );
  const replicas: Replicas | null =
    replicaUrls.length > 0
      ? createReplicas({
          urls: replicaUrls,
          open: (replicaUrl) =>
            openPool({ url: replicaUrl, max, name: `${name}-replica`, session, ...ofReplicas }),
          most: max,
          session,
          atHome: (query) => pool.query(query as string),
        })
      : null;
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
            if (session.isPooled && timeLimits)
              await client.query(localLimits(chosen === longRunningPool ? longRunning : quick));
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
    await Promise.all([closePool(pool), longRunningPool && closePool(longRunningPool), replicas?.close()]);
  };
  const db: Pick<WithDriver, 'transaction'> & Omit<typeof pooled, 'transaction'> = Object.assign(pooled, {
    transaction,
  });
  return { db, close, writes, replicas };
};

export type Database = ReturnType<typeof createDatabase>['db'];

/** A pool or a running transaction: what query functions take. Inside a transaction only its handle is passed on. */
export type Queryable = Database | Transaction;
