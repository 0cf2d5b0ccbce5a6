import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

export interface Changes {
  /**
   * `tag` events name what changed, `told` those of them that the database tells of, `due` those of which it says nothing, since only
   * their time (milliseconds since the epoch) has come; `lost` says that something may have changed unheard, `heard` that from now on
   * nothing does. `joined` is heard by all who listen, between the same two changes, when one of them begins to.
   */
  events: EventEmitter<{
    tag: [string];
    told: [string];
    due: [string, number];
    lost: [];
    heard: [];
    joined: [string];
  }>;
  /** Connects, and keeps at it. */
  listen(): void;
  /** Has all who listen hear that somebody begins to. */
  join(): void;
  /** Whether what changes is being heard. */
  isListening(): boolean;
  /** Settles when everything has been told that was committed before it was called. @throws when the connection is lost */
  catchUp(): Promise<unknown>;
  close(): Promise<void>;
}

/** How long connecting may take, how long an answer, and how often the line is tried. */
const connectingMilliseconds = 10_000;
const silentMilliseconds = 5_000;
const askMilliseconds = 5_000;

/** How long closing waits for a polite end. */
const closingMilliseconds = 1_000;

/** Milliseconds to wait before the next try: at once at first, since most losses are short. */
const waitBefore = (attempt: number): number => Math.min(100 * 2 ** attempt, 5_000);

/**
 * Listens to what the database says of its changes, on a connection of its own that is opened anew for as long as it
 * takes. A pooler that hands connections from one transaction to the next can't carry this.
 */
export const createChanges = (url: string, log: (error: unknown) => void): Changes => {
  const events: Changes['events'] = new EventEmitter();
  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => {
    closing.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  let client: Client | undefined;
  let isListening = false;

  const listen = async (): Promise<void> => {
    client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectingMilliseconds,
      query_timeout: silentMilliseconds,
      application_name: 'visit-vietnam-changes',
    });
    const ended = new Promise<void>((resolve) => client?.once('end', resolve));
    const deaf = () => {
      isListening = false;
    };
    client.on('error', deaf).once('end', deaf);
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'joined') events.emit('joined', payload);
      else if (payload) {
        events.emit('told', payload);
        events.emit('tag', payload);
      }
    });
    await client.connect();
    await client.query('listen joined');
    await client.query('listen changed');
    // Nobody knows what was said before.
    events.emit('lost');
    isListening = true;
    events.emit('heard');
    join();
    // On a line that nobody speaks on, nobody notices that it is cut.
    const asking = setInterval(() => client?.query('select 1').catch(cut), askMilliseconds);
    asking.unref();
    await Promise.race([ended, closed]);
    clearInterval(asking);
  };

  /** With a question that nobody answers under way, a connection ends at once. */
  const cut = () => {
    isListening = false;
    return client?.end().catch(() => {});
  };

  const join = () => {
    if (isListening) client?.query(`select pg_notify('joined', $1)`, [randomUUID()]).catch(cut);
  };

  const keepListening = async () => {
    for (let attempt = 0; !closing.signal.aborted; attempt += 1) {
      const start = Date.now();
      await listen().catch((error: unknown) => {
        void cut();
        log(error);
      });
      if (Date.now() - start > 60_000) attempt = 0;
      events.emit('lost');
      await sleep(waitBefore(attempt), undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  };
  let started = false;

  return {
    events,
    listen() {
      if (!url || started) return;
      started = true;
      void keepListening();
    },
    join,
    isListening: () => isListening,
    // The database tells what was committed before it answers on the same connection.
    catchUp: async () => {
      if (!client || !isListening) throw new Error('Changes are not heard.');
      await client.query('select 1').catch((error: unknown) => {
        void cut();
        throw error;
      });
    },
    async close() {
      isListening = false;
      closing.abort();
      // A connection that is just being made, or that hangs, is not waited for.
      const ended = client?.end().catch(() => {});
      await Promise.race([ended, sleep(closingMilliseconds, undefined, { ref: false })]);
      client?.connection.stream.destroy();
    },
  };
};
