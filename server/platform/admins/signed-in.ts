import type { FastifyRequest } from 'fastify';
import type { AdminActor } from '../../access';
import { ApiError } from '../../errors';

/** The admin who asks; for routes whose access lets nobody else in. */
export const signedInAdmin = ({ actor }: FastifyRequest): AdminActor => {
  if (actor.kind !== 'admin') throw new ApiError('unauthenticated');
  return actor;
};
