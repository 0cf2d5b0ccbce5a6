import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtHash, removeStamp, sourceHash, writeStamp } from './build-stamp';
import { type Child, finished, startChild } from './child';
import { StartFailure } from './failure';
import { projectRoot } from './project-root';
import { say, since } from './say';

/**
 * Builds the site unless the build at hand was made from the same sources.
 * @param onStart is given the running build, so that it can be stopped.
 */
export async function ensureBuilt(onStart: (build: Child) => void = () => {}): Promise<void> {
  const hash = await sourceHash();
  if ((await builtHash()) === hash) return;
  const remix = path.join(projectRoot, 'node_modules/@remix-run/dev/dist/cli.js');
  if (!existsSync(remix)) {
    throw new StartFailure(
      'The site is not built and the build tools are not installed: run npm ci --include=dev.',
    );
  }
  say('Building the site …');
  const start = Date.now();
  await removeStamp();
  const steps = [
    { args: [remix, 'vite:build', '--config', 'web/vite.config.ts'], failure: 'The site could not be built' },
    { args: ['--import', 'tsx', 'web/worker/build.ts'], failure: 'The service worker could not be built' },
  ];
  for (const { args, failure } of steps) {
    const step = startChild({ name: 'build', args, env: { NODE_ENV: 'production' }, show: false });
    onStart(step);
    await finished(step, failure);
  }
  await writeStamp(hash);
  say(`Built the site (${since(start)}).`);
}
