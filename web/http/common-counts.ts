import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

/** Milliseconds after which a page does without the count rather than wait for it. */
const patience = 300;

/** What limits are given to count together with other processes; nothing where each counts for itself. */
export interface SharedCounts {
  redis?: Redis;
  skipOnError?: true;
}

/**
 * Connects to Redis, where web processes count together how often a network asks. While it is away nothing is counted: the
 * limits behind, which the API has in the database, still hold.
 */
export async function shareCounts(app: FastifyInstance, redisUrl: string | null): Promise<SharedCounts> {
  if (redisUrl === null) return {};
  // Most sites do without: its code is read where it is wanted.
  const { Redis } = await import('ioredis');
  const redis = new Redis(redisUrl, {
    connectTimeout: 2_000,
    commandTimeout: patience,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    keyPrefix: 'visit-vietnam:',
  });
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (!isAway) app.log.warn({ err: error }, 'limits are not counted together: Redis does not answer');
    isAway = true;
  });
  redis.on('ready', () => {
    isAway = false;
  });
  app.addHook('onClose', async () => redis.disconnect());
  return { redis, skipOnError: true };
}
