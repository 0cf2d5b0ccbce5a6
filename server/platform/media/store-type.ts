import type { Readable } from 'node:stream';

/** A stored file that is open for reading: whoever gets it reads the stream to its end or destroys it. */
export interface StoredFile {
  size: number;
  stream: Readable;
}

export interface FileEntry {
  name: string;
  size: number;
}

export interface FileDigest {
  size: number;
  /** Of its bytes, in hexadecimal digits. */
  sha256: string;
}

/** What a store that is somewhere else was found to be like. */
export interface StoreCheck {
  /** What is wrong, in a sentence for who set it up. */
  problem: string | null;
  /** Whether it may be well again by itself. */
  passes: boolean;
}

/**
 * Where pictures are stored. Names are made of segments of letters, digits, `.`, `_` and `-`, with `/` between them.
 * A file under a name never changes: `put` of a name that exists writes the same bytes again.
 */
export interface MediaStore {
  /** Readers see the whole file or none; a stream that fails leaves none. */
  put(name: string, content: Buffer | Readable): Promise<void>;
  get(name: string): Promise<StoredFile | null>;
  has(name: string): Promise<boolean>;
  /** To compare with a file of the same name elsewhere. */
  stat(name: string): Promise<FileDigest | null>;
  /** Does nothing when there is no such file. */
  delete(name: string): Promise<void>;
  /** Names that start with `prefix`; the part after its last `/` holds no further `/`. */
  list(prefix: string): Promise<string[]>;
  /** All files that there are, in no order. */
  files(): AsyncIterable<FileEntry>;
}
