/** Where files are in an S3-compatible store, as `MEDIA_URL` says it. */
export interface S3Address {
  bucket: string;
  /** Before all names; empty, or with a slash at its end. */
  prefix: string;
  region: string;
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixName = /^([A-Za-z0-9_-][A-Za-z0-9._-]*\/)*$/;

/**
 * Reads `s3://bucket/prefix?endpoint=https://…&region=…`.
 * @throws Error that says what of it can't be used, to go on after the variable's name
 */
export const parseS3Address = (value: string): S3Address => {
  const example = 's3://bucket/prefix?endpoint=https://s3.example.com&region=eu-central-1';
  if (!URL.canParse(value) || !value.startsWith('s3://'))
    throw new Error(`must be an address like ${example}`);
  const url = new URL(value);
  if (url.username || url.password)
    throw new Error('must be without a key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const unknown = [...url.searchParams.keys()].find((name) => !['endpoint', 'region'].includes(name));
  if (unknown) throw new Error(`must be an address like ${example}, and "${unknown}" is no part of one`);
  const path = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  const prefix = path && `${path}/`;
  if (!bucketName.test(url.host) || !prefixName.test(prefix))
    throw new Error(`must be of a bucket and a prefix of letters, digits, ".", "_" and "-", like ${example}`);
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)))
    throw new Error('must have an endpoint like https://s3.example.com');
  return { bucket: url.host, prefix, region: url.searchParams.get('region') ?? 'us-east-1', endpoint };
};
