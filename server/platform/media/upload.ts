import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../errors';
import { maximumUploadBytes } from './add-picture';

/** What a form with one picture may hold. */
export const uploadLimits = {
  fileSize: maximumUploadBytes,
  files: 1,
  fields: 8,
  parts: 9,
  fieldSize: 4096,
  fieldNameSize: 100,
  headerPairs: 20,
};

type FormLimits = typeof uploadLimits;

/** What the parser throws for a form that is broken has no status; everything else keeps its own. */
const asClientError = (error: unknown): unknown => {
  if (error instanceof ApiError) return error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ApiError('too_large', { message: 'image_too_large' });
  return statusCode === undefined ? new ApiError('bad_request') : error;
};

const readPart = async (part: Multipart): Promise<unknown> => {
  if (part.type === 'file') return new File([new Uint8Array(await part.toBuffer())], part.filename ?? '');
  if (part.valueTruncated) throw new ApiError('too_large');
  return part.value;
};

/** A browser sends a field for files that was left empty as a file without name and content. */
const isEmptyFile = (value: unknown): boolean =>
  value instanceof File && value.size === 0 && value.name === '';

/** `images`, or `images[]`: a field that comes more than once, or says that it may, is a list. */
const add = (form: Record<string, unknown>, fieldname: string, value: unknown): void => {
  const name = fieldname.replace(/\[\]$/, '');
  const known = Object.hasOwn(form, name) ? form[name] : undefined;
  if (known === undefined && name === fieldname) form[name] = value;
  else form[name] = [...(known === undefined ? [] : [known].flat()), value];
};

/** Bytes of headers and borders that a part needs at most. */
const aroundPart = 4096;

/** All that a form within its limits can come to. */
const mostBytesOf = ({ files, fileSize, fields, fieldSize, parts }: FormLimits): number =>
  files * fileSize + fields * fieldSize + parts * aroundPart;

/** Settles, with a refusal, only when more has come than a form may have: what stands before its first part counts as well. */
const overrunOf = ({ raw }: FastifyRequest, mostBytes: number): Promise<never> => {
  const overrun = new Promise<never>((_resolve, reject) => {
    let bytes = 0;
    raw.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > mostBytes) reject(new ApiError('too_large'));
    });
  });
  // It may come when the form has failed already.
  overrun.catch(() => {});
  return overrun;
};

/**
 * A `preValidation` hook that makes a form the body of its request, files as `File`, so that the route's schema checks
 * it like any other body. The route's scope has `@fastify/multipart` registered with its limits.
 *
 * @throws ApiError unsupported_media_type, too_large, bad_request
 */
export const readForm =
  (limits: FormLimits) =>
  async (request: FastifyRequest): Promise<void> => {
    const { 'content-type': type = '', 'content-length': length = 0 } = request.headers;
    if (!request.isMultipart()) throw new ApiError('unsupported_media_type');
    if (!/;\s*boundary="?[^\s";]/i.test(type)) throw new ApiError('bad_request');
    const mostBytes = mostBytesOf(limits);
    if (Number(length) > mostBytes) throw new ApiError('too_large');
    const form: Record<string, unknown> = {};
    try {
      const overrun = overrunOf(request, mostBytes);
      const parts = request.parts();
      const next = () => Promise.race([parts.next(), overrun]);
      for (let part = await next(); !part.done; part = await next()) {
        const value = await Promise.race([readPart(part.value), overrun]);
        if (!isEmptyFile(value)) add(form, part.value.fieldname, value);
      }
    } catch (error) {
      throw asClientError(error);
    }
    request.body = form;
  };
