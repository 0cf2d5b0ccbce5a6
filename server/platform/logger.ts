import type { Writable } from 'node:stream';
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Env } from '../env';
import { prettyLines } from './log-format';

/** Paths that may carry a secret in their query: only what stands before `?` is logged. */
const withoutQuery = (url: string) => url.split('?')[0];

interface Failure extends Error {
  code?: string | number;
  cause?: unknown;
}

/**
 * An error as it is logged. A failed query's own message and fields hold its values, which may be anybody's data: of
 * those, only what the database said is stored.
 */
const describeFailure = (error: Failure) => {
  const cause = error.cause instanceof Error ? (error.cause as Failure) : null;
  const shown = cause ?? error;
  return { type: error.name, message: shown.message, code: shown.code, stack: stackOf(error) };
};

/** Where it happened, without the message, which may hold a line that looks like a part of the stack. */
const stackOf = ({ stack = '', message }: Error) => {
  const end = stack.indexOf(message);
  return end === -1 ? '' : stack.slice(end + message.length);
};

/** Levels at which people want to see every request too. */
const talkative: ReadonlySet<string> = new Set(['debug', 'trace']);

/** Asked every few seconds, by machines that make nothing of a line about it. */
const isProbe = ({ url }: { url?: unknown }): boolean =>
  typeof url === 'string' && url.startsWith('/health/');

/** One line for each request, when it is over: a second one of its beginning would say nothing that this doesn't. */
class OneLine extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (this.isLogDisabled(request)) return;
    const said = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...said, err: error }, 'request errored');
    else reply.log.info(said, 'request completed');
  }
}

/**
 * Logs on stdout, or where `stream` leads. Headers, bodies and queries, where secrets live, are never written. At a
 * terminal requests have no lines of their own: who reads there is looking for what went wrong.
 */
export const logging = (
  env: Pick<Env, 'LOG_FORMAT' | 'LOG_LEVEL'>,
  stream?: Writable,
): Pick<FastifyServerOptions, 'logger' | 'logController'> => {
  if (env.LOG_LEVEL === 'silent') return { logger: false };
  const forPeople = env.LOG_FORMAT === 'pretty';
  const output = forPeople ? prettyLines(stream) : stream;
  return {
    logController: new OneLine({
      disableRequestLogging: (forPeople && !talkative.has(env.LOG_LEVEL)) || isProbe,
    }),
    logger: {
      level: env.LOG_LEVEL,
      ...(output ? { stream: output } : {}),
      serializers: {
        req: (request: { method: string; url: string; ip: string; id: string }) => ({
          method: request.method,
          path: withoutQuery(request.url),
          address: request.ip,
        }),
        err: describeFailure,
        res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      },
      redact: ['password', 'token', '*.password', '*.token'],
    },
  };
};
