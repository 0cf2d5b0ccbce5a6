import { type IncomingHttpHeaders, request as startRequest } from 'node:http';

export interface Asked {
  method?: string;
  /** As it goes over the wire: nothing is normalised, so that odd spellings arrive as they are. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds after which no answer is an answer of its own. */
  patience?: number;
}

export interface Answer {
  /** 0 when there was none: `ended` says why. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  milliseconds: number;
  ended: 'whole' | 'stream' | 'timeout' | 'broken';
}

const mostBytes = 4 * 1024 * 1024;

/** Sends one request on a connection of its own and follows nothing. Never throws; a stream is left after its headers. */
export function ask(
  origin: string,
  { method = 'GET', path, headers, body, patience = 20_000 }: Asked,
): Promise<Answer> {
  const begin = performance.now();
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let text = '';
    let seen: { status: number; headers: IncomingHttpHeaders } = { status: 0, headers: {} };
    const end = (ended: Answer['ended']) => {
      clearTimeout(timer);
      resolve({ ...seen, body: text, milliseconds: performance.now() - begin, ended });
      request.destroy();
    };
    const request = startRequest({
      host: hostname,
      port,
      method,
      path,
      agent: false,
      headers: { ...headers },
    });
    const timer = setTimeout(() => end('timeout'), patience);
    request.once('error', () => end('broken'));
    request.once('response', (answer) => {
      seen = { status: answer.statusCode ?? 0, headers: answer.headers };
      if (/text\/event-stream/.test(answer.headers['content-type'] ?? '')) return end('stream');
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        if (text.length < mostBytes) text += part;
      });
      answer.once('end', () => end('whole'));
      answer.once('error', () => end('broken'));
    });
    if (body !== undefined) request.setHeader('content-length', Buffer.byteLength(body));
    request.end(body);
  });
}

let address = 0;

/** The address of a visitor that nobody was before, for a proxy on the same machine is believed. */
export const newAddress = (): string => {
  address += 1;
  return `10.${200 + (Math.floor(address / 62_500) % 50)}.${Math.floor(address / 250) % 250}.${(address % 250) + 1}`;
};

/** Works through a list, so many at a time, and no longer than until `deadline`. Tells how many were done. */
export async function each<T>(
  list: readonly T[],
  atOnce: number,
  work: (entry: T) => Promise<void>,
  deadline = Number.POSITIVE_INFINITY,
): Promise<number> {
  let next = 0;
  const worker = async () => {
    while (next < list.length && Date.now() < deadline) {
      const entry = list[next] as T;
      next += 1;
      await work(entry);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return next;
}
