import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds before the speed counts, and bytes a second that must have come on average from then on. */
const speedLimit = { grace: 10_000, bytesPerSecond: 4096 };

/**
 * Ends the connection of a body that hardly comes: it is there to hold a place. Stops when the body is there or the
 * answer is given.
 */
export const watchSpeed = ({ raw }: FastifyRequest, reply: FastifyReply, limit = speedLimit): void => {
  const begun = Date.now();
  const before = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const age = Date.now() - begun;
    if (raw.complete) clearInterval(timer);
    else if (age > limit.grace && raw.socket.bytesRead - before < (limit.bytesPerSecond * age) / 1000)
      raw.socket.destroy();
  }, limit.grace / 4);
  timer.unref();
  reply.raw.once('close', () => clearInterval(timer));
};
