import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { ChatEvent } from './events';

/** Proxies end a connection on which nothing is said. */
const heartbeatMilliseconds = 10_000;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/**
 * Sends events as they come, as server-sent events: `data: {json}`. A reader who takes them slowly is waited for; one
 * who has gone ends the work.
 */
export const sendEvents = async (
  raw: ServerResponse,
  events: AsyncIterable<ChatEvent>,
  signal: AbortSignal,
  more: Record<string, string> = {},
): Promise<void> => {
  raw.writeHead(200, { ...headers, ...more });
  raw.write(': beat\n\n');
  const heartbeat = setInterval(() => raw.write(': beat\n\n'), heartbeatMilliseconds);
  try {
    for await (const event of events) {
      if (raw.closed || signal.aborted) return;
      if (!raw.write(`data: ${JSON.stringify(event)}\n\n`)) await once(raw, 'drain', { signal });
    }
  } catch (error) {
    // Somebody who leaves is no error.
    if (!signal.aborted) throw error;
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
};
