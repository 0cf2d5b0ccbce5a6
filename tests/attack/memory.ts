import { readdirSync, readFileSync } from 'node:fs';
import type { Log } from './part';

interface Process {
  pid: number;
  command: string;
  megabytes: number;
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** The Node.js processes below one, with what they hold in memory; empty where there is no `/proc`. */
export function nodeProcesses(ancestor: number): Process[] {
  const parents = new Map<number, number>();
  let names: string[] = [];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  for (const name of names) {
    const parent = /^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === ancestor || (parent > 1 && isBelow(parent)));
  };
  return [...parents.keys()].filter(isBelow).flatMap((pid) => {
    const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1];
    return /\bnode\b/.test(command) && kilobytes
      ? [
          {
            pid,
            command: command.split(' ').find((part) => part.endsWith('.ts')) ?? command,
            megabytes: Number(kilobytes) / 1024,
          },
        ]
      : [];
  });
}

/** More than cached pages and answers may grow by meanwhile. */
const mostGrowth = 250;

/** Does what could fill the memory of a product that was started here, and holds its processes to what they were before. */
export async function watchMemory(
  { launcherPid }: { launcherPid?: number },
  log: Log,
  work: () => Promise<void>,
): Promise<void> {
  const before = launcherPid ? nodeProcesses(launcherPid) : [];
  await work();
  const after = launcherPid ? nodeProcesses(launcherPid) : [];
  if (before.length === 0) return log.note('the memory of the product could not be read');
  for (const { pid, command, megabytes } of before) {
    const now = after.find((process) => process.pid === pid);
    if (!now) {
      log.deviates(`${command} has ended`);
      continue;
    }
    log.note(`${command}: ${megabytes.toFixed(0)} MB before, ${now.megabytes.toFixed(0)} MB after`);
    if (now.megabytes - megabytes > mostGrowth)
      log.deviates(`${command} grew by ${(now.megabytes - megabytes).toFixed(0)} MB`);
  }
}
