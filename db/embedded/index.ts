import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { serverAccount } from './account';
import { locateBinaries } from './binaries';
import { ensureCluster } from './cluster';
import { EmbeddedPostgresError } from './failure';
import { freePort } from './free-port';
import { runningPort, stopLeftover } from './leftover';
import { lockDataDir } from './lock';
import { databaseName, superuser } from './names';
import { waitUntilReady } from './readiness';
import { type ServerOptions, startServer, stopServer } from './server';
import { lastLines } from './server-log';
import { storedSecret } from './stored-secret';

export { EmbeddedPostgresError } from './failure';

export interface EmbeddedOptions {
  /** The cluster, its password and its log are stored here. */
  dataDir: string;
  log(line: string): void;
  /** False trades safety on a power cut for speed: for tests. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  url: string;
  /** Settles when the server that runs now ends, whether it was asked to or not. */
  ended(): Promise<void>;
  /** Starts a server that has ended again, under the same address. What was committed is there. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Ends the server at once, without waiting; it recovers at its next start. */
  kill(): void;
}

const clusterIn = (dataDir: string) => path.join(dataDir, 'postgres');

const passwordIn = (dataDir: string) => storedSecret(path.join(dataDir, 'postgres.password'));

const addressOf = (password: string, port: number, database: string) =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;

/** Whether there is a database in the data folder, running or not. */
export const hasEmbedded = (dataDir: string): boolean =>
  existsSync(path.join(clusterIn(dataDir), 'PG_VERSION'));

/** Where the server of a data folder answers that somebody else has started; undefined when nobody has. */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const port = await runningPort(clusterIn(dataDir));
  return port ? addressOf(await passwordIn(dataDir), port, databaseName) : undefined;
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
    const cluster = clusterIn(dataDir);
    const account = await serverAccount(cluster);
    const binaries = await locateBinaries(account);
    const password = await passwordIn(dataDir);
    if (await stopLeftover(cluster)) log('Stopped a PostgreSQL that an interrupted start had left running.');
    if (await ensureCluster({ cluster, binaries, account, password, durable }))
      log(`Made a database in ${cluster}.`);

    const port = await freePort();
    const logFile = path.join(dataDir, 'postgres.log');
    const address = (database: string) => addressOf(password, port, database);
    const open = () =>
      openServer({ cluster, binaries, account, port, logFile, durable }, address('postgres'));

    let server = await open();
    log(`PostgreSQL ${binaries.major} answers on port ${port}.`);
    let isStopping = false;
    let restarting: Promise<void> = Promise.resolve();
    const restart = async () => {
      await stopLeftover(cluster);
      if (!isStopping) server = await open();
    };
    return {
      url: address(databaseName),
      ended: () => server.ended,
      restart: () => {
        restarting = restart();
        return restarting;
      },
      kill() {
        isStopping = true;
        server.process.kill('SIGQUIT');
      },
      async stop() {
        isStopping = true;
        await restarting.catch(() => {});
        await stopServer(server.process);
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

interface OpenServer {
  process: ChildProcess;
  ended: Promise<void>;
}

/** Starts the server and waits until it answers. */
async function openServer(options: ServerOptions, maintenanceUrl: string): Promise<OpenServer> {
  const { logFile } = options;
  const process = await startServer(options);
  const ended = new Promise<void>((resolve) =>
    process.once('exit', () => resolve()).once('error', () => resolve()),
  );
  try {
    await waitUntilReady(process, maintenanceUrl);
  } catch (error) {
    await stopServer(process);
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedPostgresError(`${reason} The end of ${logFile}:\n${await lastLines(logFile)}`);
  }
  return { process, ended };
}
