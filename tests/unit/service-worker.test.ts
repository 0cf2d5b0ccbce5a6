import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { isPagePath, offlineGuides } from '~/site/offline/caches';
import { readMessage } from '~/site/offline/messages';
import { readEnv } from '../../web/env';
import { addServiceWorker } from '../../web/http/service-worker';
import { isOfBackOffice } from '../../web/worker/hands-off';
import { mayKeep } from '../../web/worker/may-cache';
import { picturesOf } from '../../web/worker/page-pictures';
import { buildFacts } from '../../web/worker/precached';

const answer = (status: number, cacheControl?: string) =>
  new Response(null, { status, headers: cacheControl ? { 'cache-control': cacheControl } : {} });

test('only what the server calls public is kept', () => {
  expect(mayKeep(answer(200, 'public, max-age=0, s-maxage=60'))).toBe(true);
  expect(mayKeep(answer(200, 'max-age=60,public'))).toBe(true);
  for (const other of ['no-cache', 'private, max-age=60', 'no-store', undefined]) {
    expect(mayKeep(answer(200, other)), other).toBe(false);
  }
  expect(mayKeep(answer(404, 'public, max-age=60'))).toBe(false);
});

test('pages are told from files, the back office and the API', () => {
  for (const path of ['/en', '/vi/', '/en/city/hoi-an', ...offlineGuides.map((guide) => `/vi/${guide}`)]) {
    expect(isPagePath(path), path).toBe(true);
  }
  for (const path of [
    '/',
    '/admin',
    '/api/city',
    '/en/feed.xml',
    '/english',
    '/fr/city/hue',
    '/media/a.jpg',
  ]) {
    expect(isPagePath(path), path).toBe(false);
  }
});

test('what belongs to the back office is none of the worker’s business', () => {
  const site = 'https://example.vn';
  const isOffice = (path: string, from = '', mode = 'cors') =>
    isOfBackOffice(
      { url: site + path, referrer: from && site + from, mode },
      new Set(['/assets/list-1.js', '/assets/admin-1.css']),
    );
  for (const path of ['/admin', '/admin/cities?page=2', '/admin.data', '/admin/cities.data?_routes=x']) {
    expect(isOffice(path), path).toBe(true);
  }
  expect(isOffice('/assets/list-1.js', '/assets/entry-1.js')).toBe(true);
  // Routes: asked for by one of its pages, or for one of its pages, among others.
  expect(isOffice('/__manifest?p=%2Fen&version=1', '/admin/cities')).toBe(true);
  expect(isOffice('/__manifest?p=%2Fen&p=%2Fadmin%2Fcities&version=1', '/en/city/hue')).toBe(true);
  expect(isOffice('/media/a.jpg?w=96', '/admin/media', 'no-cors')).toBe(true);

  for (const [path, from, mode] of [
    ['/en', '/admin', 'navigate'],
    ['/assets/react-1.js', '/admin', 'cors'],
    ['/__manifest?p=%2Fen%2Fcity%2Fhue&version=1', '/en', 'cors'],
    ['/en/administration', '/en', 'navigate'],
    ['/en/city/hue.data', '', 'cors'],
  ] as const) {
    expect(isOffice(path, from, mode), path).toBe(false);
  }
});

test('a page is kept with one size of each of its first pictures', () => {
  const sizes = (name: string) =>
    [320, 640, 1280].map((width) => `/media/${name}?w=${width}&amp;format=avif ${width}w`).join(', ');
  const picture = (name: string) =>
    `<picture><source type="image/webp" srcSet="/media/x.webp 640w"/><source type="image/avif" srcSet="${sizes(name)}" sizes="100vw"/></picture>`;
  expect(picturesOf(picture('a') + picture('b') + picture('a'))).toEqual([
    '/media/a?w=640&format=webp',
    '/media/b?w=640&format=webp',
  ]);
  const many = Array.from({ length: 30 }, (_, number) => picture(`p${number}`)).join('');
  expect(picturesOf(many)).toHaveLength(10);
  expect(picturesOf('<source type="image/avif" srcSet="https://elsewhere.example/a 640w"/>')).toEqual([]);
});

test('messages that pages did not send are not heeded', () => {
  expect(readMessage({ type: 'take-over' })).toEqual({ type: 'take-over' });
  expect(readMessage({ type: 'keep', language: 'fr', saved: ['/en/city/hue', 7] })).toEqual({
    type: 'keep',
    language: 'en',
    guides: false,
    saved: ['/en/city/hue'],
    trips: [],
  });
  for (const other of [null, 'keep', {}, { type: 'keep' }, { type: 'delete' }]) {
    expect(readMessage(other)).toBeNull();
  }
});

test('the worker starts with public scripts, parts of pages, texts and fonts, without the back office', () => {
  const facts = buildFacts(
    {
      version: 'abc',
      entry: { module: '/assets/entry-1.js', imports: ['/assets/react-1.js'] },
      routes: {
        root: { id: 'root', module: '/assets/root-1.js', imports: ['/assets/react-1.js'] },
        'routes/home': { id: 'routes/home', parentId: 'root', module: '/assets/home-1.js' },
        'routes/admin/list': { id: 'routes/admin/list', parentId: 'root', module: '/assets/list-1.js' },
        // By a name of its own, and below what is not handed out.
        block: { id: 'block', parentId: 'routes/admin/list', module: '/assets/block-1.js' },
        export: { id: 'export', parentId: 'root', path: 'admin/export.csv', module: '/assets/export-1.js' },
      },
    },
    {
      'app/locales/en/site.json': { file: 'assets/site-1.json' },
      'app/site/home/sections.later.tsx': { file: 'assets/sections-1.js', imports: ['_card.js'] },
      'app/site/map/canvas.tsx': { file: 'assets/canvas-1.js' },
      '_card.js': { file: 'assets/card-1.js' },
      'app/routes/home.tsx': {
        file: 'assets/home-1.js',
        imports: ['_card.js'],
        dynamicImports: ['app/site/map/canvas.tsx'],
      },
      'app/routes/admin/list.tsx': {
        file: 'assets/list-1.js',
        css: ['assets/list-1.css'],
        imports: ['_card.js', '_table.js'],
        dynamicImports: ['app/site/map/canvas.tsx', 'app/admin/rich-text.tsx'],
      },
      '_table.js': { file: 'assets/table-1.js' },
      'app/admin/rich-text.tsx': { file: 'assets/rich-text-1.js' },
      'app/locales/vi/admin.json': { file: 'assets/admin-1.js' },
      'app/locales/vi/admin_desk.json': { file: 'assets/admin_desk-1.js' },
      'app/root.tsx': {
        file: 'assets/root-1.js',
        assets: ['assets/a-latin-400.woff2', 'assets/a-latin-ext-400.woff2'],
      },
    },
  );
  expect(facts.precached.map(({ url }) => url)).toEqual([
    '/assets/a-latin-400.woff2',
    '/assets/card-1.js',
    '/assets/entry-1.js',
    '/assets/home-1.js',
    '/assets/react-1.js',
    '/assets/root-1.js',
    '/assets/sections-1.js',
    '/assets/site-1.json',
    '/favicon.svg',
    '/en/offline',
    '/vi/offline',
  ]);
  // Their names don't change with their content.
  expect(facts.precached.filter(({ revision }) => revision === 'abc').map(({ url }) => url)).toEqual([
    '/favicon.svg',
    '/en/offline',
    '/vi/offline',
  ]);
  expect(Object.keys(facts.routes)).toEqual(['root', 'routes/home']);
  expect(facts.officeFiles).toEqual([
    '/assets/admin-1.js',
    '/assets/admin_desk-1.js',
    '/assets/list-1.css',
    '/assets/list-1.js',
    '/assets/rich-text-1.js',
    '/assets/table-1.js',
  ]);
});

test('where the worker is switched off, and in development, one that takes itself away stands in its place', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  await writeFile(path.join(folder, 'sw.js'), '// the built worker');
  const served = async (source: NodeJS.ProcessEnv) => {
    const app = Fastify();
    await addServiceWorker(app, readEnv(source), folder);
    const { headers, body } = await app.inject('/sw.js');
    expect(headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    });
    return { state: headers['x-service-worker'], body };
  };
  try {
    expect(await served({ NODE_ENV: 'production' })).toEqual({ state: 'on', body: '// the built worker' });
    const off = await served({ NODE_ENV: 'production', SERVICE_WORKER: 'off' });
    expect(off.state).toBe('off');
    expect(off.body).toContain('registration.unregister()');
    expect(await served({ NODE_ENV: 'development' })).toEqual(off);
  } finally {
    await rm(folder, { recursive: true });
  }
});
