import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../access';
import { partiesOf } from '../../limits/network-parties';
import type { Asker } from '../../limits/shared-lane';

/** Whoever uploads: an editor may choose a whole folder of pictures at once, and accounts of customers cost nothing. */
const uploadShares = {
  admin: { running: 2, waiting: 20 },
  customer: { running: 1, waiting: 4 },
  network: { running: 2, waiting: 8 },
};

/** Whose upload it is. Those of nobody share by their network. */
export const uploaderOf = (actor: Actor, { ip }: FastifyRequest): Asker => {
  const network = partiesOf(ip, uploadShares.network);
  if (actor.kind === 'anonymous') return { parties: network };
  const name = `${actor.kind} ${actor.id}`;
  if (actor.kind === 'admin') return { parties: [{ name, ...uploadShares.admin }], isKnown: true };
  return { parties: [{ name, ...uploadShares.customer }, ...network] };
};

/** A family around one router, or a browser in which somebody was signed in to before. */
const passwordShares = { network: { running: 2, waiting: 4 }, device: { running: 1, waiting: 2 } };

/** Who has a password checked: a browser that an account knows stands for itself, all others for their network. */
export const passwordAskerOf = ({ ip }: FastifyRequest, device: string | null): Asker =>
  device === null
    ? { parties: partiesOf(ip, passwordShares.network) }
    : { parties: [{ name: `device ${device}`, ...passwordShares.device }], isKnown: true };

const plannerShare = { running: 1, waiting: 6 };

/** Who has a plan worked out. */
export const plannerAskerOf = ({ ip }: FastifyRequest): Asker => ({ parties: partiesOf(ip, plannerShare) });
