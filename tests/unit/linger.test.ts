import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { lingerOver } from '../../server/platform/linger';

const megabyte = 1024 * 1024;
const spanMilliseconds = 5_000;

const start = async () => {
  const app = Fastify({ bodyLimit: megabyte });
  app.setErrorHandler((_error, request, reply) => {
    lingerOver(request, reply);
    return reply.status(413).send({ code: 'too_large' });
  });
  app.post('/', async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, port: (app.server.address() as AddressInfo).port };
};

const head = (bytes: number) =>
  `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`;

/** Sends so many bytes of a body that says to be of `announced` bytes, and reads only then. */
const sendThenRead = (port: number, sent: number, announced = sent) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.pause();
    socket.write(head(announced));
    socket.write(Buffer.alloc(sent, 'a'), () => {
      socket.on('data', (part) => {
        answer += part.toString();
        if (sent === announced) socket.end();
      });
      socket.resume();
    });
  });

afterEach(() => {
  vi.useRealTimers();
});

test('who sends fifty megabytes before reading is told that it was too much', async () => {
  const { app, port } = await start();
  expect(await sendThenRead(port, 50 * megabyte)).toMatch(/^HTTP\/1\.1 413 [\s\S]*too_large/);
  await app.close();
});

test('who stops in the middle keeps a connection for one span', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { app, port } = await start();
  const answered = sendThenRead(port, 2 * megabyte, 50 * megabyte);
  const refused = new Promise((resolve) => app.server.once('request', resolve));
  await refused;
  await new Promise((resolve) => setTimeout(resolve, 300));
  // What came before counts for the first span; in the second one nothing came.
  await vi.advanceTimersByTimeAsync(2 * spanMilliseconds);
  expect(await answered).toMatch(/^HTTP\/1\.1 413 /);
  await app.close();
});
