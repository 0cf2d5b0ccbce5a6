import type { Redis } from 'ioredis';

/** What limits are given to count together with other processes; nothing where each counts for itself. */
export interface SharedCounts {
  redis?: Redis;
  skipOnError?: true;
}

/**
 * Web processes with a Redis count together how often a network asks. While it is away nothing is counted: the limits behind,
 * which the API has in the database, still hold.
 */
export const sharedCounts = (redis: Redis | null): SharedCounts =>
  redis ? { redis, skipOnError: true } : {};
