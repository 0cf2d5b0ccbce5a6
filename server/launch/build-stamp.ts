import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './project-root';

const buildFolder = path.join(projectRoot, 'web/build');
const stampFile = path.join(buildFolder, 'source-hash');

/** A hash of everything that the site is built from. */
export async function sourceHash(): Promise<string> {
  const web = await readdir(path.join(projectRoot, 'web'), { recursive: true, withFileTypes: true });
  const files = web
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.startsWith(buildFolder + path.sep))
    .concat(['package-lock.json', 'tsconfig.json'].map((name) => path.join(projectRoot, name)))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${path.relative(projectRoot, file)}\0`)
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The hash of what the present build was made from; empty when there is none. */
export async function builtHash(): Promise<string> {
  return readFile(stampFile, 'utf8').catch(() => '');
}

export async function removeStamp(): Promise<void> {
  await rm(stampFile, { force: true });
}

export async function writeStamp(hash: string): Promise<void> {
  await writeFile(stampFile, hash);
}
