import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { PassThrough, type Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { BackupFailure, damaged } from './failure';
import { isSealed, seal, unseal } from './sealing';

/** A backup being written: a tar file, compressed, and encrypted where there is a key. */
export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>;
  /** A file of a known size, as a stream. */
  addStream(name: string, size: number, content: Readable, seen: (chunk: Buffer) => void): Promise<void>;
  /** Gives the file its name: until then there is none. */
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

/** Little is gained by more effort: pictures are compressed already, and rows pack well in any case. */
const compression = { level: 3 };

/** Begins a file that only its owner may read. @throws BackupFailure when there is one already */
export const createArchive = async (file: string, key: string | undefined): Promise<ArchiveWriter> => {
  const unfinished = `${file}.unfinished`;
  if (existsSync(file)) throw new BackupFailure(`${file} is there already: name another file.`);
  const handle = await open(unfinished, 'w', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new BackupFailure(`${file} can't be written (${error.code}): name another file.`);
  });
  const tar = pack();
  const written = pipeline(
    tar,
    createGzip(compression),
    key ? seal(key) : new PassThrough(),
    handle.createWriteStream({ flush: true }),
  );
  let failure: unknown;
  let stop: (reason: unknown) => void = () => {};
  // Whoever adds at this moment hears of it, and whoever adds next: a full disk must leave nobody waiting for room.
  written.catch((error: unknown) => {
    failure = error;
    stop(error);
  });
  const whileWriting = (step: () => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      stop = reject;
      step().then(resolve, reject);
    });

  return {
    add: (name, content) =>
      whileWriting(
        () =>
          new Promise((resolve, reject) => {
            tar.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
          }),
      ),
    addStream: (name, size, content, seen) =>
      whileWriting(() =>
        pipeline(
          content,
          async function* (chunks: AsyncIterable<Buffer>) {
            for await (const chunk of chunks) {
              seen(chunk);
              yield chunk;
            }
          },
          tar.entry({ name, size, mode: 0o600 }),
        ),
      ),
    async finish() {
      tar.finalize();
      await written;
      await rename(unfinished, file);
    },
    async abandon() {
      tar.destroy();
      await written.catch(() => {});
      await rm(unfinished, { force: true });
    },
  };
};

export interface ArchiveEntry {
  name: string;
  size: number;
  /** To be read to its end before the next one comes. */
  content: AsyncIterable<Buffer>;
}

/** The content of an entry; what goes wrong while it is read is the file's fault, not of whoever takes it. */
async function* contentOf(file: string, entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of entry) yield chunk as Buffer;
  } catch (error) {
    throw damaged(file, error);
  }
}

const beginningOf = async (file: string): Promise<Buffer> => {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new BackupFailure(`${file} can't be read (${(error as NodeJS.ErrnoException).code}).`);
  }
};

/** How to undo the encryption of a file. @throws BackupFailure when it takes a key that there isn't, or is no backup at all */
const opening = async (file: string, key: string | undefined): Promise<Transform> => {
  const beginning = await beginningOf(file);
  if (isSealed(beginning)) {
    if (!key)
      throw new BackupFailure(`${file} is encrypted: set BACKUP_KEY to the key that it was made with.`);
    return unseal(key);
  }
  if (beginning[0] !== 0x1f || beginning[1] !== 0x8b)
    throw new BackupFailure(`${file} is no backup of this product.`);
  return new PassThrough();
};

/** The files of a backup, one after the other. @throws BackupFailure when it is not as it was written */
export async function* readArchive(file: string, key: string | undefined): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const plain = await opening(file, key);
  const reading = pipeline(createReadStream(file), plain, createGunzip(), tar);
  let failure: unknown;
  reading.catch((error: unknown) => {
    failure = error;
  });
  try {
    for await (const entry of tar) {
      yield {
        name: entry.header.name,
        size: entry.header.size ?? 0,
        content: contentOf(file, entry),
      };
    }
    await reading;
  } catch (error) {
    throw damaged(file, failure ?? error);
  } finally {
    tar.destroy();
  }
}
