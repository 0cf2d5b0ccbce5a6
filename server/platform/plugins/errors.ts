import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError, type ErrorCode, type ErrorDetails, saidOf } from '../../errors';
import { fromAcceptLanguage, type Language, langId } from '../../language';
import { lingerOver } from '../linger';
import { message } from '../messages';
import { logRefusal } from '../security/log-event';
import { noteRefusedRight } from '../security/note-refused-right';
import { databaseError } from './database-errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Language of a public route whose callers name none; otherwise English, and Vietnamese in the back office. */
    defaultLanguage?: Language;
  }
}

const languageField = (source: unknown): Language | null => {
  if (typeof source !== 'object' || source === null || !('lang_id' in source)) return null;
  const parsed = langId.safeParse(source.lang_id);
  return parsed.success ? parsed.data : null;
};

/** The language in which this request's reader is spoken to. */
export const readerLanguage = (request: FastifyRequest): Language =>
  languageField(request.query) ??
  languageField(request.body) ??
  fromAcceptLanguage(request.headers['accept-language']) ??
  request.routeOptions.config.defaultLanguage ??
  (request.routeOptions.config.access === 'public' ? 'en' : 'vi');

/** A missing right is about who asks, whatever language the texts are in that were to be written. */
const languageFor = (request: FastifyRequest, { details }: ApiError): Language =>
  (details.permission && fromAcceptLanguage(request.headers['accept-language'])) || readerLanguage(request);

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
};

/** Turns anything thrown into an error that the client may know. */
const asApiError = (error: FastifyError | ApiError): ApiError => {
  if (error instanceof ApiError) return error;
  if (error instanceof SyntaxError && error.statusCode === 400) return new ApiError('malformed_json');
  const code = frameworkCodes[error.code];
  if (code) return new ApiError(code, code === 'unavailable' ? { retryAfter: 5 } : {});
  const fromDatabase = databaseError(error);
  if (fromDatabase) return fromDatabase;
  const status = error.statusCode ?? 500;
  return new ApiError(status >= 400 && status < 500 ? 'bad_request' : 'internal');
};

/** Whether the sender of a body went away, or took too long with it: its failure looks like that of a connection of our own. */
const isBodyCutOff = (error: FastifyError, request: FastifyRequest): boolean => {
  const { raw } = request;
  if (raw.complete || error instanceof ApiError) return false;
  // Who reads a form with files says in words of its own that there is no more of it.
  return raw.errored === (error as Error) || (hasFiles(request) && raw.destroyed);
};

const hasFiles = ({ headers }: FastifyRequest): boolean =>
  /^multipart\//i.test(headers['content-type'] ?? '');

/** The body of an error answer. */
export const errorBody = (language: Language, code: ErrorCode, details: ErrorDetails, requestId: string) => {
  const fields = details.fields
    ? Object.fromEntries(
        Object.entries(details.fields).map(([field, entries]) => [
          field,
          entries.map((entry) => message(language, entry.key, entry.values)),
        ]),
      )
    : undefined;
  const said = saidOf(new ApiError(code, details));
  return {
    message: message(language, said.key, said.values),
    code,
    request_id: requestId,
    ...(details.permission ? { permission: details.permission } : {}),
    ...(fields ? { errors: fields } : {}),
    ...(details.data === undefined ? {} : { data: details.data }),
  };
};

/** Answers for an address that leads to no route: one that can't be decoded, or with an endless part in it. */
export const refuseUnroutable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const { code, status } = asApiError(error);
  const language = fromAcceptLanguage(request.headers['accept-language']) ?? 'en';
  reply
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .status(status)
    .send(errorBody(language, code, {}, request.id));
};

export const errorsPlugin = fp(async (app: FastifyInstance) => {
  const known: Array<{ method: string; pattern: RegExp }> = [];

  app.addHook('onRoute', (route) => {
    const pattern = new RegExp(
      `^${route.url
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/:[^/]+?(?=\/|\\\.|$)/g, '[^/]+')
        .replace('*', '.*')}$`,
    );
    for (const method of [route.method].flat()) known.push({ method, pattern });
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isCutOff = isBodyCutOff(error, request);
    const known = isCutOff ? new ApiError('bad_request') : asApiError(error);
    if (isCutOff) request.log.warn({ reason: error.message }, 'a body did not come to its end');
    // What is refused isn't read to its end: a form with files may have no end.
    if ((known.code === 'too_large' || hasFiles(request)) && !request.raw.complete)
      lingerOver(request, reply);
    // Under a flood there are thousands of refusals, and where they were thrown says nothing.
    if (error instanceof ApiError && known.code === 'unavailable')
      request.log.warn({ code: known.code }, 'refused');
    else if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    noteRefusedRight(app, request, known);
    logRefusal(request, known);
    if (known.details.retryAfter !== undefined) reply.header('retry-after', known.details.retryAfter);
    if (known.details.headers) reply.headers(known.details.headers);
    reply.header('cache-control', 'no-store');
    return reply
      .status(known.status)
      .send(errorBody(languageFor(request, known), known.code, known.details, request.id));
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const allowed = [
      ...new Set(known.filter((route) => route.pattern.test(path)).map((route) => route.method)),
    ];
    const code: ErrorCode = allowed.length > 0 ? 'method_not_allowed' : 'route_not_found';
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    const language =
      languageField(request.query) ?? fromAcceptLanguage(request.headers['accept-language']) ?? 'en';
    return reply
      .header('cache-control', 'no-store')
      .status(allowed.length > 0 ? 405 : 404)
      .send(errorBody(language, code, {}, request.id));
  });
});
