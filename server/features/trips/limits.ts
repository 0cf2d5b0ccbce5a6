import type { Counter, Limit } from '../../platform/limits/attempts';
import { fromNetwork } from '../../platform/limits/from-network';

const limits = {
  writes: { name: 'trip-writes', maximum: 200, windowSeconds: 10 * 60 },
  links: { name: 'trip-links', maximum: 10, windowSeconds: 3600 },
} as const satisfies Record<string, Limit>;

/** What a customer writes to own trips: an editor that saves by itself writes often. */
export const tripWritesOf = (customerId: number): Counter => ({
  limit: limits.writes,
  subject: String(customerId),
});

/** Plans that are stored for nobody, by address. */
export const linksFrom = (address: string): Counter => fromNetwork(limits.links, address);
