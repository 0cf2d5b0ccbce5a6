import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Actor } from '../../../access';
import { ApiError } from '../../../errors';
import { networkOf } from '../../limits/network';
import { createTurns, type Turns } from '../../turns';
import { errorBody, readerLanguage } from '../errors';
import { watchSpeed } from './minimum-speed';
import { createUploadLane } from './upload-lane';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Where a request waits for its turn: `open` has none, because it must answer when nothing else does, or has a queue of its
     * own; `payment` is not refused before a thousand wait; `order` fights for rows with its like and not with readers;
     * `password` checks or makes the digest of one, which is slow on purpose;
     * `upload` is for forms with files. Without a word of its own a call that writes for somebody who has signed in is a `write`, and
     * waits for rows beside readers too; all others are `general`.
     */
    lane?: Lane;
  }
}

type Lane = 'open' | 'upload' | 'payment' | 'order' | 'password' | 'write' | 'general';

/**
 * So many requests are worked on at a time, a few for each connection to the database, and few enough may wait that the
 * last of them is served before its time is up. Orders may hold a part of the connections while they wait for a row;
 * what a bank says of a payment comes once more only after minutes, and waits as long as the bank does.
 */
const doors = {
  general: { running: 24, mostWaiting: 72, longestWait: 300 },
  write: { running: 12, mostWaiting: 72, longestWait: 3_000 },
  order: { running: 4, mostWaiting: 200, longestWait: 10_000 },
  payment: { running: 4, mostWaiting: 1000, longestWait: 30_000 },
  // Two digests are made at a time, some eight a second: the last who may wait has his turn before his time is up.
  password: { running: 6, mostWaiting: 60, longestWait: 8_000 },
};

/** Pictures that are read at a time are in memory together. */
const uploads = { running: 8, runningEach: 2, mostWaiting: 60, mostWaitingEach: 20, longestWait: 20_000 };

const refused = () => new ApiError('unavailable', { retryAfter: 1 });

const isWrite = ({ method, routeOptions }: FastifyRequest): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) && routeOptions.config.access !== 'public';

const laneOf = (request: FastifyRequest): Lane =>
  request.routeOptions.config.lane ?? (isWrite(request) ? 'write' : 'general');

/** Whose upload it is. Those of nobody share by their address. */
const personOf = (actor: Actor, { ip }: FastifyRequest): string =>
  actor.kind === 'anonymous' ? networkOf(ip) : `${actor.kind} ${actor.id}`;

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
 * (503 with `Retry-After`). A request takes its place when its body has arrived, so that a slow sender holds none. A form
 * with files is read by its route: it has its place from its first byte to its answer, beside those of all others.
 */
export const overloadPlugin = fp(async (app: FastifyInstance) => {
  const byLane: Partial<Record<Lane, Turns>> = {
    general: createTurns(doors.general, refused),
    write: createTurns(doors.write, refused),
    order: createTurns(doors.order, refused),
    payment: createTurns(doors.payment, refused),
    password: createTurns(doors.password, refused),
  };
  const uploadLane = createUploadLane(uploads);
  const entered = new WeakMap<FastifyRequest, () => void>();
  const leave = (request: FastifyRequest) => {
    entered.get(request)?.();
    entered.delete(request);
  };

  /** A place is given back once, whether the answer was sent or its visitor went away before. */
  const hold = (request: FastifyRequest, reply: FastifyReply, giveBack: () => void) => {
    // Who gave up while waiting gives no place back any more.
    if (reply.raw.closed) {
      giveBack();
      throw refused();
    }
    entered.set(request, giveBack);
    reply.raw.once('close', () => leave(request));
  };

  app.addHook('onRoute', ({ url, schema, config }) => {
    const takesFiles = schema?.consumes?.includes('multipart/form-data') ?? false;
    if (takesFiles !== (config?.lane === 'upload'))
      throw new Error(`Route ${url} takes files outside of the lane for uploads, or none in it`);
  });
  app.addHook('onRequest', (request, reply, next) => {
    if (byLane[laneOf(request)]?.isFull()) refuseCheaply(request, reply);
    else next();
  });
  // After the hooks that say who asks, and before anything of the body is read.
  app.addHook('preParsing', async (request, reply) => {
    if (laneOf(request) === 'upload') {
      const giveBack = await uploadLane.enter(personOf(request.actor, request));
      hold(request, reply, giveBack);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') watchSpeed(request, reply);
  });
  app.addHook('preValidation', async (request, reply) => {
    const door = byLane[laneOf(request)];
    if (!door) return;
    await door.enter();
    hold(request, reply, () => door.leave());
  });
  app.addHook('onResponse', async (request) => leave(request));
});
