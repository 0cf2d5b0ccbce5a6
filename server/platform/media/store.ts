import type { Env } from '../../env';
import { isDiskFull } from '../disk-full';
import { createDiskStore } from './disk-store';
import type { MediaStore } from './store-type';

export type { FileEntry, MediaStore, StoredFile } from './store-type';

/** The store that the configuration names. It opens nothing until it is used. */
export const createMediaStore = (env: Pick<Env, 'MEDIA_DIR'>): MediaStore => createDiskStore(env.MEDIA_DIR);

/** Puts what can be made again: without room for it, it is made again. */
export const putIfRoom = (store: MediaStore, name: string, bytes: Buffer): Promise<void> =>
  store.put(name, bytes).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
  });

/** The whole of a stored file, or null. */
export const readWhole = async (store: MediaStore, name: string): Promise<Buffer | null> => {
  const file = await store.get(name);
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Whether a file can be made again from others: a size of a picture, a link preview. */
export const isDerived = (name: string): boolean => /^(variants|previews)\//.test(name);
