import { answering, endedMessage } from './child';
import type { Part } from './comeback';
import type { RunningDatabase } from './database';
import type { Slot } from './slot';

/**
 * The API or the site. It is back when it lives: whether the database answers is the database's matter, and what it was
 * asked for meanwhile gets 503.
 */
export const processPart = (slot: Slot, liveUrl: string): Part => ({
  name: `The ${slot.child.name} process`,
  ended: async () => {
    const { child } = slot;
    return endedMessage(child, await child.exited);
  },
  restart: async () => answering(await slot.renew(), liveUrl),
});

/** The embedded server, which comes back under its address; one from elsewhere never ends here. */
export const databasePart = ({ ended, restart }: RunningDatabase, logFile: string): Part => ({
  name: 'PostgreSQL',
  ended: async () => {
    await ended();
    return `PostgreSQL ended by itself: see ${logFile}.`;
  },
  restart,
});
