import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../errors';
import { errorBody, readerLanguage } from './errors';

/** So many requests are worked on at a time: a few for each connection to the database. */
const running = 24;
/** So many more may wait for their turn: few enough that the last of them is served before its time is up, */
const mostWaiting = 72;
/** and none longer than this. */
const longestWait = 300;

/** These must answer when nothing else does, or have queues of their own. */
const ungated = /^\/(health|metrics|media|changes|planner\/chat)(\/|$)/;

interface Waiting {
  enter: () => void;
  timer: NodeJS.Timeout;
}

const refused = () => new ApiError('unavailable', { retryAfter: 1 });

/** Lets requests in as others leave, in the order in which they came. */
const createDoor = () => {
  const queue: Waiting[] = [];
  let inside = 0;

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        enter: resolve,
        timer: setTimeout(() => {
          queue.splice(queue.indexOf(waiting), 1);
          reject(refused());
        }, longestWait),
      };
      queue.push(waiting);
    });

  const isFull = () => inside >= running && queue.length >= mostWaiting;

  return {
    isFull,
    /** @throws ApiError unavailable when too many wait, or the wait is too long */
    async enter(): Promise<void> {
      if (inside < running) {
        inside += 1;
        return;
      }
      if (isFull()) throw refused();
      await wait();
    },
    leave(): void {
      const next = queue.shift();
      if (!next) {
        inside -= 1;
        return;
      }
      clearTimeout(next.timer);
      next.enter();
    },
  };
};

/**
 * Says no past Fastify's hooks: a refusal has to cost next to nothing, or refusing is itself what slows the others down.
 */
const refuseCheaply = (request: FastifyRequest, reply: FastifyReply): void => {
  const body = JSON.stringify(errorBody(readerLanguage(request), 'unavailable', {}, request.id));
  reply.hijack();
  reply.raw
    .writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'retry-after': '1',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    })
    .end(body);
};

/**
 * Under more load than the machine can serve, what is accepted stays fast and the rest is told at once to come again
 * (503 with `Retry-After`). A request takes its place when its body has arrived, so that a slow sender holds none.
 */
export const overloadPlugin = fp(async (app: FastifyInstance) => {
  const door = createDoor();
  const entered = new WeakSet<FastifyRequest>();
  const leave = (request: FastifyRequest) => {
    if (entered.delete(request)) door.leave();
  };

  app.addHook('onRequest', (request, reply, next) => {
    if (door.isFull() && !ungated.test(request.url)) refuseCheaply(request, reply);
    else next();
  });
  app.addHook('preValidation', async (request, reply) => {
    if (ungated.test(request.url)) return;
    await door.enter();
    // Who gave up while waiting gives no place back any more.
    if (reply.raw.closed) {
      door.leave();
      throw refused();
    }
    entered.add(request);
    // A visitor who goes away before the answer is there: it is never finished, only closed.
    reply.raw.once('close', () => leave(request));
  });
  app.addHook('onResponse', async (request) => leave(request));
});
