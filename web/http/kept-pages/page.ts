import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

export type Encoding = 'identity' | keyof typeof encodings;

/** A finished answer, as it goes out again and again. */
export interface KeptPage {
  status: number;
  /** Without those that depend on the visitor: encoding, length, request id. */
  headers: Record<string, string>;
  bodies: Map<Encoding, Promise<Buffer>>;
  etag: string;
  tags: readonly string[];
  /** The count of changes at which it was begun. */
  begun: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** Bytes that it holds at most, with its compressed forms. */
  weight: number;
}

/** The digests of a page's inline scripts, as a policy names them. Data blocks are no scripts. */
export const scriptDigests = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''))
    .map(
      ([, , text]) =>
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
    );

export const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** The form of the body that a visitor takes; made when it is first asked for. */
export function bodyFor(page: KeptPage, accepted = ''): { encoding: Encoding; body: Promise<Buffer> } {
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  const known = page.bodies.get(encoding);
  if (known || encoding === 'identity') return { encoding, body: known ?? Promise.resolve(Buffer.alloc(0)) };
  const body = (page.bodies.get('identity') ?? Promise.resolve(Buffer.alloc(0))).then(encodings[encoding]);
  page.bodies.set(encoding, body);
  return { encoding, body };
}
