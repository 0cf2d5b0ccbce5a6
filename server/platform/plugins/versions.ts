import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { ZodObject } from 'zod';
import { ApiError } from '../../errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where method, path and body don't say whether a write changes what is stored. */
    versioned?: boolean;
    /** The handler itself asks for the version, once it knows that something is there. */
    wantsVersion?: boolean;
  }
}

type Described = Pick<RouteOptions, 'config' | 'method' | 'schema' | 'url'>;

/** The fields of a route's body; none where it takes none. */
const fieldsOf = ({ schema }: Pick<RouteOptions, 'schema'>): string[] =>
  schema?.body instanceof ZodObject ? Object.keys(schema.body.shape) : [];

/** Routes of editors that take a `version` and change something that is there. */
const changesStored = ({ config, method, schema, url }: Described): boolean => {
  const { access, versioned } = config ?? {};
  if (access === 'public' || access === 'customer' || access === 'internal') return false;
  if (versioned !== undefined) return versioned;
  if (!fieldsOf({ schema }).includes('version')) return false;
  // What is posted below a record is made there, as a room below its hotel.
  return [method].flat().includes('PUT') || /\/:\w+$/.test(url);
};

/** Whether a route can answer 428: also one that only sometimes changes what is there. */
export const mayWantVersion = (route: Described): boolean =>
  changesStored(route) || namesStored(route) || route.config?.wantsVersion === true;

/** Where one address both creates and changes, the body names what it changes. */
const namesStored = (route: Pick<RouteOptions, 'schema'>): boolean =>
  ['id', 'version'].every((name) => fieldsOf(route).includes(name));

/** True when a write is meant to go over whatever is there. */
export const isUnconditional = (request: FastifyRequest): boolean =>
  request.headers['if-match']?.trim() === '*';

/**
 * For calls where something else than a version says what a change is based on, such as a name that was read.
 * @throws ApiError version_required
 */
export const requireBasis = (request: FastifyRequest, basis: unknown): void => {
  if (basis === undefined && !isUnconditional(request)) throw new ApiError('version_required');
};

const saysVersion = (request: FastifyRequest): boolean =>
  typeof (request.body as { version?: unknown } | null)?.version === 'number' || isUnconditional(request);

/**
 * A write that doesn't say which version it is based on could undo what somebody else has just saved: it is answered
 * with 428. Whoever means to write over whatever is there says so with `If-Match: *`.
 */
export const versionsPlugin = fp(async (app: FastifyInstance) => {
  const check = (request: FastifyRequest) => {
    if (!saysVersion(request)) throw new ApiError('version_required');
  };
  app.addHook('onRoute', (route) => {
    const existing = [route.preHandler ?? []].flat();
    if (changesStored(route)) {
      route.preHandler = [...existing, async (request: FastifyRequest) => check(request)];
    } else if (namesStored(route)) {
      route.preHandler = [
        ...existing,
        async (request: FastifyRequest) => {
          if (typeof (request.body as { id?: unknown }).id === 'number') check(request);
        },
      ];
    }
  });
});
