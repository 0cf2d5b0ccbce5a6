import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../errors';

const state = z.object({ status: z.literal('ok') });

/** `/health/live`: the process answers. `/health/ready`: the database can be reached and is migrated, and the process was not asked to end. `/version`. */
export const healthRoutes = async (app: FastifyInstance) => {
  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')));

  app.get(
    '/health/live',
    {
      config: { access: 'public', lane: 'open', readsNothing: true },
      schema: { tags: ['Operating'], summary: 'Whether the process is up', response: { 200: state } },
    },
    // Without a promise: it is asked more often than anything else, and by machines.
    (_request, reply) => {
      reply.header('cache-control', 'no-store').send({ status: 'ok' });
    },
  );

  app.get(
    '/health/ready',
    {
      config: { access: 'public', lane: 'open' },
      schema: {
        tags: ['Operating'],
        summary: 'Whether the database can be reached and is migrated',
        response: { 200: state },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (app.drain.begun) throw new ApiError('unavailable', { retryAfter: 5 });
      try {
        await app.db.execute(sql`select 1 from language limit 1`);
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        throw new ApiError('unavailable', { retryAfter: 5 });
      }
      return { status: 'ok' };
    },
  );

  app.get(
    '/version',
    {
      config: { access: 'public', lane: 'open' },
      schema: {
        tags: ['Operating'],
        summary: 'Version of the product',
        response: { 200: z.object({ version: z.string(), node: z.string() }) },
      },
    },
    async () => ({ version: manifest.version, node: process.version }),
  );
};
