import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const encodings = {
  br: (body: Buffer) => brotli(body, 5),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/**
 * For so long a page is as good as new. What goes by the date alone (an event that begins) is late by that, and a page
 * that a change has touched goes out for no longer than that, while it is rendered anew.
 */
export const freshSeconds = 60;

/** A tenth smaller than what the first visitors get, for twenty times the work: what the home page needs 0.4 s for. */
const thorough = 10;

/** So often a page is asked for before that work is worth it. */
const worthIt = 2;

export type Encoding = 'identity' | keyof typeof encodings;

/** A finished answer, as it goes out again and again. */
export interface CachedPage {
  status: number;
  /** Without those that depend on the visitor: encoding, length, request id. */
  headers: Record<string, string>;
  bodies: Map<Encoding, Promise<Buffer>>;
  /** How often it was asked for with br, up to the time when it was compressed well. */
  asked: number;
  etag: string;
  tags: readonly string[];
  /** The count of changes at which it was begun. */
  begun: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** When it was last tried in vain to make it anew. */
  failedAt?: number;
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
export function bodyFor(page: CachedPage, accepted = ''): { encoding: Encoding; body: Promise<Buffer> } {
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  const whole = page.bodies.get('identity') ?? Promise.resolve(Buffer.alloc(0));
  if (encoding === 'identity') return { encoding, body: whole };
  if (encoding === 'br') compressWell(page, whole);
  return { encoding, body: formOf(page, encoding, whole) };
}

/** Its body as br, for whoever keeps it. */
export const brotliOf = (page: Pick<CachedPage, 'bodies'>): Promise<Buffer> =>
  formOf(page, 'br', page.bodies.get('identity') ?? Promise.resolve(Buffer.alloc(0)));

function formOf(
  { bodies }: Pick<CachedPage, 'bodies'>,
  encoding: keyof typeof encodings,
  whole: Promise<Buffer>,
): Promise<Buffer> {
  const body = bodies.get(encoding) ?? whole.then(encodings[encoding]);
  bodies.set(encoding, body);
  return body;
}

/** The page with the compressed forms of an earlier one, where it says the same. */
export const withFormsOf = (page: CachedPage, earlier: CachedPage | undefined): CachedPage =>
  earlier?.etag === page.etag ? { ...page, bodies: earlier.bodies, asked: earlier.asked } : page;

/** Takes the place of the quick form when it is ready; nobody waits for it. */
function compressWell(page: CachedPage, whole: Promise<Buffer>): void {
  page.asked += 1;
  if (page.asked !== worthIt) return;
  whole
    .then((body) => brotli(body, thorough))
    .then(
      (body) => page.bodies.set('br', Promise.resolve(body)),
      () => undefined,
    );
}
