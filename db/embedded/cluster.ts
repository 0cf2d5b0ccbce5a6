import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Account, giveTo } from './account';
import type { Binaries } from './binaries';
import { EmbeddedPostgresError } from './failure';
import { handedPath } from './handed-path';
import { superuser } from './names';
import { runToEnd } from './program';

export interface ClusterOptions {
  /** The folder of the cluster itself. */
  cluster: string;
  binaries: Binaries;
  account: Account;
  password: string;
  /** False leaves out waiting for the disk: for tests. */
  durable: boolean;
}

/**
 * Makes the database cluster when there is none yet; true when it did.
 * It appears under its name only when complete, so that an interrupted start leaves nothing half made.
 */
export async function ensureCluster(options: ClusterOptions): Promise<boolean> {
  const { cluster, binaries, account } = options;
  if (existsSync(path.join(cluster, 'PG_VERSION'))) {
    await checkVersion(cluster, binaries.major);
    return false;
  }
  const unfinished = `${cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await giveTo(account, unfinished);
  await initialise(unfinished, options);
  await rename(unfinished, cluster);
  return true;
}

async function initialise(folder: string, { cluster, binaries, account, password, durable }: ClusterOptions) {
  const passwordFile = `${cluster}.pwfile`;
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await giveTo(account, passwordFile);
  const handles = [await open(folder, 'r'), await open(passwordFile, 'r')];
  try {
    const flags = [
      `--pgdata=${handedPath(3, folder)}`,
      `--pwfile=${handedPath(4, passwordFile)}`,
      `--username=${superuser}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Order and case come from ICU; pg_trgm asks the C library what a letter is, and "C" would know no Vietnamese ones.
      `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
      '--locale-provider=icu',
      '--icu-locale=vi-VN',
      ...(durable ? [] : ['--no-sync']),
    ];
    await runToEnd(binaries.initdb, flags, { account, handles });
  } finally {
    await Promise.all(handles.map((handle) => handle.close()));
    await rm(passwordFile, { force: true });
  }
}

async function checkVersion(cluster: string, major: string): Promise<void> {
  const found = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (found !== major) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster} was made by PostgreSQL ${found}, and this is PostgreSQL ${major}: see "Upgrades" in docs/operating.md.`,
    );
  }
}
