import { readFileSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError } from './failure';

/** Takes the data folder for this process; the function returned gives it back. */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'launcher.pid');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = await open(file, 'wx', 0o600);
      await handle.writeFile(`${process.pid} ${startOf(process.pid)}\n`);
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = await liveOwner(file);
    if (owner)
      throw new EmbeddedPostgresError(
        `${dataDir} is in use by another start of this product (process ${owner}): stop that one first.`,
      );
    await rm(file, { force: true });
  }
  throw new EmbeddedPostgresError(`${dataDir} could not be locked: remove ${file} if nothing else uses it.`);
}

async function liveOwner(file: string): Promise<number | undefined> {
  const [pid, start] = (await readFile(file, 'utf8').catch(() => '')).trim().split(' ');
  const owner = Number(pid);
  if (!owner || startOf(owner) === undefined) return undefined;
  return String(startOf(owner)) === start ? owner : undefined;
}

/**
 * When a process started, to tell it from a later one with the same number (in a container, numbers repeat at once);
 * undefined when there is no such process.
 */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  if (process.platform !== 'linux') return 'running';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; field 22 is the twentieth after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
