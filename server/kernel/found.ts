import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Moved } from './detail';

/** What a detail call answers for a slug that the record had before. */
export const movedSchema = z.object({ location: z.string(), slug: z.string() });

/** Runs a detail call; an old slug becomes 301 with the place where the record is now. `base` ends before the slug. */
export const findOrMoved = async <T>(
  reply: FastifyReply,
  base: string,
  find: () => Promise<T>,
): Promise<T> => {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof Moved)) throw error;
    const location = `${base}/${error.slug}`;
    await reply.status(301).header('location', location).send({ location, slug: error.slug });
    return reply as T;
  }
};
