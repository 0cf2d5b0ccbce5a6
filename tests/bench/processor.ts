import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Linux counts processor time in hundredths of a second. */
const tick = 10_000;

interface Used {
  parent: number;
  /** µs of the process itself, and with those of its children that have ended. */
  own: number;
  all: number;
}

/** What a process has used of the processor since its start; null where there is none, or no `/proc`. */
const usedBy = async (pid: string): Promise<Used | null> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // A name may hold anything, in brackets.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [1, 11, 12, 13, 14].map(
    (place) => fields[place],
  );
  return { parent, own: (user + system) * tick, all: (user + system + childUser + childSystem) * tick };
};

/** µs of processor that a process has used so far, with its children, such as the connections of a database. */
export const processorOf = async (pid: number): Promise<number> => {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(ids.map(usedBy));
  const children = all.reduce((sum, used) => sum + (used?.parent === pid ? used.own : 0), 0);
  return ((await usedBy(String(pid)))?.all ?? 0) + children;
};

/** A process that uses less of a second than that has nothing to do. */
const quietMicroseconds = 50_000;
const quietSeconds = 4;

/** Waits until a process has done what it does behind its start, or for `patience` seconds. */
export const untilQuiet = async (pid: number, patience = 120): Promise<void> => {
  // On a busy machine it may have got nothing of one second.
  let quiet = 0;
  for (let second = 0; second < patience && quiet < quietSeconds; second += 1) {
    const before = await processorOf(pid);
    await sleep(1000);
    quiet = (await processorOf(pid)) - before < quietMicroseconds ? quiet + 1 : 0;
  }
};
