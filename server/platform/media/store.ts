import type { Env } from '../../env';
import { isDiskFull } from '../disk-full';
import { createDiskStore } from './disk-store';
import { parseS3Address } from './s3-address';
import type { MediaStore, StoreCheck } from './store-type';

export type { FileEntry, MediaStore, StoredFile } from './store-type';

type Where = Pick<Env, 'MEDIA_DIR'> &
  Partial<Pick<Env, 'MEDIA_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN'>>;

/** The store of a bucket. What speaks with it is loaded only where there is one: it is large. */
const openS3 = async (url: string, where: Where) => {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = where;
  const { createS3Store } = await import('./s3-store');
  // Without a key of its own the SDK looks where it always does: in profiles, and at the machine's role.
  const key = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return createS3Store(parseS3Address(url), key && { ...key, ...(sessionToken ? { sessionToken } : {}) });
};

type S3Store = Awaited<ReturnType<typeof openS3>>;

/** Many parts of the process have the same store, and share its connections. */
const opened = new WeakMap<Where, { store: MediaStore; s3?: () => Promise<S3Store> }>();

const open = (where: Where) => {
  const { MEDIA_URL: url, MEDIA_DIR: folder } = where;
  if (!url) return { store: createDiskStore(folder) };
  let opening: Promise<S3Store> | undefined;
  const s3 = () => {
    opening ??= openS3(url, where);
    return opening;
  };
  const store: MediaStore = {
    put: async (name, content) => (await s3()).put(name, content),
    get: async (name) => (await s3()).get(name),
    has: async (name) => (await s3()).has(name),
    stat: async (name) => (await s3()).stat(name),
    delete: async (name) => (await s3()).delete(name),
    list: async (prefix) => (await s3()).list(prefix),
    async *files() {
      yield* (await s3()).files();
    },
  };
  return { store, s3 };
};

const openOnce = (where: Where) => {
  const known = opened.get(where) ?? open(where);
  opened.set(where, known);
  return known;
};

/** The store that the configuration names. It opens nothing until it is used. */
export const createMediaStore = (where: Where): MediaStore => openOnce(where).store;

/** Tries a store that is somewhere else; a folder of this machine is looked at by the launcher. */
export const checkMediaStore = async (where: Where): Promise<StoreCheck> =>
  (await openOnce(where).s3?.())?.check() ?? { problem: null, passes: false };

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
