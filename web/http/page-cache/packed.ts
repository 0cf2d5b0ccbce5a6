import { createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { brotliOf, type CachedPage } from './page';

/** A page on its way between processes, with what was told of its tags when it was begun. */
export interface Packed {
  page: Omit<CachedPage, 'begun'>;
  version: string;
}

type Head = Pick<CachedPage, 'status' | 'headers' | 'etag' | 'tags' | 'at' | 'weight'> & { version: string };

const lengthBytes = 4;
const sealBytes = 32;

const sealOf = (secret: string, name: string, content: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${name}\0`).update(content).digest();

/**
 * A seal, the length of the head, the head as JSON, the body compressed. The seal is made with what only processes of one
 * installation know, over the name as well: whoever else can write where it lies gives nobody a page.
 */
export async function packPage({ page, version }: Packed, name: string, secret: string): Promise<Buffer> {
  const { status, headers, etag, tags, at, weight } = page;
  const head = Buffer.from(
    JSON.stringify({ status, headers, etag, tags, at, weight, version } satisfies Head),
  );
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(head.length);
  const content = Buffer.concat([length, head, await brotliOf(page)]);
  return Buffer.concat([sealOf(secret, name, content), content]);
}

/** @throws when it is not whole, or not sealed under that name with that secret */
export async function unpackPage(packed: Buffer, name: string, secret: string): Promise<Packed> {
  const content = packed.subarray(sealBytes);
  if (
    content.length < lengthBytes ||
    !timingSafeEqual(packed.subarray(0, sealBytes), sealOf(secret, name, content))
  )
    throw new Error('It is not a page of this installation.');
  const end = lengthBytes + content.readUInt32BE();
  const { version, ...head } = JSON.parse(content.subarray(lengthBytes, end).toString()) as Head;
  const compressed = content.subarray(end);
  const body = await promisify(brotliDecompress)(compressed);
  const bodies: CachedPage['bodies'] = new Map([
    ['identity', Promise.resolve(body)],
    ['br', Promise.resolve(compressed)],
  ]);
  return { page: { ...head, bodies, asked: 0 }, version };
}
