import fastifyCookie from '@fastify/cookie';
import fastifyJwt from '@fastify/jwt';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Access, type Actor, anonymous, requireRight } from '../../access';
import { ApiError } from '../../errors';
import type { Permission } from '../../permissions';
import type { MessageKey } from '../messages';
import { bearerToken, isSameSecret } from '../same-secret';
import { idleSecondsOf } from '../sessions/idle';
import type { DevicePayload } from '../sessions/known-devices';
import { loadAdmin, loadCustomer } from '../sessions/load-actor';
import type { RegistrationPayload } from '../sessions/registered-here';
import { type SessionKind, sessionCookies } from '../sessions/session-kind';
import { clearOwnCookie, readOwnCookie, setOwnCookie } from './own-cookie';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. A route without it does not start. */
    access?: Access;
    /** The right that `admin=1` needs on a route which is otherwise public. */
    adminRead?: Permission;
    /** What is said to who has to sign in first; a general word if not given. */
    signInFor?: MessageKey;
  }
  interface FastifyRequest {
    actor: Actor;
  }
}

/** What a token says: which session of which kind. Rights are read from the database at each request. */
export interface TokenPayload {
  sid: string;
  kind: SessionKind;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: TokenPayload | DevicePayload | RegistrationPayload;
    user: TokenPayload;
  }
}

const changes = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** A cookie goes along with requests that other sites cause, so a changing one must come from our own pages. */
const comesFromOwnOrigin = (app: FastifyInstance, request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return isOwnAddress(app, request, request.headers.origin);
};

const isOwnAddress = (app: FastifyInstance, request: FastifyRequest, address: string | undefined) => {
  if (address === undefined || !URL.canParse(address)) return false;
  const { origin, host } = new URL(address);
  const forwarded = request.headers['x-forwarded-host'];
  const own = [request.headers.host, typeof forwarded === 'string' ? forwarded : undefined];
  return origin === new URL(app.env.PUBLIC_URL).origin || own.includes(host);
};

/**
 * A `GET` that signs out is a link that any page could hold: by cookie it works for our own pages, and where somebody
 * has typed it. Browsers say over HTTPS where a request comes from. On plain HTTP they may say nothing, as programs do.
 * @throws ApiError foreign_origin
 */
export const refuseForeignLink = (app: FastifyInstance, request: FastifyRequest): void => {
  const { authorization, referer } = request.headers;
  if (authorization !== undefined || comesFromOwnOrigin(app, request)) return;
  const saysNothing = request.headers['sec-fetch-site'] === undefined && request.headers.origin === undefined;
  if (saysNothing && isOwnAddress(app, request, referer)) return;
  if (saysNothing && referer === undefined && app.env.PUBLIC_URL.startsWith('http:')) return;
  throw new ApiError('foreign_origin');
};

/**
 * For calls that change something without a session, such as the cart: browsers say where a form comes from, and one of
 * another site is not the visitor's wish. Programs say nothing.
 * @throws ApiError foreign_origin
 */
export const refuseForeignForm = (app: FastifyInstance, request: FastifyRequest): void => {
  const saysNothing = request.headers['sec-fetch-site'] === undefined && request.headers.origin === undefined;
  if (!saysNothing && !comesFromOwnOrigin(app, request)) throw new ApiError('foreign_origin');
};

const readToken = (app: FastifyInstance, request: FastifyRequest, kind: SessionKind): TokenPayload | null => {
  const bearer = bearerToken(request.headers.authorization);
  const token = bearer || readOwnCookie(app, request, sessionCookies[kind]);
  if (!token) return null;
  try {
    const payload = app.jwt.verify<TokenPayload>(token);
    if (payload.kind !== kind) return null;
    if (!bearer && changes(request.method) && !comesFromOwnOrigin(app, request))
      throw new ApiError('foreign_origin');
    return payload;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return null;
  }
};

/** The signed-in admin or customer; 401 without a live session. */
export const authenticate = async (
  app: FastifyInstance,
  request: FastifyRequest,
  kind: SessionKind,
): Promise<Actor> => {
  const payload = readToken(app, request, kind);
  const actor =
    payload &&
    (await (kind === 'admin' ? loadAdmin : loadCustomer)(app.db, payload.sid, idleSecondsOf(app.env, kind)));
  const { signInFor } = request.routeOptions.config;
  if (!actor) throw new ApiError('unauthenticated', signInFor ? { message: signInFor } : {});
  return actor;
};

const asksForAdminView = (request: FastifyRequest): boolean => {
  const { query, body } = request as { query?: { admin?: unknown }; body?: { admin?: unknown } | null };
  return [query?.admin, body?.admin].some((value) => value === '1' || value === 1 || value === true);
};

/** The session that the browser had until now, whether it still lives or not. */
export const sessionInBrowser = (
  app: FastifyInstance,
  request: FastifyRequest,
  kind: SessionKind,
): string | null => {
  try {
    const { sid, kind: found } = app.jwt.verify<TokenPayload>(
      readOwnCookie(app, request, sessionCookies[kind]) ?? '',
    );
    return found === kind ? sid : null;
  } catch {
    return null;
  }
};

/** Sets and clears the cookie which carries a token; the same value is in the answer's body. */
export const setSessionCookie = (
  app: FastifyInstance,
  reply: FastifyReply,
  kind: SessionKind,
  token: string,
  expires: Date,
) => setOwnCookie(app, reply, { name: sessionCookies[kind], value: token, expires });

export const clearSessionCookie = (app: FastifyInstance, reply: FastifyReply, kind: SessionKind) =>
  clearOwnCookie(app, reply, sessionCookies[kind]);

/** Refuses to start with a route that doesn't declare its access, and holds every request to what its route declares. */
export const authPlugin = fp(async (app: FastifyInstance) => {
  await app.register(fastifyCookie);
  await app.register(fastifyJwt, {
    secret: app.env.SESSION_SECRET,
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'] },
  });
  app.decorateRequest('actor', { getter: () => anonymous });

  app.addHook('onRoute', (route) => {
    // The API reference comes from a library whose routes can't declare anything.
    if (/^\/docs(\/|$)/.test(route.url)) route.config = { access: 'public', ...route.config };
    if (!route.config?.access)
      throw new Error(`Route ${[route.method].flat().join(',')} ${route.url} declares no access`);
  });

  const holdToAccess = async (
    request: FastifyRequest,
    reply: FastifyReply,
    access: Exclude<Access, 'public'>,
  ) => {
    reply.header('cache-control', 'private, no-store');
    if (access === 'internal') {
      const { INTERNAL_TOKEN } = app.env;
      const given = bearerToken(request.headers.authorization);
      if (!INTERNAL_TOKEN || !isSameSecret(given, INTERNAL_TOKEN)) throw new ApiError('route_not_found');
      return;
    }
    const actor = await authenticate(app, request, access === 'customer' ? 'customer' : 'admin');
    // Before the right is looked at: who is refused is noted.
    setActor(request, actor);
    if (access !== 'customer' && access !== 'admin') requireRight(actor, access);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { access } = request.routeOptions.config;
    if (!access || access === 'public') done();
    else holdToAccess(request, reply, access).then(() => done(), done);
  });

  const showAll = async (request: FastifyRequest, reply: FastifyReply, adminRead: Permission) => {
    reply.header('cache-control', 'private, no-store');
    const actor = await authenticate(app, request, 'admin');
    setActor(request, actor);
    requireRight(actor, adminRead);
  };
  app.addHook('preValidation', (request, reply, done) => {
    const { adminRead } = request.routeOptions.config;
    if (!adminRead || !asksForAdminView(request)) done();
    else showAll(request, reply, adminRead).then(() => done(), done);
  });
});

const setActor = (request: FastifyRequest, actor: Actor) =>
  Object.defineProperty(request, 'actor', { value: actor, configurable: true, enumerable: true });
