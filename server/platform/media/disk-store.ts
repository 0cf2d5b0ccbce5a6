import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOf } from './digest';
import { isSegment, segmentsOf } from './file-name';
import type { FileEntry, MediaStore } from './store-type';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Null instead of an error when there is no such file or folder. */
const orNull = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

/** What lies in a folder and in those below it. A file that goes meanwhile is none. */
async function* walk(root: string, folder: string): AsyncGenerator<FileEntry> {
  const entries = await orNull(opendir(path.join(root, folder)));
  for await (const entry of entries ?? []) {
    if (!isSegment(entry.name)) continue;
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* walk(root, name);
    const found = entry.isFile() ? await orNull(stat(path.join(root, name))) : null;
    if (found) yield { name, size: found.size };
  }
}

/** Keeps files in one folder of this machine. */
export const createDiskStore = (root: string): MediaStore => {
  const locate = (name: string): string => path.join(root, ...segmentsOf(name));

  return {
    async put(name, content) {
      const target = locate(name);
      const folder = path.dirname(target);
      const unfinished = path.join(folder, `.${randomUUID()}.tmp`);
      await mkdir(folder, { recursive: true });
      try {
        // On the disk before it gets its name: after a power cut there is no empty picture.
        await writeFile(unfinished, content, { flag: 'wx', flush: true });
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async get(name) {
      const handle = await orNull(open(locate(name)));
      if (!handle) return null;
      const found = await handle.stat();
      if (!found.isFile()) {
        await handle.close();
        return null;
      }
      return { size: found.size, stream: handle.createReadStream() };
    },

    has: async (name) => (await orNull(stat(locate(name))))?.isFile() ?? false,

    async stat(name) {
      const file = await this.get(name);
      return file && { size: file.size, sha256: await digestOf(file.stream) };
    },

    async delete(name) {
      await rm(locate(name), { force: true });
    },

    async list(prefix) {
      const cut = prefix.lastIndexOf('/') + 1;
      const folder = cut === 0 ? root : locate(prefix.slice(0, cut - 1));
      const entries = (await orNull(readdir(folder, { withFileTypes: true }))) ?? [];
      return entries
        .filter(
          (entry) => entry.isFile() && isSegment(entry.name) && entry.name.startsWith(prefix.slice(cut)),
        )
        .map((entry) => prefix.slice(0, cut) + entry.name);
    },

    files: () => walk(root, ''),
  };
};
