import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../db/client';
import type { Replicas } from '../db/replicas';
import type { Env } from './env';

declare module 'fastify' {
  interface FastifyInstance {
    env: Env;
    db: Database;
    /** Who else answers reads; null: nobody. */
    replicas: Replicas | null;
  }
}

/** An app whose routes are typed by their zod schemas. */
export type App = FastifyInstance<
  Server,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
