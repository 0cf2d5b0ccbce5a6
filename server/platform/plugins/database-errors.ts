import { isAway } from '../../../db/away';
import { ApiError, invalidField } from '../../errors';
import { isDiskFull } from '../disk-full';
import type { MessageKey } from '../messages';

interface PostgresFailure {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Unique keys that a client's input can violate, and the field and message they stand for. */
const uniqueKeys: Array<[suffix: string, field: string, key: MessageKey]> = [
  ['_slug_key', 'slug', 'slug_taken'],
  ['city_city_code_unique', 'city_code', 'code_taken'],
  ['_code_unique', 'code', 'code_taken'],
  ['fact_record_key_unique', 'key', 'code_taken'],
  ['_email_key', 'email', 'email_taken'],
];

/**
 * What a PostgreSQL failure means to the client: 422 for a value that is taken or refers to nothing, 409 for records
 * that wait for each other, 503 when the database can't be reached or is too slow, 507 when a disk is full. Null for what
 * is our own fault.
 */
export const databaseError = (error: PostgresFailure): ApiError | null => {
  const failure = (error.cause ?? error) as PostgresFailure;
  const code = String(failure.code ?? '');
  const constraint = String(failure.constraint ?? '');
  if (code === '23505') {
    const match = uniqueKeys.find(([suffix]) => constraint.endsWith(suffix));
    return match ? invalidField(match[1], match[2]) : new ApiError('conflict');
  }
  // PostgreSQL 18 has a code of its own for what `on delete restrict` refuses.
  if (code === '23503' || code === '23001') return new ApiError('in_use');
  if (code === '40001' || code === '40P01' || code === '55P03')
    return new ApiError('conflict', { retryAfter: 1 });
  if (isAway(failure)) return new ApiError('unavailable', { retryAfter: 5 });
  return isDiskFull(failure) ? new ApiError('storage_full', { retryAfter: 300 }) : null;
};
