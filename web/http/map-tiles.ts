import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const address = '/map/streets.pmtiles';

/**
 * Where browsers find the operator's file of street maps, or null while there is none. The address changes with the
 * file, so that no browser puts pieces of two of them together.
 */
export async function streetsAddress(file: string | null): Promise<string | null> {
  const found = file ? await stat(file).catch(() => null) : null;
  return found?.isFile() ? `${address}?v=${Math.round(found.mtimeMs).toString(36)}` : null;
}

/** Gives browsers the pieces of the file of street maps that they ask for (range requests), and that file alone. */
export async function addMapTiles(app: FastifyInstance, file: string | null): Promise<void> {
  if (!file) return;
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: path.dirname(file),
      serve: false,
      decorateReply: !app.hasReplyDecorator('sendFile'),
    });
    scope.get(address, (_request, reply) =>
      reply.sendFile(path.basename(file), path.dirname(file), { maxAge: '1d', contentType: false }),
    );
  });
}
