import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const isSecure = ({ env }: FastifyInstance): boolean => env.PUBLIC_URL.startsWith('https:');

/** The value of a cookie that this site has set. */
export const readOwnCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[name];

/** Sets a cookie that scripts can't read and other sites can't send along with a form. */
export const setOwnCookie = (
  app: FastifyInstance,
  reply: FastifyReply,
  { name, value, expires }: { name: string; value: string; expires: Date },
): void => {
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(app),
    expires,
  });
};
