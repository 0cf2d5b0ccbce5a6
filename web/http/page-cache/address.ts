import type { ServerBuild } from '@remix-run/node';
import { plainPathReader } from '../plain-path';
import { pageOf, routeReader } from '../route-tree';

/** What a public route says of itself for keeping, in `handle`. */
interface RouteHandle {
  /** Query parameters that the page depends on; all others have no effect. */
  query?: readonly string[];
  /** False: made for one visitor, never cached. */
  keep?: boolean;
  /** Query parameters with which the page says what holds for minutes, or for one visitor: with them it is not cached. */
  passing?: readonly string[];
}

/** The route under which all public pages are. */
const siteRoute = 'routes/site';

/** Everything else belongs to others: files, the API, the back office. */
const inALanguage = /^\/(en|vi)(\/|\.data$|$)/;

/** Longer addresses are nobody's page. */
const longest = 1024;

/** Values of a parameter that are looked at; a list of filters is never longer. */
const mostValues = 20;

/**
 * The one address under which a page is cached, with the parameters that its routes name and no others, in a fixed
 * order; null for what is not a public page that is the same for all.
 */
export function addressReader(build: ServerBuild): (url: string) => string | null {
  const idsOf = routeReader(build);
  const plainPathOf = plainPathReader(build);

  return (url) => {
    // A second slash at the front would name another site.
    if (url.length > longest || !/^\/(?![/\\])/.test(url) || !URL.canParse(url, 'http://site')) return null;
    const { pathname, searchParams } = new URL(url, 'http://site');
    if (!inALanguage.test(pathname) || searchParams.has('preview')) return null;
    // Written otherwise, it leads to its page and is none.
    if (plainPathOf(pathname) !== null) return null;
    const isData = pathname.endsWith('.data');
    const ids = idsOf(pageOf(pathname));
    if (!ids.includes(siteRoute)) return null;
    const handles = ids.map((id) => (build.routes[id]?.module.handle ?? {}) as RouteHandle);
    if (
      handles.some(({ keep, passing }) => keep === false || passing?.some((name) => searchParams.has(name)))
    )
      return null;
    const known = [...handles.flatMap(({ query }) => query ?? []), ...(isData ? ['_routes'] : [])].sort();
    const named = new URLSearchParams();
    for (const name of new Set(known)) {
      for (const value of searchParams.getAll(name).slice(0, mostValues)) {
        if (value !== '') named.append(name, value);
      }
    }
    const query = named.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
}
