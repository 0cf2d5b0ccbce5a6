import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../server/launch/project-root';
import type { Bench, Benchmark, Row } from './benchmark';
import { startProduct } from './product';

const parts = [
  'db',
  'migrations',
  'seeds',
  'server',
  'web',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** A copy without the built site, with the packages as they are installed: a fresh clone after `npm ci`. */
async function copyProject(target: string): Promise<void> {
  const built = path.join(projectRoot, 'web/build');
  await mkdir(target);
  for (const part of parts) {
    await cp(path.join(projectRoot, part), path.join(target, part), {
      recursive: true,
      filter: (source) => source !== built,
    });
  }
  await symlink(path.join(projectRoot, 'node_modules'), path.join(target, 'node_modules'), 'dir');
}

async function run({ folder }: Bench): Promise<Row[]> {
  const root = path.join(folder, 'clone');
  await copyProject(root);
  const rows: Row[] = [];
  for (const what of ['first start', 'second start', 'third start']) {
    const product = await startProduct(path.join(folder, 'clone-data'), root);
    rows.push({ what, seconds: Number(product.startSeconds.toFixed(1)) });
    await product.stop();
  }
  return rows;
}

export const start: Benchmark = {
  title:
    'From the command to "ready"; the first start builds the site, makes the database and draws the pictures',
  minutes: 8,
  run,
};
