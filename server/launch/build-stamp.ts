import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './project-root';

/** What is built, where to, and the folders of the sources that it is made from. */
export interface Built {
  folder: string;
  sources: readonly string[];
}

const siteFolder = path.join(projectRoot, 'web/build');
const stampOf = ({ folder }: Built) => path.join(folder, 'source-hash');

/** A hash of everything that it is built from. */
export async function sourceHash({ sources }: Built): Promise<string> {
  const found = await Promise.all(
    sources.map((folder) =>
      readdir(path.join(projectRoot, folder), { recursive: true, withFileTypes: true }),
    ),
  );
  const files = found
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.startsWith(siteFolder + path.sep))
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
export async function builtHash(built: Built): Promise<string> {
  return readFile(stampOf(built), 'utf8').catch(() => '');
}

export async function removeStamp(built: Built): Promise<void> {
  await rm(stampOf(built), { force: true });
}

export async function writeStamp(built: Built, hash: string): Promise<void> {
  await writeFile(stampOf(built), hash);
}
