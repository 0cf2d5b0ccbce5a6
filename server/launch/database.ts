import postgres from 'postgres';
import { EmbeddedPostgresError, startEmbedded } from '../../db/embedded/index';
import { directUrl } from '../database-addresses';
import type { Env } from '../env';
import { StartFailure } from './failure';
import { say } from './say';

export interface RunningDatabase {
  url: string;
  /** Settles when the embedded server that runs now ends; never for an outside one. */
  ended(): Promise<void>;
  /** Starts the embedded server again, under the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Ends the embedded server at once; it recovers at its next start. */
  kill(): void;
}

/** Opens the outside database when one is configured, the embedded one otherwise. */
export async function openDatabase(env: Env): Promise<RunningDatabase> {
  if (env.DATABASE_URL) {
    await checkOutside(directUrl(env) ?? env.DATABASE_URL);
    return {
      url: env.DATABASE_URL,
      ended: () => new Promise(() => {}),
      restart: async () => {},
      stop: async () => {},
      kill: () => {},
    };
  }
  say('Starting the embedded PostgreSQL …');
  try {
    return await startEmbedded({ dataDir: env.DATA_DIR, log: say });
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw new StartFailure(error.message);
    throw error;
  }
}

async function checkOutside(url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const place = `${hostname}:${port || 5432}${pathname}`;
  say(`Connecting to PostgreSQL at ${place} …`);
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    const [row] = await sql<
      { version: number }[]
    >`select current_setting('server_version_num')::int as version`;
    const major = Math.floor((row?.version ?? 0) / 10_000);
    if (major < 14)
      throw new StartFailure(`PostgreSQL 14 or newer is needed, and ${place} is version ${major}.`);
    say(`PostgreSQL ${major} answers.`);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `The database at ${place} can't be reached (${reason(error)}): check DATABASE_URL and that it runs.`,
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** What the server said, when it answered; otherwise the code of what went wrong on the way there. */
function reason(error: unknown): string {
  if (error instanceof postgres.PostgresError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
