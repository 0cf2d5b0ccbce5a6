import type { Counter, Limit } from '../limits/attempts';
import { networkOf } from '../limits/network';

const limits = {
  // A coach party shares one address, and so do the customers of a mobile operator.
  network: { name: 'check-in-network', maximum: 120, windowSeconds: 15 * 60 },
  visitor: { name: 'check-in-visitor', maximum: 40, windowSeconds: 3600 },
} as const satisfies Record<string, Limit>;

/** Check-ins from one network, and of one visitor at all places together. */
export const checkInCounters = (address: string, visitorKey: string): Counter[] => [
  { limit: limits.network, subject: networkOf(address) },
  { limit: limits.visitor, subject: visitorKey },
];
