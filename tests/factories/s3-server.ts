import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

interface Stored {
  bytes: Buffer;
  sha256: string | undefined;
}

/** What happens to a request instead of an answer; undefined lets it be answered. */
type Fault = (request: IncomingMessage, response: ServerResponse) => 'handled' | undefined;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/**
 * The few calls of S3 that a media store makes, for one bucket, with two names on each page of a list. A request has to be signed
 * by `accessKeyId` and carry the body whose digest it signs; the signature itself is not computed again.
 */
export const s3Server = async (
  { bucket = 'pictures', accessKeyId = 'TESTKEY' } = {},
  atEnd: (end: () => Promise<void>) => void = afterAll,
) => {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const asked: string[] = [];
  const forbidden = new Set<string>();
  let fault: Fault = () => undefined;
  let lastUpload = 0;

  const say = (response: ServerResponse, status: number, xml = '', headers: Record<string, string> = {}) =>
    void response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(xml);
  const refuse = (response: ServerResponse, status: number, code: string) =>
    say(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

  const list = (response: ServerResponse, query: URLSearchParams) => {
    const prefix = query.get('prefix') ?? '';
    const delimiter = query.get('delimiter');
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .filter((key) => !delimiter || !key.slice(prefix.length).includes(delimiter))
      .sort();
    const page = keys.slice(0, 2);
    const contents = page.map(
      (key) =>
        `<Contents><Key>${escaped(key)}</Key><Size>${objects.get(key)?.bytes.length}</Size></Contents>`,
    );
    const isCut = keys.length > page.length;
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    say(
      response,
      200,
      `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  };

  const multipart = (
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    query: URLSearchParams,
    body: Buffer,
  ) => {
    const id = query.get('uploadId') ?? '';
    if (query.has('uploads')) {
      lastUpload += 1;
      uploads.set(`${lastUpload}`, new Map());
      return say(
        response,
        200,
        `<InitiateMultipartUploadResult><UploadId>${lastUpload}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const parts = uploads.get(id);
    if (!parts) return refuse(response, 404, 'NoSuchUpload');
    if (request.method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return say(response, 200, '', { etag: `"${createHash('md5').update(body).digest('hex')}"` });
    }
    uploads.delete(id);
    if (request.method === 'DELETE') return say(response, 204);
    const numbers = [...parts.keys()].sort((a, b) => a - b);
    objects.set(key, {
      bytes: Buffer.concat(numbers.map((number) => parts.get(number) ?? Buffer.alloc(0))),
      sha256: undefined,
    });
    return say(
      response,
      200,
      `<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>`,
    );
  };

  const give = (request: IncomingMessage, response: ServerResponse, key: string) => {
    const found = objects.get(key);
    if (!found) return request.method === 'HEAD' ? say(response, 404) : refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, {
      'content-length': found.bytes.length,
      ...(found.sha256 ? { 'x-amz-meta-sha256': found.sha256 } : {}),
    });
    return void response.end(request.method === 'HEAD' ? undefined : found.bytes);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://s3');
    const [, ownBucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    asked.push(`${request.method} ${key}${url.search ? '?' : ''}`);
    if (fault(request, response)) return;
    const body = await bodyOf(request);
    const { authorization = '', 'x-amz-content-sha256': digest, 'x-amz-date': date } = request.headers;
    const signer =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/[^/]+\/s3\/aws4_request, SignedHeaders=.+, Signature=[0-9a-f]{64}$/;
    const [, signedBy] = signer.exec(authorization) ?? [];
    if (!signedBy || !date) return refuse(response, 403, 'AccessDenied');
    if (signedBy !== accessKeyId) return refuse(response, 403, 'InvalidAccessKeyId');
    if (digest !== createHash('sha256').update(body).digest('hex'))
      return refuse(response, 400, 'XAmzContentSHA256Mismatch');
    if (ownBucket !== bucket) return refuse(response, 404, 'NoSuchBucket');
    if (forbidden.has(request.method ?? '')) return refuse(response, 403, 'AccessDenied');
    if (!key) return list(response, url.searchParams);
    if (['uploads', 'uploadId'].some((name) => url.searchParams.has(name)))
      return multipart(request, response, key, url.searchParams, body);
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, sha256: request.headers['x-amz-meta-sha256'] as string | undefined });
      return say(response, 200, '', { etag: '"x"' });
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return say(response, 204);
    }
    return give(request, response, key);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  atEnd(stop);
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    /** What `MEDIA_URL` and the keys are for it. */
    settings: (prefix = 'site', name = bucket) => ({
      MEDIA_URL: `s3://${name}/${prefix}?endpoint=${encodeURIComponent(endpoint)}&region=test-1`,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: 'a secret of the test',
    }),
    objects,
    /** Uploads in parts that were begun and neither completed nor given up. */
    uploads,
    /** Method and key of each request. */
    asked,
    /** Methods that the key has no right to. */
    forbidden,
    breaks: (next: Fault) => {
      fault = next;
    },
    heals: () => {
      fault = () => undefined;
    },
    stop,
  };
};
