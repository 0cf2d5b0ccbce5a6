import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError, invalidField } from '../../errors';
import { maximumUploadBytes } from './add-picture';

export interface Upload {
  bytes: Buffer;
  originalName: string;
  /** The form's other fields, unchecked. */
  fields: Record<string, unknown>;
}

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

const readParts = async (parts: AsyncIterable<Multipart>, fileField: string): Promise<Upload> => {
  const fields: Record<string, unknown> = {};
  let file: { bytes: Buffer; originalName: string } | null = null;
  for await (const part of parts) {
    if (part.type === 'file') {
      // Read to its end even when it isn't wanted: the parser goes on only then.
      const bytes = await part.toBuffer();
      if (part.fieldname !== fileField) throw invalidField(part.fieldname, 'unknown_field');
      file = { bytes, originalName: part.filename ?? '' };
    } else {
      if (part.valueTruncated) throw new ApiError('too_large');
      fields[part.fieldname] = part.value;
    }
  }
  if (!file) throw invalidField(fileField, 'required');
  return { ...file, fields };
};

/**
 * Reads a form with one picture and a few fields. The route's scope has `@fastify/multipart` registered with
 * `uploadLimits`.
 *
 * @throws ApiError unsupported_media_type, too_large, bad_request; invalid when the file is missing
 */
export const readUpload = async (request: FastifyRequest, fileField: string): Promise<Upload> => {
  if (!request.isMultipart()) throw new ApiError('unsupported_media_type');
  try {
    return await readParts(request.parts(), fileField);
  } catch (error) {
    throw asClientError(error);
  }
};
