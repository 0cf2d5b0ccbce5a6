import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError, errorStatus } from '../../../errors';
import { networkOf } from '../../limits/network';
import { type Asker, createSharedLane } from '../../limits/shared-lane';
import { deviceOf, saysItIsKnown } from '../../sessions/known-devices';
import { createTurns, type Turns } from '../../turns';
import { errorBody, readerLanguage } from '../errors';
import { watchSpeed } from './minimum-speed';
import { passwordAskerOf, plannerAskerOf, uploaderOf } from './parties';
import { createRefusals } from './refused-often';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Where a request waits for its turn: `open` has none, because it must answer when nothing else does, or has a queue of its
     * own; `payment` is not refused before a thousand wait; `order` fights for rows with its like and not with readers;
     * `password` checks or makes the digest of one, which is slow on purpose;
     * `planner` works something out for long, beside readers;
     * `upload` is for forms with files. Without a word of its own a call that writes for somebody who has signed in is a `write`, and
     * waits for rows beside readers too; all others are `general`.
     */
    lane?: Lane;
  }
}

type Lane = 'open' | 'upload' | 'payment' | 'order' | 'password' | 'planner' | 'write' | 'general';

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
};

/** Lanes in which nobody can take all places: everybody has a share, and a part is kept for who is known. */
const sharedDoors = {
  // Pictures that are read at a time are in memory together.
  upload: { running: 8, kept: 2, mostWaiting: 60, longestWait: 20_000 },
  // Two digests are made at a time, some eight a second: the last who may wait has his turn before his time is up.
  password: { running: 6, kept: 2, mostWaiting: 50, longestWait: 8_000 },
  // A long plan takes some tenths of a second of the one processor that readers need too.
  planner: { running: 2, mostWaiting: 24, longestWait: 8_000 },
};

type SharedLane = keyof typeof sharedDoors;

const isShared = (lane: Lane): lane is SharedLane => lane in sharedDoors;

const refused = () => new ApiError('unavailable', { retryAfter: 1 });

const isWrite = ({ method, routeOptions }: FastifyRequest): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) && routeOptions.config.access !== 'public';

const laneOf = (request: FastifyRequest): Lane =>
  request.routeOptions.config.lane ?? (isWrite(request) ? 'write' : 'general');

/**
 * Says no past Fastify's hooks: a refusal has to cost next to nothing, or refusing is itself what slows the others down.
 */
const refuseCheaply = (
  request: FastifyRequest,
  reply: FastifyReply,
  code: 'unavailable' | 'too_many_requests' = 'unavailable',
  retryAfter = 1,
): void => {
  const body = JSON.stringify(errorBody(readerLanguage(request), code, {}, request.id));
  reply.hijack();
  reply.raw
    .writeHead(errorStatus[code], {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
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
  };
  const shared = {
    upload: createSharedLane(sharedDoors.upload),
    password: createSharedLane(sharedDoors.password),
    planner: createSharedLane(sharedDoors.planner),
  };
  const passwordRefusals = createRefusals();

  const askerOf = (lane: SharedLane, request: FastifyRequest): Asker => {
    if (lane === 'upload') return uploaderOf(request.actor, request);
    if (lane === 'planner') return plannerAskerOf(request);
    return passwordAskerOf(request, deviceOf(app, request));
  };

  const enterShared = async (lane: SharedLane, request: FastifyRequest, reply: FastifyReply) => {
    hold(request, reply, await shared[lane].enter(askerOf(lane, request)));
  };

  /** Those who would be refused for their network alone are told before anything of them is read. */
  const refuseForNetwork = (
    lane: 'password' | 'planner',
    request: FastifyRequest,
    reply: FastifyReply,
  ): boolean => {
    const network = networkOf(request.ip);
    if (lane === 'password') {
      if (saysItIsKnown(app, request)) return false;
      const wait = passwordRefusals.waitOf(network);
      if (wait > 0) {
        refuseCheaply(request, reply, 'too_many_requests', wait);
        return true;
      }
    }
    const asker = lane === 'password' ? passwordAskerOf(request, null) : plannerAskerOf(request);
    const refusal = shared[lane].refusalOf(asker);
    if (!refusal) return false;
    if (lane === 'password' && refusal === 'too_many_requests') passwordRefusals.note(network);
    refuseCheaply(request, reply, refusal, 5);
    return true;
  };

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
    const lane = laneOf(request);
    if (byLane[lane]?.isFull()) refuseCheaply(request, reply);
    else if ((lane !== 'password' && lane !== 'planner') || !refuseForNetwork(lane, request, reply)) next();
  });
  // After the hooks that say who asks, and before anything of the body is read.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const begin = () => {
      if (request.method !== 'GET' && request.method !== 'HEAD') watchSpeed(request, reply);
      done();
    };
    if (laneOf(request) === 'upload') enterShared('upload', request, reply).then(begin).catch(done);
    else begin();
  });
  const enter = async (door: Turns, request: FastifyRequest, reply: FastifyReply) => {
    await door.enter();
    hold(request, reply, () => door.leave());
  };
  app.addHook('preValidation', (request, reply, done) => {
    const lane = laneOf(request);
    const door = byLane[lane];
    if (isShared(lane) && lane !== 'upload') enterShared(lane, request, reply).then(() => done(), done);
    else if (door) enter(door, request, reply).then(() => done(), done);
    else done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request);
    done();
  });
});
