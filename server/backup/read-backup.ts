import { readArchive } from './archive';
import { BackupFailure, damaged } from './failure';
import { type Manifest, manifestSchema, parseEntryName, Tally } from './manifest';

/** Who takes what is in a backup, in its order: nothing of it is more than read when a method is left out. */
export interface Taker {
  rows?(table: string, content: AsyncIterable<Buffer>): Promise<void>;
  media?(file: string, content: AsyncIterable<Buffer>): Promise<void>;
}

const drain = async (content: AsyncIterable<Buffer>): Promise<void> => {
  for await (const _ of content);
};

/** Digests what somebody else reads. */
async function* counted(content: AsyncIterable<Buffer>, tally: Tally): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    tally.add(chunk);
    yield chunk;
  }
}

const readManifest = async (content: AsyncIterable<Buffer>): Promise<Manifest> => {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return manifestSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
};

/** @throws Error that says what is otherwise than the manifest says */
const compare = (manifest: Manifest, tables: Map<string, Tally>, pictures: Tally): void => {
  const { files, ...media } = manifest.media;
  const found = pictures.end();
  if (pictures.files !== files || found.sha256 !== media.sha256)
    throw new Error('its pictures are not as they were');
  for (const { name, sha256 } of manifest.tables) {
    const tally = tables.get(name) ?? new Tally();
    if (tally.end().sha256 !== sha256) throw new Error(`the rows of "${name}" are not as they were`);
    tables.delete(name);
  }
  const [unknown] = tables.keys();
  if (unknown) throw new Error(`it holds rows of "${unknown}", which its manifest does not name`);
};

/**
 * Reads a backup from beginning to end, and makes sure that it is whole and as it was written.
 *
 * @throws BackupFailure when it isn't, or when it can't be decrypted
 */
export const readBackup = async (
  file: string,
  key: string | undefined,
  taker: Taker = {},
): Promise<Manifest> => {
  const tables = new Map<string, Tally>();
  const pictures = new Tally();
  let manifest: Manifest | undefined;
  for await (const { name, size, content } of readArchive(file, key)) {
    const entry = parseEntryName(name);
    if (!entry || manifest)
      throw new BackupFailure(`${file} holds "${name}", which no backup of this product does.`);
    if (entry.kind === 'manifest') {
      manifest = await readManifest(content).catch((error) => {
        throw damaged(file, error);
      });
      continue;
    }
    if (entry.kind === 'media') {
      pictures.begin(entry.file, size);
      const stream = counted(content, pictures);
      await (taker.media?.(entry.file, stream) ?? drain(stream));
      continue;
    }
    const tally = tables.get(entry.table) ?? new Tally();
    tables.set(entry.table, tally);
    const stream = counted(content, tally);
    await (taker.rows?.(entry.table, stream) ?? drain(stream));
  }
  try {
    if (!manifest) throw new Error('its end is missing');
    compare(manifest, tables, pictures);
    return manifest;
  } catch (error) {
    throw damaged(file, error);
  }
};
