import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../db/embedded/free-port';
import { databaseName, superuser } from '../../db/embedded/names';
import { startChild } from '../../server/launch/child';
import { projectRoot } from '../../server/launch/project-root';

export interface MeasuredProduct {
  siteUrl: string;
  apiUrl: string;
  dataDir: string;
  /** From the start of the process to the last line that it prints when all is ready. */
  startSeconds: number;
  stop(): Promise<void>;
}

/** Arguments of a Node process that ends when the benchmark does, however that ends. */
export const supervised = [
  '--import',
  'tsx',
  '--import',
  path.join(projectRoot, 'server/launch/leave-with-launcher.ts'),
];

const lastLine = 'Stop with Ctrl-C.';

/** What a developer's own configuration must not change. */
const unset = Object.fromEntries(
  [
    'DATABASE_URL',
    'DATABASE_REPLICA_URL',
    'PUBLIC_URL',
    'SMTP_URL',
    'MEDIA_DIR',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'LOG_LEVEL',
    'NODE_ENV',
  ].map((name) => [name, undefined]),
);

/**
 * Starts the product as `npm start` does, on free ports of this machine.
 * @param root the project's folder, or that of a copy.
 * @param more variables for it.
 */
export async function startProduct(
  dataDir: string,
  root = projectRoot,
  patience = 300_000,
  more: Record<string, string> = {},
): Promise<MeasuredProduct> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const [siteUrl, apiUrl] = [port, apiPort].map((number) => `http://127.0.0.1:${number}`) as [string, string];
  const begin = performance.now();
  const launcher = startChild({
    name: 'start',
    args: [...supervised, path.join(root, 'server/launch/start.ts')],
    env: {
      ...unset,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      API_PORT: String(apiPort),
      ...more,
    },
    show: false,
  });
  // The launcher ends its own children in order, and needs its time for that.
  const stop = () => launcher.stop(40_000);
  let ended = false;
  void launcher.exited.then(() => {
    ended = true;
  });
  while (!launcher.lastLines().includes(lastLine)) {
    if (ended || performance.now() - begin > patience) {
      await stop();
      throw new Error(`The product did not start.\n${launcher.lastLines()}`);
    }
    await sleep(20);
  }
  const startSeconds = (performance.now() - begin) / 1000;
  for (const url of [`${apiUrl}/health/ready`, `${siteUrl}/health/live`]) {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} answers ${answer.status} although the product says it is ready.`);
  }
  return { siteUrl, apiUrl, dataDir, startSeconds, stop };
}

/** The process that the embedded database on `dataDir` is led by. */
export async function databasePidOf(dataDir: string): Promise<number> {
  return Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** The address of the embedded database that runs on `dataDir`. */
export async function databaseUrlOf(dataDir: string): Promise<string> {
  const password = await readFile(path.join(dataDir, 'postgres.password'), 'utf8');
  const pidFile = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  const port = pidFile.split('\n')[3];
  return `postgres://${superuser}:${password.trim()}@127.0.0.1:${port}/${databaseName}`;
}
