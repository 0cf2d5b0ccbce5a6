import { ApiError } from '../../errors';
import type { S3Address } from './s3-address';

/** What the SDK throws: a name, the answer's status where there was an answer, and a code where there was none. */
interface Thrown {
  name?: string;
  code?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

const statusOf = (error: unknown): number | undefined => (error as Thrown).$metadata?.httpStatusCode;

/** Whether it says that there is no such file. An answer to `HEAD` has a status only. */
export const isMissing = (error: unknown): boolean =>
  (error as Thrown).name === 'NoSuchKey' ||
  (statusOf(error) === 404 && (error as Thrown).name !== 'NoSuchBucket');

/** What went wrong as requests understand it: no room is no room anywhere, and everything else passes. */
export const asFailure = (error: unknown): Error =>
  statusOf(error) === 507
    ? Object.assign(new Error('There is no room in the media store.', { cause: error }), { code: 'ENOSPC' })
    : Object.assign(new ApiError('unavailable', { retryAfter: 5 }), { cause: error });

/** Whether trying again later may help. */
export const passes = (error: unknown): boolean => {
  const status = statusOf(error);
  return (
    (status === undefined || status >= 500 || status === 429) &&
    (error as Thrown).name !== 'CredentialsProviderError'
  );
};

/** What is wrong with a store, in words for who set it up. `doing` is what was tried: "be written", say. */
export const inWords = (error: unknown, doing: string, { bucket, endpoint, region }: S3Address): string => {
  const place = `MEDIA_URL: the bucket "${bucket}" at ${endpoint ?? `Amazon S3 in ${region}`}`;
  const { name = '', code, message } = error as Thrown;
  const status = statusOf(error);
  if (name === 'CredentialsProviderError')
    return `${place} needs a key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
  if (name === 'NoSuchBucket' || status === 404)
    return `${place} does not exist: make it, or name another one.`;
  if (['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken', 'ExpiredToken'].includes(name))
    return `${place} does not know this key (${name}): check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
  if (status === 401 || status === 403)
    return `${place} can't ${doing} with this key (${name || status}): give it the rights to list, get, put and delete.`;
  if (status === 301 || status === 307 || name === 'AuthorizationHeaderMalformed')
    return `${place} is in another region: say so by "region=" in MEDIA_URL.`;
  if (status !== undefined) return `${place} can't ${doing}: it answers ${status} (${name}).`;
  return `${place} can't be reached (${code ?? name}${message && !code ? `: ${message}` : ''}): check the endpoint and the network.`;
};
