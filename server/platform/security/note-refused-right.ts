import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiError } from '../../errors';
import { noteSecurityEvent } from './note-event';

/** Notes that somebody of the staff was refused what the role doesn't allow. */
export const noteRefusedRight = (app: FastifyInstance, request: FastifyRequest, error: ApiError): void => {
  const { actor } = request;
  if (error.code !== 'forbidden' || actor?.kind !== 'admin') return;
  const { permission = '' } = error.details;
  const call = `${request.method} ${request.routeOptions.url ?? ''}`;
  noteSecurityEvent(app, request, {
    action: 'right_refused',
    account: { kind: 'admin', id: actor.id, full_name: '' },
    title: permission || call,
    details: { permission, call },
  });
};
