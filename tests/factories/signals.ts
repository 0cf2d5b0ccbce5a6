import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { childNamed, childrenOf } from './processes';

const numberIn = async (file: string) => Number.parseInt(await readFile(file, 'utf8'), 10);

/** The processes of a product that was started on `dataDir`, by what they are; each may be another one after it was killed. */
export const processesOf = (dataDir: string) => {
  const launcher = () => numberIn(path.join(dataDir, 'launcher.pid'));
  /** The process itself, or the first of several that another one leads. */
  const program = async (name: 'api' | 'web') => {
    const started = await launcher();
    const leader = childrenOf(started).find(({ command }) => command.includes(`build/workers.js ${name}`));
    return childNamed(leader?.pid ?? started, `build/${name}.js`);
  };
  const postgres = () => numberIn(path.join(dataDir, 'postgres/postmaster.pid'));
  return {
    postgres,
    /** With all that it has started. */
    wholePostgres: async () => {
      const main = await postgres();
      return [main, ...childrenOf(main).map(({ pid }) => pid)];
    },
    api: () => program('api'),
    site: () => program('web'),
  };
};

/** Sends a signal to each of them that still runs. */
export const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
};
