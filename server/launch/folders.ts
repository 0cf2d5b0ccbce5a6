import { mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../env';
import { StartFailure } from './failure';

/** Makes the folders that hold what must last, and makes sure that they can be written. */
export async function prepareFolders(env: Env): Promise<void> {
  // With pictures elsewhere there is no folder for them.
  for (const name of env.MEDIA_URL ? (['DATA_DIR'] as const) : (['DATA_DIR', 'MEDIA_DIR'] as const)) {
    try {
      // Secrets and uploads are nobody else's business on a shared machine.
      await mkdir(env[name], { recursive: true, mode: 0o700 });
      await rmdir(await mkdtemp(path.join(env[name], '.probe-')));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new StartFailure(
        `The folder ${env[name]} can't be written (${code}): set ${name} to one that can.`,
      );
    }
  }
}
