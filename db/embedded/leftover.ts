import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The process id in the cluster's `postmaster.pid`, if that server is running. */
export async function runningServer(cluster: string): Promise<number | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 && (await isServerOf(cluster, pid)) ? pid : undefined;
}

/** The port in the cluster's `postmaster.pid`, if that server is running. */
export async function runningPort(cluster: string): Promise<number | undefined> {
  if ((await runningServer(cluster)) === undefined) return undefined;
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[3]) || undefined;
}

/**
 * Stops a server that a killed launcher left behind, and waits for its end; true when there was one.
 * It is stopped rather than taken over, so that the new launcher is its parent and hears of its death.
 */
export async function stopLeftover(cluster: string): Promise<boolean> {
  const pid = await runningServer(cluster);
  if (pid === undefined) {
    await endOrphans(cluster);
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

/**
 * Ends what a killed server left: its processes go on until they look up from their statement, and a new server refuses
 * the cluster as long as one of them is attached to the old one's memory. Nothing of theirs can be committed any more.
 */
async function endOrphans(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const orphans: number[] = [];
  for (const name of await readdir('/proc')) {
    if (/^\d+$/.test(name) && (await isServerOf(cluster, Number(name)))) orphans.push(Number(name));
  }
  for (const pid of orphans) kill(pid);
  await Promise.all(orphans.map((pid) => hasEnded(pid, 5_000)));
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended in this moment.
  }
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

/** Whether it is a process of PostgreSQL that works in this cluster: its number may have become another program's. */
async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  if (name.trim() !== 'postgres') return false;
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
  return folder === (await realpath(cluster).catch(() => cluster));
}
