import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const isSecure = ({ env }: FastifyInstance): boolean => env.PUBLIC_URL.startsWith('https:');

/**
 * What a cookie is called in browsers. Over HTTPS the prefix makes them take it from this very host alone: no
 * neighbour under the same domain, and nobody on a line without encryption, can plant one.
 */
export const ownCookieName = (app: FastifyInstance, name: string): string =>
  isSecure(app) ? `__Host-${name}` : name;

/** The value of a cookie that this site has set, under the one name that counts here. */
export const readOwnCookie = (
  app: FastifyInstance,
  request: FastifyRequest,
  name: string,
): string | undefined => request.cookies[ownCookieName(app, name)];

const attributes = (app: FastifyInstance, forScripts = false) =>
  ({ path: '/', httpOnly: !forScripts, sameSite: 'lax', secure: isSecure(app) }) as const;

/**
 * Sets a cookie that other sites can't send along with a form.
 * @param forScripts whether the site's scripts may read it; else they can't
 */
export const setOwnCookie = (
  app: FastifyInstance,
  reply: FastifyReply,
  {
    name,
    value,
    expires,
    forScripts,
  }: { name: string; value: string; expires: Date; forScripts?: boolean | undefined },
): FastifyReply =>
  reply.setCookie(ownCookieName(app, name), value, { ...attributes(app, forScripts), expires });

/** Takes it back. */
export const clearOwnCookie = (app: FastifyInstance, reply: FastifyReply, name: string): FastifyReply =>
  reply.clearCookie(ownCookieName(app, name), attributes(app));
