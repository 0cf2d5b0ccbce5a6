import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../errors';
import { listQuery } from '../fields';
import { langId } from '../language';
import { seoFieldsSchema } from './seo';
import { staleTextsSchema } from './translation-issues';

/** Query of a call for one record. */
export const oneQuery = z.object({ lang_id: langId.optional(), admin: z.enum(['0', '1']).optional() });

/** What a detail has beyond a row; `seo` is for editors. */
export const detailShape = {
  content: z.string(),
  alternates: z.record(z.string(), z.string()).meta({ description: 'Slug by language' }),
  titles: z.record(z.string(), z.string()).meta({ description: 'Title by language' }),
  stale_texts: staleTextsSchema.optional(),
  seo: seoFieldsSchema.nullable(),
};

/** Query of a list; `filters` are the entity's own. 10000 ("all") is for editors. */
export const listQuerySchema = <S extends z.ZodRawShape>(filters: S) =>
  z.object({ ...listQuery, ...filters });

export const checkPerPage = (request: FastifyRequest, perPage: number) => {
  if (perPage > 100 && request.actor.kind !== 'admin') {
    throw new ApiError('invalid', { fields: { per_page: [{ key: 'too_big', values: { maximum: 100 } }] } });
  }
};
