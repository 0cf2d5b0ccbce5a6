import { connect } from 'node:net';
import type { Log } from './part';
import { ask, newAddress } from './request';
import type { Target } from './target';

/** What came of one connection that was written to by hand. */
interface Sent {
  /** Status of each answer that came on it. */
  statuses: number[];
  bytesTaken: number;
  milliseconds: number;
  isOpen: boolean;
}

interface Sending {
  head: string;
  /** What is sent after the head, piece by piece; undefined ends it. */
  next?: (index: number) => string | Buffer | undefined;
  pause?: number;
  patience: number;
}

/** Writes to a connection what no well-behaved client would, until it is closed or patience ends. */
function send(origin: string, { head, next, pause = 0, patience }: Sending): Promise<Sent> {
  const { hostname, port } = new URL(origin);
  const begin = performance.now();
  return new Promise((resolve) => {
    let text = '';
    let bytesTaken = 0;
    const socket = connect(Number(port), hostname);
    const end = (isOpen: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ statuses, bytesTaken, milliseconds: performance.now() - begin, isOpen });
    };
    const timer = setTimeout(() => end(true), patience);
    socket.on('data', (data) => {
      if (text.length < 100_000) text += data.toString('latin1');
    });
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
    const write = (index: number) => {
      const piece = next?.(index);
      if (piece === undefined || socket.destroyed) return;
      bytesTaken += piece.length;
      const goOn = () => setTimeout(() => write(index + 1), pause);
      if (socket.write(piece)) goOn();
      else socket.once('drain', goOn);
    };
    socket.once('connect', () => {
      socket.write(head);
      write(0);
    });
  });
}

const headOf = (path: string, host: string, extra: readonly string[]): string =>
  [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    `origin: http://${host}`,
    `x-forwarded-for: ${newAddress()}`,
    'connection: close',
    ...extra,
    '',
    '',
  ].join('\r\n');

const json = 'content-type: application/json';
const form = 'content-type: application/x-www-form-urlencoded';

/** Heads and bodies of which server and proxy could think differently; each must be refused, and nothing else answered. */
const ambiguous: ReadonlyArray<[string, string[], string]> = [
  ['two lengths', ['content-length: 5', 'content-length: 6'], 'hello!'],
  ['a list of lengths', ['content-length: 5, 6'], 'hello!'],
  ['a negative length', ['content-length: -5'], 'hello'],
  ['a length with a sign', ['content-length: +5'], 'hello'],
  ['a length and chunks', ['content-length: 5', 'transfer-encoding: chunked'], '0\r\n\r\n'],
  ['chunks that are no chunks', ['transfer-encoding: xchunked'], '0\r\n\r\n'],
  ['chunks, then something else', ['transfer-encoding: chunked, identity'], '0\r\n\r\n'],
  ['a chunk of no size', ['transfer-encoding: chunked'], 'zz\r\nhello\r\n0\r\n\r\n'],
  ['a chunk of endless size', ['transfer-encoding: chunked'], 'ffffffffffffffffffff\r\nhello'],
  ['a name with a blank', ['content-length : 5'], 'hello'],
  ['a folded header', ['x-a: b\r\n c: d', 'content-length: 5'], 'hello'],
  ['a head of 200 kB', [`x-a: ${'x'.repeat(200_000)}`, 'content-length: 5'], 'hello'],
];

const hidden = 'GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n';

async function tryAmbiguous(origin: string, path: string, log: Log): Promise<void> {
  const { host } = new URL(origin);
  for (const [what, headers, body] of ambiguous) {
    const head = headOf(path, host, [json, ...headers]);
    const sent = await send(origin, { head, next: (index) => [body, hidden][index], patience: 10_000 });
    log.tried();
    if (sent.isOpen) log.deviates(`${what} to ${origin}${path}: the connection stays open`);
    if (sent.statuses.some((status) => status < 400 || status >= 500))
      log.deviates(`${what} to ${origin}${path}: ${sent.statuses.join(', ')}`);
  }
  const short = await send(origin, {
    head: headOf(path, host, [json, 'content-length: 500']),
    next: (index) => ['{"a":1}'][index],
    patience: 75_000,
  });
  log.tried();
  if (short.isOpen) log.deviates(`less than was said to ${origin}${path}: the connection stays open`);
}

const megabyte = 1024 * 1024;

async function tryHuge(origin: string, path: string, log: Log, type: string): Promise<void> {
  const { host } = new URL(origin);
  const piece = Buffer.alloc(64 * 1024, 'a');
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')]);
  for (const [what, header, next] of [
    ['a huge body', `content-length: ${200 * megabyte}`, () => piece],
    ['chunks without end', 'transfer-encoding: chunked', () => chunk],
  ] as const) {
    const sent = await send(origin, { head: headOf(path, host, [type, header]), next, patience: 30_000 });
    log.tried();
    if (sent.isOpen || sent.bytesTaken > 40 * megabyte)
      log.deviates(`${what} to ${origin}${path}: ${Math.round(sent.bytesTaken / megabyte)} MB were taken`);
    if (sent.statuses.length === 0 || sent.statuses.some((status) => status < 400 || status >= 500))
      log.deviates(`${what} to ${origin}${path}: ${sent.statuses.join(', ')}`);
  }
}

/** Bodies that come letter by letter, many at once, while somebody else wants a page. */
async function trySlow(origin: string, path: string, log: Log, type: string): Promise<void> {
  const { host } = new URL(origin);
  const slow = Array.from({ length: 20 }, () =>
    send(origin, {
      head: headOf(path, host, [type, 'content-length: 50000']),
      next: () => 'a',
      pause: 1_000,
      patience: 90_000,
    }),
  );
  const page = await ask(origin, { path: '/health/live' });
  if (page.status !== 200) log.deviates(`beside slow bodies ${origin}/health/live answers ${page.status}`);
  const sent = await Promise.all(slow);
  log.tried(sent.length);
  if (sent.some(({ isOpen }) => isOpen))
    log.deviates(`a slow body to ${origin}${path} is waited for after 90 s`);
  const longest = Math.max(...sent.map(({ milliseconds }) => milliseconds));
  log.note(
    `slow bodies to ${origin}${path} are given up after ${(longest / 1000).toFixed(0)} s at the latest`,
  );
}

/** More than there are connections to the API: all of them would be taken, were bodies passed on as they come. */
async function tryHoldingAll(origin: string, log: Log): Promise<void> {
  const { host } = new URL(origin);
  const types = [json, 'content-type: multipart/form-data; boundary=x'];
  const slow = Array.from({ length: 300 }, (_, index) =>
    send(origin, {
      head: headOf('/api/contact', host, [types[index % 2] ?? json, 'content-length: 900000']),
      next: () => 'a',
      pause: 100,
      patience: 20_000,
    }),
  );
  let isOver = false;
  const over = Promise.all(slow).then((sent) => {
    isOver = true;
    return sent;
  });
  const worst = { reader: 0, callback: 0 };
  while (!isOver) {
    for (const [who, path, expected] of [
      ['reader', '/api/region?lang_id=en', 200],
      ['callback', '/api/payments/vnpay/callback', 404],
    ] as const) {
      const { status, milliseconds } = await ask(origin, { path });
      worst[who] = Math.max(worst[who], milliseconds);
      if (status !== expected) log.deviates(`beside 300 slow bodies ${path} answers ${status}`);
      if (milliseconds > 5_000) log.deviates(`beside 300 slow bodies ${path} takes more than five seconds`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const sent = await over;
  log.tried(sent.length);
  if (sent.some(({ isOpen }) => isOpen)) log.deviates('slow bodies to the API through the site stay open');
  log.note(
    `beside 300 slow bodies a reader waits for ${Math.round(worst.reader)} ms, a bank for ${Math.round(worst.callback)} ms at most`,
  );
}

/** Bodies that are huge, slow, endless or not what their head says, sent to the site's pages and to the API. */
export async function tryBodies({ siteUrl, apiUrl }: Target, log: Log): Promise<void> {
  const doors = [
    [siteUrl, '/en/contact', form],
    [siteUrl, '/api/contact', json],
    ...(apiUrl ? ([[apiUrl, '/contact', json]] as const) : []),
  ] as const;
  for (const [origin, path, type] of doors) {
    await tryAmbiguous(origin, path, log);
    await tryHuge(origin, path, log, type);
  }
  await tryHoldingAll(siteUrl, log);
  await Promise.all(doors.map(([origin, path, type]) => trySlow(origin, path, log, type)));
  for (const [origin] of doors) {
    const alive = await ask(origin, { path: '/health/live' });
    if (alive.status !== 200) log.deviates(`${origin} does not answer afterwards: ${alive.status}`);
  }
}
