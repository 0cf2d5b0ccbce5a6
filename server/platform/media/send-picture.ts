import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from './store';

export type Answer = StoredFile | { size: number; bytes: Buffer };

/** Pictures may be shown by other sites and kept for a year; whatever else a file holds, it is nothing but a picture. */
const pictureHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

const isKnown = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag);

/** Sends a picture, or 304 to who has it. `name` says what its bytes depend on. */
export const sendPicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, type, name }: { answer: Answer; type: string; name: string },
) => {
  const etag = `"${name}"`;
  reply.headers({ ...pictureHeaders, etag });
  if (isKnown(request, etag)) {
    if ('stream' in answer) answer.stream.destroy();
    return reply.status(304).send();
  }
  reply.type(type).header('content-length', answer.size);
  return reply.send('stream' in answer ? answer.stream : answer.bytes);
};
