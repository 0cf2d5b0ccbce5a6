import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../../errors';

/** Clients give up after 60 seconds: they get an answer before. */
const longestMilliseconds = 55_000;

const lookingMilliseconds = 1_000;

/**
 * Answers 503 for whatever is not answered in time. All requests may take equally long, so that the oldest are looked at once
 * a second; Fastify's own `handlerTimeout` makes a timer and an `AbortController` for each, which is half of what a short answer costs.
 */
export const overduePlugin = fp(
  async (app: FastifyInstance, { longest = longestMilliseconds }: { longest?: number }) => {
    /** When each was begun, in milliseconds since the epoch, the oldest first. */
    const open = new Map<FastifyReply, number>();
    app.addHook('onRequest', (_request, reply, done) => {
      open.set(reply, Date.now());
      done();
    });
    app.addHook('onResponse', (_request, reply, done) => {
      open.delete(reply);
      done();
    });

    const giveUp = (reply: FastifyReply) => {
      if (reply.sent) return;
      // What has begun to be sent can't become another answer.
      if (reply.raw.headersSent) reply.raw.destroy();
      else reply.send(new ApiError('unavailable', { retryAfter: 5 }));
    };
    const timer = setInterval(
      () => {
        const now = Date.now();
        for (const [reply, begun] of open) {
          if (now - begun < longest) break;
          open.delete(reply);
          giveUp(reply);
        }
      },
      Math.min(lookingMilliseconds, longest),
    );
    timer.unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
);
