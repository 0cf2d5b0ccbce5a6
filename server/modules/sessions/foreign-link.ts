import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../errors';

/**
 * A `GET` that signs out is a link that any page could hold; browsers say when it was another site's.
 * @throws ApiError foreign_origin
 */
export const refuseForeignLink = (request: FastifyRequest): void => {
  const byCookie = request.headers.authorization === undefined;
  if (byCookie && request.headers['sec-fetch-site'] === 'cross-site') throw new ApiError('foreign_origin');
};
