import { chmod, cp, lstat, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const shared = '/var/tmp';

/** Whether every user may enter the folder and all those above it (a project in /root usually can't be). */
export async function isReachable(folder: string): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/**
 * Copies the programs to a folder that every user can enter but only root can write, and returns it.
 * The copy stays for the next start. One that somebody else has put there is not trusted: a new one is made beside it.
 */
export async function copyForOthers(folder: string, version: string): Promise<string> {
  const kept = path.join(shared, `visit-vietnam-postgres-${version}`);
  if (await isOurs(kept)) return path.join(kept, 'native');
  const fresh = await mkdtemp(`${kept}-`);
  try {
    await cp(folder, path.join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
    await chmod(fresh, 0o755);
    await rename(fresh, kept);
    return path.join(kept, 'native');
  } catch (error) {
    if (await isOurs(fresh)) return path.join(fresh, 'native');
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
}

async function isOurs(folder: string): Promise<boolean> {
  const info = await lstat(folder).catch(() => undefined);
  return info?.isDirectory() === true && info.uid === 0 && (info.mode & 0o777) === 0o755;
}
