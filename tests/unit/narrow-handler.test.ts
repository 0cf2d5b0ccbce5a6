import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { narrowRequestHandler } from '../../web/http/narrow-handler';

interface Asked {
  params: Record<string, string | undefined>;
}

const page = (id: string, path: string | undefined, parentId?: string) => ({
  id,
  ...(path === undefined ? { index: true } : { path }),
  ...(parentId ? { parentId } : {}),
  module: { default: () => null, loader: ({ params }: Asked) => ({ of: id, slug: params.slug ?? null }) },
});

const resource = (id: string, path: string) => ({
  id,
  path,
  module: { loader: () => new Response(`file of ${id}`) },
});

const routes = [
  page('root', ''),
  page('choice', undefined, 'root'),
  page('site', ':lang', 'root'),
  page('home', undefined, 'site'),
  page('city', 'city/:slug', 'site'),
  page('cities', 'city', 'site'),
  page('not-found', '*', 'site'),
  page('admin', 'admin', 'root'),
  page('desk', 'desk/:slug', 'admin'),
  { ...resource('robots', 'robots.txt'), parentId: 'root' },
];

/** A site that answers with what it was given to render. */
const build = {
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  assets: {
    version: '1',
    routes: Object.fromEntries(routes.map(({ id }) => [id, { id, hasLoader: true }])),
  },
  basename: '/',
  future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true },
  entry: {
    module: {
      default: (_request: Request, status: number, _headers: Headers, context: EntryContext) =>
        Response.json(
          {
            matched: context.staticHandlerContext.matches.map(({ route }) => route.id),
            data: context.staticHandlerContext.loaderData,
            known: Object.keys(context.manifest.routes).sort(),
          },
          { status },
        ),
    },
  },
} as unknown as ServerBuild;

const handler = narrowRequestHandler(build, 'production');
const ask = (path: string) => handler(new Request(`http://site${path}`), {} as never);
const told = async (path: string) =>
  (await (await ask(path)).json()) as {
    matched: string[];
    data: Record<string, { of: string; slug: string | null }>;
    known: string[];
  };

it.each([
  ['/', ['root', 'choice'], ['choice', 'root']],
  ['/en', ['root', 'site', 'home'], ['choice', 'home', 'root', 'site']],
  ['/en/city/hue', ['root', 'site', 'city'], ['choice', 'cities', 'city', 'home', 'root', 'site']],
  ['/en/nowhere', ['root', 'site', 'not-found'], ['choice', 'home', 'not-found', 'root', 'site']],
  [
    '/admin/desk/7',
    ['root', 'admin', 'desk'],
    ['admin', 'choice', 'desk', 'root', 'site', 'not-found'].sort(),
  ],
])(
  '%s is made of its own routes, and knows besides them those of the paths above',
  async (path, matched, known) => {
    const answer = await told(path);
    expect(answer.matched).toEqual(matched);
    expect(answer.known).toEqual(known);
    expect(Object.keys(answer.data).sort()).toEqual([...matched].sort());
  },
);

it('answers as the whole list of routes would', async () => {
  const whole = createRequestHandler(build, 'production');
  for (const path of [
    '/',
    '/en',
    '/en/',
    '/en/city',
    '/en/city/hue',
    '/x/y/z',
    '/admin',
    '/admin/desk/1',
    '/admin/no/where',
  ]) {
    const answer = await whole(new Request(`http://site${path}`), {} as never);
    const { known, ...expected } = (await answer.json()) as Awaited<ReturnType<typeof told>>;
    const { known: narrow, ...given } = await told(path);
    expect(given, path).toEqual(expected);
    expect(known).toEqual(expect.arrayContaining(narrow));
  }
});

it('gives each path its own parameters, however often one is asked for', async () => {
  for (const slug of ['hue', 'sa-pa', 'hue']) {
    expect((await told(`/en/city/${slug}`)).data.city).toEqual({ of: 'city', slug });
  }
});

it('answers what asks for data, for a file or for routes as well', async () => {
  const data = await ask('/en/city/hue.data');
  expect(data.headers.get('content-type')).toContain('text/x-script');
  expect(await data.text()).toContain('"hue"');
  expect(await (await ask('/robots.txt')).text()).toBe('file of robots');
  const patch = await ask('/__manifest?version=1&p=/admin/desk/7&p=/en/city/hue');
  expect(Object.keys((await patch.json()) as object).sort()).toEqual(
    ['admin', 'desk', 'site', 'home', 'city', 'cities', 'not-found', 'root'].sort(),
  );
});
