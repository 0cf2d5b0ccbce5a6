import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { type RouteNode, routeTree } from './route-tree';

/** What a path without a language is read in; what it names may still turn out to be the other one's. */
const assumedLanguage = 'en';

const languages = ['en', 'vi'];

/** Nearly all paths: in a language, and nothing in them that could be written otherwise. */
const surelyPlain = /^\/(en|vi)(\/[a-z0-9-]+)*$/;

/** Signs that mean the same with and without a disguise (RFC 3986, 6.2.2.2). */
const unreserved = /[A-Za-z0-9._~-]/;

const plainSigns = (segment: string): string =>
  segment.replace(/%([0-9a-f]{2})/gi, (disguised, code: string) => {
    const sign = String.fromCharCode(Number.parseInt(code, 16));
    return unreserved.test(sign) ? sign : disguised.toUpperCase();
  });

const lowerCase = (segment: string): string => encodeURIComponent(decodeURIComponent(segment).toLowerCase());

function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** A part of a path as its route has it; what visitors typed and keys that know upper case stay as they are. */
function asRouted(segment: string, pattern: string | undefined): string {
  if (!pattern || pattern === '*') return segment;
  if (!pattern.startsWith(':')) return pattern;
  return /^:(lang|slug)\??$/.test(pattern) ? lowerCase(segment) : segment;
}

/** Pages of visitors. All else, such as files and the back office, is reached under its own address alone. */
const isPublic = (id: string): boolean => /^routes\/(site$|maps\.|chat-)/.test(id);

/**
 * Tells how the path of a public page is written: in lower case, without slashes at the end or twice, with its language.
 * Null for a path that is written so already, and for one that no such page can be at.
 */
export function plainPathReader(build: ServerBuild): (pathname: string) => string | null {
  const tree = routeTree(build);

  const routed = (segments: string[]): string | null => {
    const matches = matchRoutes(tree as never, `/${segments.join('/')}`) ?? [];
    const routes = matches.map(({ route }) => route as unknown as RouteNode);
    if (!routes.some(({ id }) => isPublic(id)) || routes.at(-1)?.path === '*') return null;
    const patterns = routes.flatMap(({ path }) => (path ? path.split('/') : []));
    const plain = segments.map((segment, place) => asRouted(segment, patterns[place]));
    return patterns[0] === ':lang' && !languages.includes(plain[0] ?? '') ? null : `/${plain.join('/')}`;
  };

  return (pathname) => {
    if (surelyPlain.test(pathname) || pathname.endsWith('.data') || !isReadable(pathname)) return null;
    const segments = pathname.split('/').filter(Boolean).map(plainSigns);
    const plain = segments.length === 0 ? '/' : (routed(segments) ?? routed([assumedLanguage, ...segments]));
    return plain === pathname ? null : plain;
  };
}
