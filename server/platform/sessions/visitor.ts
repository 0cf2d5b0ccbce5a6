import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-type';
import { ApiError } from '../../errors';
import { authenticate } from '../plugins/auth';

/**
 * The customer who is signed in, if one is, on a call that anybody may make.
 * @throws ApiError foreign_origin when another site has sent the request
 */
export const customerOf = async (app: App, request: FastifyRequest): Promise<number | null> => {
  try {
    const actor = await authenticate(app, request, 'customer');
    return actor.kind === 'customer' ? actor.id : null;
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'foreign_origin') return null;
    throw error;
  }
};
