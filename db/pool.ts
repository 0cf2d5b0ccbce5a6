import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { named, unnamed } from './prepared';
import { silenceIn } from './silence';

/** Milliseconds that a statement may take for the database, and after which nobody waits for its answer any more. */
export interface TimeLimits {
  statement: number;
  silence: number;
}

/** How long anybody waits for a connection, be it a new one or one that others have. */
export const connecting = 4_500;

/** The same for work without time limits, which may leave nobody else a turn for seconds. */
export const unhurried = 60_000;

/** So that a hung statement, a long wait for a lock or a forgotten transaction ends by itself. */
const settingsOf = ({ statement }: TimeLimits): ReadonlyArray<[name: string, value: string]> => [
  ['statement_timeout', String(statement)],
  ['lock_timeout', '3000'],
  ['idle_in_transaction_session_timeout', '30000'],
];

/** How long closing waits for queries that still run. */
const closingMilliseconds = 5000;

/** Instants are written as they go out, and a date is Vietnam's date. */
const timeZone = 'Asia/Ho_Chi_Minh';

const startOptions = (limits: TimeLimits | null): string =>
  [['timezone', timeZone], ...(limits ? settingsOf(limits) : [])]
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** The limits of one transaction, where a session is nobody's for longer. */
export const localLimits = (limits: TimeLimits): string =>
  settingsOf(limits)
    .map(([name, value]) => `set local ${name} = ${value}`)
    .join('; ');

/**
 * How the server at an address is spoken to. Behind a pooler in transaction mode a connection has another session in each
 * transaction: what is set at its start is lost, and a statement that was named is unknown or another one.
 */
export interface Session {
  isPooled: boolean;
  /** Whether statements may be named; a pooler has to know of them (PgBouncer from 1.21 on). */
  keepsNames: boolean;
}

export const ownSession: Session = { isPooled: false, keepsNames: true };

/** What the driver is asked, with a name where that saves work, and without one where it can't be kept. */
export const namedFor = ({ keepsNames }: Session): ((query: unknown) => unknown) =>
  keepsNames ? named : unnamed;

export type Ask = (query: unknown, ...values: unknown[]) => Promise<unknown>;

/** Asks right away, or when and where it is right. */
export type Direct = (query: unknown, ask: () => Promise<unknown>, values: unknown[]) => Promise<unknown>;

/**
 * A pool that names what it is asked again and again, and lets `direct` say when and where each statement runs. It stands
 * before the connections: one of these may be handed on by somebody else's request.
 */
class DirectedPool extends Pool {
  readonly #direct: Direct;
  readonly #name: (query: unknown) => unknown;

  constructor(options: PoolConfig, direct: Direct, session: Session) {
    super(options);
    this.#direct = direct;
    this.#name = namedFor(session);
  }

  override query = ((query: unknown, ...values: unknown[]) => {
    const ask = super.query.bind(this) as unknown as Ask;
    const asked = () =>
      ask(this.#name(query), ...values).catch((error: unknown) => {
        throw silenceIn(error) ?? error;
      });
    return this.#direct(query, asked, values);
  }) as typeof Pool.prototype.query;
}

interface PoolOptions {
  url: string;
  max: number;
  name: string;
  limits: TimeLimits | null;
  session: Session;
  /** Milliseconds for which a connection is waited for. */
  patience?: number;
}

export const openPool = (
  { url, max, name, limits, session, patience = connecting }: PoolOptions,
  direct: Direct = (_query, ask) => ask(),
): Pool => {
  const options: PoolConfig = {
    connectionString: url,
    max,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: name,
    ...(limits ? { query_timeout: limits.silence } : {}),
    ...(session.isPooled
      ? // PgBouncer notes the time zone of a connection, and gives it to whichever session works for it.
        {
          onConnect: async (client) => {
            await client.query(`set timezone to '${timeZone}'`);
          },
        }
      : { options: startOptions(limits) }),
  };
  const pool = new DirectedPool(options, direct, session);
  // A connection that ends is taken out of the pool, and a query on it fails. Unheard, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  return pool;
};

/** One statement with limits of its own, in a transaction that knows them. */
export const askWithin = async (
  pool: Pool,
  limits: TimeLimits,
  query: unknown,
  values: unknown[],
): Promise<unknown> => {
  const client: PoolClient = await pool.connect();
  try {
    await client.query(`begin; ${localLimits(limits)}`);
    const answer = await (client.query as Ask).call(client, unnamed(query), ...values);
    await client.query('commit');
    client.release();
    return answer;
  } catch (error) {
    // With its connection ends the transaction.
    client.release(error as Error);
    throw silenceIn(error) ?? error;
  }
};

export const closePool = async (pool: Pool): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, closingMilliseconds);
  });
  await Promise.race([pool.end(), late]);
  clearTimeout(timer);
};
