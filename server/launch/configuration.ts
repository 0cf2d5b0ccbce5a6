import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { storedSecret } from '../../db/embedded/stored-secret';
import { webVariables } from '../../web/env';
import { apiVariables, type Env, httpUrl, loadEnv } from '../env';
import { trustingSite } from '../platform/trust-proxy';
import { type Administrator, administrator } from './administrator';
import { prepareFolders } from './folders';
import { requireFreePorts } from './ports';

export type Mode = 'production' | 'development';

export interface Configuration {
  env: Env;
  /** Undefined: none is made. */
  admin: Administrator | undefined;
}

/**
 * Reads the configuration and fills in what a demonstration needs: a session secret and an administrator, made once.
 * It is a demonstration unless the environment says `NODE_ENV=production`.
 */
export async function readConfiguration(
  mode: Mode,
  source: Readonly<Record<string, string | undefined>>,
): Promise<Configuration> {
  const demo = mode === 'production' && source.NODE_ENV !== 'production';
  const given = { ...source, NODE_ENV: mode, ...(demo ? { DEMO: '1' } : {}) };
  const env = loadEnv(given);
  await requireFreePorts(env);
  await prepareFolders(env);
  const keepsSecrets = env.DEMO || mode === 'development';
  const secret =
    source.SESSION_SECRET ||
    (keepsSecrets && (await storedSecret(path.join(env.DATA_DIR, 'session-secret'), 32)));
  return {
    env: {
      ...env,
      ...(secret ? { SESSION_SECRET: secret } : {}),
      // Both processes are started here: what they know each other by needs to last no longer than they do.
      INTERNAL_TOKEN: env.INTERNAL_TOKEN ?? randomBytes(24).toString('base64url'),
    },
    admin: await administrator(env, keepsSecrets),
  };
}

/**
 * glibc keeps what pictures needed while they were decoded in as many arenas as there are threads, and hardly gives any of
 * it back. With two arenas, and large pieces taken from the system one by one, the API holds half as much afterwards.
 */
const memory = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
};

/**
 * Options of Node for the site's process, in megabytes: nearly all that a page is made of is gone with the page. With more
 * room for what is young it is cleared away less often, which makes an eighth more pages.
 */
export const webOptions = ['--max-semi-space-size=32'];

/** What the API's process is given beside the launcher's own environment. */
export function apiEnvironment(env: Env, databaseUrl: string): Record<string, string | undefined> {
  return {
    ...memory,
    NODE_ENV: env.NODE_ENV,
    DEMO: env.DEMO ? '1' : '0',
    HOST: env.HOST,
    PORT: String(env.PORT),
    API_PORT: String(env.API_PORT),
    API_PROCESSES: String(env.API_PROCESSES),
    DATA_DIR: env.DATA_DIR,
    MEDIA_DIR: env.MEDIA_DIR,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: env.PUBLIC_URL,
    SESSION_SECRET: env.SESSION_SECRET,
    INTERNAL_TOKEN: env.INTERNAL_TOKEN,
    // It writes into a pipe; what its lines should look like is decided by where the launcher's go.
    LOG_FORMAT: env.LOG_FORMAT,
    // The site passes visitors' requests on from this machine; without it they would all share one address and one limit.
    TRUST_PROXY: trustingSite(process.env.TRUST_PROXY),
    ADMIN_EMAIL: undefined,
    ADMIN_PASSWORD: undefined,
  };
}

/** What the API alone is told: secrets, and who its partners are. */
const apiAlone = apiVariables.filter((name) => !webVariables.includes(name));

/** What the site's process is given: it reaches everything through the API, so it is told no secret but the one between them. */
export function webEnvironment(env: Env): Record<string, string | undefined> {
  return {
    ...Object.fromEntries(apiAlone.map((name) => [name, undefined])),
    ...memory,
    NODE_ENV: env.NODE_ENV,
    HOST: env.HOST,
    PORT: String(env.PORT),
    WEB_PROCESSES: String(env.WEB_PROCESSES),
    PUBLIC_URL: env.PUBLIC_URL,
    API_URL: httpUrl(env.HOST, env.API_PORT),
    INTERNAL_TOKEN: env.INTERNAL_TOKEN,
    MAP_TILES_FILE: process.env.MAP_TILES_FILE ?? path.join(env.DATA_DIR, 'streets.pmtiles'),
    LOG_FORMAT: env.LOG_FORMAT,
  };
}
