import type { FastifyRequest } from 'fastify';
import { partiesOf } from '../../../server/platform/limits/network-parties';
import { createSharedLane, type Party } from '../../../server/platform/limits/shared-lane';
import type { FindSession, KnownSession } from '../known-session';

/** How many bodies come at a time: of all, kept for who is signed in, of one network, and of one account of each kind. */
export interface BodyLaneSize {
  all: number;
  kept: number;
  network: number;
  customer: number;
  admin: number;
}

const statusOf = { too_many_requests: 429, unavailable: 503 } as const;

/**
 * Lets in as many bodies at a time as there is room for, and of one network no more than a few of them. Whoever is signed
 * in stands for himself: neither his neighbours' bodies nor those of a crowd of strangers take his places.
 */
export function createBodyLane(size: BodyLaneSize, sessionOf: FindSession) {
  const { all: running, kept, network, customer, admin } = size;
  const lane = createSharedLane({ running, kept, mostWaiting: 0, longestWait: 0 });
  const shares = { customer, admin };

  const accountOf = ({ kind, id }: KnownSession): Party => ({
    name: `${kind} ${id}`,
    running: shares[kind],
    waiting: 0,
  });

  /** What gives the place back, or the status to refuse with. */
  return async (request: FastifyRequest): Promise<(() => void) | 429 | 503> => {
    const session = await sessionOf(request);
    const place = session
      ? lane.enterNow({ parties: [accountOf(session)], isKnown: true })
      : lane.enterNow({ parties: partiesOf(request.ip, { running: network, waiting: 0 }) });
    return typeof place === 'string' ? statusOf[place] : place;
  };
}
