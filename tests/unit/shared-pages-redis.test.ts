import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../db/embedded/free-port';
import { etagOf } from '../../web/http/page-cache/page';
import { sharePages } from '../../web/http/page-cache/shared';
import { connectRedis } from '../../web/http/redis';
import { changeLog } from '../factories/change-log';

const isInstalled = spawnSync('redis-server', ['--version']).status === 0;

// Elsewhere `shared-pages.test.ts` has a stand-in for it.
describe.runIf(isInstalled)('pages in a real Redis', () => {
  let server: ChildProcess;
  let port: number;
  const app = Fastify();
  const start = () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--maxmemory', '16mb'];
    server = spawn('redis-server', [...args, '--maxmemory-policy', 'volatile-ttl'], { stdio: 'ignore' });
  };
  beforeAll(async () => {
    port = await freePort();
    start();
  });
  afterAll(async () => {
    await app.close();
    server.kill('SIGKILL');
  });

  /** As large as a page of the site. */
  const body = Buffer.from(Array.from({ length: 4_000 }, (_, line) => `<p>Đà Nẵng ${line}</p>\n`).join(''));
  const { changes } = changeLog();
  const page = {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    bodies: new Map([['identity' as const, Promise.resolve(body)]]),
    asked: 0,
    etag: etagOf(body),
    tags: ['city'],
    begun: 1,
    at: 0,
    weight: 1,
  };
  const offer = () => {
    const at = Date.now();
    return { address: '/en', page: { ...page, at }, begunAt: at, versions: changes.versions() };
  };

  it('are had by another process, until it hangs or is gone, and again when it is back', async () => {
    const redis = await connectRedis(app, `redis://127.0.0.1:${port}`);
    if (!redis) throw new Error('There is no connection.');
    const pages = sharePages({ redis, changes, edition: 'one', secret: 'a-secret-of-the-installation' });
    const arrives = () =>
      vi.waitFor(async () => {
        await pages.offer(offer());
        const taken = await pages.take('/en');
        expect(await taken?.bodies.get('identity')).toEqual(body);
        expect(taken).toMatchObject({ status: 200, etag: page.etag, tags: ['city'] });
      }, 10_000);
    await arrives();
    expect(await redis.pttl(`page:one:/en`)).toBeLessThanOrEqual(60_000);
    expect(await pages.take('/vi')).toBeNull();

    server.kill('SIGSTOP');
    const begun = performance.now();
    expect(await pages.take('/en')).toBeNull();
    const first = performance.now() - begun;
    for (let time = 0; time < 100; time += 1) expect(await pages.take('/en')).toBeNull();
    expect(performance.now() - begun - first).toBeLessThan(first);
    server.kill('SIGCONT');
    await arrives();

    server.kill('SIGKILL');
    await once(server, 'exit');
    await vi.waitFor(() => expect(redis.status).not.toBe('ready'));
    expect(await pages.take('/en')).toBeNull();
    start();
    await arrives();
  }, 40_000);
});
