import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { digestOf } from './digest';
import { segmentsOf } from './file-name';
import type { S3Address } from './s3-address';
import { asFailure, inWords, isMissing, passes } from './s3-failure';
import type { MediaStore, StoreCheck } from './store-type';

/** What is larger goes in parts of this size, of which two are in memory. */
const partBytes = 8 * 1024 * 1024;

/** Milliseconds for a connection, for the beginning of an answer, and without a byte of one. */
const usualPatience = {
  connectionTimeout: 3_000,
  requestTimeout: 10_000,
  socketTimeout: 10_000,
  throwOnRequestTimeout: true,
};

export type S3Credentials = NonNullable<S3ClientConfig['credentials']>;

/** The beginning of a stream, up to more than a part, and whether that is all. */
const beginningOf = async (chunks: AsyncIterator<Buffer>): Promise<{ bytes: Buffer; isAll: boolean }> => {
  const taken: Buffer[] = [];
  let size = 0;
  while (size <= partBytes) {
    const { done, value } = await chunks.next();
    if (done) return { bytes: Buffer.concat(taken), isAll: true };
    taken.push(value);
    size += value.length;
  }
  return { bytes: Buffer.concat(taken), isAll: false };
};

async function* following(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Keeps files in a bucket of an S3-compatible store. */
export const createS3Store = (
  address: S3Address,
  credentials?: S3Credentials,
  patience: Partial<typeof usualPatience> = {},
): MediaStore & { check: () => Promise<StoreCheck> } => {
  const { bucket: Bucket, prefix, region, endpoint } = address;
  const client = new S3Client({
    region,
    // A server of one's own seldom has a name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    maxAttempts: 3,
    // Checksums that only Amazon knows are refused by others.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { ...usualPatience, ...patience },
  });
  const keyOf = (name: string) => prefix + segmentsOf(name).join('/');

  /** Null for what is not there; whatever else goes wrong is told in the terms of the API. */
  const asked = async <T>(answer: Promise<T>): Promise<T | null> => {
    try {
      return await answer;
    } catch (error) {
      if (isMissing(error)) return null;
      throw asFailure(error);
    }
  };

  const putWhole = (name: string, bytes: Buffer) =>
    client.send(
      new PutObjectCommand({
        Bucket,
        Key: keyOf(name),
        Body: bytes,
        Metadata: { sha256: createHash('sha256').update(bytes).digest('hex') },
      }),
    );

  const putStream = async (name: string, content: Readable) => {
    const chunks = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    const { bytes, isAll } = await beginningOf(chunks);
    if (isAll) return putWhole(name, bytes);
    return new Upload({
      client,
      params: { Bucket, Key: keyOf(name), Body: Readable.from(following(bytes, chunks)) },
      partSize: partBytes,
      queueSize: 1,
      leavePartsOnError: false,
    }).done();
  };

  async function* pages(Prefix: string, Delimiter?: string) {
    let ContinuationToken: string | undefined;
    do {
      const page = await client
        .send(new ListObjectsV2Command({ Bucket, Prefix, Delimiter, ContinuationToken }))
        .catch((error: unknown) => {
          throw asFailure(error);
        });
      for (const { Key = '', Size = 0 } of page.Contents ?? []) yield { key: Key, size: Size };
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
  }

  const getObject = (name: string) => asked(client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) })));
  const headObject = (name: string) =>
    asked(client.send(new HeadObjectCommand({ Bucket, Key: keyOf(name) })));

  const store: MediaStore = {
    async put(name, content) {
      // What the stream itself fails with is not the store's failure.
      let ownError: unknown;
      if (content instanceof Readable) content.once('error', (error) => (ownError = error));
      try {
        await (content instanceof Readable ? putStream(name, content) : putWhole(name, content));
      } catch (error) {
        if (content instanceof Readable) content.destroy();
        throw ownError ?? asFailure(error);
      }
    },

    async get(name) {
      const answer = await getObject(name);
      return answer?.Body ? { size: answer.ContentLength ?? 0, stream: answer.Body as Readable } : null;
    },

    has: async (name) => (await headObject(name)) !== null,

    async stat(name) {
      const head = await headObject(name);
      if (!head) return null;
      const sha256 = head.Metadata?.sha256;
      if (sha256) return { size: head.ContentLength ?? 0, sha256 };
      const file = await store.get(name);
      return file && { size: file.size, sha256: await digestOf(file.stream) };
    },

    async delete(name) {
      await asked(client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) })));
    },

    async list(beginning) {
      const names: string[] = [];
      for await (const { key } of pages(prefix + beginning, '/')) names.push(key.slice(prefix.length));
      return names;
    },

    async *files() {
      for await (const { key, size } of pages(prefix)) yield { name: key.slice(prefix.length), size };
    },
  };

  /** Tries all that the product does with it, with a file of its own. */
  const check = async (): Promise<StoreCheck> => {
    const Key = `${prefix}checks/${randomUUID()}`;
    const steps: Array<[doing: string, step: () => Promise<unknown>]> = [
      ['be listed', () => client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 }))],
      ['be written', () => client.send(new PutObjectCommand({ Bucket, Key, Body: 'check' }))],
      [
        'be read',
        async () => (await client.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString(),
      ],
      ['be deleted from', () => client.send(new DeleteObjectCommand({ Bucket, Key }))],
    ];
    for (const [doing, step] of steps) {
      try {
        await step();
      } catch (error) {
        return { problem: inWords(error, doing, address), passes: passes(error) };
      }
    }
    return { problem: null, passes: false };
  };

  return { ...store, check };
};
