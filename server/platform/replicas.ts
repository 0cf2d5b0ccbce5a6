import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Replicas } from '../../db/replicas';
import { type Position, parsePosition } from '../../db/replicas/position';
import { readingFromReplicas } from '../../db/replicas/reading';
import { ownCookieName, setOwnCookie } from './plugins/own-cookie';

declare module 'fastify' {
  interface FastifyRequest {
    /** What whoever asks has seen or written, as far as they say; null when only the primary will do. */
    readAfter: Position | null;
  }
}

/**
 * Carries a position of the primary's log: in an answer that of a write, in a request that of the last write or change that its
 * sender knows of. Several stand with commas between them; what is no number asks for the primary.
 */
const readAfterHeader = 'x-read-after';

/** The same in a browser. */
const readAfterCookie = 'read_after';

/** Longer than any replica that is still read from lacks a write. */
const cookieMilliseconds = 300_000;

const latest = (texts: string[]): Position | null => {
  const positions = texts.map(parsePosition);
  return positions.reduce(
    (last, position) => (last === null || position === null ? null : last > position ? last : position),
    0n,
  );
};

const onlyReads = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' || config.readOnly === true;

/** Lets replicas answer what visitors read, and tells whoever writes from when on that is seen. */
export const replicasPlugin = fp(async (app, { replicas }: { replicas: Replicas }) => {
  replicas.onState((number, state, err) =>
    state === 'away'
      ? app.log.warn({ err, replica: number }, 'a replica is away, and home answers in its place')
      : app.log.info({ replica: number }, 'a replica is back'),
  );
  app.changes.on('tag', () => void replicas.changed());
  app.changes.on('lost', () => replicas.hears(false));
  app.changes.on('heard', () => replicas.hears(true));

  app.decorateRequest('readAfter', null);
  const readAfterOf = ({ headers }: FastifyRequest): Position | null => {
    const cookie = headers.cookie ? app.parseCookie(headers.cookie)[ownCookieName(app, readAfterCookie)] : '';
    return latest(
      [headers[readAfterHeader], cookie].flatMap((text) => (text ? String(text).split(',') : [])),
    );
  };
  app.addHook('onRequest', async (request) => {
    request.readAfter = readAfterOf(request);
    // Another process has told it of a change; what is held here may be older.
    if (request.readAfter !== null && request.readAfter > replicas.position())
      await app.changeLog.hearAll().catch(() => {});
  });

  app.addHook('preHandler', (request, _reply, done) => {
    const { actor, readAfter, routeOptions } = request;
    const isForAll = routeOptions.config.access === 'public' && actor.kind === 'anonymous';
    if (!isForAll || !onlyReads(request) || readAfter === null) return done();
    readingFromReplicas(readAfter, done);
  });

  const tell = async (reply: FastifyReply) => {
    const position = await replicas.changed();
    const value = position === null ? 'home' : String(position);
    reply.header(readAfterHeader, value);
    setOwnCookie(app, reply, {
      name: readAfterCookie,
      value,
      expires: new Date(Date.now() + cookieMilliseconds),
    });
  };
  app.addHook('onSend', async (request, reply) => {
    if (!onlyReads(request) && reply.statusCode < 400) await tell(reply);
  });
});
