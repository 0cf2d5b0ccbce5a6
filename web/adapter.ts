import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { AppLoadContext, RequestHandler, ServerBuild } from '@remix-run/node';
import type { FastifyReply, FastifyRequest } from 'fastify';

function toWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':')) continue;
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }

  const gone = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });

  const init: RequestInit & { duplex?: 'half' } = { method: request.method, headers, signal: gone.signal };
  // Read up to its limit, or a stream that is measured while it is read (http/page-posts).
  const { body } = request;
  if (body instanceof Readable) {
    body.once('error', (error) => gone.abort(error));
    init.body = Readable.toWeb(body) as ReadableStream;
    init.duplex = 'half';
  } else if (Buffer.isBuffer(body)) init.body = new Uint8Array(body);
  return new Request(`${request.protocol}://${request.host}${request.raw.url}`, init);
}

/** A stream has no length to announce, so that an answer to HEAD does not claim that the page is empty. */
const noBody = (method: string) => (method === 'HEAD' ? Readable.from([]) : '');

/** The page of a preview link belongs to who has the link: kept nowhere, found by no search engine. */
const previewHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

const isPreview = (url: string): boolean => /[?&]preview=/.test(url);

function sendWebResponse(reply: FastifyReply, response: Response) {
  reply.status(response.status);
  for (const [name, value] of response.headers) {
    // Fastify adds a repeated set-cookie to the ones before and replaces any other header.
    reply.header(name, value);
  }
  if (isPreview(reply.request.url)) reply.headers(previewHeaders);
  const { body } = response;
  return reply.send(body ? Readable.fromWeb(body as NodeReadableStream) : noBody(reply.request.method));
}

/** A Fastify handler that lets Remix answer; `build` is asked on each request so that development reloads. */
export function remixHandler(options: {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Makes a page of that build. */
  answer: RequestHandler;
  /** Runs before each request. */
  prepare: (build: ServerBuild) => Promise<void>;
  loadContext: (request: FastifyRequest, reply: FastifyReply) => AppLoadContext;
}) {
  const { build, answer } = options;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // The one method that Fastify takes and that a web Request must not have.
    if (request.method === 'TRACE') return reply.status(405).header('allow', 'GET, HEAD, POST').send();
    await options.prepare(typeof build === 'function' ? await build() : build);
    const response = await answer(toWebRequest(request, reply), options.loadContext(request, reply));
    // What an action made of a body that was broken off says less than why it was.
    if (request.body instanceof Readable && request.body.errored) throw request.body.errored;
    return sendWebResponse(reply, response);
  };
}
