import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import middie from '@fastify/middie';
import fastifyStatic from '@fastify/static';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { addDrain } from '../server/platform/drain';
import { prettyLines } from '../server/platform/log-format';
import { shareConnections } from '../server/platform/shared-port';
import { remixHandler } from './adapter';
import { writtenFor } from './app/rendering/written/written-html';
import type { WebEnv } from './env';
import { addApiProxy } from './http/api-proxy';
import { addCachePolicy } from './http/cache-policy';
import { followChanges } from './http/changes';
import { sharedCounts } from './http/common-counts';
import { cacheEditedTexts } from './http/edited-texts';
import { findSessions } from './http/known-session';
import { addManifestRoute } from './http/manifest-limit';
import { addMapTiles, streetsAddress } from './http/map-tiles';
import { cachePages, pageDoor } from './http/page-cache';
import { pageDeadline } from './http/page-deadline';
import { guardPagePosts } from './http/page-posts';
import { placeHeadersOf } from './http/place-headers';
import { plainPathReader } from './http/plain-path';
import { readAfterOf, rememberWrite } from './http/read-after';
import { withRedirects } from './http/redirects';
import { connectRedis } from './http/redis';
import { addRequestId, requestId } from './http/request-id';
import { createResponseCache } from './http/response-cache';
import { addSecurityHeaders } from './http/security-headers';
import { addServiceWorker } from './http/service-worker';

const here = path.dirname(fileURLToPath(import.meta.url));
const clientBuild = path.join(here, 'build/client');
const serverBuild = path.join(here, 'build/server/index.js');

async function startVite(app: FastifyInstance): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: path.join(here, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return vite;
}

async function addStaticFiles(app: FastifyInstance) {
  await app.register(fastifyStatic, {
    root: path.join(clientBuild, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    globIgnore: ['**/*.br'],
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  await app.register(fastifyStatic, {
    root: clientBuild,
    wildcard: false,
    decorateReply: false,
    globIgnore: ['assets/**', '.vite/**', 'sw.js'],
    maxAge: '1h',
  });
}

/** Puts the web process together: the API behind it, static files, then Remix for everything else. */
export async function createWebServer(env: WebEnv): Promise<FastifyInstance> {
  const pages = pageDoor();
  const app = Fastify({
    serverFactory: (handler) =>
      createServer((request, answer) => pages.open(request, answer) || handler(request, answer)),
    genReqId: requestId,
    trustProxy: env.trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 1024 },
    logger: {
      level: 'warn',
      ...(env.logFormat === 'pretty' ? { stream: prettyLines() } : {}),
    },
  });

  if (env.isTraced) (await import('../server/platform/tracing')).traceApp(app, 'visit-vietnam-web');
  addDrain(app);
  shareConnections(app.server);
  addRequestId(app);
  addSecurityHeaders(app, env);
  addCachePolicy(app);
  await app.register(compress, {
    threshold: 1024,
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
      // What React has finished goes out at once instead of waiting for the compressor's window to fill.
      flush: constants.BROTLI_OPERATION_FLUSH,
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });

  app.get('/health/live', async () => ({ status: 'ok' }));
  // It says nothing of the API: without it there are still the pages in memory, which a balancer must not cut off.
  app.get('/health/ready', async (_request, reply) =>
    app.drain.begun ? reply.status(503).send({ status: 'ending' }) : { status: 'ok' },
  );
  const sessionOf = findSessions(env.apiUrl);
  await addApiProxy(app, env, sessionOf);
  await addServiceWorker(app, env, clientBuild);

  const vite = env.mode === 'development' ? await startVite(app) : undefined;
  if (!vite) await addStaticFiles(app);
  await addMapTiles(app, env.mapTilesFile);

  const build = vite
    ? () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>
    : ((await import(pathToFileURL(serverBuild).href)) as ServerBuild);

  const warn = (text: string) => app.log.warn(text);
  const changes = followChanges(env, warn);
  app.addHook('onClose', async () => changes.close());
  const answers = createResponseCache({ most: env.answerCacheBytes, changes });
  const texts = cacheEditedTexts(env.apiUrl, changes, warn);

  // In development routes come and go.
  const answer =
    typeof build === 'function'
      ? withRedirects(createRequestHandler(build, env.mode), async (path) =>
          plainPathReader(await build())(path),
        )
      : withRedirects(createRequestHandler(build, env.mode), plainPathReader(build));
  const redis = await connectRedis(app, env.redisUrl);
  if (typeof build !== 'function' && env.pageCacheBytes > 0)
    cachePages(pages, build, env, { answer, changes, texts, answers, redis });

  const handler = remixHandler({
    build,
    answer,
    prepare: (current) => texts.giveTo(current),
    loadContext: (request, reply) => ({
      nonce: request.cspNonce,
      requestId: request.id,
      apiUrl: env.apiUrl,
      publicUrl: env.publicUrl,
      mapStyleUrl: env.mapStyleUrl,
      streetsUrl: () => streetsAddress(env.mapTilesFile),
      clientAddress: request.ip,
      placeHeaders: placeHeadersOf(request, env.placeHeaders),
      tags: new Set<string>(),
      deadline: pageDeadline(),
      cachedAnswer: (key, ask, deadline) => answers.give(key, ask, { deadline }),
      readAfter: () => readAfterOf(request, changes),
      wrote: (readAfter) => rememberWrite(reply, readAfter, env.publicUrl),
      callFailed: () => {},
      written: writtenFor(request.url),
    }),
  });

  const counts = sharedCounts(redis);
  await addManifestRoute(app, handler, counts);
  await app.register(async (scope) => {
    await guardPagePosts(scope, { publicUrl: env.publicUrl, sessionOf, counts });
    scope.all('*', handler);
  });
  return app;
}
