import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds that the sender of a refused body has to read why, and what it may go on sending meanwhile. */
const lingerMilliseconds = 5_000;
const lingerBytes = 8 * 1024 * 1024;

/**
 * Lets what is still sent run into nothing for a moment: a connection that ends at once ends for the sender before the
 * refusal was read. That holds for senders too who asked for its end after the answer. Who sends without reading is no
 * longer listened to after some megabytes.
 */
export const lingerOver = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  reply.header('connection', 'keep-alive');
  let bytes = 0;
  raw.unpipe();
  raw.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > lingerBytes) raw.pause();
  });
  raw.resume();
  setTimeout(() => raw.complete || raw.destroy(), lingerMilliseconds).unref();
};
