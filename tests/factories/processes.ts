import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  command: string;
}

/** The processes that another one has started, on Linux. */
export const childrenOf = (parent: number): Process[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name in parentheses may hold spaces; after it come the state and the parent.
      const [, parentOf] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(parentOf) !== parent) return [];
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return [{ pid: Number(name), command }];
    } catch {
      // It ended in this moment.
      return [];
    }
  });

/** The number of the child whose command line holds `part`. */
export const childNamed = (parent: number, part: string): number => {
  const found = childrenOf(parent).find(({ command }) => command.includes(part));
  if (!found) throw new Error(`Process ${parent} has no child ${part}.`);
  return found.pid;
};
