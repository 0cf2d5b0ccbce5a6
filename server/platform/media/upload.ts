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

/**
 * A `preValidation` hook that makes a form the body of its request, files as `File`, so that the route's schema checks
 * it like any other body. The route's scope has `@fastify/multipart` registered with its limits.
 *
 * @throws ApiError unsupported_media_type, too_large, bad_request
 */
export const readForm = async (request: FastifyRequest): Promise<void> => {
  if (!request.isMultipart()) throw new ApiError('unsupported_media_type');
  const form: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      const value = await readPart(part);
      if (!isEmptyFile(value)) add(form, part.fieldname, value);
    }
  } catch (error) {
    throw asClientError(error);
  }
  request.body = form;
};
