import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { WebEnv } from '../env';

/** Takes the place of a worker that is not wanted any more: throws away what was cached and unregisters itself. */
const farewell = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * `/sw.js`, which browsers ask for anew with each visit, so it is never cached. In development, and where the worker is
 * switched off, it is one that takes itself away.
 */
export async function addServiceWorker(
  app: FastifyInstance,
  env: WebEnv,
  clientBuild: string,
): Promise<void> {
  const isOn = env.mode !== 'development' && env.serviceWorker;
  const script = isOn ? await readFile(path.join(clientBuild, 'sw.js'), 'utf8') : farewell;
  const headers = {
    'cache-control': 'public, no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    // Pages look here before they give the worker to a browser that has none.
    'x-service-worker': isOn ? 'on' : 'off',
  };
  app.get('/sw.js', (_request, reply) => reply.headers(headers).send(script));
}
