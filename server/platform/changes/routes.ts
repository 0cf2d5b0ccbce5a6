import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors';
import type { Changes } from './listen';
import { createVersions } from './versions';

/** More listeners than that are no web processes of ours. */
const mostListeners = 64;

/** What changes together, such as the parts of a record, is told together. */
const gatherMilliseconds = 20;

/** So long a change waits at most for the primary to say where it stands. */
const mostMilliseconds = 500;

/** Proxies end a connection on which nothing is said. */
const heartbeatMilliseconds = 15_000;

/**
 * `GET /changes`: an event stream for web processes that keep finished pages. `data` holds the tags of what changed,
 * separated by commas, or `*` when something may have changed unheard; `versions` behind it, and at the beginning, what has been told up
 * to there (`createVersions`). Who it is for is told by `INTERNAL_TOKEN`, not by
 * the way that a request came or its address is spelt.
 * `onListener` is called for each who begins to listen.
 */
export const changesRoutes = (app: FastifyInstance, { events }: Changes, onListener: () => void): void => {
  const gathered = new Set<string>();
  const listeners = new Set<(text: string) => void>();
  let timer: NodeJS.Timeout | undefined;

  const tell = (text: string) => {
    for (const listener of listeners) listener(text);
  };
  /** From where on the primary's log has all that was told: whoever reads it anew says so. */
  const position = async (): Promise<string> => {
    if (!app.replicas) return '';
    const known = await Promise.race([app.replicas.latest(), sleep(mostMilliseconds, null, { ref: false })]);
    return `id: ${known ?? 'home'}\n`;
  };
  const versions = createVersions(events);
  const versionsLine = () => `versions: ${versions.text()}\n`;
  /** What is gathered later is told later, however long the primary takes to say where it stands. */
  let told: Promise<void> = Promise.resolve();
  const sayGathered = () => {
    timer = undefined;
    const data = gathered.size > 0 ? `data: ${[...gathered].join(',')}\n` : '';
    const text = `${data}${versionsLine()}\n`;
    gathered.clear();
    const where = data ? position() : '';
    told = told.then(async () => tell(`${await where}${text}`));
  };
  const saySoon = () => {
    timer ??= setTimeout(sayGathered, gatherMilliseconds);
  };
  const say = (tag: string) => {
    gathered.add(tag);
    saySoon();
  };
  events.on('tag', say);
  events.on('lost', () => say('*'));
  events.on('joined', saySoon);

  const heartbeat = setInterval(() => tell(':\n\n'), heartbeatMilliseconds);
  app.addHook('onClose', async () => {
    clearInterval(heartbeat);
    clearTimeout(timer);
  });
  // An open stream would keep the process from closing.
  app.addHook('preClose', async () => tell(''));

  app.get(
    '/changes',
    {
      config: { access: 'internal', lane: 'open' },
      schema: { hide: true },
    },
    (request, reply) => {
      // Whoever does not know what this is would wait for its end.
      if (!request.headers.accept?.includes('text/event-stream')) throw new ApiError('bad_request');
      if (listeners.size >= mostListeners) throw new ApiError('unavailable', { retryAfter: 5 });
      reply.hijack();
      const { raw } = reply;
      const listener = (text: string) => {
        if (text === '') raw.end();
        // Who does not read what is said to it is let go before it fills the memory.
        else if (!raw.write(text) && raw.writableLength > 65_536) raw.destroy();
      };
      raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      raw.write(`${versionsLine()}\n`);
      listeners.add(listener);
      onListener();
      raw.once('close', () => listeners.delete(listener));
    },
  );
};
