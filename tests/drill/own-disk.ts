import { execFile, spawn } from 'node:child_process';
import { rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Names the folder of the drills' own disk, in the process that has one. */
const variable = 'DRILL_DISK';

const size = '3g';

export const ownDisk = (): string | undefined => process.env[variable];

/** Whether a disk of one's own may be made: by who may mount one where nobody else sees it. */
const mayMount = (): Promise<boolean> =>
  run('unshare', ['--mount', 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', '/mnt']).then(
    () => true,
    () => false,
  );

/**
 * Runs this program again with a disk of its own: one in memory, mounted at `folder`, which no other process sees and which is gone with the
 * program. Gives its exit code; null where the machine doesn't allow it, or the disk is there already.
 */
export const againOnOwnDisk = async (folder: string): Promise<number | null> => {
  if (ownDisk() || !(await mayMount())) return null;
  const script = `mount -t tmpfs -o size=${size},mode=755 tmpfs "$0" && exec "$@"`;
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const child = spawn('unshare', ['--mount', 'sh', '-c', script, folder, ...again], {
    stdio: 'inherit',
    env: { ...process.env, [variable]: folder },
  });
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => child.kill(name));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
};

/** A file that takes all that is left of the drills' own disk, and gives it back. @throws where there is no such disk */
export const fillDisk = async () => {
  const disk = ownDisk();
  if (!disk) throw new Error('There is no disk of its own to fill.');
  const ballast = path.join(disk, 'ballast');
  return {
    fill: async () => {
      const { bavail, bsize } = await statfs(disk);
      let at = 0;
      // Others write meanwhile: what doesn't fit any more is tried by halves.
      for (let length = bavail * bsize; length >= bsize; ) {
        const fits = await run('fallocate', ['-o', String(at), '-l', String(length), ballast]).then(
          () => true,
          () => false,
        );
        if (fits) at += length;
        else length = Math.floor(length / 2 / bsize) * bsize;
      }
    },
    free: () => rm(ballast, { force: true }),
  };
};
