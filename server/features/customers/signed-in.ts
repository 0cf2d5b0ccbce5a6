import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../access';
import { ApiError } from '../../errors';

export type CustomerActor = Extract<Actor, { kind: 'customer' }>;

/** The customer who asks; for routes whose access lets nobody else in. */
export const signedInCustomer = ({ actor }: FastifyRequest): CustomerActor => {
  if (actor.kind !== 'customer') throw new ApiError('unauthenticated');
  return actor;
};
