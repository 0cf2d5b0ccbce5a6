import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { cdnKinds } from './platform/cdn/kinds';
import { type LogFormat, usualLogFormat } from './platform/log-format';
import { parseS3Address } from './platform/media/s3-address';
import { drainSeconds, processCount } from './platform/process-settings';
import { isPushHost, knownPushHosts } from './platform/push/hosts';
import { arePair } from './platform/push/keys';
import { trustProxy } from './platform/trust-proxy';

/** Thrown for configuration that can't be used; its message is one sentence that names the variable. */
export class EnvError extends Error {
  override name = 'EnvError';
}

const port = z
  .string()
  .regex(/^\d+$/, 'must be a port number')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65535, 'must be a port number from 1 to 65535');

const flag = z
  .enum(['1', '0', 'true', 'false'], 'must be 1 or 0')
  .transform((value) => value === '1' || value === 'true');

const postgresUrl = url(
  ['postgres:', 'postgresql:'],
  'a PostgreSQL address like postgres://user:password@host:5432/name',
);

/** A comma inside a password is written `%2C`. */
const postgresUrls = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .refine(
    (values) => values.every((value) => isUrl(value, ['postgres:', 'postgresql:'])),
    'must be PostgreSQL addresses like postgres://user:password@host:5432/name, with commas between them',
  );

/** Header names as Node has them, in lower case. */
const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,64}$/, 'must be the name of a header, like cf-iplatitude')
  .transform((value) => value.toLowerCase());

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  DEMO: flag.default(false),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  API_PORT: port.default(4000),
  API_PROCESSES: processCount.default(1),
  WEB_PROCESSES: processCount.default(1),
  API_CACHE_MB: z.coerce.number('must be a number').min(0).max(4096).default(32),
  DRAIN_SECONDS: drainSeconds.default(0),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOLER_PREPARES: flag.default(false),
  DATABASE_REPLICA_URL: postgresUrls.default([]),
  PUBLIC_URL: url(['http:', 'https:'], 'an address like https://example.com').optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PWNED_PASSWORDS_URL: url(
    ['https:', 'http:'],
    'an address like https://api.pwnedpasswords.com/range',
  ).optional(),
  SECURITY_ALERT_EMAIL: z.email('must be an e-mail address').optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'an address like smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().default('Visit Vietnam <no-reply@visitvietnam.example>'),
  MEDIA_DIR: z.string().optional(),
  MEDIA_URL: z
    .string()
    .superRefine((value, context) => {
      try {
        parseS3Address(value);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
      }
    })
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_IDLE_HOURS: wholeNumber(1, 168).default(12),
  CUSTOMER_IDLE_DAYS: wholeNumber(1, 30).default(14),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
  BACKUP_KEY: z
    .string()
    .regex(
      /^([A-Za-z0-9+/_-]{43}=?|[0-9a-fA-F]{64})$/,
      'must be 32 random bytes: what "openssl rand -base64 32" prints',
    )
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty'], 'must be json or pretty').optional(),
  TRUST_PROXY: trustProxy.default(false),
  GEO_LATITUDE_HEADER: headerName.optional(),
  GEO_LONGITUDE_HEADER: headerName.optional(),
  GEO_CITY_HEADER: headerName.optional(),
  GEOIP_DATABASE: z.string().optional(),
  CHECK_EXTERNAL_LINKS: flag.default(false),
  INTERNAL_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must have at least 16 characters, without spaces')
    .optional(),
  CDN_KIND: z.enum(cdnKinds, 'must be fastly, cloudflare or varnish').optional(),
  CDN_PURGE_URL: z
    .string()
    .refine(
      (value) => value.split(',').every((one) => isUrl(one, ['https:', 'http:'])),
      'must be an address like https://api.fastly.com/service/ID/purge, or several with commas',
    )
    .optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be the token that the CDN gave')
    .optional(),
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, 'must be the public key of a VAPID pair, in base64url')
    .optional(),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be the private key of a VAPID pair, in base64url')
    .optional(),
  PUSH_SUBJECT: url(
    ['mailto:', 'https:'],
    'where push services find somebody, like mailto:team@example.com',
  ).optional(),
  PUSH_HOSTS: z
    .string()
    .transform((value) => value.split(',').map((host) => host.trim()))
    .default([...knownPushHosts]),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:'], 'an address like http://collector:4318').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  VNPAY_TMN_CODE: z
    .string()
    .regex(/^[A-Za-z0-9]{4,20}$/, 'must be the terminal code that VNPAY gave')
    .optional(),
  VNPAY_SECURE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  VNPAY_URL: url(['https:', 'http:'], 'the address of VNPAY’s payment page').default(
    'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html',
  ),
  VNPAY_API_URL: url(['https:', 'http:'], 'the address of VNPAY’s transaction API').default(
    'https://sandbox.vnpayment.vn/merchant_webapi/api/transaction',
  ),
  PAYMENT_TEST_GATEWAY: flag.optional(),
  AI_BASE_URL: url(['https:', 'http:'], 'an address like https://api.example.com/v1').optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  DUFFEL_TOKEN: z.string().min(10, 'must be the access token that Duffel gave').optional(),
  DUFFEL_URL: url(['https:', 'http:'], 'the address of Duffel’s API').default('https://api.duffel.com'),
  HOTEL_PARTNER_URL: url(['https:', 'http:'], 'the address of a hotel partner’s feed').optional(),
  WEATHER_BASE_URL: serviceUrl('an address like https://api.open-meteo.com').optional(),
  WEATHER_API_KEY: z.string().optional(),
  RATES_BASE_URL: serviceUrl('an address like https://open.er-api.com/v6/latest/USD').optional(),
  RATES_API_KEY: z.string().optional(),
});

/** The names of all variables that the API's process and the launcher read. */
export const apiVariables: readonly string[] = Object.keys(schema.shape);

type Parsed = z.output<typeof schema>;

/** The configuration, complete: folders are absolute, and what can be derived has been. */
export type Env = Readonly<
  Omit<Parsed, 'PUBLIC_URL' | 'SESSION_SECRET' | 'MEDIA_DIR' | 'LOG_FORMAT'> & {
    /** Where visitors reach the site, without a slash at the end. */
    PUBLIC_URL: string;
    SESSION_SECRET: string;
    MEDIA_DIR: string;
    LOG_FORMAT: LogFormat;
  }
>;

/**
 * Reads and checks the configuration. An empty variable counts as one that isn't set.
 *
 * Outside production a missing `SESSION_SECRET` becomes a random one, good for this process only.
 *
 * @throws {EnvError} naming the first variable that can't be used.
 */
export function loadEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new EnvError(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  const env = result.data;
  if (env.NODE_ENV === 'production' && !env.DEMO && !env.SESSION_SECRET) {
    throw new EnvError('SESSION_SECRET must be set in production, to at least 32 random characters.');
  }
  if (Boolean(env.VNPAY_TMN_CODE) !== Boolean(env.VNPAY_SECURE_SECRET)) {
    throw new EnvError('VNPAY_TMN_CODE and VNPAY_SECURE_SECRET must be set together.');
  }
  if (Boolean(env.AWS_ACCESS_KEY_ID) !== Boolean(env.AWS_SECRET_ACCESS_KEY)) {
    throw new EnvError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set together.');
  }
  if (Boolean(env.AI_BASE_URL) !== Boolean(env.AI_MODEL)) {
    throw new EnvError('AI_BASE_URL and AI_MODEL must be set together.');
  }
  if (Boolean(env.CDN_KIND) !== Boolean(env.CDN_PURGE_URL)) {
    throw new EnvError('CDN_KIND and CDN_PURGE_URL must be set together.');
  }
  if (env.CDN_KIND && env.CDN_KIND !== 'varnish' && !env.CDN_PURGE_TOKEN) {
    throw new EnvError(`CDN_PURGE_TOKEN must be set for ${env.CDN_KIND}.`);
  }
  const push = [env.PUSH_PUBLIC_KEY, env.PUSH_PRIVATE_KEY, env.PUSH_SUBJECT];
  if (push.some(Boolean) && !push.every(Boolean)) {
    throw new EnvError('PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_SUBJECT must be set together.');
  }
  if (env.PUSH_PUBLIC_KEY && !arePair(env.PUSH_PUBLIC_KEY, env.PUSH_PRIVATE_KEY ?? '')) {
    throw new EnvError('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must be of one pair.');
  }
  if (!env.PUSH_HOSTS.every((host) => isPushHost(host, env.NODE_ENV === 'test'))) {
    throw new EnvError('PUSH_HOSTS must be names of public hosts, with commas between them.');
  }
  if (Boolean(env.GEO_LATITUDE_HEADER) !== Boolean(env.GEO_LONGITUDE_HEADER)) {
    throw new EnvError('GEO_LATITUDE_HEADER and GEO_LONGITUDE_HEADER must be set together.');
  }
  const dataDir = path.resolve(env.DATA_DIR);
  return {
    ...env,
    DATA_DIR: dataDir,
    MEDIA_DIR: env.MEDIA_DIR ? path.resolve(env.MEDIA_DIR) : path.join(dataDir, 'media'),
    PUBLIC_URL: (env.PUBLIC_URL ?? httpUrl(env.HOST, env.PORT)).replace(/\/+$/, ''),
    SESSION_SECRET: env.SESSION_SECRET ?? randomBytes(32).toString('base64url'),
    LOG_FORMAT: env.LOG_FORMAT ?? usualLogFormat(process.stdout),
  };
}

/** The address at which this machine reaches a server that listens on `host` (`0.0.0.0` and `::` are all of them). */
export function httpUrl(host: string, portNumber: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${portNumber}`;
}

function wholeNumber(least: number, most: number) {
  const rule = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, rule)
    .transform(Number)
    .refine((value) => value >= least && value <= most, rule);
}

function url(protocols: string[], example: string) {
  return z.string().refine((value) => isUrl(value, protocols), `must be ${example}`);
}

/** The address of an outside service, or `off` where it must not be asked. */
function serviceUrl(example: string) {
  return z
    .string()
    .refine((value) => value === 'off' || isUrl(value, ['https:', 'http:']), `must be ${example}, or off`);
}

function isUrl(value: string, protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}
