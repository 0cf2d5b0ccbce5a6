import type { Counter, Limit } from '../../../platform/limits/attempts';
import { fromNetwork } from '../../../platform/limits/from-network';

const limits = {
  // A coach party shares one address, and so do the customers of a mobile operator.
  network: { name: 'check-in-network', maximum: 120, windowSeconds: 15 * 60 },
  visitor: { name: 'check-in-visitor', maximum: 40, windowSeconds: 3600 },
} as const satisfies Record<string, Limit>;

/** Check-ins from one network, and of one visitor at all places together. */
export const checkInCounters = (address: string, visitorKey: string): Counter[] => [
  fromNetwork(limits.network, address),
  { limit: limits.visitor, subject: visitorKey },
];
