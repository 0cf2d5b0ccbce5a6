import { type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { remixHandler } from '../../web/adapter';
import { addCachePolicy } from '../../web/http/cache-policy';
import type { FindSession } from '../../web/http/known-session';
import { guardPagePosts } from '../../web/http/page-posts';
import { createBodyLane } from '../../web/http/page-posts/body-lane';
import { formBytes, uploadBytes, uploadPlaces } from '../../web/http/page-posts/limits';
import { measuredBody } from '../../web/http/page-posts/measured-body';

const publicUrl = 'https://visit.example';
const words = 'application/x-www-form-urlencoded';
const files = 'multipart/form-data; boundary=xxx';

/** The account is what the cookie says it is. */
const sessionOf: FindSession = async ({ headers: { cookie } }) =>
  cookie ? { kind: cookie === '1' ? 'admin' : 'customer', id: Number(cookie) } : null;

let app: FastifyInstance;
let port: number;
/** What reached the framework, as bytes that it read. */
let read: number[];
let wait: Promise<void>;

beforeEach(async () => {
  read = [];
  wait = Promise.resolve();
  app = Fastify();
  addCachePolicy(app);
  await app.register(async (scope) => {
    await guardPagePosts(scope, { publicUrl, sessionOf, counts: {} });
    const handler = remixHandler({
      build: {} as ServerBuild,
      prepare: async () => {},
      loadContext: () => ({}) as AppLoadContext,
      // An action reads its body and tells its own story of what goes wrong.
      answer: async (request) => {
        await wait;
        try {
          read.push((await request.arrayBuffer()).byteLength);
        } catch {
          return new Response('the unexpected-error page', { status: 500 });
        }
        return new Response('taken');
      },
    });
    scope.all('*', handler);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => app.close());

interface Posted {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Readable | Buffer | string;
}

/** Sends a form as a client does that looks at the answer while it is still sending. */
function post({ path = '/en/signin', method = 'POST', headers = {}, body = '' }: Posted) {
  return new Promise<{ status: number; text: string; headers: IncomingMessage['headers'] }>(
    (resolve, reject) => {
      const asked = send({
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { 'content-type': words, ...headers },
      });
      asked.once('response', async (answer) => {
        let text = '';
        for await (const chunk of answer.setEncoding('utf8')) text += chunk;
        resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers });
        asked.destroy();
      });
      asked.once('error', reject);
      asked.flushHeaders();
      if (typeof body === 'string' || Buffer.isBuffer(body)) asked.end(body);
      else body.pipe(asked);
    },
  );
}

/** A body without an end, as fast as it is taken. */
const endless = () => {
  const body = new PassThrough();
  const piece = Buffer.alloc(64 * 1024, 'a');
  const fill = () => {
    while (!body.destroyed && body.write(piece));
  };
  body.on('drain', fill);
  setImmediate(fill);
  return body;
};

describe('a form of words', () => {
  it('reaches the action as it was sent', async () => {
    const answer = await post({ body: 'email=a%40b.example' });
    expect([answer.status, answer.text, read]).toEqual([200, 'taken', [19]]);
  });

  it('is refused by the length that it announces, before it is sent', async () => {
    const body = new PassThrough();
    const { status, text } = await post({ headers: { 'content-length': String(formBytes + 1) }, body });
    expect([status, read]).toEqual([413, []]);
    expect(text).toContain('lang="en"');
  });

  it('is broken off where it says no length and has no end', async () => {
    const { status } = await post({ body: endless() });
    expect([status, read]).toEqual([413, []]);
  });

  it.each([
    ['text/plain', 'a=b'],
    ['application/json', '{}'],
    ['', 'a=b'],
  ])('is none as "%s"', async (type, body) => {
    const { status } = await post({ path: '/vi/signin', headers: { 'content-type': type }, body });
    expect([status, read]).toEqual([400, []]);
  });
});

describe('a form with files', () => {
  const path = '/vi/profile';
  const headers = { 'content-type': files };

  it('is passed on as it comes', async () => {
    const body = Buffer.alloc(1024 * 1024, 'a');
    expect((await post({ path, headers, body })).status).toBe(200);
    expect(read).toEqual([body.length]);
  });

  it('is broken off at the limit of its page, and told so in the language of the page', async () => {
    const { status, text } = await post({ path, headers, body: endless() });
    expect([status, read]).toEqual([413, []]);
    expect(text).toContain('quá lớn');
  });

  it('has room for words alone on a page that expects no files', async () => {
    expect(uploadBytes('/en/write-review.data')).toBeGreaterThan(40_000_000);
    expect(uploadBytes('/en/contact')).toBe(formBytes);
    expect((await post({ path: '/en/contact', headers, body: endless() })).status).toBe(413);
  });

  it('waits for no other: a person has some at a time, and the rest is told to come again', async () => {
    let open = () => {};
    wait = new Promise((resolve) => {
      open = resolve;
    });
    const held = Array.from({ length: uploadPlaces.network }, () => post({ path, headers, body: 'a' }));
    await sleep(100);
    const refused = await post({ path, headers, body: 'a' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    // Who is signed in stands for himself, once.
    const own = Array.from({ length: 2 }, () =>
      post({ path, headers: { ...headers, cookie: '7' }, body: 'a' }),
    );
    expect((await Promise.race(own)).status).toBe(429);
    open();
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 200));
    expect((await Promise.all(own)).map(({ status }) => status).sort()).toEqual([200, 429]);
    await expect.poll(async () => (await post({ path, headers, body: 'a' })).status).toBe(200);
  });
});

test('the lane has an end for all together, a share for each network and account, and places for who is signed in', async () => {
  const enter = createBodyLane({ all: 4, kept: 1, network: 2, customer: 1, admin: 2 }, sessionOf);
  const from = async (ip: string, cookie?: string) => {
    const place = await enter({ ip, headers: { cookie } } as FastifyRequest);
    return typeof place === 'number' ? place : 'in';
  };
  const leave = await enter({ ip: '10.0.0.1', headers: {} } as FastifyRequest);
  expect([await from('10.0.0.1'), await from('10.0.0.1')]).toEqual(['in', 429]);
  expect([await from('2001:db8:1::1'), await from('2001:db8:1:1::1')]).toEqual(['in', 503]);
  expect([await from('10.0.0.1', '7'), await from('10.0.0.9', '7'), await from('10.0.0.1', '8')]).toEqual([
    'in',
    429,
    503,
  ]);
  // A place is given back once.
  if (typeof leave === 'function') [leave, leave].forEach((again) => void again());
  expect([await from('10.0.0.1', '1'), await from('10.0.0.2', '1')]).toEqual(['in', 503]);
});

describe('whose form it is', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'not an address' }, 403],
    [{ origin: publicUrl }, 200],
    [{ origin: 'http://elsewhere.example', host: 'elsewhere.example' }, 200],
  ])('is told by %o: %i', async (headers, expected) => {
    const answer = await post({ headers: headers as Record<string, string>, body: 'a=b' });
    expect([answer.status, read.length]).toEqual([expected, expected === 200 ? 1 : 0]);
  });

  it('is asked for every method that changes something, and no host is taken that is none', async () => {
    const headers = { origin: 'https://evil.example' };
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await post({ method, headers })).status).toBe(403);
    expect((await post({ method: 'GET', headers })).status).toBe(200);
    expect((await post({ headers: { host: 'a b' } })).status).toBe(400);
  });
});

test('nothing that is not declared public may be stored, whoever answered', async () => {
  for (const posted of [{ method: 'GET' }, { body: 'a=b' }, { headers: { origin: 'null' } }])
    expect((await post(posted)).headers['cache-control']).toBe('private, no-store');
});

test('a body that hardly comes is broken off, one that is not read yet is not', async () => {
  const measure = { mostBytes: 1000, graceMilliseconds: 40, minimumSpeed: 1000 };
  const [slow, unread] = [measuredBody(measure), measuredBody(measure)];
  slow.resume().write('a');
  unread.write('a');
  await expect.poll(() => (slow.errored as { statusCode?: number } | null)?.statusCode).toBe(408);
  expect(unread.errored).toBeNull();
});
