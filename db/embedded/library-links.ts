import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError } from './failure';

interface Link {
  /** The file, and the name under which the programs look for it; both relative to the package. */
  source: string;
  target: string;
}

/**
 * Makes the links between the package's shared libraries that are missing. npm can't carry links, so that the package makes
 * them in an install script; newer versions of npm, or `--ignore-scripts`, leave it out.
 */
export async function ensureLibraryLinks(packageFolder: string): Promise<void> {
  const text = await readFile(path.join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(text) as Link[]) {
    const file = path.join(packageFolder, target);
    if (existsSync(file)) continue;
    await symlink(path.relative(path.dirname(target), source), file).catch((error: NodeJS.ErrnoException) => {
      // Another start may have made it in this moment.
      if (error.code === 'EEXIST') return;
      throw new EmbeddedPostgresError(
        `The embedded PostgreSQL is not completely installed (${file}: ${error.code}): run npm ci with install scripts allowed.`,
      );
    });
  }
}
