import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import { pageOf, routeReader } from './route-tree';

/** Paths whose routes are remembered, and how long one of them may be. */
const mostPaths = 10_000;
const longestPath = 256;

/** Where the browser asks which routes there are; only the whole list can tell. */
const manifest = '/__manifest';

/** The path and those above it, whose routes the browser is told of with the page. */
function withPathsAbove(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean);
  return [pathname, ...parts.map((_, count) => `/${parts.slice(0, count).join('/')}`)];
}

function narrowed(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

/**
 * Answers as Remix's own handler does, and gives it no more routes than a page is made of: it reads, ranks and compiles
 * all that it has several times for each page, which with two hundred routes is a fifth of a page's work.
 */
export function narrowRequestHandler(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode);
  const idsOf = routeReader(build);
  const byRoutes = new Map<string, RequestHandler>();
  const byPath = new Map<string, RequestHandler>();

  function handlerFor(pathname: string): RequestHandler {
    const page = pageOf(pathname);
    if (page === manifest || idsOf(page).length === 0) return whole;
    const ids = new Set(withPathsAbove(page).flatMap(idsOf));
    const key = [...ids].sort().join();
    const handler = byRoutes.get(key) ?? createRequestHandler(narrowed(build, ids), mode);
    byRoutes.set(key, handler);
    return handler;
  }

  return (request, context) => {
    const { pathname } = new URL(request.url);
    const known = byPath.get(pathname);
    const handler = known ?? handlerFor(pathname);
    if (!known && pathname.length <= longestPath) {
      if (byPath.size >= mostPaths) byPath.clear();
      byPath.set(pathname, handler);
    }
    return handler(request, context);
  };
}
