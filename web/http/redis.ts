import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

/** Milliseconds after which nobody waits for its answer any more. */
const patience = 300;

/**
 * Connects to Redis, which web processes share where `REDIS_URL` names one, and keeps at it. What is asked of it while it is away
 * fails at once.
 */
export async function connectRedis(app: FastifyInstance, url: string | null): Promise<Redis | null> {
  if (url === null) return null;
  // Most sites do without: its code is read where it is wanted.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: patience,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    keyPrefix: 'visit-vietnam:',
  });
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (!isAway) app.log.warn({ err: error }, 'neither limits nor pages are shared: Redis does not answer');
    isAway = true;
  });
  redis.on('ready', () => {
    isAway = false;
  });
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}
