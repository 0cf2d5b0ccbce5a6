import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../../server/platform/limits/network';
import { lingerOver } from '../../../server/platform/linger';
import type { SharedCounts } from '../common-counts';
import type { FindSession } from '../known-session';
import { createBodyLane } from './body-lane';
import {
  formBytes,
  graceMilliseconds,
  longestUploadMilliseconds,
  minimumSpeed,
  postsPerMinute,
  uploadBytes,
  uploadPlaces,
} from './limits';
import { measuredBody } from './measured-body';
import { isOwnForm } from './own-form';
import { isExplained, refusalPage } from './refusal-page';

const isPost = ({ method }: FastifyRequest): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

const isUpload = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** Says no, and why, without the framework. */
async function refuse(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply> {
  if (status === 429 || status === 503) reply.header('retry-after', '60');
  request.log.warn({ status, path: pathOf(request) }, 'a form was refused');
  if (!request.raw.complete) lingerOver(request, reply);
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(await refusalPage(status, pathOf(request), request.headers));
}

/**
 * The door for what is posted to pages: whose form it is, how large, how fast and how many, all before the framework sees
 * it. Forms of words are read here, up to their limit; forms with files go through as they come, so many at a time.
 */
export async function guardPagePosts(
  scope: FastifyInstance,
  { publicUrl, sessionOf, counts }: { publicUrl: string; sessionOf: FindSession; counts: SharedCounts },
) {
  const enter = createBodyLane(uploadPlaces, sessionOf);

  await scope.register(rateLimit, {
    ...counts,
    nameSpace: 'posts-',
    max: postsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    // The request of a page costs no place.
    allowList: (request) => !isPost(request),
  });

  scope.addHook('onRequest', async (request, reply) => {
    if (!URL.canParse(`http://${request.host}/`)) return refuse(request, reply, 400);
    if (!isPost(request)) return;
    if (!isOwnForm(request.headers, publicUrl)) return refuse(request, reply, 403);
    const most = isUpload(request) ? uploadBytes(pathOf(request)) : formBytes;
    if (Number(request.headers['content-length'] ?? 0) > most) return refuse(request, reply, 413);
    if (!isUpload(request)) return;
    const place = await enter(request);
    if (typeof place === 'number') return refuse(request, reply, place);
    if (reply.raw.closed) place();
    reply.raw.once('close', place);
  });

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: formBytes },
    (_request, body, done) => done(null, body),
  );
  scope.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
  scope.addHook('preParsing', async (request, _reply, payload) => {
    if (!isPost(request)) return payload;
    const mostBytes = isUpload(request) ? uploadBytes(pathOf(request)) : formBytes;
    const body = measuredBody({
      mostBytes,
      graceMilliseconds,
      minimumSpeed,
      longestMilliseconds: longestUploadMilliseconds,
    });
    // Not by `pipeline`, which would end the connection before the refusal is said on it.
    payload.once('error', (error) => body.destroy(error));
    payload.once('close', () => payload.readableEnded || body.destroy());
    return payload.pipe(body);
  });

  scope.setErrorHandler((error: FastifyError, request, reply) => {
    // A kind of body that no form has.
    const isBrokenOff = request.raw.destroyed && !request.raw.complete;
    const status = isBrokenOff || error.statusCode === 415 ? 400 : (error.statusCode ?? 500);
    if (!isExplained(status)) throw error;
    return refuse(request, reply, status);
  });
}
