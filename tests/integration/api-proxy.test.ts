import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../../server/app';
import { loadEnv } from '../../server/env';
import type { WebEnv } from '../../web/env';
import { addApiProxy } from '../../web/http/api-proxy';
import { findSessions } from '../../web/http/known-session';
import { addLanguages } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testDatabase } from '../setup/database';

const { url: databaseUrl } = await testDatabase();
const lines: string[] = [];
const logStream = new Writable({
  write(line, _encoding, done) {
    lines.push(String(line));
    done();
  },
});
const api = await createApp(loadEnv({ NODE_ENV: 'test', LOG_LEVEL: 'warn', DATABASE_URL: databaseUrl }), {
  logStream,
});
await api.listen({ host: '127.0.0.1', port: 0 });
const portOf = ({ server }: Pick<typeof api, 'server'>) => (server.address() as AddressInfo).port;
const site = Fastify({ trustProxy: true });
const apiUrl = `http://127.0.0.1:${portOf(api)}`;
await addApiProxy(site, { apiUrl, placeHeaders: [] } as unknown as WebEnv, findSessions(apiUrl));
await site.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await site.close();
  await api.close();
});

const head = (path: string, length: string) =>
  `POST ${path} HTTP/1.1\r\nhost: site\r\ncontent-type: application/json\r\naccept-language: vi\r\n${length}\r\n\r\n`;

/** Sends a body until an answer comes, and reads that. */
const sendEndlessly = async (
  [to, path]: [Pick<typeof api, 'server'>, string],
  length: string,
  frame: (piece: string) => string,
) => {
  const socket = connect(portOf(to), '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  socket.on('error', () => {});
  socket.write(head(path, length));
  const piece = frame('a'.repeat(65_536));
  while (!answer.includes('request_id') && !socket.closed) {
    if (!socket.write(piece))
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {});
    else await new Promise(setImmediate);
  }
  socket.destroy();
  return answer;
};

it.each([
  ['in pieces', 'transfer-encoding: chunked', (piece: string) => `10000\r\n${piece}\r\n`],
  ['of an announced length', 'content-length: 1000000000', (piece: string) => piece],
])('says of an endless body %s that it is too large', async (_name, length, frame) => {
  // Whoever wants the connection to end after the answer has to get the answer as well.
  for (const connection of ['keep-alive', 'close'])
    for (const door of [
      [site as never, '/api/customers/login'],
      [api, '/customers/login'],
    ] satisfies [Pick<typeof api, 'server'>, string][]) {
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => sendEndlessly(door, `${length}\r\nconnection: ${connection}`, frame)),
      );
      for (const answer of answers) {
        expect(answer).toMatch(/^HTTP\/1\.1 413 /);
        expect(answer).toContain('Dữ liệu quá lớn.');
      }
    }
});

it('passes on what has a right size', async () => {
  const answer = await site.inject({
    method: 'POST',
    url: '/api/customers/login',
    payload: { email: 'nobody@visit.example', password: 'không phải mật khẩu' },
  });
  expect(answer.statusCode).toBe(401);
});

it.each(['/api//x', '/api//evil.example/x', '/media//x'])(
  'says of %s in the reader’s language that it is not there',
  async (url) => {
    const answer = await site.inject({ url, headers: { 'accept-language': 'vi' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { message: 'Địa chỉ này không tồn tại.', code: 'route_not_found', request_id: expect.any(String) },
    ]);
    expect((await site.inject({ url })).json().message).toBe('There is no such address.');
  },
);

it('warns of a body that breaks off, without a stack', async () => {
  lines.length = 0;
  const socket = connect(portOf(api), '127.0.0.1');
  socket.write(`${head('/customers/login', 'content-length: 100')}{"email":`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.destroy();
  await expect.poll(() => lines.length).toBe(1);
  const { level, msg, err } = JSON.parse(lines[0] ?? '{}');
  expect({ level, msg, err }).toEqual({ level: 40, msg: 'a body did not come to its end', err: undefined });
});

/** A body that is announced and hardly comes. */
const slowBody = (path: string, type: string, address: string, length = 900_000) => {
  const sending = request({
    host: '127.0.0.1',
    port: portOf(site as never),
    path,
    method: 'POST',
    headers: { 'content-type': type, 'content-length': String(length), 'x-forwarded-for': address },
  });
  const status = new Promise<number>((resolve) => {
    sending.once('response', (answer) => resolve(answer.resume().statusCode ?? 0));
    sending.once('error', () => resolve(0));
  });
  sending.write('{');
  return { sending, status };
};

it('keeps bodies that hardly come from everybody else: readers, senders and what a bank says', async () => {
  const slow = Array.from({ length: 300 }, (_, index) =>
    slowBody(
      index % 3 ? '/api/contact' : '/api/payments/test/callback',
      index % 2 ? 'application/json' : 'multipart/form-data; boundary=x',
      `10.0.${index}.1`,
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  const begun = performance.now();
  const read = await site.inject('/api/health/live');
  const sent = await site.inject({
    method: 'POST',
    url: '/api/customers/login',
    payload: { email: 'nobody@visit.example', password: 'không phải mật khẩu' },
  });
  const told = await site.inject('/api/payments/vnpay/callback');
  const milliseconds = performance.now() - begun;
  for (const { sending } of slow) sending.destroy();
  await Promise.all(slow.map(({ status }) => status));
  expect([read, sent, told].map(({ statusCode }) => statusCode)).toEqual([200, 401, 404]);
  // As long as the API waits for a body, they would wait as well.
  expect(milliseconds).toBeLessThan(20_000);
});

it('keeps places for who is signed in, and others for banks, however many networks send slowly', async () => {
  const slow = Array.from({ length: 300 }, (_, index) =>
    slowBody(
      '/api/contact',
      'application/json',
      index < 260 ? `10.2.${index % 250}.1` : `2001:db8:5:${index}::1`,
      50_000,
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await addLanguages(api);
  const { token } = await signedInCustomer(api);
  const send = (url: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${portOf(site as never)}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.3.0.1', ...headers },
      body: '{}',
    }).then(({ status }) => status);
  const statuses = {
    stranger: await send('/api/countries/list-option'),
    customer: await send('/api/countries/list-option', { authorization: `Bearer ${token}` }),
    inventing: await send('/api/countries/list-option', {
      authorization: `Bearer ${token.slice(0, -4)}aaaa`,
    }),
    bank: await send('/api/payments/test/callback'),
  };
  for (const { sending } of slow) sending.destroy();
  await Promise.all(slow.map(({ status }) => status));
  expect(statuses).toEqual({ stranger: 503, customer: 200, inventing: 503, bank: 422 });
});

it('reads a few large bodies of one address at a time', async () => {
  const slow = Array.from({ length: 9 }, () => slowBody('/api/contact', 'application/json', '10.1.0.1'));
  expect(await Promise.race(slow.map(({ status }) => status))).toBe(429);
  for (const { sending } of slow) sending.destroy();
});
