import { z } from 'zod';
import { ApiError } from '../errors';
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
