import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../server/launch/project-root';

// `npm ci` empties this folder: what a fresh machine says never rests on a check of before.
const folder = path.join(projectRoot, 'node_modules/.cache/passed');

/** Lies among the site's sources and is none of them. */
const built = path.join('web', 'build', path.sep);

const hashOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

async function filesUnder(name: string): Promise<string[]> {
  const start = path.join(projectRoot, name);
  if ((await stat(start)).isFile()) return [name];
  const found = await readdir(start, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !file.startsWith(built));
}

/**
 * A fingerprint of name and content for each file.
 * @param names files and folders, from the project's root.
 */
export async function fingerprints(names: readonly string[]): Promise<Map<string, string>> {
  const files = (await Promise.all(names.map(filesUnder))).flat().sort();
  const prints = new Map<string, string>();
  for (const file of files) prints.set(file, hashOf(file, await readFile(path.join(projectRoot, file))));
  return prints;
}

/** One fingerprint of all these, and of the Node.js that runs the check. */
export const together = (prints: Map<string, string>): string => hashOf(process.version, ...prints.values());

/** The fingerprints with which a check went well the last time. */
export async function passedBefore(check: string): Promise<Set<string>> {
  const kept = await readFile(path.join(folder, check), 'utf8').catch(() => '');
  return new Set(kept.split('\n').filter(Boolean));
}

export async function rememberPassed(check: string, prints: Iterable<string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, check), [...prints].join('\n'));
}
