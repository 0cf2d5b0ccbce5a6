import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Built, builtHash, removeStamp, sourceHash, writeStamp } from './build-stamp';
import { bundleFolder } from './bundles';
import { type Child, finished, startChild } from './child';
import { StartFailure } from './failure';
import { projectRoot } from './project-root';
import { say, since } from './say';

interface Task extends Built {
  /** What people call it, at the end of a sentence. */
  name: string;
  steps: { args: string[]; failure: string }[];
}

const remix = path.join(projectRoot, 'node_modules/@remix-run/dev/dist/cli.js');

const tasks: Task[] = [
  {
    name: 'the site',
    folder: path.join(projectRoot, 'web/build'),
    sources: ['web'],
    steps: [
      {
        args: [remix, 'vite:build', '--config', 'web/vite.config.ts'],
        failure: 'The site could not be built',
      },
      {
        args: ['--import', 'tsx', 'web/worker/build.ts'],
        failure: 'The service worker could not be built',
      },
    ],
  },
  {
    name: 'the servers',
    folder: bundleFolder,
    sources: ['server', 'db', 'web'],
    steps: [
      {
        args: ['--import', 'tsx', 'server/launch/bundle.ts'],
        failure: 'The servers could not be built',
      },
    ],
  },
];

/**
 * Builds the site and the servers, each unless the build at hand was made from the same sources.
 * @param onStart is given each build that runs, so that it can be stopped.
 */
export async function ensureBuilt(onStart: (build: Child) => void = () => {}): Promise<void> {
  for (const task of tasks) {
    const hash = await sourceHash(task);
    if ((await builtHash(task)) === hash) continue;
    if (!existsSync(remix)) {
      throw new StartFailure(
        'The site is not built and the build tools are not installed: run npm ci --include=dev.',
      );
    }
    say(`Building ${task.name} …`);
    const start = Date.now();
    await removeStamp(task);
    for (const { args, failure } of task.steps) {
      const step = startChild({ name: 'build', args, env: { NODE_ENV: 'production' }, show: false });
      onStart(step);
      await finished(step, failure);
    }
    await writeStamp(task, hash);
    say(`Built ${task.name} (${since(start)}).`);
  }
}
