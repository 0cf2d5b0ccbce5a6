import type { FastifyRequest } from 'fastify';

/**
 * Whether a proxy that TRUST_PROXY names passed the request on: then its headers are the proxy's word, else anybody's.
 * Fastify lists the addresses on the way as far as it trusts them, the caller's own first.
 */
export const isFromTrustedProxy = ({ ips }: Pick<FastifyRequest, 'ips'>): boolean => (ips?.length ?? 0) > 1;
