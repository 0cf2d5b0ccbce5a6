import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { overduePlugin } from '../../server/platform/plugins/overdue';

test('what is not answered in time is answered with 503, and nothing else', async () => {
  const app = Fastify();
  await app.register(overduePlugin, { longest: 100 });
  app.get('/never', () => new Promise(() => {}));
  app.get('/soon', async () => 'here');
  app.get('/late', () => new Promise((resolve) => setTimeout(resolve, 400, 'late')));
  app.get('/hijacked', (_request, reply) => {
    reply.hijack();
    setTimeout(() => reply.raw.end('own'), 400);
  });
  const [never, soon, late, hijacked] = await Promise.all(
    ['/never', '/soon', '/late', '/hijacked'].map((url) => app.inject(url)),
  );
  expect(never?.statusCode).toBe(503);
  expect(soon?.body).toBe('here');
  expect(late?.statusCode).toBe(503);
  expect(hijacked?.body).toBe('own');
  await app.close();
});
