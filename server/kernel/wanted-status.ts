import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError, invalidField } from '../errors';
import { integerQuery } from '../fields';
import { langId } from '../language';

/** What a call that flips a record says beside the record. */
export const statusQuery = z.object({
  lang_id: langId.optional(),
  status: z
    .enum(['0', '1'])
    .transform((value) => (value === '1' ? (1 as const) : (0 as const)))
    .optional()
    .meta({
      description:
        'What the record is to be: 0 hidden, 1 live. Two editors who press at the same time want the same, and get it; without it the call flips whatever is there',
    }),
  version: integerQuery
    .optional()
    .meta({ description: 'The version that was read; another one than the stored gives 409' }),
});

/**
 * A call that flips has no body, and an empty query value is none. Whoever says in either what he wants was heard by
 * nobody, and got the opposite where it was so already.
 * @throws ApiError invalid
 */
export const refuseUnheard = ({ body, raw }: FastifyRequest): void => {
  const named = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  const unknown = named.filter((name) => name !== 'lang_id');
  if (unknown.length > 0)
    throw new ApiError('invalid', {
      fields: Object.fromEntries(unknown.map((name) => [name, [{ key: 'unknown_field' as const }]])),
    });
  const query = new URLSearchParams(raw.url?.split('?')[1] ?? '');
  if (query.get('status') === '') throw invalidField('status', 'not_an_option');
};

/** What a record is to become, and on what that was decided; nothing of either flips. */
export interface WantedStatus {
  status?: 0 | 1 | undefined;
  version?: number | undefined;
}

/**
 * What a stored record becomes, or null when it is already so.
 * @throws ApiError version_conflict
 */
export const nextStatus = (
  stored: { status: number; version: number },
  { status, version }: WantedStatus = {},
): 0 | 1 | null => {
  if (status !== undefined && status === stored.status) return null;
  if (version !== undefined && version !== stored.version) throw new ApiError('version_conflict');
  return status ?? (stored.status === 1 ? 0 : 1);
};
