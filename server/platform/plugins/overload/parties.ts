import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../access';
import { partiesOf } from '../../limits/network-parties';
import type { Asker } from '../../limits/shared-lane';

/** Whoever uploads: two are read at a time, and an editor may choose a whole folder of pictures at once. */
const uploadShares = {
  admin: { running: 2, waiting: 20 },
  customer: { running: 2, waiting: 4 },
};

/** Whose upload it is. Those of nobody share by their network. */
export const uploaderOf = (actor: Actor, { ip }: FastifyRequest): Asker => {
  if (actor.kind === 'anonymous') return { parties: partiesOf(ip, uploadShares.customer) };
  const name = `${actor.kind} ${actor.id}`;
  return {
    parties: [{ name, ...uploadShares[actor.kind === 'admin' ? 'admin' : 'customer'] }],
    isKnown: actor.kind === 'admin',
  };
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
