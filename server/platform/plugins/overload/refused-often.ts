import { LRUCache } from 'lru-cache';

/** Refusals of one network, and the milliseconds in which they are counted, after which it is not even listened to. */
const most = 50;
const windowMilliseconds = 15 * 60_000;

/** So many networks are remembered; an address book of all of them would be a weakness of its own. */
const mostNetworks = 10_000;

/** Counts refusals by network, so that asking again and again at once costs the patience of nobody else. */
export const createRefusals = () => {
  const counts = new LRUCache<string, { refusals: number }>({
    max: mostNetworks,
    ttl: windowMilliseconds,
  });
  return {
    note(network: string): void {
      const known = counts.get(network);
      if (known) known.refusals += 1;
      else counts.set(network, { refusals: 1 });
    },
    /** Seconds until a network that was refused too often is listened to again, else 0. */
    waitOf(network: string): number {
      const refusals = counts.get(network)?.refusals ?? 0;
      return refusals > most ? Math.max(1, Math.ceil(counts.getRemainingTTL(network) / 1000)) : 0;
    },
  };
};
