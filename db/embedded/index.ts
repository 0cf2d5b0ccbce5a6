import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { serverAccount } from './account';
import { locateBinaries } from './binaries';
import { ensureCluster } from './cluster';
import { EmbeddedPostgresError } from './failure';
import { freePort } from './free-port';
import { keptSecret } from './kept-secret';
import { stopLeftover } from './leftover';
import { lockDataDir } from './lock';
import { databaseName, superuser } from './names';
import { waitUntilReady } from './readiness';
import { startServer, stopServer } from './server';
import { lastLines } from './server-log';

export { EmbeddedPostgresError } from './failure';

export interface EmbeddedOptions {
  /** The cluster, its password and its log are kept here. */
  dataDir: string;
  log(line: string): void;
  /** False trades safety on a power cut for speed: for tests. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  url: string;
  /** Settles when the server ends, whether it was asked to or not. */
  exited: Promise<void>;
  stop(): Promise<void>;
  /** Ends the server at once, without waiting; it recovers at its next start. */
  kill(): void;
}

/**
 * Starts the PostgreSQL server that came with npm, and makes its database at the first start.
 *
 * @throws {EmbeddedPostgresError} with one sentence (and the end of the server's log) for the person who starts it.
 */
export async function startEmbedded({
  dataDir,
  log,
  durable = true,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDataDir(dataDir);
  try {
    const cluster = path.join(dataDir, 'postgres');
    const account = await serverAccount(cluster);
    const binaries = await locateBinaries(account);
    const password = await keptSecret(path.join(dataDir, 'postgres.password'));
    if (await stopLeftover(cluster)) log('Stopped a PostgreSQL that an interrupted start had left running.');
    if (await ensureCluster({ cluster, binaries, account, password, durable }))
      log(`Made a database in ${cluster}.`);

    const port = await freePort();
    const logFile = path.join(dataDir, 'postgres.log');
    const server = await startServer({ cluster, binaries, account, port, logFile, durable });
    const exited = new Promise<void>((resolve) =>
      server.once('exit', () => resolve()).once('error', () => resolve()),
    );
    const address = (database: string) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
    try {
      await waitUntilReady(server, address('postgres'));
    } catch (error) {
      await stopServer(server);
      const reason = error instanceof Error ? error.message : String(error);
      throw new EmbeddedPostgresError(`${reason} The end of ${logFile}:\n${await lastLines(logFile)}`);
    }
    log(`PostgreSQL ${binaries.major} answers on port ${port}.`);
    return {
      url: address(databaseName),
      exited,
      kill: () => void server.kill('SIGQUIT'),
      async stop() {
        await stopServer(server);
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
