import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The process id in the cluster's `postmaster.pid`, if that server is running. */
export async function runningServer(cluster: string): Promise<number | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 && (await isPostgres(pid)) ? pid : undefined;
}

/**
 * Stops a server that a killed launcher left behind, and waits for its end; true when there was one.
 * It is stopped rather than taken over, so that the new launcher is its parent and hears of its death.
 */
export async function stopLeftover(cluster: string): Promise<boolean> {
  const pid = await runningServer(cluster);
  if (pid === undefined) {
    // The file can outlive the server; after a restart of the machine its number may be another program's.
    await rm(path.join(cluster, 'postmaster.pid'), { force: true });
    return false;
  }
  process.kill(pid, 'SIGINT');
  if (!(await hasEnded(pid, 10_000))) {
    process.kill(pid, 'SIGQUIT');
    await hasEnded(pid, 10_000);
  }
  return true;
}

async function hasEnded(pid: number, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(50)) {
    if (!isAlive(pid)) return true;
  }
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  return name.trim() === 'postgres';
}
