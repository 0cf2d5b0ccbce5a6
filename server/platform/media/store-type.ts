import type { Readable } from 'node:stream';

/** A stored file that is open for reading: whoever gets it reads the stream to its end or destroys it. */
export interface StoredFile {
  size: number;
  stream: Readable;
}

/**
 * Where pictures are stored. Names are made of segments of letters, digits, `.`, `_` and `-`, with `/` between them.
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
