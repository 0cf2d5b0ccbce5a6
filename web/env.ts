import { z } from 'zod';
import { type CdnKind, cdnKinds } from '../server/platform/cdn/kinds';
import { type LogFormat, usualLogFormat } from '../server/platform/log-format';
import { drainSeconds } from '../server/platform/process-settings';
import { trustProxy } from '../server/platform/trust-proxy';

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  DRAIN_SECONDS: drainSeconds.default(0),
  API_URL: z.url().default('http://127.0.0.1:4000'),
  INTERNAL_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must have at least 16 characters, without spaces')
    .optional(),
  PUBLIC_URL: z.url().optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAP_TILES_FILE: z.string().min(1).optional(),
  VNPAY_TMN_CODE: z.string().optional(),
  VNPAY_URL: z.url({ protocol: /^https?$/ }).default('https://sandbox.vnpayment.vn/paymentv2/vpcpay.html'),
  PAGE_CACHE_MB: z.coerce.number().min(0).max(4096).default(64),
  ANSWER_CACHE_MB: z.coerce.number().min(0).max(4096).default(16),
  CDN_KIND: z.enum(cdnKinds).optional(),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: trustProxy.default('loopback'),
  GEO_LATITUDE_HEADER: z.string().optional(),
  GEO_LONGITUDE_HEADER: z.string().optional(),
  GEO_CITY_HEADER: z.string().optional(),
  LOG_FORMAT: z.enum(['json', 'pretty']).optional(),
});

/** The names of all variables that the web process reads. */
export const webVariables: readonly string[] = Object.keys(schema.shape);

/** What the web process is configured with; addresses come without a trailing slash. */
export type WebEnv = Readonly<{
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  /** For how many seconds it goes on answering after it was asked to end. */
  drainSeconds: number;
  apiUrl: string;
  /** What the API knows its own web processes by; null hears nothing of changes, and pages are up to a minute old. */
  internalToken: string | null;
  publicUrl: string;
  /** Where web processes count together how often a network asks; null lets each count for itself. */
  redisUrl: string | null;
  /** The style of map tiles from elsewhere; null draws maps on the site's own outline. */
  mapStyleUrl: string | null;
  /** A PMTiles file of street maps, which need not be there; null for none. */
  mapTilesFile: string | null;
  /** Where buyers are sent to pay; null when that is a page of our own. */
  paymentOrigin: string | null;
  /** What finished pages may hold in memory together; 0 renders each page anew. */
  pageCacheBytes: number;
  /** What answers of the API may hold in memory together; 0 asks for each anew. */
  answerCacheBytes: number;
  /** What stands in front and is purged when something changes; null for nothing. */
  cdn: CdnKind | null;
  /** False takes the service worker away from browsers that have it. */
  serviceWorker: boolean;
  logFormat: LogFormat;
  /** Whether spans are sent to OTEL_EXPORTER_OTLP_ENDPOINT. */
  isTraced: boolean;
  /** Whose `X-Forwarded-For` is believed. */
  trustProxy: z.output<typeof trustProxy>;
  /** Headers, in lower case, in which the CDN in front says where a visitor is. */
  placeHeaders: readonly string[];
}>;

const megabyte = 1024 * 1024;

const withoutTrailingSlash = (url: string) => url.replace(/\/+$/, '');

/**
 * Reads and checks the configuration of the web process.
 * @throws Error with one sentence per wrong variable.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): WebEnv {
  // An empty line in an .env file means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration of the web process is not valid. ${sentences.join('; ')}`);
  }
  const { NODE_ENV, HOST, PORT, API_URL, PUBLIC_URL, SERVICE_WORKER } = parsed.data;
  const { PAGE_CACHE_MB, ANSWER_CACHE_MB, MAP_STYLE_URL, MAP_TILES_FILE } = parsed.data;
  const { GEO_LATITUDE_HEADER, GEO_LONGITUDE_HEADER, GEO_CITY_HEADER } = parsed.data;
  return {
    mode: NODE_ENV,
    host: HOST,
    port: PORT,
    drainSeconds: parsed.data.DRAIN_SECONDS,
    apiUrl: withoutTrailingSlash(API_URL),
    internalToken: parsed.data.INTERNAL_TOKEN ?? null,
    publicUrl: withoutTrailingSlash(PUBLIC_URL ?? `http://localhost:${PORT}`),
    redisUrl: parsed.data.REDIS_URL ?? null,
    mapStyleUrl: MAP_STYLE_URL ?? null,
    mapTilesFile: MAP_TILES_FILE ?? null,
    paymentOrigin: parsed.data.VNPAY_TMN_CODE ? new URL(parsed.data.VNPAY_URL).origin : null,
    pageCacheBytes: PAGE_CACHE_MB * megabyte,
    answerCacheBytes: ANSWER_CACHE_MB * megabyte,
    cdn: parsed.data.CDN_KIND ?? null,
    serviceWorker: SERVICE_WORKER === 'on',
    logFormat: parsed.data.LOG_FORMAT ?? usualLogFormat(process.stdout),
    isTraced: parsed.data.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    trustProxy: parsed.data.TRUST_PROXY,
    placeHeaders: [GEO_LATITUDE_HEADER, GEO_LONGITUDE_HEADER, GEO_CITY_HEADER].flatMap(
      (name) => name?.toLowerCase() ?? [],
    ),
  };
}
