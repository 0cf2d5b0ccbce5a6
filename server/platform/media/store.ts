import type { Readable } from 'node:stream';
import type { Env } from '../../env';
import { isDiskFull } from '../disk-full';
import { createDiskStore } from './disk-store';

/** A stored file that is open for reading: whoever gets it reads the stream to its end or destroys it. */
export interface StoredFile {
  size: number;
  stream: Readable;
}

/**
 * Where pictures are kept. Names are made of segments of letters, digits, `.`, `_` and `-`, with `/` between them.
 * A file under a name never changes: `put` of a name that exists writes the same bytes again.
 */
export interface MediaStore {
  /** Readers see the whole file or none. */
  put(name: string, bytes: Buffer): Promise<void>;
  get(name: string): Promise<StoredFile | null>;
  /** Does nothing when there is no such file. */
  delete(name: string): Promise<void>;
  /** Names that start with `prefix`; the part after its last `/` holds no further `/`. */
  list(prefix: string): Promise<string[]>;
}

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
