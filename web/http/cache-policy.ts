import type { FastifyInstance } from 'fastify';
import { surrogateHeaders } from '../../server/platform/cdn/kinds';

/** What nobody on the way and no browser may store. */
export const privatePolicy = 'private, no-store';

const isDeclaredPublic = (policy: unknown): boolean => /(^|[\s,])public\b/.test(String(policy ?? ''));

/**
 * What an answer says to caches: only what is declared public may be stored anywhere. Everything else is for who asked:
 * a page's document, its data, errors and redirects alike, and whatever sets a cookie.
 */
export const cachePolicy = (declared: unknown, setsCookie = false): string =>
  isDeclaredPublic(declared) && !setsCookie ? String(declared) : privatePolicy;

/** Holds every answer of this process to `cachePolicy`, those passed through from the API as well. */
export function addCachePolicy(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const setsCookie = reply.hasHeader('set-cookie');
    const policy = cachePolicy(reply.getHeader('cache-control'), setsCookie);
    reply.header('cache-control', policy);
    // What nobody keeps is never purged.
    if (policy === privatePolicy) for (const name of surrogateHeaders) reply.removeHeader(name);
  });
}
