import type { ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { handedPath } from './handed-path';
import { startProgram } from './program';
import { openLog } from './server-log';

export interface ServerOptions {
  cluster: string;
  binaries: Binaries;
  account: Account;
  port: number;
  logFile: string;
  durable: boolean;
}

/** Starts the server on a loopback port. Its log goes to `logFile`. */
export async function startServer(options: ServerOptions): Promise<ChildProcess> {
  const { cluster, binaries, account, port, logFile, durable } = options;
  const folder = await open(cluster, 'r');
  const log = await openLog(logFile);
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_duration_statement: '1s',
    // Planning a page's small queries must not pay for compiling them.
    jit: 'off',
    // Fifteen for each of sixteen API processes, and some for who looks inside.
    max_connections: 300,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  try {
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return startProgram(binaries.postgres, ['-D', handedPath(3, cluster), ...flags], {
      account,
      handles: [folder],
      output: log,
    });
  } finally {
    await folder.close();
    await log.close();
  }
}

/** Stops the server: "fast" (open transactions are rolled back), then "immediate" when that takes too long. */
export async function stopServer(server: ChildProcess, patience = 15_000): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  const hurry = setTimeout(() => server.kill('SIGQUIT'), patience);
  await ended;
  clearTimeout(hurry);
}
